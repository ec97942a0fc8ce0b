"""The one door to a log: plans are carried out against its newest fold, stored, then shown."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from veillee.server.store.base import Store, StoreError
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.keys import is_once
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.metrics import Metrics
from veillee.server.tables.slices import Slices
from veillee.server.tables.timing import Clock

_ATTEMPTS: Final = 40
_PAGE: Final = 1000
"""Entries that are read from the store at once."""
_FIRST_WAIT: Final = 0.05
_LONGEST_WAIT: Final = 1.0
_REFUSALS_KEPT: Final = 256
_log: Final = logging.getLogger("veillee.log")


class Fold(Protocol):
    """What follows from a log."""

    seq: int
    keys: dict[str, int]

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log."""


class Drafted(Protocol):
    """Entries that are not stored yet."""

    @property
    def entries(self) -> Sequence[Entry]: ...


F = TypeVar("F", bound=Fold)
D = TypeVar("D", bound=Drafted)


class LoadedLog(Generic[F]):
    """A log in memory. Changes go through `lock`."""

    def __init__(self, name: str, fold: F, clock: Clock) -> None:
        self.name: Final = name
        self.fold: F = fold
        self._clock: Final = clock
        self.lock: Final = asyncio.Lock()
        self.touched = clock.monotonic()
        self.refused: OrderedDict[str, TableError] = OrderedDict()
        self.gone: TableError | None = None
        """Why nothing may be stored any more: the log was deleted."""

    def touch(self) -> None:
        """Note that somebody needs the log in memory."""
        self.touched = self._clock.monotonic()

    def remember_refusal(self, key: str, refused: TableError) -> None:
        """Keep a refusal, so that a repeated message is not judged twice."""
        self.refused[key] = refused.again()
        if len(self.refused) > _REFUSALS_KEPT:
            self.refused.popitem(last=False)


L = TypeVar("L", bound=LoadedLog[Any])


class LogDoor(Generic[L, F, D]):
    """Changes logs of one kind. A kind says how its drafts are stored, taken over, and shown."""

    def __init__(self, store: Store, clock: Clock, metrics: Metrics) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.metrics: Final = metrics

    def _store(self, loaded: L, draft: D) -> Awaitable[bool]:
        """Store a draft; the answer is False if a number or key is already taken."""
        raise NotImplementedError

    def _take(self, loaded: L, draft: D) -> None:
        """Take over a draft that is stored, and tell everybody."""
        raise NotImplementedError

    def _heard(self, loaded: L) -> None:
        """Tell everybody here what another process stored."""
        raise NotImplementedError

    async def change(self, loaded: L, plan: Callable[[F, float], D], key: str | None = None) -> int:
        """Carry out a plan against the newest fold and store it; return its number in the log.

        A plan refuses by raising; that counts only once it has seen what other processes stored. A writer that lost
        the race reloads and plans again. If the key is already stored, return its number.
        """
        if key is not None and key in loaded.refused:
            raise loaded.refused[key].again()
        async with loaded.lock:
            if loaded.gone is not None:
                raise loaded.gone.again()
            fold = loaded.fold
            for attempt in range(_ATTEMPTS):
                if key is not None and key in fold.keys:
                    return int(fold.keys[key])
                try:
                    draft = plan(fold, self.clock.time())
                except TableError as refused:
                    if await self._missed(loaded):
                        continue
                    if key is not None and not is_once(key):
                        loaded.remember_refusal(key, refused)
                    raise
                if not draft.entries:
                    return int(fold.seq)
                try:
                    if await self._store(loaded, draft):
                        self._take(loaded, draft)
                        return int(fold.keys[key]) if key is not None else draft.entries[0].seq
                    self.metrics.lost_race()
                    await self.catch_up(loaded)
                except StoreError as error:
                    self.metrics.store_failed()
                    if attempt == _ATTEMPTS - 1:
                        raise
                    _log.warning("store: %s", error)
                    await self.clock.sleep(min(_FIRST_WAIT * 2**attempt, _LONGEST_WAIT))
                    with contextlib.suppress(StoreError):
                        await self.catch_up(loaded)
        raise StoreError("the log does not come to rest")

    async def _missed(self, loaded: L) -> bool:
        """Tell whether other processes stored something that this one had not heard of, and read it."""
        before = loaded.fold.seq
        with contextlib.suppress(StoreError):
            await self.catch_up(loaded)
        return bool(loaded.fold.seq > before)

    async def _read_all(self, name: str, fold: Fold) -> None:
        """Apply a whole log, a page and a slice of time after the other."""
        slices = Slices(self.clock)
        while True:
            page = await self.store.read(name, fold.seq, _PAGE)
            for entry in page:
                fold.read(entry)
                await slices.pause()
            if len(page) < _PAGE:
                return

    async def catch_up(self, loaded: L) -> None:
        """Read what other processes stored; the caller holds the log's lock."""
        entries = await self.store.read(loaded.name, loaded.fold.seq)
        for entry in entries:
            if entry.seq == loaded.fold.seq + 1:
                loaded.fold.read(entry)
        if entries:
            self._heard(loaded)

    async def read_on(self, loaded: L) -> None:
        """Read what other processes stored, after the change that is under way."""
        async with loaded.lock:
            await self.catch_up(loaded)

    async def follow(self, loaded: L) -> None:
        """Read the entries that a notice announced, if the store answers."""
        with contextlib.suppress(StoreError):
            await self.read_on(loaded)
