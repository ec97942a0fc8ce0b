"""Pas Touche ! as a game: seats, options, clauses, new positions."""

from importlib import import_module
from typing import Any, Final

import msgspec

from veillee.core import Bot, Game, GameState, Refusal, Teaching
from veillee.games.pas_touche.rules.clauses import CLAUSES
from veillee.games.pas_touche.rules.moves import SEATS
from veillee.games.pas_touche.rules.state import State, from_bytes, new_state
from veillee.games.pas_touche.schema.options import NO_LEVEL, Options
from veillee.games.pas_touche.schema.variant import numbers_of

_EXAMPLE: Final[dict[str, Any]] = {
    "treats": 4,
    "numbers": 5,
    "tracks": {"green": ["arrow", "lock", "cross"]},
    "colours": {"orange": {"churros": 6, "3": 3}},
    "levels": [["green", "green", "orange"], ["green", "orange", "red"]],
}


class PasTouche(Game):
    """What Pas Touche ! is, apart from any position of it."""

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def check_options(self, options: Any) -> Refusal | None:
        # PT-M2: one cube a player
        if not self.fewest <= options.players <= len(self.seats):
            return Refusal("PT-M2", "players", {"players": str(options.players)})
        # PT-L3
        if len(options.proposed) > options.players:
            return Refusal("PT-L3", "proposed", {"players": str(options.players)})
        highest = numbers_of(options.variant).highest()
        for level in options.proposed:
            if level != NO_LEVEL and not 1 <= level <= highest:
                return Refusal("PT-L1", "range", {"level": str(level)})
        return None

    def carried(self, end: GameState) -> list[Any]:
        # PT-L3
        assert isinstance(end, State)
        return [player.level for player in end.players]

    def carry_on(self, options: dict[str, Any], carried: list[Any]) -> dict[str, Any]:
        # PT-L3
        return {**options, "proposed": [level or NO_LEVEL for level in carried]} if any(carried) else options

    def minutes(self) -> int:
        return 20

    def examples(self) -> list[dict[str, Any]]:
        return [
            {"players": 2},
            {"players": 4, "children": True},
            {"players": 6},
            {"players": 3, "easy_hands": True},
            {"players": 3, "variant": _EXAMPLE},
        ]

    def players(self, options: Any) -> int:
        return int(options.players)

    def new(self, options: Any) -> State:
        state = new_state(
            int(options.players), bool(options.children), bool(options.easy_hands), numbers_of(options.variant)
        )
        for player, level in zip(state.players, options.proposed):
            if level != NO_LEVEL:
                player.proposed = int(level)
        return state

    def from_bytes(self, data: bytes) -> State:
        return from_bytes(data)

    def clauses(self) -> tuple[str, ...]:
        return CLAUSES

    def texts(self) -> str:
        return "veillee.games.pas_touche"

    def bot(self) -> Bot:
        from veillee.games.pas_touche.bot.levels import PasToucheBot

        return PasToucheBot()

    def teaching(self) -> Teaching:
        from veillee.games.pas_touche.bot.teaching import PasToucheTeaching

        return PasToucheTeaching()

    def study(self) -> Any:
        # By name: the compiler would follow a plain import into the lab.
        return import_module("veillee.games.pas_touche.study.balance").PasToucheStudy()

    def scenario_adapter(self) -> Any:
        from veillee.games.pas_touche.schema.scenario import PasToucheScenarios

        return PasToucheScenarios()


GAME: Final = PasTouche("pas-touche", "PT", SEATS, 2)
