"""A table in memory, with those who watch it."""

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from veillee.server.line import Line
from veillee.server.refuse import Refuse
from veillee.server.table import REFUSALS_KEPT, Table
from veillee.server.work.base import Advice

if TYPE_CHECKING:
    from veillee.server.guide import Guide
    from veillee.server.referee import Referee

PRESENCE_SECONDS: Final = 15.0


class Watcher(Protocol):
    """A socket, as far as its table knows it."""

    seat: int
    """The seat it looks from."""
    held: tuple[int, ...]
    """The seats it holds."""
    read: int | None
    """The entry of the log up to which a guided player has read; None: nobody waits for this screen."""

    @property
    def line(self) -> Line:
        """Return the round trips of its line."""

    def wake(self) -> None:
        """Look whether the table has something new."""

    def presence_changed(self) -> None:
        """Tell the client who is connected."""

    def tick(self, now: float) -> None:
        """Measure the line now and then; give up on a client that takes nothing."""


class Remote(msgspec.Struct):
    """Who is connected to another process."""

    seats: tuple[int, ...]
    spectators: int
    until: float
    waits: bool = False
    """It waits for a guided player."""


class Live:
    """One loaded table. Changes go through `lock`, touches of a reaction round through `referee`."""

    referee: "Referee"
    guide: "Guide"

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.remotes: dict[str, Remote] = {}
        self.touched = time.monotonic()
        self.updated = 0.0
        self.gone_since: dict[int, float] = {}
        self.presence = 0
        """Counts changes of who is connected."""
        self._seen: tuple[set[int], int] = (set(), 0)
        self.thinking: set[tuple[int, int]] = set()
        self.advice: dict[int, tuple[int, asyncio.Task[Advice]]] = {}
        """Seat -> the position in which it asked for a hint, and the one thought about it."""
        self.refused: OrderedDict[str, Refuse] = OrderedDict()
        self.timer: asyncio.TimerHandle | None = None
        self.due = 0.0
        self.views: dict[int, tuple[int, int, msgspec.Raw, list[str]]] = {}
        """Viewer -> (epoch, position, encoded view, legal moves): encoded once for everybody who looks alike."""

    def remember_refusal(self, key: str, refused: Refuse) -> None:
        """Keep a refusal, so that a doubled message is not judged twice."""
        self.refused[key] = refused.again()
        if len(self.refused) > REFUSALS_KEPT:
            self.refused.popitem(last=False)

    def present(self) -> set[int]:
        """Return the seats with somebody connected, here or elsewhere."""
        now = time.monotonic()
        seats = self.local_seats()
        for remote in self.remotes.values():
            if remote.until > now:
                seats.update(remote.seats)
        return seats

    def local_seats(self) -> set[int]:
        """Return the seats with somebody connected to this process."""
        seats: set[int] = set()
        for watcher in self.watchers:
            seats.update(watcher.held)
        return seats

    def local_spectators(self) -> int:
        return sum(not watcher.held for watcher in self.watchers)

    def spectators(self) -> int:
        """Return how many watch without a seat."""
        now = time.monotonic()
        return self.local_spectators() + sum(
            remote.spectators for remote in self.remotes.values() if remote.until > now
        )

    def note_presence(self, known: bool = True) -> None:
        """Keep since when each seat is deserted; while others cannot tell who is with them (not `known`), none is."""
        now = time.monotonic()
        seen = (self.present(), self.spectators())
        if seen != self._seen:
            self._seen = seen
            self.presence += 1
        for seat in range(self.table.count):
            if seat in seen[0]:
                self.gone_since.pop(seat, None)
            elif known:
                self.gone_since.setdefault(seat, now)
            else:
                self.gone_since[seat] = now

    def gone_for(self, seat: int) -> float:
        """Return for how many seconds nobody was connected for a seat."""
        since = self.gone_since.get(seat)
        return 0.0 if since is None else time.monotonic() - since

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()
