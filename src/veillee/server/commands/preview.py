"""Ask what a move would lead to."""

from veillee.core import Refusal
from veillee.core.contract.refusal import not_a_move
from veillee.server.caller import Caller
from veillee.server.live import Live
from veillee.server.messages import AskPreview, PreviewAnswer
from veillee.server.refuse import Refuse, refuse


def preview(live: Live, caller: Caller, message: AskPreview) -> PreviewAnswer:
    """Try a move of a held seat on the position as it is, change nothing, and answer the asker alone."""
    table = live.table
    seat = caller.seat(table, message.seat)
    if table.state is None:
        raise refuse("not-started")
    move = message.move
    if move:
        move = table.state.log_text(seat, move)
        refusal = table.state.check(seat, move)
        if refusal is not None:
            raise Refuse(refusal)
    shows = table.state.preview(seat, move, message.ask)
    if isinstance(shows, Refusal):
        raise Refuse(shows)
    if shows is None:
        raise Refuse(not_a_move(message.ask or message.move))
    return PreviewAnswer(message.id, message.seat, move, shows, table.position)
