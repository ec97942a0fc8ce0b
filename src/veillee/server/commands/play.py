"""Make a move."""

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
    state = live.table.state
    if state is not None and state.races() and state.reacts(message.move) and key not in live.table.keys:
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
        if table.state.races() and (table.state.reacts(message.move) or live.referee.rolling()):
            raise refuse("no-turn")  # it was sent before the start of the round was shown
        move = table.state.logged(seat, message.move)
        refusal = table.state.check(seat, move)
        if refusal is not None:
            raise Refuse(refusal)
        draft = Draft(table, now)
        draft.add(Moved(seat, move, "person"), key)
        return draft

    seq = await house.change(live, plan, key)
    live.referee.moved(seat)
    return seq
