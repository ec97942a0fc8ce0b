"""Games of Labystère for tests: random set-ups, and games after some lively moves."""

import msgspec

from veillee.core import CHANCE, SPECTATOR, FastRng
from veillee.games.labystere.game import GAME
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options


def set_up(seed: int, players: int = 2, notebook: bool = True, last_detective: bool = False) -> State:
    """Return a game after a random set-up."""
    rng = FastRng(seed)
    state = GAME.new(Options(players=players, notebook=notebook, last_detective=last_detective))
    while state.phase() == "setup":
        state.apply(CHANCE, state.draw(rng))
    return state


def lively_move(state: State, seat: int, rng: FastRng) -> str:
    """Choose at random, but walk more often than change the paths, and seldom declare."""
    moves = state.legal(seat)
    walks = [move for move in moves if not move.startswith(("swap", "declare"))]
    if walks and rng.below(12):
        moves = walks
    return moves[rng.below(len(moves))]


def step(state: State, rng: FastRng) -> None:
    (actor,) = state.actors()
    state.apply(actor, state.draw(rng) if actor == CHANCE else lively_move(state, actor, rng))


def played(seed: int, players: int, steps: int, notebook: bool = True, last_detective: bool = False) -> State:
    """Return a game after some lively moves, or its end."""
    rng = FastRng(seed)
    state = set_up(seed, players, notebook, last_detective)
    while steps and state.outcome() is None:
        step(state, rng)
        steps -= 1
    return state


def viewers(state: State) -> list[int]:
    return [*range(len(state.sides)), SPECTATOR]


def seen(state: State, viewer: int) -> bytes:
    return msgspec.json.encode(state.view(viewer))


def laid(state: State) -> dict[str, list[str]]:
    described = GAME.scenario_adapter().describe(state)["grid"]
    return {square: words.split() for square, words in described.items()}
