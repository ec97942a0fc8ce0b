"""The evening service: loads the evenings of a store when they are needed, and is the only way to change them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from veillee.server.bus.base import Note
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Began, KeptChair
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.evenings.game_now import GameNow, game_now
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.maintenance import EveningMaintenance
from veillee.server.store.base import Append, Patch, StoreError
from veillee.server.tables.commands.setup.lay import Laying, Sitter, lay
from veillee.server.tables.domain.secrets import is_table_id
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.log_door import LogDoor
from veillee.server.tables.service import TableService

_ENDS_KEPT: Final = 2_000
_LIST_SECONDS: Final = 60.0
"""How old an evening's place in the list may be before words alone move it."""
_log: Final = logging.getLogger("veillee.evenings")


class EveningService(LogDoor[LoadedEvening, Evening, EveningDraft]):
    """Loads evenings, stores their changes, lays their tables and tells those who are in the room."""

    def __init__(self, tables: TableService) -> None:
        super().__init__(tables.store, tables.clock, tables.metrics)
        self.tables: Final = tables
        self.evenings: dict[str, LoadedEvening] = {}
        self.maintenance: Final = EveningMaintenance(self)
        self._loading: dict[str, asyncio.Task[LoadedEvening | None]] = {}
        self._ends: OrderedDict[str, GameNow] = OrderedDict()
        """Table -> how its game ended: that never changes."""
        self._listed: dict[str, float] = {}
        self.takers: Final[list[Callable[[LoadedEvening, EveningDraft], None]]] = []
        """Called with what this process has stored."""
        tables.hearers.append(self._hear)
        tables.forgetters.append(self._forget_end)

    def begin(self) -> None:
        """Begin what is done periodically; it ends with the table service."""
        self.tables.spawn(self.maintenance.run())

    # Loading

    async def find(self, evening: str) -> LoadedEvening | None:
        """Return an evening, folding its log when it is not in memory."""
        loaded = self.evenings.get(evening)
        if loaded is not None:
            loaded.touch()
            return loaded
        if not is_table_id(evening):
            return None
        task = self._loading.get(evening)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(evening))
            self._loading[evening] = task
            task.add_done_callback(lambda _: self._loading.pop(evening, None))
        return await asyncio.shield(task)

    async def need(self, evening: str) -> LoadedEvening:
        """Return an evening or refuse."""
        loaded = await self.find(evening)
        if loaded is None:
            raise evening_error("no-evening", 404)
        return loaded

    async def _fold(self, name: str) -> Evening | None:
        row = await self.store.evening(name)
        if row is None:
            return None
        evening = Evening(row)
        await self._read_all(name, evening)
        return evening

    async def _load(self, name: str) -> LoadedEvening | None:
        evening = await self._fold(name)
        if evening is None:
            return None
        loaded = LoadedEvening(evening, self.clock)
        loaded.note_presence()
        await self.attach(loaded)
        self.evenings[name] = loaded
        return loaded

    async def reload(self, name: str) -> None:
        """Read a log anew that was rewritten, if it is in memory; those in the room are shown everything anew."""
        if name in self._loading:
            await self.find(name)
        loaded = self.evenings.get(name)
        if loaded is None:
            return
        async with loaded.lock:
            evening = await self._fold(name)
            if evening is None:
                self.drop(name)
                return
            loaded.replace(evening)
        await self.attach(loaded)
        loaded.start_over()

    def drop(self, name: str) -> None:
        """Forget an evening that was deleted, and close the connections of those in the room."""
        loaded = self.evenings.get(name)
        if loaded is None:
            return
        loaded.gone = evening_error("no-evening", 404)
        for watcher in list(loaded.watchers):
            watcher.end(4404, "no-evening")
        self.unload(name)

    def _forget_end(self, table: str) -> None:
        self._ends.pop(table, None)

    def unload(self, name: str) -> None:
        """Forget an evening that nobody needs in memory."""
        self.evenings.pop(name).let_go()
        self._listed.pop(name, None)

    # The log

    async def add_evening(self, row: EveningRow, draft: EveningDraft) -> LoadedEvening:
        """Store an evening with its first entries."""
        await self.store.append(Append(row.id, draft.entries, Patch(members=draft.persons), row))
        return await self.need(row.id)

    async def _store(self, loaded: LoadedEvening, draft: EveningDraft) -> bool:
        began = self.clock.monotonic()
        patch = None
        if draft.persons or draft.at - self._listed.get(loaded.name, 0.0) >= _LIST_SECONDS:
            self._listed[loaded.name] = draft.at
            patch = Patch(members=draft.persons)
        if not await self.store.append(Append(loaded.name, draft.entries, patch)):
            return False
        self.metrics.stored(draft.entries, self.clock.monotonic() - began)
        return True

    def _take(self, loaded: LoadedEvening, draft: EveningDraft) -> None:
        for entry in draft.entries:
            loaded.evening.read(entry)
        loaded.touch()
        loaded.wake()
        if not self.tables.bus.alone():
            self.tables.bus.publish(self.note(loaded))
        for take in self.takers:
            take(loaded, draft)

    def _heard(self, loaded: LoadedEvening) -> None:
        loaded.wake()
        if any(table not in loaded.games for table in loaded.evening.games):
            self.tables.spawn(self.attach(loaded))

    # Its games

    async def attach(self, loaded: LoadedEvening) -> None:
        """Learn how every game stands that is not known to be over, and follow it; lay tables that are still to lay."""
        for table, begun in list(loaded.evening.games.items()):
            known = loaded.games.get(table) or self._ends.get(table)
            if known is not None and known.over:
                loaded.games.setdefault(table, known)
            elif table not in loaded.follows and table not in loaded.unreadable:
                if begun.abandoned and await self.store.table(table) is None:
                    continue  # its table was deleted
                for found in await self._table(loaded, table, begun.body):
                    self._follow_table(loaded, found)

    async def _table(self, loaded: LoadedEvening, table: str, begun: Began) -> list[LoadedTable]:
        found = await self.tables.readable([table])
        if found:
            return found
        if begun.game not in self.tables.games or await self.store.table(table) is not None:
            found = await self.tables.readable([table])  # another process may just have laid it
            if not found:
                loaded.unreadable.add(table)
            return found
        evening = loaded.evening
        sitters = tuple(_sitter(evening, chair) for chair in begun.chairs)
        host = evening.guests[begun.guest].person
        laying = Laying(
            table, loaded.name, host, begun.game, begun.options, begun.clock, sitters, evening.games[table].at
        )
        return [await lay(self.tables, laying)]

    def _follow_table(self, loaded: LoadedEvening, found: LoadedTable) -> None:
        name = found.name
        self._look_at(loaded, found)
        if not found.table.over and name not in loaded.follows:

            def follow() -> None:
                self._look_at(loaded, found)
                loaded.tell_presence()  # somebody else is to move
                if found.table.over:
                    self.tables.clock.call_later(0, self._drop, loaded, name)

            found.followers.add(follow)
            self.tables.keep_up(found)
            loaded.follows[name] = (found, follow)

    def _drop(self, loaded: LoadedEvening, name: str) -> None:
        found, follow = loaded.follows.pop(name, (None, None))
        if found is not None and follow is not None:
            found.followers.discard(follow)

    def _look_at(self, loaded: LoadedEvening, found: LoadedTable) -> None:
        """Note how a game stands; tell the room if that has changed."""
        now = game_now(found.table)
        if now == loaded.games.get(found.name):
            return
        loaded.games[found.name] = now
        loaded.results += 1
        if now.over:
            self._ends[found.name] = now
            if len(self._ends) > _ENDS_KEPT:
                self._ends.popitem(last=False)
        loaded.wake()

    async def refresh(self, loaded: LoadedEvening) -> None:
        """Read what other processes stored at the tables of running games."""
        await self.attach(loaded)
        for found, _ in list(loaded.follows.values()):
            await self.tables.follow(found)

    # Who is connected

    def note(self, loaded: LoadedEvening) -> Note:
        """Return the notice about an evening for other processes."""
        return Note(
            loaded.name,
            loaded.evening.seq,
            self.tables.process,
            loaded.local_numbers(),
            loaded.local_guests(),
            screens=loaded.local_screens(),
        )

    def presence_changed(self, loaded: LoadedEvening) -> None:
        """Tell everybody in the room, here and elsewhere, who is connected."""
        loaded.note_presence()
        self.tables.bus.publish(self.note(loaded))

    def _hear(self, note: Note) -> None:
        loaded = self.evenings.get(note.table)
        if loaded is None:
            return
        loaded.hear_of(note.process, note.seats, note.spectators, note.screens)
        if note.seq > loaded.evening.seq:
            self.tables.spawn(self.follow(loaded))

    async def readable(self, evenings: list[str]) -> list[LoadedEvening]:
        """Return the evenings whose logs can be applied; skip those whose logs cannot."""
        found: list[LoadedEvening] = []
        for name in evenings:
            try:
                loaded = await self.find(name)
            except StoreError:
                raise
            except Exception:
                _log.exception("evening %s: its log cannot be read", name)
                continue
            if loaded is not None:
                found.append(loaded)
        return found


def _sitter(evening: Evening, chair: KeptChair) -> Sitter:
    if not chair.guest:
        return Sitter(level=chair.level)
    guest = evening.guests[chair.guest]
    beside = evening.guests[guest.beside].person if guest.beside else ""
    return Sitter(guest.person, guest.name, beside=beside)
