"""The end of a duel of Rest in Peace with two Ghosts a family and no Mediums: small enough to be solved exactly.

The rules are the real ones. Two families with two manors each stand before round 8; each draws one of its Ghosts 2
and 3, the other stays in the deck until the next round; the line has no Mediums. Who wins rounds 8 and 9 has won
(RIP-E1); else the cards that the losers put face down on round 10 decide.
"""

from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability

from veillee.core.contract.perspective import Perspective
from veillee.games.registry import find_game
from veillee.games.rest_in_peace.rules.ghosts import pack_of
from veillee.games.rest_in_peace.rules.houses import MANOR
from veillee.games.rest_in_peace.rules.position import DRAW, LINE_LENGTH, TENTH_ROUND
from veillee.games.rest_in_peace.rules.state import State
from veillee.lab.bridges.open_spiel import TableGame, TableState, described

Strategy = Callable[[Perspective, list[int]], list[float]]
"""Return a weight for each of the legal action codes, from what the seat knows."""

FIRST_ROUND = 8
DECK = [2, 3]
NO_MEDIUM = 0

KIND = described(
    "veillee_cut_down_duel",
    "Veillée cut-down duel",
    pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    pyspiel.GameType.Utility.ZERO_SUM,
    (2, 2),
    {},
)


def cut_down_position() -> State:
    """Return the position before the hands are drawn."""
    state = State()
    state.round = FIRST_ROUND
    state.line = [NO_MEDIUM] * LINE_LENGTH
    state.houses = [0] * (FIRST_ROUND - 1) + [int(MANOR)] * (TENTH_ROUND + 1 - FIRST_ROUND)
    state.mode = DRAW
    for side in (state.green, state.blue):
        side.deck = pack_of(DECK)
        side.to_draw = 1
        side.manors = 2
    return state


class CutDownDuel(TableGame):
    """The cut-down duel as an OpenSpiel game with every chance outcome listed."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(find_game("rest-in-peace"), cut_down_position(), 2, params=params, kind=KIND)


def nash_conv(strategy: Strategy) -> float:
    """Return how much both families together could gain by answering a strategy in the best way; 0: perfect play."""
    game = CutDownDuel()
    return table_conv(game, policies.tabular_policy_from_callable(game, lambda state: _weighed(strategy, state)))


def table_conv(game: CutDownDuel, table: Any) -> float:
    """Return the same for one of OpenSpiel's own policies."""
    return float(exploitability.nash_conv(game, table))


def _weighed(strategy: Strategy, state: TableState) -> dict[int, float]:
    game, position = state.get_game(), state.record.state
    actions = position.actions()
    weights = strategy(Perspective(position, position.actor()), actions)
    return {game.codes.index(action): weight / sum(weights) for action, weight in zip(actions, weights)}


pyspiel.register_game(KIND, CutDownDuel)
