"""The service: every table of a store, loaded when touched, changed through one door."""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from veillee.core import Game
from veillee.server.analysis.analyst import Analyst
from veillee.server.bus import Bus, Note, make_bus
from veillee.server.reaction.referee import Referee
from veillee.server.store import Append, Heartbeat, Patch, Store, StoreError, open_store
from veillee.server.tables.bot_driver import BotDriver
from veillee.server.tables.domain.clock import deadline, limit_after, outage
from veillee.server.tables.domain.entries import Entry, Moved, Started
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.secrets import Signer, is_table_id
from veillee.server.tables.domain.table import Draft, Table
from veillee.server.tables.loaded_table import PRESENCE_SECONDS, LoadedTable, Remote
from veillee.server.tables.maintenance import Maintenance
from veillee.server.web.metrics import Metrics
from veillee.server.web.settings import Settings
from veillee.server.work import Work, make_work

_ATTEMPTS: Final = 40
_TOUCH_SECONDS: Final = 60.0
_log: Final = logging.getLogger("veillee.tables")

Plan = Callable[[Table, float], Draft]


class TableService:
    """Loads tables, stores their changes and tells those who watch."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.process: Final = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.games: Final[dict[str, Game]] = settings.find_games()
        self.metrics: Final = Metrics()
        self.tables: dict[str, LoadedTable] = {}
        self.work: Final[Work] = make_work(settings.work, settings.workers, settings.games)
        self.bus: Final[Bus] = make_bus(settings.bus, settings.database())
        self.bots: Final = BotDriver(self)
        self.analyst: Final = Analyst(self)
        self.maintenance: Final = Maintenance(self)
        self.started = 0.0
        self._loading: dict[str, asyncio.Task[LoadedTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect to store and bus; no table is loaded."""
        self.store: Store = await open_store(self.settings.database())
        self.signer = Signer(bytes.fromhex(await self.store.meta("key", secrets.token_hex(32))))
        self.started = time.time()
        await self.store.beat(Heartbeat(self.process, self.started, self.started))
        await self.work.open()
        await self.bus.open(self._hear)
        self.maintenance.begin()

    async def close(self) -> None:
        """Stop; everything acknowledged is stored already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for loaded in self.tables.values():
            if loaded.timer is not None:
                loaded.timer.cancel()
        await self.work.close()
        await self.bus.close()
        with contextlib.suppress(StoreError):
            await self.store.beat(Heartbeat(self.process, self.started, time.time()))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    # Loading

    async def find(self, table: str) -> LoadedTable | None:
        """Return a table, folding its log when it is not in memory."""
        loaded = self.tables.get(table)
        if loaded is not None:
            loaded.touched = time.monotonic()
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
        """Return those of the tables whose logs can be folded; one that cannot disturbs no other."""
        found: list[LoadedTable] = []
        for name in tables:
            try:
                loaded = await self.find(name)
            except StoreError:
                raise
            except Exception:
                _log.exception("table %s: its log cannot be read", name)
                continue
            if loaded is not None:
                found.append(loaded)
        return found

    async def _load(self, name: str) -> LoadedTable | None:
        row = await self.store.table(name)
        if row is None or row.game not in self.games:
            return None
        loaded = LoadedTable(Table(row, self.games[row.game]))
        loaded.referee = Referee(self, loaded)
        for entry in await self.store.read(name, 0):
            loaded.table.read(entry)
        await self._give_back(loaded.table)
        loaded.note_presence()
        self.tables[name] = loaded
        self.metrics.tables.set(len(self.tables))
        self._attend(loaded)
        return loaded

    async def _give_back(self, table: Table) -> None:
        """Give the running limit the time back in which no server was alive."""
        if table.moved_at and table.moved_at < self.started and table.status == "playing":
            now = time.time()
            lives = await self.store.lives(table.moved_at)
            lives.append(Heartbeat(self.process, self.started, now))
            table.grace = outage(lives, table.moved_at, now)

    # Changing

    async def change(self, loaded: LoadedTable, plan: Plan, key: str | None = None) -> int:
        """Carry out a plan against the newest position and store it; return its number in the log.

        A plan refuses by raising, once it has seen what other processes stored. A writer that lost the race
        reloads and plans again; a key that is stored already is answered with its number.
        """
        if key is not None and key in loaded.refused:
            raise loaded.refused[key].again()
        async with loaded.lock:
            for attempt in range(_ATTEMPTS):
                if key is not None and key in loaded.table.keys:
                    return loaded.table.keys[key]
                try:
                    draft = plan(loaded.table, time.time())
                except TableError as refused:
                    if await self._missed(loaded):
                        continue
                    if key is not None:
                        loaded.remember_refusal(key, refused)
                    raise
                if not draft.applied:
                    return loaded.table.seq
                try:
                    if await self._store(loaded, draft):
                        return loaded.table.keys[key] if key is not None else draft.entries[0].seq
                    self.metrics.races.inc()
                    await self.catch_up(loaded)
                except StoreError as error:
                    self.metrics.store_errors.inc()
                    if attempt == _ATTEMPTS - 1:
                        raise
                    _log.warning("store: %s", error)
                    await asyncio.sleep(min(0.05 * 2**attempt, 1.0))
                    with contextlib.suppress(StoreError):
                        await self.catch_up(loaded)
        raise StoreError("the table's log does not come to rest")

    async def _missed(self, loaded: LoadedTable) -> bool:
        """Tell whether other processes stored something that this one had not heard of, and read it."""
        before = loaded.table.seq
        with contextlib.suppress(StoreError):
            await self.catch_up(loaded)
        return loaded.table.seq > before

    async def _store(self, loaded: LoadedTable, draft: Draft) -> bool:
        began = time.perf_counter()
        entries = draft.entries
        append = Append(loaded.table.row.id, entries, self._patch(loaded, draft, entries))
        if not await self.store.append(append):
            return False
        self.metrics.store_seconds.observe(time.perf_counter() - began)
        self.metrics.count(entries)
        loaded.table.take(draft)
        loaded.touched = time.monotonic()
        self._changed(loaded)
        self.bots.nudge(loaded)
        return True

    def _patch(self, loaded: LoadedTable, draft: Draft, entries: tuple[Entry, ...]) -> Patch | None:
        moving = isinstance(entries[0].body, Moved | Started)
        started = draft.state is not None and loaded.table.state is None
        over = moving and draft.state is not None and not draft.state.actors()
        status = "over" if over else "playing" if started else None
        due = self._due_after(loaded, draft) if moving or status else None
        if status is None and due is None and not draft.persons and draft.at - loaded.updated < _TOUCH_SECONDS:
            return None
        loaded.updated = draft.at
        return Patch(status, due, draft.persons)

    def _due_after(self, loaded: LoadedTable, draft: Draft) -> float | None:
        """Return when the limit ends after a draft: a lower bound is enough, the sweep looks closely."""
        limit = limit_after(draft)
        if not limit and not loaded.due:
            return None
        loaded.due = draft.at + limit if limit else 0.0
        return loaded.due

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what other processes stored."""
        entries = await self.store.read(loaded.table.row.id, loaded.table.seq)
        for entry in entries:
            if entry.seq == loaded.table.seq + 1:
                loaded.table.read(entry)
        if entries:
            self._changed(loaded, publish=False)
            self.bots.nudge_later(loaded)

    def _attend(self, loaded: LoadedTable) -> None:
        loaded.referee.follow()
        self.set_timer(loaded)
        self.bots.nudge(loaded)

    def _changed(self, loaded: LoadedTable, publish: bool = True) -> None:
        loaded.referee.follow()
        loaded.wake()
        if publish and not self.bus.alone():
            self.bus.publish(self.note(loaded))
        self.set_timer(loaded)

    # Time

    def set_timer(self, loaded: LoadedTable) -> None:
        """Ring when the running limit ends."""
        if loaded.timer is not None:
            loaded.timer.cancel()
            loaded.timer = None
        end = deadline(loaded.table)
        if end is not None and self.tables.get(loaded.table.row.id) is loaded:  # else it was let go meanwhile
            wait = max(0.001, end - time.time())
            loaded.timer = asyncio.get_running_loop().call_later(wait, self.bots.time_out, loaded)

    # Presence and hints

    def note(self, loaded: LoadedTable) -> Note:
        """Return what other processes are told of a table."""
        seats = tuple(sorted(loaded.local_seats()))
        return Note(loaded.table.row.id, loaded.table.seq, self.process, seats, loaded.local_spectators())

    def presence_changed(self, loaded: LoadedTable) -> None:
        """Tell everybody at a table, here and elsewhere, who is connected."""
        loaded.note_presence()
        for watcher in loaded.watchers:
            watcher.presence_changed()
        self.bus.publish(self.note(loaded))

    def _hear(self, note: Note) -> None:
        loaded = self.tables.get(note.table)
        if loaded is None or note.process == self.process:
            return
        before = (loaded.present(), loaded.spectators())
        loaded.remotes[note.process] = Remote(note.seats, note.spectators, time.monotonic() + PRESENCE_SECONDS)
        loaded.note_presence()
        if (loaded.present(), loaded.spectators()) != before:
            for watcher in loaded.watchers:
                watcher.presence_changed()
        if note.seq > loaded.table.seq:
            self.spawn(self.follow(loaded))

    async def follow(self, loaded: LoadedTable) -> None:
        """Read what a notice told of, if the store answers."""
        with contextlib.suppress(StoreError):
            await self.read_on(loaded)

    async def read_on(self, loaded: LoadedTable) -> None:
        """Read what other processes stored, after the change that is under way."""
        async with loaded.lock:
            await self.catch_up(loaded)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("service: %r", task.exception(), exc_info=task.exception())
