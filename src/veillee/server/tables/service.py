"""The table service: loads the tables of a store when they are needed, and is the only way to change them."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

from veillee.core import Game
from veillee.server.analysis.analyst import Analyst
from veillee.server.bus.base import Bus, Note
from veillee.server.messages import Notice
from veillee.server.reaction.referee import Referee
from veillee.server.store.base import Append, DamagedError, Patch, Store, StoreError
from veillee.server.tables.bot_driver import BotDriver
from veillee.server.tables.domain.clock import Heartbeat, limit_after, outage
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.levels import Levels
from veillee.server.tables.domain.log.entries import Ended, Moved, Paused, Started
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.secrets import Person, Signer, is_table_id
from veillee.server.tables.domain.table import Table
from veillee.server.tables.guide import Guide
from veillee.server.tables.loaded_table import PRESENCE_SECONDS, Listed, LoadedTable, Remote
from veillee.server.tables.log_door import LogDoor
from veillee.server.tables.maintenance import Maintenance
from veillee.server.tables.metrics import Metrics, NullMetrics
from veillee.server.tables.settings import ServiceSettings
from veillee.server.tables.time_limits import TimeLimits
from veillee.server.tables.timing import Clock, SystemClock
from veillee.server.work.base import Work
from veillee.server.work.turns import Turns

_LIST_SECONDS: Final = 60.0
"""How old a table's place in the list may be before chat alone moves it."""
_log: Final = logging.getLogger("veillee.tables")

Plan = Callable[[Table, float], Draft]


