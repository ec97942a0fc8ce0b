"""Ask what a strong bot would do."""

import logging
from typing import Final

from veillee.core.contract.reaction_state import open_reaction
from veillee.server.caller import Caller
from veillee.server.entries import Hinted
from veillee.server.house import House
from veillee.server.live import Live
from veillee.server.messages import AskHint, HintAnswer
from veillee.server.refuse import refuse
from veillee.server.sentences import sentence
from veillee.server.table import Draft, Table

_log: Final = logging.getLogger("veillee.hint")


async def hint(house: House, live: Live, caller: Caller, message: AskHint) -> HintAnswer:
    """Mark the question in the log, think, and answer the asker alone."""
    seat = caller.seat(live.table, message.seat)
    key = f"{seat}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        _need_calm_turn(table, seat)
        draft = Draft(table, now)
        if seat not in table.hints:
            draft.add(Hinted(seat), key)
        return draft

    await house.change(live, plan, key)
    position = live.table.position
    _need_calm_turn(live.table, seat)
    try:
        advice = await house.players.advise(live, seat)
    except Exception as error:
        _log.warning("table %s: no hint: %r", live.table.row.id, error)
        raise refuse("no-hint", 503) from error
    text = sentence(live.table.game, advice.message, advice.params)
    return HintAnswer(message.id, message.seat, advice.move, advice.message, advice.params, text, position)


def _need_calm_turn(table: Table, seat: int) -> None:
    if table.state is None:
        raise refuse("not-started")
    if seat not in table.actors:
        raise refuse("no-turn")
    if open_reaction(table.state) is not None:
        raise refuse("racing")  # the answer would be the round
