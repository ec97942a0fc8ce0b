"""Nothing tells a viewer more than it may know: views, legal moves, events, guesses."""

from typing import Any

import msgspec

from veillee.core import CHANCE, SPECTATOR, FastRng, Game, GameState
from veillee.lab.conformance.random_game import need, random_game

_LOOK_EVERY = 5
_TELL_EVERY = 3


def viewers(game: Game, options: dict[str, Any]) -> list[int]:
    """Return every seat, and the spectator."""
    return [*range(game.players(game.read_options(options))), SPECTATOR]


def seen(state: GameState, viewer: int) -> bytes:
    """Return everything a viewer is sent of a position."""
    legal = state.legal(viewer) if viewer >= 0 else []
    return msgspec.json.encode([state.view(viewer), state.actors(), state.phase(), legal])


def check_views(game: Game, options: dict[str, Any], seed: int) -> None:
    """A viewer cannot tell positions apart that differ only in what it cannot know."""
    for index, (state, actor, move) in enumerate(random_game(game, options, seed)):
        if (index + seed) % _LOOK_EVERY:
            continue
        for viewer in viewers(game, options):
            other = state.determinize(viewer, FastRng(seed + index))
            need(
                seen(other, viewer) == seen(state, viewer),
                f"viewer {viewer} tells a guess of `determinize` from the truth: the view leaks, or the guess is wrong",
            )
            again = FastRng(seed), FastRng(seed)
            need(
                other.determinize(viewer, again[0]).to_bytes() == state.determinize(viewer, again[1]).to_bytes(),
                f"`determinize` of viewer {viewer} depends on something that it cannot know",
            )
            if actor == viewer:
                heard = other.heard(viewer, actor, move), state.heard(viewer, actor, move)
                need(heard[0] == heard[1], f"{move!r} is heard differently by its own mover: {heard}")
                need(other.check(actor, move) is None, f"{move!r} is legal in one world of {viewer} and not in another")


def check_events(game: Game, options: dict[str, Any], seed: int) -> None:
    """Events and heard moves tell a viewer no more than its view does.

    A move that sounds the same is made in another world in which the viewer may live: where both look the same to
    it afterwards, it was told the same.
    """
    compared = 0
    for index, (state, actor, move) in enumerate(random_game(game, options, seed)):
        if (index + seed) % _TELL_EVERY:
            continue
        for viewer in viewers(game, options):
            if viewer == actor:
                continue
            other = state.determinize(viewer, FastRng(seed + index))
            twin = _alike(other, actor, viewer, state.heard(viewer, actor, move))
            if twin is None:
                continue
            after = state.copy()
            told = msgspec.json.encode([event.seen_by(viewer) for event in after.apply(actor, move)])
            others = msgspec.json.encode([event.seen_by(viewer) for event in other.apply(actor, twin)])
            if seen(after, viewer) == seen(other, viewer):
                compared += 1
                need(told == others, f"events tell viewer {viewer} {move!r} from {twin!r}: {told!r}, {others!r}")
    need(compared > 0, "no two worlds could be compared: are views the same for everybody?")


def _alike(world: GameState, actor: int, viewer: int, heard: str) -> str | None:
    """Return a move that the viewer hears as it heard another, or None where the actor has none in this world."""
    moves = [move for move, _ in world.outcomes()] if actor == CHANCE else world.legal(actor)
    for move in [heard, *reversed(moves)]:
        if world.check(actor, move) is None and world.heard(viewer, actor, move) == heard:
            return move
    return None
