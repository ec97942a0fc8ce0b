"""How long a move takes to the other screen when both servers are offered the same moves a second (an open loop).

A closed loop, in which every client waits for its answer, offers a slow server less; this one does not.
"""

import statistics

from veillee.lab.bench.figure import Figure
from veillee.lab.bench.load import ROUNDS, SECONDS, TABLES, Run, prepare, run

SHARES = (0.25, 0.5, 0.75)
"""Of what boardgame.io can do in a closed loop."""
MANY_TABLES = 1000
SECONDS_BETWEEN_MOVES = 5.0
MANY_SECONDS = 20
PEER = "boardgame.io"


def measure() -> list[Figure]:
    """Offer both servers a quarter, a half and three quarters of the peer's moves, then a thousand slow tables."""
    prepare()
    most = statistics.median(run(PEER).per_second for _ in range(ROUNDS))
    figures: list[Figure] = []
    for share in SHARES:
        rate = most * share
        figures += _compared(f"{TABLES} tables, {rate:,.0f} moves/s offered", TABLES, SECONDS, rate, ROUNDS)
    rate = MANY_TABLES / SECONDS_BETWEEN_MOVES
    what = f"{MANY_TABLES:,} tables, a move every {SECONDS_BETWEEN_MOVES:.0f} s"
    return figures + _compared(what, MANY_TABLES, MANY_SECONDS, rate, 1)


def _compared(what: str, tables: int, seconds: int, rate: float, rounds: int) -> list[Figure]:
    ours: list[Run] = []
    theirs: list[Run] = []
    for _ in range(rounds):
        ours.append(run("veillee", tables, seconds, rate=rate))
        theirs.append(run(PEER, tables, seconds, rate=rate))
    parts = (("p50", "p50_ms", "ms"), ("p99", "p99_ms", "ms"), ("moves shown", "per_second", "moves/s"))
    return [
        Figure(f"{what}: {part}", _middle(ours, name), unit, PEER, _middle(theirs, name)) for part, name, unit in parts
    ]


def _middle(runs: list[Run], name: str) -> float:
    return float(statistics.median(getattr(each, name) for each in runs))
