"""Make a move."""

from veillee.core.contract.reaction_state import open_reaction
from veillee.server.caller import Caller
from veillee.server.entries import Moved
from veillee.server.house import House
from veillee.server.live import Live
from veillee.server.messages import Move
from veillee.server.refuse import Refuse, refuse
from veillee.server.table import Draft, Table


async def play(house: House, live: Live, caller: Caller, message: Move) -> int:
    """Store a move of a held seat and return its number."""
    seat = caller.seat(live.table, message.seat)
    key = f"{seat}:{message.id}"
    racing = open_reaction(live.table.state)
    if racing is not None and racing.is_reaction(message.move) and key not in live.table.keys:
        if live.table.seats[seat].stand_in:
            raise refuse("stand-in")
        return await live.referee.touch(seat, message.move, key)

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        if table.state is None:
            raise refuse("not-started")
        if table.over:
            raise refuse("over")
        if table.seats[seat].stand_in:
            raise refuse("stand-in")
        now_racing = open_reaction(table.state)
        if now_racing is not None and (now_racing.is_reaction(message.move) or live.referee.rolling()):
            raise refuse("no-turn")  # it was sent before the start of the round was shown
        move = table.state.log_text(seat, message.move)
        refusal = table.state.check(seat, move)
        if refusal is not None:
            raise Refuse(refusal)
        draft = Draft(table, now)
        draft.add(Moved(seat, move, "person"), key)
        return draft

    seq = await house.change(live, plan, key)
    live.referee.moved(seat)
    return seq