class TableService(LogDoor[LoadedTable, Table, Draft]):
    """Loads tables, stores their changes and tells those who watch."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        bus: Bus,
        work: Work,
        settings: ServiceSettings | None = None,
        clock: Clock | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        super().__init__(store, clock or SystemClock(), metrics or NullMetrics())
        self.games: Final = games
        self.bus: Final = bus
        self.work: Final = work
        self.turns: Final = Turns(work.at_once)
        self.settings: Final = settings or ServiceSettings()
        self.levels: Final = Levels(self.settings.bots)
        self.process: Final = secrets.token_hex(8)
        self.tables: dict[str, LoadedTable] = {}
        self.forgetters: Final[list[Callable[[str], None]]] = []
        """Called with the name of a log that was rewritten or deleted: what is remembered of it is forgotten."""
        self.bots: Final = BotDriver(self)
        self.limits: Final = TimeLimits(self)
        self.analyst: Final = Analyst(self)
        self.maintenance: Final = Maintenance(self)
        self.filming: Final = asyncio.Lock()
        """Films are made one at a time: each is long work."""
        self.guided: set[str] = set()
        """Tables just made whose guided player is about to come."""
        self.hearers: Final[list[Callable[[Note], None]]] = []
        """Others who listen to notices: about evenings."""
        self.takers: Final[list[Callable[[LoadedTable, Draft], None]]] = []
        """Called with what this process has stored: it alone calls people back about it."""
        self.barred: Callable[[Person], bool] = lambda _: False
        """Tells whether the device that somebody uses was removed."""
        self.banned: Callable[[Person | None, str], bool] = lambda *_: False
        """Tells whether a person or an address is turned away."""
        self.shut = False
        """The server takes no new tables."""
        self.notice: Notice | None = None
        """What everybody is told."""
        self.started = 0.0
        self._beating: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[LoadedTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect to store and bus; no table is loaded."""
        await self.store.open()
        self.signer = await signer_of(self.store)
        self.started = self.clock.time()
        await self.beat()
        await self.work.open()
        await self.bus.open(self._hear)
        self.maintenance.begin()

    async def close(self) -> None:
        """Stop; everything acknowledged is stored already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for loaded in self.tables.values():
            loaded.stop_timer()
        await self.work.close()
        await self.bus.close()
        with contextlib.suppress(StoreError):
            await self.beat()
        await self.store.close()

    async def beat(self) -> None:
        """Store that this process is alive. StoreError: nothing can be stored now; one attempt answers all who ask."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.get_running_loop().create_task(self._beat())
        await asyncio.shield(self._beating)

    async def _beat(self) -> None:
        try:
            await self.store.beat(Heartbeat(self.process, self.started, self.clock.time()))
        except StoreError:
            self.metrics.set_writable(False)
            raise
        self.metrics.set_writable(True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; log what it raises."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("beside: %r", task.exception(), exc_info=task.exception())

    # Loading

    async def find(self, table: str) -> LoadedTable | None:
        """Return a table, folding its log when it is not in memory."""
        loaded = self.tables.get(table)
        if loaded is not None:
            loaded.touch()
            if loaded.is_behind():
                await self.follow(loaded)
            return loaded
        if not is_table_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def need(self, table: str) -> LoadedTable:
        """Return a table or refuse."""
        loaded = await self.find(table)
        if loaded is None:
            raise table_error("no-table", 404)
        return loaded

    async def readable(self, tables: list[str]) -> list[LoadedTable]:
        """Return the tables whose logs can be applied; skip those whose logs cannot."""
        found: list[LoadedTable] = []
        for name in tables:
            try:
                loaded = await self.find(name)
            except DamagedError as error:
                _log.warning("table %s: %s", name, error)
                continue
            except StoreError:
                raise
            except Exception:
                _log.exception("table %s: its log cannot be read", name)
                continue
            if loaded is not None:
                found.append(loaded)
        return found

    async def _fold(self, name: str) -> Table | None:
        row = await self.store.table(name)
        if row is None or row.game not in self.games:
            return None
        table = Table(row, self.games[row.game])
        await self._read_all(name, table)
        return table

    async def _load(self, name: str) -> LoadedTable | None:
        table = await self._fold(name)
        if table is None:
            return None
        loaded = LoadedTable(table, self.clock)
        loaded.referee = Referee(self, loaded)
        loaded.guide = Guide(self, loaded)
        await self._give_back(table)
        loaded.note_presence()
        self.tables[name] = loaded
        if name in self.guided:
            self.guided.discard(name)
            loaded.guide.expect()
        self.metrics.set_tables(len(self.tables))
        loaded.referee.follow()
        self.limits.set_timer(loaded)
        self.bots.nudge(loaded)
        return loaded

    async def reload(self, name: str) -> None:
        """Read a log anew that was rewritten, if it is in memory; those who watch are shown everything anew."""
        if name in self._loading:
            await self.find(name)
        for forget in self.forgetters:
            forget(name)
        loaded = self.tables.get(name)
        if loaded is None:
            return
        async with loaded.lock:
            table = await self._fold(name)
            if table is None:
                self.drop(name)
                return
            loaded.replace(table)
        self._changed(loaded)

    def drop(self, name: str) -> None:
        """Forget a table that was deleted, and close the connections of those who watch."""
        for forget in self.forgetters:
            forget(name)
        loaded = self.tables.pop(name, None)
        if loaded is None:
            return
        loaded.gone = table_error("no-table", 404)
        loaded.stop_timer()
        for watcher in list(loaded.watchers):
            watcher.end(4404, "no-table")
        self.metrics.set_tables(len(self.tables))

    def need_open(self) -> None:
        """Refuse new tables while the server takes none."""
        if self.shut:
            raise table_error("house-shut", 503)

    async def _give_back(self, table: Table) -> None:
        """Add the time in which no server was alive to the running limit."""
        now = self.clock.time()
        if table.moved_at > now:
            table.grace = now - table.moved_at  # the date was set back since: the limit begins now
        elif table.moved_at and table.moved_at < self.started and table.status == "playing":
            alive = await self.store.heartbeats(table.moved_at)
            alive.append(Heartbeat(self.process, self.started, now))
            table.grace = outage(alive, table.moved_at, now)

    # The one door to the log

    async def add_table(self, draft: Draft) -> LoadedTable:
        """Store a table with its first entries; if its id is taken, return the existing table."""
        row = draft.table.row
        stored = await self._append(draft, Listed(), row)
        loaded = await self.need(row.id)
        if stored:
            self._tell_takers(loaded, draft)
        return loaded

    async def _append(self, draft: Draft, listed: Listed, create: TableRow | None = None) -> bool:
        """Store a draft; False when a number or key is already taken."""
        began = self.clock.monotonic()
        entries = draft.entries
        if not await self.store.append(Append(draft.table.row.id, entries, _patch(draft, listed), create)):
            return False
        self.metrics.stored(entries, self.clock.monotonic() - began)
        return True

    def _store(self, loaded: LoadedTable, draft: Draft) -> Awaitable[bool]:
        return self._append(draft, loaded.listed)

    def _take(self, loaded: LoadedTable, draft: Draft) -> None:
        loaded.table.take(draft.applied, draft.state, draft.actors)
        loaded.touch()
        self._changed(loaded)
        if not self.bus.alone():
            self.bus.publish(self.note(loaded))
        self.bots.nudge(loaded)
        self._tell_takers(loaded, draft)

    def _tell_takers(self, loaded: LoadedTable, draft: Draft) -> None:
        for take in self.takers:
            take(loaded, draft)

    def _heard(self, loaded: LoadedTable) -> None:
        self._changed(loaded)
        self.bots.nudge_later(loaded)

    def _changed(self, loaded: LoadedTable) -> None:
        loaded.referee.follow()
        loaded.guide.follow()
        loaded.wake()
        self.limits.set_timer(loaded)

    # Who is connected

    def note(self, loaded: LoadedTable) -> Note:
        """Return the notice about a table for other processes."""
        seats = tuple(sorted(loaded.local_seats()))
        spectators, waits, screens = loaded.local_spectators(), loaded.guide.holds(), loaded.local_screens()
        return Note(loaded.table.row.id, loaded.table.seq, self.process, seats, spectators, waits, screens)

    def presence_changed(self, loaded: LoadedTable) -> None:
        """Tell everybody at a table, here and elsewhere, who is connected."""
        loaded.note_presence()
        loaded.presence_changed()
        self.bus.publish(self.note(loaded))

    def _hear(self, note: Note) -> None:
        if note.process == self.process:
            return
        for hear in self.hearers:
            hear(note)
        loaded = self.tables.get(note.table)
        if loaded is None:
            return
        until = self.clock.monotonic() + PRESENCE_SECONDS
        news = loaded.hear_of(note.process, Remote(note.seats, note.spectators, until, note.waits, note.screens))
        loaded.guide.follow()
        if news:
            loaded.presence_changed()
        loaded.told = max(loaded.told, note.seq)
        if loaded.in_use():
            self.keep_up(loaded)

    def keep_up(self, loaded: LoadedTable) -> None:
        """Read what other processes have told of. A table that nobody here looks at is read when somebody asks."""
        if loaded.is_behind():
            self.spawn(self.follow(loaded))


async def signer_of(store: Store) -> Signer:
    """Return what signs with the store's own key, making that key the first time."""
    return Signer(bytes.fromhex(await store.meta("key", secrets.token_hex(32))))


def _patch(draft: Draft, listed: Listed) -> Patch | None:
    """Return what a draft changes in the list of tables."""
    first = draft.entries[0].body
    moving = isinstance(first, (Moved, Started))
    started = draft.state is not None and draft.table.state is None
    ended = isinstance(first, Ended)
    over = ended or draft.actors == []
    status = "over" if over else "playing" if started else None
    due = draft.at if isinstance(first, Paused) else _due_after(draft, listed) if moving or status else None
    if status is None and due is None and not draft.persons and draft.at - listed.updated < _LIST_SECONDS:
        return None
    listed.updated = draft.at
    return Patch(status, due, draft.persons)


def _due_after(draft: Draft, listed: Listed) -> float | None:
    """Return a lower bound for when the limit ends after a draft; maintenance checks it exactly."""
    limit = 0.0 if isinstance(draft.entries[0].body, Ended) else limit_after(draft)
    if not limit and not listed.due:
        return None
    listed.due = draft.at + limit if limit else 0.0
    return listed.due
