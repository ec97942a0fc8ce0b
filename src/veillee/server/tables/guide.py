"""A guided game: the bots and the clock wait until the table's only person has read what is on the screen."""

from typing import TYPE_CHECKING, Final

from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.loaded_table import LoadedTable

if TYPE_CHECKING:
    from veillee.server.tables.service import TableService


class Guide:
    """Tells whether one table waits for its reader; nothing of it is stored."""

    def __init__(self, service: "TableService", loaded: LoadedTable) -> None:
        self._service: Final = service
        self._loaded: Final = loaded
        self._expected_until = 0.0
        self._since: float | None = None
        """Since when the table waits."""

    def waits(self) -> bool:
        """Tell whether the reader has yet to say "go on" for the newest entry of the log, or to come back."""
        if self._nobody_reads():
            return False
        if self.holds():
            return True
        now = self._service.clock.monotonic()
        elsewhere = any(far.waits and far.until > now for far in self._loaded.remotes.values())
        return elsewhere and self._reader() is not None

    def _nobody_reads(self) -> bool:
        """Tell at a glance that this is no guided game, as most are not."""
        if self._expected_until:
            return False
        for watcher in self._loaded.watchers:
            if watcher.read is not None:
                return False
        for remote in self._loaded.remotes.values():
            if remote.waits:
                return False
        return True

    def holds(self) -> bool:
        """Tell whether the table waits for a reader of this process."""
        reader = self._reader()
        if reader is None:
            return False
        read = [each.read for each in self._loaded.watchers if each.read is not None and reader in each.held]
        if read:
            return min(read) < self._loaded.table.seq
        return self._service.clock.monotonic() < self._expected_until

    def need_reader(self, held: tuple[int, ...]) -> None:
        """Refuse everybody but the one person at a table of bots."""
        if self._reader() not in held:
            raise table_error("guided")

    def expect(self) -> None:
        """Wait a while for a reader who is about to connect, or whose connection broke."""
        wait = self._service.settings.guide_seconds
        self._expected_until = self._service.clock.monotonic() + wait
        self._service.clock.call_later(wait, self._give_up)
        self.follow()

    def stop(self) -> None:
        """Wait for nobody any more: the reader has put the guide away."""
        self._expected_until = 0.0
        self.follow()

    def follow(self) -> None:
        """Notice that the table waits or goes on; when it goes on, add the reading time to the clock."""
        if self.waits():
            if self._since is None:
                self._since = self._service.clock.time()
                self._tell()
        elif self._since is not None:
            table = self._loaded.table
            table.grace += max(0.0, self._service.clock.time() - max(self._since, table.moved_at))
            self._since = None
            self._tell()
            self._service.bots.nudge(self._loaded)

    def _tell(self) -> None:
        self._service.limits.set_timer(self._loaded)
        if not self._service.bus.alone():
            self._service.bus.publish(self._service.note(self._loaded))

    def clock(self, now: float) -> float:
        """Return the moment at which the clock was stopped."""
        return now if self._since is None else min(now, max(self._since, self._loaded.table.moved_at))

    def _reader(self) -> int | None:
        table = self._loaded.table
        people = [seat for seat in range(table.count) if not table.seats[seat].bot]
        return people[0] if len(people) == 1 and table.seats[people[0]].human and not table.over else None

    def _give_up(self) -> None:
        left = self._expected_until - self._service.clock.monotonic()
        if left > 0:  # expected anew, or the timer rang a little before its time (uvloop rounds it)
            self._service.clock.call_later(max(left, 0.001), self._give_up)
        else:
            self.follow()
