"""Random games through the contract's public doors."""

from collections.abc import Iterator
from typing import Any, Final

from veillee.core import CHANCE, FastRng, Game, GameState

LONGEST: Final = 5000
"""Moves after which a random game is taken to be endless."""


class Nonconformity(AssertionError):
    """A game breaks the contract; the text says where."""


def need(holds: bool, text: str) -> None:
    """Raise Nonconformity unless something holds."""
    if not holds:
        raise Nonconformity(text)


def new_state(game: Game, options: dict[str, Any]) -> GameState:
    """Return a position before set-up with options that the game itself proposes."""
    read = game.read_options(options)
    refusal = game.check_options(read)
    need(refusal is None, f"options {options} of `examples` are refused: {refusal}")
    return game.new(read)


def random_step(state: GameState, rng: FastRng) -> tuple[int, str]:
    """Return a random actor with a random legal move."""
    actors = state.actors()
    actor = actors[rng.below(len(actors))]
    return actor, state.draw(rng) if actor == CHANCE else state.random_move(actor, rng)


def random_game(
    game: Game, options: dict[str, Any], seed: int, limit: int = LONGEST
) -> Iterator[tuple[GameState, int, str]]:
    """Yield each position of a random game with the move about to be made in it."""
    rng = FastRng(seed)
    state = new_state(game, options)
    for _ in range(limit):
        if not state.actors():
            return
        actor, move = random_step(state, rng)
        yield state, actor, move
        state.apply(actor, move)
    raise Nonconformity(f"a random game did not end in {limit} moves (seed {seed})")
