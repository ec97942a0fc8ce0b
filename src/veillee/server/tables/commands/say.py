"""Say something."""

from typing import Final

from veillee.core import SPECTATOR
from veillee.server.messages import Say
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.entries import Said
from veillee.server.tables.domain.errors import refuse
from veillee.server.tables.domain.table import Draft, Table
from veillee.server.tables.loaded_table import Live
from veillee.server.tables.service import House

_MOST: Final = 4_000
"""Lines of chat that a table keeps; those who only watch fill a quarter of them at the most."""
_MOST_WATCHING: Final = 1_000


async def say(house: House, live: Live, caller: Caller, message: Say) -> int:
    """Store what a seat or a named spectator says and return its number."""
    if message.seat:
        seat = caller.seat(live.table, message.seat)
        name, speaker = live.table.seats[seat].name, str(seat)
    else:
        if caller.person is None or not caller.name:
            raise refuse("no-name")
        seat, name, speaker = SPECTATOR, caller.name, caller.person.id
    key = f"{speaker}:{message.id}"

    def plan(table: Table, now: float) -> Draft:
        if sum(isinstance(kept.entry.body, Said) for kept in table.kept) >= (_MOST if message.seat else _MOST_WATCHING):
            raise refuse("said-enough")
        draft = Draft(table, now)
        draft.add(Said(name, message.text, seat), key)
        return draft

    return await house.change(live, plan, key)
