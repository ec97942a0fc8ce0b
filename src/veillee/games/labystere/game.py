"""Labystère, as tables and bots know it."""

from importlib import import_module
from typing import Any

import msgspec

from veillee.core import Bot, Game, Refusal, Teaching
from veillee.games.labystere.knowledge.observation import fields
from veillee.games.labystere.rules.cards import SEATS
from veillee.games.labystere.rules.clauses import CLAUSES
from veillee.games.labystere.rules.moves import every_action
from veillee.games.labystere.rules.state import State, from_bytes, seated
from veillee.games.labystere.schema.options import Options
from veillee.games.labystere.schema.variant import numbers_of


class Labystere(Game):
    """Who stole the flag, and where is it hidden?"""

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def check_options(self, options: Any) -> Refusal | None:
        chosen: Options = options
        if not self._can_sit_down(chosen.players):
            return Refusal("LAB-M1", "players")
        if chosen.first not in SEATS[: chosen.players]:
            return Refusal("LAB-S4")
        return None

    def examples(self) -> list[dict[str, Any]]:
        return [
            {"players": 2},
            {"players": 3, "notebook": False, "first": "p3"},
            {"players": 4, "last_detective": True},
            {"players": 3, "variant": {"die": 8, "suspects": 3, "places": 3, "actions": {"finish": 4}, "corners": 4}},
        ]

    def minutes(self) -> int:
        return 10

    def players(self, options: Any) -> int:
        chosen: Options = options
        return chosen.players

    def new(self, options: Any) -> State:
        chosen: Options = options
        if not self._can_sit_down(chosen.players):
            raise ValueError(f"players: {chosen.players} cannot sit down, {self.fewest} to {len(SEATS)} can")
        state = seated(chosen.players)
        state.numbers = numbers_of(chosen.variant)
        state.turn = SEATS.index(chosen.first)
        state.notebook = chosen.notebook
        state.last_detective = chosen.last_detective
        return state

    def from_bytes(self, data: bytes) -> State:
        return from_bytes(data)

    def observation(self) -> list[tuple[str, int]]:
        return fields()

    def action_codes(self) -> list[int]:
        return every_action()

    def clauses(self) -> tuple[str, ...]:
        return CLAUSES

    def texts(self) -> str:
        return "veillee.games.labystere"

    def bot(self) -> Bot:
        from veillee.games.labystere.bot.levels import LabystereBot

        return LabystereBot()

    def teaching(self) -> Teaching:
        from veillee.games.labystere.bot.teaching import LabystereTeaching

        return LabystereTeaching()

    def study(self) -> Any:
        # By name: the compiler would follow a plain import into the lab.
        return import_module("veillee.games.labystere.study.balance").LabystereStudy()

    def scenario_adapter(self) -> Any:
        from veillee.games.labystere.schema.scenario import LabystereScenarios

        return LabystereScenarios()

    def _can_sit_down(self, players: int) -> bool:
        return self.fewest <= players <= len(SEATS)


GAME = Labystere("labystere", "LAB", SEATS, 2)
