"""The arbiter of reaction rounds on simulated lines, with a virtual clock.

Four players of equal skill sit behind round trips of 10, 60, 120 and 200 ms that waver and sometimes
spike. Each round the true first touch is known, so that a wrong winner can be counted.
"""

from pathlib import Path
from random import Random
from typing import Final

from veillee.lab.bench.figure import Figure
from veillee.lab.reports.report_file import FOLDER, write_report
from veillee.server.reaction.arbiter import TIE, Arbiter, Reaction

TRIPS: Final = (10.0, 60.0, 120.0, 200.0)
ROUNDS: Final = 20_000
HONEST: Final = -1

_MEDIAN_MS: Final = 450.0  # a glance and a hand: the case in which lines matter most
_SPREAD: Final = 0.2
_FRAME_MS: Final = 1000 / 60
_SPIKE_CHANCE: Final = 0.02
_SPIKE_MS: Final = 60.0
_PING_MS: Final = 2_000.0
_ROUND_MS: Final = 6_000.0


class Network:
    """A line: half its round trip each way, a wavering that grows with it, a rare spike."""

    def __init__(self, trip: float, rng: Random) -> None:
        self.half: Final = trip / 2
        self.jitter: Final = 0.5 + 0.03 * trip
        self.rng: Final = rng

    def way(self) -> float:
        """Return the time of one message in one direction."""
        delay = self.half + self.rng.expovariate(1 / self.jitter)
        if self.rng.random() < _SPIKE_CHANCE:
            delay += self.rng.expovariate(1 / _SPIKE_MS)
        return delay


class Tally:
    """Who won how often, by the truth, by arrival and by the arbiter."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        self.fair: Final = [0.0] * seats
        self.by_arrival: Final = [0] * seats
        self.by_arbiter: Final = [0] * seats
        self.wrong_by_arrival = 0
        self.wrong_by_arbiter = 0
        self.second_by_arrival = 0
        self.second_by_arbiter = 0
        self.waited = 0.0

    def share(self, wins: list[int] | list[float], seat: int) -> float:
        """Return a seat's share of the wins, in per cent."""
        return 100 * wins[seat] / self.rounds

    def wrong(self, count: int) -> float:
        """Return a number of rounds in per cent."""
        return 100 * count / self.rounds


class Bench:
    """A table of people on their lines; one of them may forge its times or hold back its pongs."""

    def __init__(
        self,
        seed: int,
        trips: tuple[float, ...] = TRIPS,
        forger: int = HONEST,
        held_back: float = 0.0,
        kernel: bool = False,
    ) -> None:
        self.rng: Final = Random(seed)
        self.networks: Final = [Network(trip, self.rng) for trip in trips]
        self.forger: Final = forger
        self.held_back: Final = held_back
        self.kernel: Final = kernel
        self.arbiter: Final = Arbiter(len(trips))
        self.tally: Final = Tally(len(trips))
        self.now = 0.0

    def run(self, rounds: int) -> Tally:
        """Play that many rounds."""
        for _ in range(5):
            self._ping()
        for _ in range(rounds):
            for _ in range(int(_ROUND_MS / _PING_MS)):
                self._ping()
            self._round()
        return self.tally

    def _ping(self) -> None:
        self.now += _PING_MS
        for seat, network in enumerate(self.networks):
            trip = network.way() + network.way()
            if self.kernel:
                self.arbiter.latencies[seat].trip(self.now + trip, trip)
            if seat == self.forger:
                trip += self.held_back
            self.arbiter.latencies[seat].pong(self.now + trip, trip)

    def _round(self) -> None:
        start = self.now + 1_000
        reactions = [_MEDIAN_MS * self.rng.lognormvariate(0, _SPREAD) for _ in self.networks]
        self.arbiter.begin()
        arrivals: list[tuple[float, int, bool]] = []
        for seat, network in enumerate(self.networks):
            self.arbiter.sent(seat, start)
            shown = start + network.way() + self.rng.random() * _FRAME_MS
            held = self.held_back if seat == self.forger else 0.0
            seen = shown + network.way() + held
            arrivals.append((seen, seat, False))
            arrivals.append((shown + reactions[seat] + network.way(), seat, True))
        arrivals.sort()
        judged = self._judge(arrivals, reactions)
        self._count(reactions, arrivals, judged)

    def _judge(self, arrivals: list[tuple[float, int, bool]], reactions: list[float]) -> list[Reaction]:
        """Hand everything to the arbiter as it arrives, until its verdict falls."""
        first_touch = 0.0
        for moment, seat, touched in arrivals:
            due = self.arbiter.due(moment)
            if due is not None and due <= moment:
                self.tally.waited += due - first_touch
                return self.arbiter.verdict(due)
            if touched:
                claimed = 0.0 if seat == self.forger else reactions[seat]
                self.arbiter.touch(seat, moment, claimed, "touch", True)
                first_touch = first_touch or moment
            else:
                self.arbiter.seen(seat, moment)
        last = arrivals[-1][0]
        due = self.arbiter.due(last)
        self.tally.waited += (due or last) - first_touch
        return self.arbiter.verdict(due or last)

    def _count(self, reactions: list[float], arrivals: list[tuple[float, int, bool]], judged: list[Reaction]) -> None:
        tally = self.tally
        tally.rounds += 1
        best = min(reactions)
        tied = [seat for seat, reaction in enumerate(reactions) if reaction <= best + TIE]
        for seat in tied:
            tally.fair[seat] += 1 / len(tied)
        arrived = next(seat for _, seat, touched in arrivals if touched)
        tally.by_arrival[arrived] += 1
        tally.wrong_by_arrival += arrived not in tied
        tally.second_by_arrival += reactions[arrived] > best
        candidates = [reaction.seat for reaction in judged if reaction.at <= judged[0].at + TIE]
        winner = self.rng.choice(candidates)
        tally.by_arbiter[winner] += 1
        tally.wrong_by_arbiter += winner not in tied
        tally.second_by_arbiter += reactions[winner] > best


