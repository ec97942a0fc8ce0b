"""Play random games to the end, for search and simulation."""

from veillee.core.contract import CHANCE, NOBODY, TurnState
from veillee.core.rng import FastRng


def play_out(state: TurnState, rng: FastRng) -> int:
    """Play random moves until the game is over; return how many there were."""
    moves = 0
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return moves
        if actor == CHANCE:
            state.act(state.chance(rng))
        else:
            state.act(state.random_action(rng))
        moves += 1


def play_many(start: TurnState, games: int, rng: FastRng) -> int:
    """Play many random games from a position; return how many moves there were."""
    moves = 0
    for _ in range(games):
        state = start.copy()
        assert isinstance(state, TurnState)
        moves += play_out(state, rng)
    return moves
