"""Ask what a strong bot would do."""

from veillee.server.caller import Caller
from veillee.server.entries import Hinted
from veillee.server.house import House
from veillee.server.live import Live
from veillee.server.messages import AskHint, HintAnswer
from veillee.server.refuse import refuse
from veillee.server.sentences import sentence
from veillee.server.table import Draft, Table


async def hint(house: House, live: Live, caller: Caller, message: AskHint) -> HintAnswer:
    """Mark the question in the log, think, and answer the asker alone."""
    seat = caller.seat(live.table, message.seat)
    key = f"{seat}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        if table.state is None:
            raise refuse("not-started")
        if seat not in table.actors or table.state.races():
            raise refuse("no-turn")  # in a reaction round the answer would be the round
        draft = Draft(table, now)
        draft.add(Hinted(seat), key)
        return draft

    await house.change(live, plan, key)
    position = live.table.position
    state = live.table.state
    if state is None or seat not in live.table.actors or state.races():
        raise refuse("no-turn")
    advice = await house.players.advise(live.table, seat)
    text = sentence(live.table.game, advice.message, advice.params)
    return HintAnswer(message.id, message.seat, advice.move, advice.message, advice.params, text, position)
