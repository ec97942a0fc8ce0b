"""Logs of tables and evenings as they are stored, read and changed without a table service."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from veillee.core import Game
from veillee.server.admin.domain.errors import desk_error
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Abandoned, Closed, Departed
from veillee.server.evenings.domain.evening import Evening
from veillee.server.store.base import Append, Patch, Store, StoreError
from veillee.server.tables.commands.moves.takeback import agree_without
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.levels import middle_level
from veillee.server.tables.domain.log.entries import Ended, Entry, SeatSet
from veillee.server.tables.domain.table import Table
from veillee.server.tables.timing import Clock

_ATTEMPTS: Final = 10


class Folding:
    """Reads logs from the store and appends to them; processes that have them in memory read on by themselves."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock) -> None:
        self._store: Final = store
        self._games: Final = games
        self._clock: Final = clock

    async def table(self, name: str) -> Table | None:
        """Return a table; None if there is none, or no game for it."""
        row = await self._store.table(name)
        if row is None or row.game not in self._games:
            return None
        table = Table(row, self._games[row.game])
        for entry in await self._store.read(name, 0):
            table.read(entry)
        return table

    async def evening(self, name: str) -> Evening | None:
        """Return an evening; None if there is none."""
        row = await self._store.evening(name)
        if row is None:
            return None
        evening = Evening(row)
        for entry in await self._store.read(name, 0):
            evening.read(entry)
        return evening

    # Changing

    async def end_table(self, name: str) -> None:
        """End a game: nobody moves any more."""

        def plan(table: Table) -> Draft:
            draft = Draft(table, self._clock.time())
            if table.status == "over":
                raise desk_error("over")
            draft.add(Ended())
            return draft

        await self._change_table(name, plan, Patch("over", 0.0))

    async def vacate(self, name: str, person: str) -> None:
        """Take somebody off their seats of a game that goes on; bots play on for them."""

        def plan(table: Table) -> Draft:
            draft = Draft(table, self._clock.time())
            for index, seat in enumerate(table.seats):
                if seat.person == person and table.status != "over":
                    draft.add(SeatSet(index, "open", "leave", name=seat.name))
                    if table.state is not None:
                        draft.add(SeatSet(index, "bot", "set", level=middle_level()))
                        agree_without(draft, index)
            return draft

        await self._change_table(name, plan, Patch())

    async def _change_table(self, name: str, plan: Callable[[Table], Draft], patch: Patch) -> None:
        for _ in range(_ATTEMPTS):
            table = await self.table(name)
            if table is None:
                raise desk_error("no-log", 404)
            if await self._append(name, plan(table).entries, patch):
                return
        raise StoreError("the log does not come to rest")

    async def close_evening(self, name: str) -> None:
        """Close an evening; its games that go on are abandoned."""

        def plan(evening: Evening, draft: EveningDraft) -> None:
            if evening.status == "closed":
                raise desk_error("over")
            draft.add(Closed(""))

        await self._change_evening(name, plan)

    async def abandon(self, name: str, tables: list[str]) -> None:
        """Let games of an evening bring nobody points."""

        def plan(evening: Evening, draft: EveningDraft) -> None:
            for table in tables:
                if table in evening.games and not evening.games[table].abandoned:
                    draft.add(Abandoned("", table))

        await self._change_evening(name, plan)

    async def depart(self, name: str, person: str) -> None:
        """Let somebody leave an evening."""

        def plan(evening: Evening, draft: EveningDraft) -> None:
            guest = evening.of_person(person)
            if guest is not None and not guest.gone:
                draft.add(Departed(guest.handle, "left"))

        await self._change_evening(name, plan)

    async def _change_evening(self, name: str, plan: Callable[[Evening, EveningDraft], None]) -> None:
        for _ in range(_ATTEMPTS):
            evening = await self.evening(name)
            if evening is None:
                raise desk_error("no-log", 404)
            draft = EveningDraft(evening, self._clock.time())
            plan(evening, draft)
            if await self._append(name, draft.entries, Patch()):
                return
        raise StoreError("the log does not come to rest")

    async def _append(self, name: str, entries: Sequence[Entry], patch: Patch) -> bool:
        return not entries or await self._store.append(Append(name, entries, patch))
