"""Pas Vu Pas Pris, apart from any position of it."""

from typing import Any, Final

import msgspec

from veillee.core import Bot, Game, Refusal, Teaching
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import LAYOUTS, layout
from veillee.games.pas_vu_pas_pris.knowledge.observation import SHEET_SIZE
from veillee.games.pas_vu_pas_pris.rules.board import SEATS
from veillee.games.pas_vu_pas_pris.rules.clauses import CLAUSES
from veillee.games.pas_vu_pas_pris.rules.codec import unpack
from veillee.games.pas_vu_pas_pris.rules.events import Story
from veillee.games.pas_vu_pas_pris.rules.furnish import put
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.rules.state import HallState, layout_move
from veillee.games.pas_vu_pas_pris.schema.options import RANDOM, Options


class PasVuPasPris(Game):
    """Two to four players, seven ghosts each, one keyhole."""

    def __init__(self) -> None:
        super().__init__("pas-vu-pas-pris", "PVP", SEATS, 2)

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def check_options(self, options: Any) -> Refusal | None:
        if not 2 <= options.players <= 4:
            return Refusal("PVP-S1", "players", {"players": str(options.players)})  # PVP-S1
        if options.layout != RANDOM and options.layout not in LAYOUTS:
            return Refusal("PVP-S2", "unknown", {"layout": options.layout})  # PVP-S2
        return None

    def examples(self) -> list[dict[str, Any]]:
        """Return options worth trying."""
        return [
            {"players": 2},
            {"players": 3, "fusion": True, "midnight": True, "layout": RANDOM},
        ]

    def players(self, options: Any) -> int:
        return int(options.players)

    def new(self, options: Any) -> HallState:
        position = Position(options, Hall())
        if options.layout != RANDOM:
            for piece in layout_move(layout(options.layout)).pieces:
                refusal = put(position, piece, Story())
                assert refusal is None, refusal
            position.laid = True
        return HallState(position)

    def from_bytes(self, data: bytes) -> HallState:
        return HallState(unpack(data))

    def observation(self) -> list[tuple[str, int]]:
        return [("everything", SHEET_SIZE)]

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

    def scenario_adapter(self) -> Any:
        from veillee.games.pas_vu_pas_pris.schema.scenario import HallSpeaker

        return HallSpeaker()


GAME: Final = PasVuPasPris()
