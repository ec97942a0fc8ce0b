"""How a game reads and writes positions in scenarios."""

from typing import Any

from mypy_extensions import mypyc_attr

from veillee.core.contract import GameState
from veillee.core.scenario.compare import differs


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioAdapter:
    """A game's half of the scenario format; the runner does the rest.

    A ValueError from `position` says which field of `given` does not fit.
    """

    def position(self, given: dict[str, Any], options: Any) -> GameState:
        """Return the position that a scenario's `given` describes."""
        raise NotImplementedError

    def describe(self, state: GameState) -> dict[str, Any]:
        """Return every `then` key of the game with its value."""
        raise NotImplementedError

    def describe_view(self, state: GameState, seat: int) -> dict[str, Any]:
        """Return the `then` keys as the seat's view shows them, with `unknown` for what it does not show.

        Built from `state.view(seat)` alone.
        """
        raise NotImplementedError

    def differs(self, key: str, expected: Any, got: Any) -> bool:
        """Tell whether a `then` value differs from the expected one."""
        return differs(expected, got)

    def gathers(self, move: str) -> bool:
        """Tell whether a move is collected and judged together with those that follow it."""
        return False

    def judge(self, state: GameState, moves: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Return collected moves in the order in which to apply them."""
        return moves
