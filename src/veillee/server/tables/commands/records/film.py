"""Replay a table's log and keep every position, for the replay viewer."""

import msgspec

from veillee.core import SPECTATOR, GameState
from veillee.server.messages import Film, Frame
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.log.entries import Moved
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.tables.slices import Slices
from veillee.server.tables.views import line_of, result_of, table_info


async def film(service: TableService, loaded: LoadedTable, caller: Caller, seat: str, after: int = 0) -> Film:
    """Return every position of a table from an entry on; a seat's own view is for its holder while the game runs."""
    table = loaded.table
    signer = service.signer
    viewer = SPECTATOR
    if seat and table.over:
        viewer = table.need_number(seat)
    elif seat:
        viewer = caller.seat(table, seat)
    frames: list[Frame] = []
    if table.state is not None:
        async with service.filming:
            slices = Slices(service.clock)
            state = table.game.new(table.settings)
            invited = caller.invited(table, signer)
            for applied in loaded.referee.moves_shown():
                body = applied.entry.body
                assert isinstance(body, Moved)
                if not frames and applied.entry.seq > after:
                    frames.append(_frame(loaded, state, viewer))
                state.apply(body.actor, body.move)
                if applied.entry.seq <= after:
                    continue
                frame = _frame(loaded, state, viewer)
                frame.line = line_of(table, applied, viewer, signer, invited)
                frames.append(frame)
                await slices.pause()
            if not frames:
                frames.append(_frame(loaded, state, viewer))
    return Film(table_info(loaded, caller, signer), seat, frames, result_of(table))


def _frame(loaded: LoadedTable, state: GameState, viewer: int) -> Frame:
    view = msgspec.Raw(msgspec.json.encode(state.view(viewer)))
    return Frame(None, state.phase(), [loaded.table.actor_name(actor) for actor in state.actors()], view)
