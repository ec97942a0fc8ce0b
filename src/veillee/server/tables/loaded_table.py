"""A table in memory, with those who watch it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from veillee.server.messages import HolidayWish, Result, Takeback
from veillee.server.reaction.latency import Latency
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.domain.table import Table
from veillee.server.tables.log_door import LoadedLog
from veillee.server.tables.timing import Clock, Timer
from veillee.server.work.base import Advice
from veillee.server.work.turns import Share

if TYPE_CHECKING:
    from veillee.server.reaction.referee import Referee
    from veillee.server.tables.guide import Guide

PRESENCE_SECONDS: Final = 15.0
_AWAITED_SECONDS: Final = 30.0
"""How long the table of somebody who has just gone, or is about to connect, counts as one with people."""


class Watcher(Protocol):
    """A client, as far as its table knows it."""

    @property
    def held(self) -> tuple[int, ...]:
        """Return the seats it holds."""

    @property
    def screen(self) -> bool:
        """Tell whether it is a big screen."""

    @property
    def person(self) -> Person | None:
        """Return who it says it is, by a cookie that only this server can write."""

    @property
    def address(self) -> str:
        """Return where it connects from."""

    @property
    def read(self) -> int | None:
        """Return the entry up to which a guided player has read; None if nobody waits for this screen."""

    @property
    def latency(self) -> Latency:
        """Return the round trips to it."""

    def wake(self) -> None:
        """Look whether the table has something new."""

    def presence_changed(self) -> None:
        """Tell the client who is connected."""

    def end(self, code: int, reason: str) -> None:
        """Close its connection."""

    def tick(self, now: float) -> None:
        """Measure the latency now and then; drop a client that accepts no data."""


class Remote(msgspec.Struct):
    """Who is connected to another process."""

    seats: tuple[int, ...]
    spectators: int
    until: float
    waits: bool = False
    """It waits for a guided player."""
    screens: int = 0


class KnownToAll(msgspec.Struct, gc=False):
    """What all who look at a position are told alike."""

    epoch: int
    seq: int
    """Number of the log's last entry."""
    phase: str
    actors: list[str]
    takeback: Takeback | None
    votes: dict[str, list[str]]
    result: Result | None
    holiday: HolidayWish | None
    takes_back: int
    """The seat that may ask to take the last move back, or `SPECTATOR`."""
    timed: bool
    """A limit can run."""


class SeenView(msgspec.Struct, gc=False):
    """A position as one viewer sees it, encoded once for everybody who looks alike."""

    epoch: int
    position: int
    view: msgspec.Raw
    legal: list[str]


class Listed:
    """What the store's list of tables was last told about one."""

    def __init__(self) -> None:
        self.due = 0.0
        self.updated = 0.0


class LoadedTable(LoadedLog[Table]):
    """One table in memory. Changes go through `lock`, touches of a reaction round through `referee`."""

    referee: "Referee"
    guide: "Guide"

    def __init__(self, table: Table, clock: Clock) -> None:
        super().__init__(table.row.id, table, clock)
        self.table = table
        self.watchers: set[Watcher] = set()
        self.followers: set[Callable[[], None]] = set()
        """Called when something changes: the evenings in memory that the table belongs to."""
        self.remotes: dict[str, Remote] = {}
        self.listed: Final = Listed()
        self.gone_since: dict[int, float] = {}
        self.presence = 0
        """Counts changes of who is connected."""
        self._seen: tuple[set[int], int, int] = (set(), 0, 0)
        self.thinking: set[tuple[int, int]] = set()
        """Position and seat for which somebody thinks."""
        self.advice: dict[int, tuple[int, asyncio.Task[Advice]]] = {}
        """Seat -> the position in which it asked for a hint, and the one thought about it."""
        self.timer: Timer | None = None
        self.told = 0
        """The last number in the log that another process has told of."""
        self.views: dict[int, SeenView] = {}
        """By viewer."""
        self.known: KnownToAll | None = None

    def in_use(self) -> bool:
        """Tell whether somebody here is shown what happens."""
        return bool(self.watchers or self.followers)

    def is_behind(self) -> bool:
        """Tell whether another process has stored something that is not read yet."""
        return self.told > self.table.seq

    def present(self) -> set[int]:
        """Return the seats with somebody connected, here or elsewhere."""
        seats = self.local_seats()
        for remote in self._known_remotes():
            seats.update(remote.seats)
        return seats

    def local_seats(self) -> set[int]:
        """Return the seats with somebody connected to this process."""
        seats: set[int] = set()
        for watcher in self.watchers:
            seats.update(watcher.held)
        return seats

    def share(self) -> Share:
        """Return on whose account its bots think: those who sit here, else those who look on."""
        seated = {watcher.address for watcher in self.watchers if watcher.held}
        addresses = seated or {watcher.address for watcher in self.watchers}
        people = bool(self.present()) or any(self.gone_for(seat) < _AWAITED_SECONDS for seat in self.table.humans())
        return Share(self.table.row.id, tuple(sorted(addresses)), people)

    def local_spectators(self) -> int:
        return sum(not watcher.held and not watcher.screen for watcher in self.watchers)

    def local_screens(self) -> int:
        return sum(watcher.screen for watcher in self.watchers)

    def spectators(self) -> int:
        """Return how many people watch without a seat."""
        return self.local_spectators() + sum(remote.spectators for remote in self._known_remotes())

    def screens(self) -> int:
        """Return how many big screens show it."""
        return self.local_screens() + sum(remote.screens for remote in self._known_remotes())

    def _known_remotes(self) -> list[Remote]:
        now = self._clock.monotonic()
        return [remote for remote in self.remotes.values() if remote.until > now]

    def rests(self) -> bool:
        """Tell whether nobody is to move for now: the game is paused, or a guided player reads."""
        return self.table.paused or self.guide.waits()

    def hear_of(self, process: str, here: Remote) -> bool:
        """Note who is connected to another process; return whether that changed anything."""
        before = (self.present(), self.spectators(), self.screens())
        self.remotes[process] = here
        self.note_presence()
        return (self.present(), self.spectators(), self.screens()) != before

    def note_presence(self, known: bool = True) -> None:
        """Track since when each seat is deserted; while it is not `known` who is connected elsewhere, none is."""
        now = self._clock.monotonic()
        seen = (self.present(), self.spectators(), self.screens())
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
        """Return how many seconds nobody has been connected for a seat."""
        since = self.gone_since.get(seat)
        return 0.0 if since is None else self._clock.monotonic() - since

    def wake(self) -> None:
        """Let every watcher look for what is new."""
        for watcher in self.watchers:
            watcher.wake()
        for follow in self.followers:
            follow()

    def presence_changed(self) -> None:
        """Tell every watcher who is connected."""
        for watcher in self.watchers:
            watcher.presence_changed()

    def replace(self, table: Table) -> None:
        """Take over the fold of a log that was rewritten: everybody is shown everything anew."""
        table.epoch = self.table.epoch + 1
        table.revision = max(table.revision, self.table.revision) + 1
        table.grace = self.table.grace
        self.table = self.fold = table
        self.views.clear()
        self.known = None

    def stop_timer(self) -> None:
        """Forget the running time limit."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
