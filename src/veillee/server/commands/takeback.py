"""Take a move back: while nothing was revealed, no chance happened, nobody else moved, and the others agree."""

from typing import Final

import msgspec

from veillee.core import FastRng, GameState
from veillee.server.caller import Caller
from veillee.server.entries import Moved, TookBack
from veillee.server.house import House
from veillee.server.live import Live
from veillee.server.look import may_take_back
from veillee.server.messages import AnswerTakeback, AskTakeback
from veillee.server.refuse import refuse
from veillee.server.table import Draft, Kept, Table

_WORLDS: Final = 16


async def ask_takeback(house: House, live: Live, caller: Caller, message: AskTakeback) -> int:
    """Ask the others; where only bots sit, take the move back at once."""
    seat = caller.seat(live.table, message.seat)
    key = f"{seat}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        last = table.last_move
        if last is None or not may_take_back(table, seat):
            raise refuse("nothing-to-take-back")
        if reveals(table, last):
            raise refuse("revealed")
        draft = Draft(table, now)
        draft.add(TookBack(seat, "asked", last.entry.seq), key)
        if not [other for other in table.humans() if other != seat]:
            draft.add(TookBack(seat, "done", last.entry.seq))
        return draft

    return await house.change(live, plan, key)


async def answer_takeback(house: House, live: Live, caller: Caller, message: AnswerTakeback) -> int:
    """Agree or decline; the last one to agree undoes the move."""
    seat = caller.seat(live.table, message.seat)
    key = f"{seat}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        caller.seat(table, message.seat)
        consent = table.consent
        if consent is None:
            raise refuse("not-asked")
        if consent.seat == seat:
            raise refuse("own-question")
        draft = Draft(table, now)
        draft.add(TookBack(seat, "agreed" if message.agree else "declined", consent.first), key)
        if message.agree:
            agree_without(draft, seat)
        return draft

    return await house.change(live, plan, key)


def agree_without(draft: Draft, seat: int) -> None:
    """Undo the move if nobody but this seat, which has agreed or goes, was still awaited."""
    table, consent = draft.table, draft.table.consent
    if consent is not None and not set(table.humans()) - consent.agreed - {consent.seat, seat}:
        draft.add(TookBack(consent.seat, "done", consent.first))


def reveals(table: Table, last: Kept) -> bool:
    """Tell whether a move showed its player something hidden.

    If it did, the same move in another world that the player could not tell apart looks different.
    """
    body = last.entry.body
    assert isinstance(body, Moved)
    before = table.position_before(last.entry.seq)
    seen = _seen(before.copy(), body.actor, body.move)
    rng = FastRng(last.entry.seq)
    for _ in range(_WORLDS):
        world = before.determinize(body.actor, rng)
        if world.check(body.actor, body.move) is not None or _seen(world, body.actor, body.move) != seen:
            return True
    return False


def _seen(state: GameState, seat: int, move: str) -> bytes:
    events = [event.seen_by(seat) for event in state.apply(seat, move)]
    return msgspec.json.encode((events, state.view(seat)))
