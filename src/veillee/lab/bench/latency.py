"""How long a move takes to the other screen when both servers are offered the same moves a second (an open loop).

A closed loop, in which every client waits for its answer, offers a slow server less; this one does not. As in the load
run ours stores every move on this machine's disk first, and on a memory file system for the like for like. What the
disk itself takes is measured beside it, at the same time.
"""

import statistics

from veillee.lab.bench.disk import PLAIN_FSYNC, PlainSyncs
from veillee.lab.bench.figure import Figure
from veillee.lab.bench.load import MEMORY, ROUNDS, SECONDS, TABLES, Run, prepare, run

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
    disk: list[Run] = []
    memory: list[Run] = []
    theirs: list[Run] = []
    syncs: list[PlainSyncs] = []
    for _ in range(rounds):
        with PlainSyncs() as plain:
            disk.append(run("veillee", tables, seconds, rate=rate))
        syncs.append(plain)
        theirs.append(run(PEER, tables, seconds, rate=rate))
        if MEMORY.is_dir():
            memory.append(run("veillee", tables, seconds, MEMORY, rate))
    kept = [("on disk", disk)] + ([("in memory", memory)] if memory else [])
    parts = (("p50", "p50_ms", "ms"), ("p99", "p99_ms", "ms"), ("moves shown", "per_second", "moves/s"))
    figures = [
        Figure(f"{what}, {where}: {part}", _middle(runs, name), unit, PEER, _middle(theirs, name))
        for where, runs in kept
        for part, name, unit in parts
    ]
    for part, name, share in (("p50", "p50_ms", 0.5), ("p99", "p99_ms", 0.99)):
        plainly = statistics.median(plain.quantile_ms(share) for plain in syncs)
        figures.append(Figure(f"{what}, on disk: {part} beside", _middle(disk, name), "ms", PLAIN_FSYNC, plainly))
    return figures


def _middle(runs: list[Run], name: str) -> float:
    return float(statistics.median(getattr(each, name) for each in runs))
