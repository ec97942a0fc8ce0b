"""Take a move back, if it revealed nothing, no chance followed, nobody else moved, and the others agree."""

from typing import Final

import msgspec

from veillee.core import FastRng, GameState
from veillee.server.messages import AnswerTakeback, AskTakeback
from veillee.server.tables.commands.submit import submit
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.applied import AppliedEntry
from veillee.server.tables.domain.log.entries import Moved, TookBack
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.tables.views import who_may_take_back

_WORLDS: Final = 16


async def ask_takeback(service: TableService, loaded: LoadedTable, caller: Caller, message: AskTakeback) -> int:
    """Ask the others; where only bots sit, take the move back at once."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        table = draft.table
        last = table.last_move
        if last is None or who_may_take_back(table) != seat:
            raise table_error("nothing-to-take-back")
        if reveals(table, last):
            raise table_error("revealed")
        draft.add(TookBack(seat, "asked", last.entry.seq), key)
        if not [other for other in table.humans() if other != seat]:
            draft.add(TookBack(seat, "done", last.entry.seq))

    return await submit(service, loaded, caller, message, fill)


async def answer_takeback(service: TableService, loaded: LoadedTable, caller: Caller, message: AnswerTakeback) -> int:
    """Agree or decline; the last one to agree undoes the move."""

    def fill(draft: Draft, seat: int, key: str) -> None:
        consent = draft.table.consent
        if consent is None:
            raise table_error("not-asked")
        if consent.seat == seat:
            raise table_error("own-question")
        draft.add(TookBack(seat, "agreed" if message.agree else "declined", consent.first), key)
        if message.agree:
            agree_without(draft, seat)

    return await submit(service, loaded, caller, message, fill)


def agree_without(draft: Draft, seat: int) -> None:
    """Undo the move if only this seat, which has agreed or is leaving, was still awaited."""
    table, consent = draft.table, draft.table.consent
    if consent is not None and not set(table.humans()) - consent.agreed - {consent.seat, seat}:
        draft.add(TookBack(consent.seat, "done", consent.first))


def reveals(table: Table, last: AppliedEntry) -> bool:
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
