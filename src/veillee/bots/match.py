"""One game between players, seeded: the same seed gives the same game."""

from veillee.bots.player import Player
from veillee.core.contract import CHANCE, State
from veillee.core.perspective import Perspective
from veillee.core.rng import Rng


def play_match(state: State, players: list[Player], rng: Rng) -> list[tuple[int, str]]:
    """Play a state to its end in place; return every move made, chance included."""
    moves: list[tuple[int, str]] = []
    while True:
        actors = state.actors()
        if not actors:
            return moves
        actor = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
        move = state.draw(rng) if actor == CHANCE else players[actor].choose(Perspective(state, actor), rng)
        refusal = state.check(actor, move)
        if refusal is not None:
            raise RuntimeError(f"seat {actor}: {move!r} is refused by {refusal.clause}")
        state.apply(actor, move)
        moves.append((actor, move))
