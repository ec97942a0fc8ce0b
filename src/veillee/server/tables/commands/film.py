"""Fold a game anew and keep every position: what the replay viewer steps through."""

import msgspec

from veillee.core import SPECTATOR, GameState
from veillee.server.messages import Film, Frame
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.entries import Moved
from veillee.server.tables.domain.errors import refuse
from veillee.server.tables.domain.secrets import Signer
from veillee.server.tables.loaded_table import Live
from veillee.server.tables.views import line_of, result_of, table_info


def film(live: Live, caller: Caller, signer: Signer, seat: str) -> Film:
    """Return every position of a table; a seat's own view is for its holder while the game runs."""
    table = live.table
    viewer = SPECTATOR
    if seat and table.over:
        number = table.number(seat)
        if number is None:
            raise refuse("no-seat", 404, seat=seat)
        viewer = number
    elif seat:
        viewer = caller.seat(table, seat)
    frames: list[Frame] = []
    if table.state is not None:
        state = table.game.new(table.settings)
        frames.append(_frame(live, state, viewer))
        invited = caller.invited(table, signer)
        for kept in live.referee.moves_shown():
            body = kept.entry.body
            assert isinstance(body, Moved)
            state.apply(body.actor, body.move)
            frame = _frame(live, state, viewer)
            frame.line = line_of(table, kept, viewer, signer, invited)
            frames.append(frame)
    return Film(table_info(live, caller, signer), seat, frames, result_of(table))


def _frame(live: Live, state: GameState, viewer: int) -> Frame:
    view = msgspec.Raw(msgspec.json.encode(state.view(viewer)))
    return Frame(None, state.phase(), [live.table.actor_name(actor) for actor in state.actors()], view)
