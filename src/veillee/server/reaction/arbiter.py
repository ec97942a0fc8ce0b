"""The arbiter of reaction rounds: who was first, when everybody is on a different network?

Pure code: times in milliseconds are handed in, nothing is read from a clock or a socket. Only durations
measured at one place are compared, so no clocks need to agree.
"""

import math
from statistics import median, pstdev
from typing import Final

from veillee.core.reaction_words import verdict
from veillee.server.reaction.latency import Latency

TIE: Final = 8.0
FASTEST: Final = 100

TAKEN: Final = "taken"
EARLY: Final = "early"
IMPOSSIBLE: Final = "impossible"
WAITING: Final = "waiting"
OVER: Final = "over"
UNSHOWN: Final = "unshown"

_MACHINE_SPREAD: Final = 25.0
_MACHINE_MEDIAN: Final = 250.0
_MACHINE_TOUCHES: Final = 12


class Reaction:
    """A touch with everything that its place in the order was computed from."""

    def __init__(
        self, seat: int, move: str, ends_round: bool, elapsed: float, claimed: float, floor: float, cap: float
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.ends_round: Final = ends_round
        self.elapsed: Final = elapsed
        self.claimed: Final = claimed
        self.floor: Final = floor
        self.cap: Final = cap
        self.at: Final = effective(claimed, elapsed, cap)


def effective(claimed: float, elapsed: float, cap: float) -> int:
    """Return the effective reaction in whole milliseconds: the claim, bounded by what network delay can explain."""
    return math.floor(min(max(claimed, elapsed - cap), elapsed) + 0.5)


class Arbiter:
    """Orders the touches of a table by the moment of the touch."""

    def __init__(self, seats: int, local: tuple[int, ...] = ()) -> None:
        self.latencies: Final = [Latency(seat in local) for seat in range(seats)]
        self._reactions: Final[list[list[int]]] = [[] for _ in range(seats)]
        self._expected: set[int] = set()
        self._sent: dict[int, float] = {}
        self._pending: list[Reaction] = []
        self._arrivals: dict[int, float] = {}
        self._done: set[int] = set()
        self._over = True

    # A round

    def begin(self, expected: tuple[int, ...] = ()) -> None:
        """Start a round: nobody has been shown the dice yet, and the expected seats are about to be."""
        self._expected = set(expected)
        self._sent = {}
        self._pending = []
        self._arrivals = {}
        self._done = set()
        self._over = False

    def sent(self, seat: int, now: float) -> None:
        """Note that the dice were written to a seat's socket."""
        self._sent.setdefault(seat, now)

    def seen(self, seat: int, now: float) -> None:
        """Take a seat's answer that it has shown the dice as a round trip."""
        if seat in self._sent:
            self.latencies[seat].trip(now, now - self._sent[seat])
            self.latencies[seat].sign(now)

    def touch(self, seat: int, now: float, claimed: float, move: str, ends_round: bool) -> str:
        """Take a touch that has just arrived; return whether it counts and, if not, why."""
        if self._over:
            return OVER
        if seat not in self._sent:
            return UNSHOWN
        if seat in self._done:
            return WAITING
        latency = self.latencies[seat]
        elapsed = now - self._sent[seat]
        floor = latency.floor(now)
        if elapsed < floor:
            return IMPOSSIBLE
        if not math.isfinite(claimed):
            claimed = elapsed
        reaction = Reaction(seat, move, ends_round, elapsed, claimed, floor, latency.cap(now))
        if reaction.at < FASTEST:
            return EARLY
        self._pending.append(reaction)
        self._arrivals[seat] = now
        self._done.add(seat)
        self._reactions[seat].append(reaction.at)
        return TAKEN

    def gave_up(self, seat: int) -> None:
        """Note that a seat has passed: it is no longer waited for."""
        self._done.add(seat)

    def moment(self, seat: int, now: float, claimed: float) -> int:
        """Return the effective reaction that a touch arriving now would have."""
        elapsed = now - self._sent[seat]
        return effective(claimed if math.isfinite(claimed) else elapsed, elapsed, self.latencies[seat].cap(now))

    def waiting(self) -> list[int]:
        """Return the seats whose touches are not judged yet."""
        return [reaction.seat for reaction in self._pending]

    # The verdict

    def due(self, now: float) -> float | None:
        """Return when the next verdict falls if nothing more arrives, or None while there is nothing to judge."""
        first = self._first()
        if first is None:
            return None
        arrival = self._arrivals[first.seat]
        latest = arrival + self.latencies[first.seat].cap_max
        if self._expected - self._sent.keys() - self._done:
            return latest
        moment = arrival
        for seat, sent in self._sent.items():
            if seat not in self._done:
                latency = self.latencies[seat]
                moment = max(moment, min(sent + first.at + TIE + latency.cap(now), latency.alive_until()))
        return min(moment, latest)

    def verdict(self, now: float) -> list[Reaction]:
        """Return the touches that are judged now, by effective reaction; none before the verdict is due.

        A touch that counts ends the round, and all others are judged with it. Errors alone are judged as soon as
        nothing earlier can arrive.
        """
        judged: list[Reaction] = []
        while True:
            moment = self.due(now)
            if moment is None or now < moment:
                return judged
            first = self._first()
            if first is None:
                return judged
            if first.ends_round:
                judged += sorted(self._pending, key=_order)
                self._pending = []
                self._over = True
                return judged
            judged.append(first)
            self._pending.remove(first)

    def machine_like(self, seat: int) -> bool:
        """Tell whether a seat's reactions look like a machine's: a reason to look, not a proof."""
        recent = self._reactions[seat][-_MACHINE_TOUCHES:]
        if len(recent) < _MACHINE_TOUCHES:
            return False
        return pstdev(recent) < _MACHINE_SPREAD and median(recent) < _MACHINE_MEDIAN

    def _first(self) -> Reaction | None:
        """Return the touch that decides when the verdict falls: the first that counts, else the first error."""
        if not self._pending:
            return None
        return min(self._pending, key=lambda reaction: (not reaction.ends_round, reaction.at))


def _order(reaction: Reaction) -> tuple[int, bool, int]:
    return reaction.at, not reaction.ends_round, reaction.seat


def spell(judged: list[Reaction]) -> list[tuple[int, str]]:
    """Return what was judged together as moves of the log."""
    return verdict([(reaction.seat, reaction.move, reaction.at) for reaction in judged])
