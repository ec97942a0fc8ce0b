"""Pas Vu Pas Pris, apart from any position of it."""

from importlib import import_module
from typing import Any, Final

import msgspec

from veillee.core import Bot, Game, Refusal, Teaching
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import LAYOUTS, layout
from veillee.games.pas_vu_pas_pris.knowledge.observation import FIELDS
from veillee.games.pas_vu_pas_pris.rules.board import SEATS, SIDES
from veillee.games.pas_vu_pas_pris.rules.chance import layout_move
from veillee.games.pas_vu_pas_pris.rules.clauses import CLAUSES
from veillee.games.pas_vu_pas_pris.rules.codec import decode
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.furnish import put
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.options import BY_PLAYERS, RANDOM, Options

_EXAMPLE: Final[dict[str, Any]] = {
    "rounds": 3,
    "steps": 2,
    "points_out": [3, 4, 8],
    "threshold": 0.1,
    "field": 30.0,
    "cards": [{"steps": 6, "copies": 4}, {"steps": 8, "pieces": ["mirror", "piano"], "copies": 4}],
}


class PasVuPasPris(Game):
    """Two to four players, seven ghosts each, one keyhole."""

    def __init__(self) -> None:
        super().__init__("pas-vu-pas-pris", "PVP", SEATS, 2)

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def check_options(self, options: Any) -> Refusal | None:
        if not 2 <= options.players <= 4:
            return Refusal("PVP-S1", "players", {"players": str(options.players)})  # PVP-S1
        if options.layout not in LAYOUTS and options.layout not in (RANDOM, BY_PLAYERS):
            return Refusal("PVP-S2", "unknown", {"layout": options.layout})  # PVP-S2
        if options.first is not None and options.first not in SEATS[: options.players]:
            return Refusal("PVP-S3", "unknown", {"first": options.first})  # PVP-S3
        return None

    def examples(self) -> list[dict[str, Any]]:
        """Return options worth trying."""
        return [
            {"players": 2},
            {"players": 3, "fusion": True, "midnight": True, "layout": RANDOM},
            {"players": 3, "layout": BY_PLAYERS, "first": "west", "rehearsal": True},
            {"players": 2, "fusion": True, "variant": _EXAMPLE},
        ]

    def minutes(self) -> int:
        return 30

    def players(self, options: Any) -> int:
        return int(options.players)

    def new(self, options: Any) -> State:
        state = State(options, Hall())
        if options.first is not None:
            state.die = SIDES.index(options.first)
        if options.layout in LAYOUTS:
            for piece in layout_move(layout(options.layout)).pieces:
                refusal = put(state, piece, Recorder())
                assert refusal is None, refusal
            state.laid = True
        return state

    def from_bytes(self, data: bytes) -> State:
        state = State(Options(), Hall())
        decode(data, state)
        return state

    def observation(self) -> list[tuple[str, int]]:
        return [(field.name, field.size) for field in FIELDS]

    def clauses(self) -> tuple[str, ...]:
        return CLAUSES

    def texts(self) -> str:
        return "veillee.games.pas_vu_pas_pris"

    def bot(self) -> Bot:
        from veillee.games.pas_vu_pas_pris.bot.levels import PasVuPasPrisBot

        return PasVuPasPrisBot()

    def teaching(self) -> Teaching:
        from veillee.games.pas_vu_pas_pris.bot.teaching import PasVuPasPrisTeaching

        return PasVuPasPrisTeaching()

    def study(self) -> Any:
        # By name: the compiler would follow a plain import into the lab.
        return import_module("veillee.games.pas_vu_pas_pris.study.balance").PasVuPasPrisStudy()

    def scenario_adapter(self) -> Any:
        from veillee.games.pas_vu_pas_pris.schema.scenario import PasVuPasPrisScenarios

        return PasVuPasPrisScenarios()


GAME: Final = PasVuPasPris()
