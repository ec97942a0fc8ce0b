"""Scenarios of a game that has no adapter of its own."""

from typing import Any

import msgspec

from veillee.core.contract import SPECTATOR, GameState
from veillee.core.scenario.adapter import ScenarioAdapter


class ViewAdapter(ScenarioAdapter):
    """Compares `then` with what a spectator sees, field by field, and `sees` with what that seat sees."""

    def position(self, given: dict[str, Any], options: Any) -> GameState:
        raise ValueError("given: this game's scenarios begin at the set-up; `Game.scenario_adapter` can read positions")

    def describe(self, state: GameState) -> dict[str, Any]:
        return _fields(state.view(SPECTATOR))

    def describe_view(self, state: GameState, seat: int) -> dict[str, Any]:
        return _fields(state.view(seat))


def _fields(view: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(view)
    return found
