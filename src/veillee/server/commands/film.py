"""Fold a game anew and keep every position: what the replay viewer steps through."""

import msgspec

from veillee.core import SPECTATOR, GameState
from veillee.server.caller import Caller
from veillee.server.entries import Moved
from veillee.server.live import Live
from veillee.server.look import line_of, result_of, table_info
from veillee.server.messages import Film, Frame
from veillee.server.refuse import refuse
from veillee.server.secrets import Signer


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