_INTRODUCTION: Final = """\
# Fair touches: the arbiter on simulated lines

{rounds:,} rounds; four players of equal skill (reactions log-normal around {median:.0f} ms, σ = {spread}); each way
half the round trip plus an exponential wavering (0.5 ms + 3 % of the round trip) and, in 2 % of the messages, a
spike of 60 ms on average; up to one frame until the dice are on the screen. A winner is wrong when somebody else
touched more than 8 ms earlier: what is closer is a tie, and chance decides (PT-O2).

| | by arrival | by the arbiter |
|---|---|---|
"""

_CONCLUSION: Final = """
In brackets: points gained over the fair share of the same rounds. A claim of 0 ms is cut to what the line cannot
explain. Holding back pongs makes a line look longer than it is; it pays only where the server cannot read the
kernel's own shortest round trip, for example behind a proxy. That is a known limit.

Made by `veillee lab pas-touche arbiter`.
"""


def arbiter(*, out: Path = FOLDER) -> None:
    """Write who wins reaction rounds at which latency, by arrival and by the arbiter.

    Parameters
    ----------
    out
        Folder of the page.
    """
    text = report(ROUNDS)
    print(text)
    write_report(out / "pas-touche-arbiter.md", text)


def report(rounds: int) -> str:
    """Run the honest table and every forgery; return the figures as a page."""
    honest = Bench(1).run(rounds)
    text = _INTRODUCTION.format(rounds=rounds, median=_MEDIAN_MS, spread=_SPREAD)
    for title, arrived, judged in (
        ("wrong winners", honest.wrong_by_arrival, honest.wrong_by_arbiter),
        ("winners that were not the very first, ties included", honest.second_by_arrival, honest.second_by_arbiter),
    ):
        text += f"| {title} | {honest.wrong(arrived):.1f} % | {honest.wrong(judged):.1f} % |\n"
    text += (
        f"\nThe verdict falls {honest.waited / honest.rounds:.0f} ms after the first touch has arrived, on average.\n\n"
    )
    text += "| round trip | fair share | by arrival | by the arbiter | claiming 0 ms | and holding back pongs 100 ms"
    text += " | the same, kernel measured |\n|---|---|---|---|---|---|---|\n"
    for seat, trip in enumerate(TRIPS):
        cells = [f"{trip:.0f} ms"]
        cells += [_per_cent(honest.share(honest.fair, seat)), _per_cent(honest.share(honest.by_arrival, seat))]
        cells.append(_per_cent(honest.share(honest.by_arbiter, seat)))
        for held_back, kernel in ((0.0, False), (100.0, False), (100.0, True)):
            forged = Bench(2 + seat, forger=seat, held_back=held_back, kernel=kernel).run(rounds)
            gain = forged.share(forged.by_arbiter, seat) - forged.share(forged.fair, seat)
            cells.append(f"{_per_cent(forged.share(forged.by_arbiter, seat))} ({gain:+.1f})")
        text += "| " + " | ".join(cells) + " |\n"
    return text + _CONCLUSION


def _per_cent(value: float) -> str:
    return f"{value:.1f} %"


def measure(rounds: int = ROUNDS) -> list[Figure]:
    """Judge honest rounds by arrival and by the arbiter."""
    honest = Bench(1).run(rounds)
    arrived, judged = honest.wrong(honest.wrong_by_arrival), honest.wrong(honest.wrong_by_arbiter)
    return [Figure(f"wrong winners in {rounds:,} rounds, by the arbiter", judged, "%", "by arrival", arrived)]
