"""The house: every table of a store, loaded when touched, changed through one door."""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from veillee.core import Game
from veillee.server.analyst import Analyst
from veillee.server.bus import Bus, Note, make_bus
from veillee.server.clock import deadline, limit_after, outage
from veillee.server.entries import Entry, Moved, Started
from veillee.server.guide import Guide
from veillee.server.live import PRESENCE_SECONDS, Live, Remote
from veillee.server.metrics import Metrics
from veillee.server.players import Players
from veillee.server.referee import Referee
from veillee.server.refuse import Refuse, refuse
from veillee.server.secrets import Signer, is_table_id
from veillee.server.settings import Settings
from veillee.server.store import Append, Life, Patch, Store, StoreError, open_store
from veillee.server.sweep import Sweep
from veillee.server.table import Draft, Table
from veillee.server.work import Work, make_work

_ATTEMPTS: Final = 40
_TOUCH_SECONDS: Final = 60.0
_log: Final = logging.getLogger("veillee.house")

Plan = Callable[[Table, float], Draft]


class House:
    """Loads tables, stores their changes and tells those who watch."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.process: Final = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.games: Final[dict[str, Game]] = settings.find_games()
        self.metrics: Final = Metrics()
        self.tables: dict[str, Live] = {}
        self.work: Final[Work] = make_work(settings.work, settings.workers, settings.games, settings.compiled)
        self.bus: Final[Bus] = make_bus(settings.bus, settings.database())
        self.players: Final = Players(self)
        self.analyst: Final = Analyst(self)
        self.sweep: Final = Sweep(self)
        self.guided: set[str] = set()
        """Tables just made whose guided player is about to come."""
        self.started = 0.0
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect to store and bus; no table is loaded."""
        self.store: Store = await open_store(self.settings.database())
        self.signer = Signer(bytes.fromhex(await self.store.meta("key", secrets.token_hex(32))))
        self.started = time.time()
        await self.store.beat(Life(self.process, self.started, self.started))
        await self.work.open()
        await self.bus.open(self._hear)
        self.sweep.begin()

    async def close(self) -> None:
        """Stop; everything acknowledged is stored already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            if live.timer is not None:
                live.timer.cancel()
        await self.work.close()
        await self.bus.close()
        with contextlib.suppress(StoreError):
            await self.store.beat(Life(self.process, self.started, time.time()))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    # Loading

    async def find(self, table: str) -> Live | None:
        """Return a table, folding its log when it is not in memory."""
        live = self.tables.get(table)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if not is_table_id(table):
            return None
        task = self._loading.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def need(self, table: str) -> Live:
        """Return a table or refuse."""
        live = await self.find(table)
        if live is None:
            raise refuse("no-table", 404)
        return live

    async def readable(self, tables: list[str]) -> list[Live]:
        """Return those of the tables whose logs can be folded; one that cannot disturbs no other."""
        found: list[Live] = []
        for name in tables:
            try:
                live = await self.find(name)
            except StoreError:
                raise
            except Exception:
                _log.exception("table %s: its log cannot be read", name)
                continue
            if live is not None:
                found.append(live)
        return found

    async def _load(self, name: str) -> Live | None:
        row = await self.store.table(name)
        if row is None or row.game not in self.games:
            return None
        live = Live(Table(row, self.games[row.game]))
        live.referee = Referee(self, live)
        live.guide = Guide(self, live)
        for entry in await self.store.read(name, 0):
            live.table.read(entry)
        await self._give_back(live.table)
        live.note_presence()
        self.tables[name] = live
        if name in self.guided:
            self.guided.discard(name)
            live.guide.expect()
        self.metrics.tables.set(len(self.tables))
        self._attend(live)
        return live

    async def _give_back(self, table: Table) -> None:
        """Give the running limit the time back in which no server was alive."""
        if table.moved_at and table.moved_at < self.started and table.status == "playing":
            now = time.time()
            lives = await self.store.lives(table.moved_at)
            lives.append(Life(self.process, self.started, now))
            table.grace = outage(lives, table.moved_at, now)

    # Changing

    async def change(self, live: Live, plan: Plan, key: str | None = None) -> int:
        """Carry out a plan against the newest position and store it; return its number in the log.

        A plan refuses by raising, once it has seen what other processes stored. A writer that lost the race
        reloads and plans again; a key that is stored already is answered with its number.
        """
        if key is not None and key in live.refused:
            raise live.refused[key].again()
        async with live.lock:
            for attempt in range(_ATTEMPTS):
                if key is not None and key in live.table.keys:
                    return live.table.keys[key]
                try:
                    draft = plan(live.table, time.time())
                except Refuse as refused:
                    if await self._missed(live):
                        continue
                    if key is not None:
                        live.remember_refusal(key, refused)
                    raise
                if not draft.kept:
                    return live.table.seq
                try:
                    if await self._store(live, draft):
                        return live.table.keys[key] if key is not None else draft.entries[0].seq
                    self.metrics.races.inc()
                    await self.catch_up(live)
                except StoreError as error:
                    self.metrics.store_errors.inc()
                    if attempt == _ATTEMPTS - 1:
                        raise
                    _log.warning("store: %s", error)
                    await asyncio.sleep(min(0.05 * 2**attempt, 1.0))
                    with contextlib.suppress(StoreError):
                        await self.catch_up(live)
        raise StoreError("the table's log does not come to rest")

    async def _missed(self, live: Live) -> bool:
        """Tell whether other processes stored something that this one had not heard of, and read it."""
        before = live.table.seq
        with contextlib.suppress(StoreError):
            await self.catch_up(live)
        return live.table.seq > before

    async def _store(self, live: Live, draft: Draft) -> bool:
        began = time.perf_counter()
        entries = draft.entries
        append = Append(live.table.row.id, entries, self._patch(live, draft, entries))
        if not await self.store.append(append):
            return False
        self.metrics.store_seconds.observe(time.perf_counter() - began)
        self.metrics.count(entries)
        live.table.take(draft)
        live.touched = time.monotonic()
        self._changed(live)
        self.players.nudge(live)
        return True

    def _patch(self, live: Live, draft: Draft, entries: tuple[Entry, ...]) -> Patch | None:
        moving = isinstance(entries[0].body, Moved | Started)
        started = draft.state is not None and live.table.state is None
        over = moving and draft.state is not None and not draft.state.actors()
        status = "over" if over else "playing" if started else None
        due = self._due_after(live, draft) if moving or status else None
        if status is None and due is None and not draft.persons and draft.at - live.updated < _TOUCH_SECONDS:
            return None
        live.updated = draft.at
        return Patch(status, due, draft.persons)

    def _due_after(self, live: Live, draft: Draft) -> float | None:
        """Return when the limit ends after a draft: a lower bound is enough, the sweep looks closely."""
        limit = limit_after(draft)
        if not limit and not live.due:
            return None
        live.due = draft.at + limit if limit else 0.0
        return live.due

    async def catch_up(self, live: Live) -> None:
        """Read what other processes stored."""
        entries = await self.store.read(live.table.row.id, live.table.seq)
        for entry in entries:
            if entry.seq == live.table.seq + 1:
                live.table.read(entry)
        if entries:
            self._changed(live, publish=False)
            self.players.nudge_later(live)

    def _attend(self, live: Live) -> None:
        live.referee.follow()
        self.set_timer(live)
        self.players.nudge(live)

    def _changed(self, live: Live, publish: bool = True) -> None:
        live.referee.follow()
        live.guide.follow()
        live.wake()
        if publish and not self.bus.alone():
            self.bus.publish(self.note(live))
        self.set_timer(live)

    # Time

    def set_timer(self, live: Live) -> None:
        """Ring when the running limit ends."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        end = deadline(live.table) if not live.guide.waits() else None
        if end is not None and self.tables.get(live.table.row.id) is live:  # else it was let go meanwhile
            wait = max(0.001, end - time.time())
            live.timer = asyncio.get_running_loop().call_later(wait, self.players.time_out, live)

    # Presence and hints

    def note(self, live: Live) -> Note:
        """Return what other processes are told of a table."""
        seats = tuple(sorted(live.local_seats()))
        return Note(live.table.row.id, live.table.seq, self.process, seats, live.local_spectators(), live.guide.holds())

    def presence_changed(self, live: Live) -> None:
        """Tell everybody at a table, here and elsewhere, who is connected."""
        live.note_presence()
        for watcher in live.watchers:
            watcher.presence_changed()
        self.bus.publish(self.note(live))

    def _hear(self, note: Note) -> None:
        live = self.tables.get(note.table)
        if live is None or note.process == self.process:
            return
        before = (live.present(), live.spectators())
        live.remotes[note.process] = Remote(
            note.seats, note.spectators, time.monotonic() + PRESENCE_SECONDS, note.waits
        )
        live.guide.follow()
        live.note_presence()
        if (live.present(), live.spectators()) != before:
            for watcher in live.watchers:
                watcher.presence_changed()
        if note.seq > live.table.seq:
            self.spawn(self.follow(live))

    async def follow(self, live: Live) -> None:
        """Read what a notice told of, if the store answers."""
        with contextlib.suppress(StoreError):
            await self.read_on(live)

    async def read_on(self, live: Live) -> None:
        """Read what other processes stored, after the change that is under way."""
        async with live.lock:
            await self.catch_up(live)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("house: %r", task.exception(), exc_info=task.exception())
