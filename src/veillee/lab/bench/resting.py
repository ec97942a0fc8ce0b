"""What a table costs that rests in memory: how much a server grows by further tables after a long game at each.

The server has played at other tables before, so that neither what it loads for its first table, nor the memory that a
running game needs for a while, nor the pages that the store keeps of whatever was written last is counted.
"""

import json
import time

from veillee.lab.bench.figure import Figure
from veillee.lab.bench.load import memory_kb, prepare, served, start_clients

MOVES = 500
"""Offered to each table."""
TABLES_BEFORE, SECONDS_BEFORE = 100, 25
TABLES, SECONDS = 30, 10
REST_SECONDS = 25.0
"""Until tables have packed their logs: 20 s after the last move, some tables each second."""
PEER = "boardgame.io"


def measure() -> list[Figure]:
    """Measure both servers."""
    prepare()
    ours, moves = _growth("veillee", REST_SECONDS)
    theirs, _ = _growth(PEER, 0.0)  # it does nothing at rest
    return [Figure(f"a table at rest after {moves} moves", ours, "kB", PEER, theirs)]


def _growth(kind: str, rest_seconds: float) -> tuple[float, int]:
    """Return by how many kilobytes a server grows for a table, and how many moves were played there."""
    with served(kind) as (server, port):
        _play(kind, port, 0, TABLES_BEFORE, SECONDS_BEFORE)
        time.sleep(rest_seconds)
        before = memory_kb(server)
        moves = _play(kind, port, TABLES_BEFORE, TABLES, SECONDS)
        time.sleep(rest_seconds)
        return (memory_kb(server) - before) / TABLES, moves


def _play(kind: str, port: int, first: int, tables: int, seconds: int) -> int:
    """Let clients play at tables numbered from `first` and go; return how many moves were made at each."""
    clients = start_clients(kind, port, tables, seconds, tables * MOVES / seconds, first)
    said, _ = clients.communicate(timeout=seconds + 120)
    return int(json.loads(said.splitlines()[-1])["moves"]) // tables
