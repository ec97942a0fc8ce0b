"""The load run: tables of scripted clients on loopback, our server and boardgame.io's in turn.

Clients and game are the same for both (tools/peers/boardgame-io); the clients run in a process of their own.
boardgame.io keeps its matches in memory only. Ours are stored before a move is acknowledged, and are measured on this
machine's disk, where every move waits for an fsync, with one process and with two; and on a memory file system, which
is the like for like.
"""

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from veillee.lab.bench.figure import Figure

TABLES = 50
SECONDS = 5
ROUNDS = 3
PEER = Path("tools/peers/boardgame-io")
MEMORY = Path("/dev/shm")
PARTS = (
    ("moves from click to stored and shown", "moves/s", "per_second"),
    ("move to the other seat's screen, p50", "ms", "p50_ms"),
    ("move to the other seat's screen, p99", "ms", "p99_ms"),
    ("server's processor time a move", "ms", "cpu_ms"),
    ("clients' processor time a move", "ms", "client_cpu_ms"),
    ("memory a table", "kB", "table_kb"),
)


class Run(msgspec.Struct):
    """What one run of the clients saw, and what the server used for it."""

    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float
    """Time of the server's process for one move, all threads."""
    client_cpu_ms: float
    """Time of the clients' process for one move: near 1000 / per_second, they are what limits the run."""
    table_kb: float
    """What the server's process has grown by since it stood empty, shared out among the tables: what its first table
    made it load, its caches, two sockets a table, and the whole log of a game that has just been played in memory."""


def measure() -> list[Figure]:
    """Run both servers in turn and return the medians."""
    prepare()
    disk: list[Run] = []
    both: list[Run] = []
    memory: list[Run] = []
    theirs: list[Run] = []
    for _ in range(ROUNDS):
        disk.append(run("veillee"))
        both.append(run("veillee", processes=2))
        theirs.append(run("boardgame.io"))
        if MEMORY.is_dir():
            memory.append(run("veillee", folder=MEMORY))
    kept = [("on disk", disk), ("on disk, two processes", both)] + ([("in memory", memory)] if memory else [])
    return [
        Figure(f"{TABLES} tables {where}: {what}", _middle(runs, name), unit, "boardgame.io", _middle(theirs, name))
        for where, runs in kept
        for what, unit, name in PARTS
    ]


def prepare() -> None:
    """Install the peer and the clients, once."""
    if not (PEER / "node_modules").exists():
        subprocess.run([_need("npm"), "ci", "--silent"], cwd=PEER, check=True)


def _middle(runs: list[Run], name: str) -> float:
    return float(statistics.median(getattr(each, name) for each in runs))


def run(
    kind: str,
    tables: int = TABLES,
    seconds: int = SECONDS,
    folder: Path | None = None,
    rate: float = 0.0,
    processes: int = 1,
) -> Run:
    """Start a server, let the clients play, and return what was seen; `rate`: so many moves a second are offered."""
    with served(kind, folder, processes) as (server, port):
        memory = memory_kb(server)
        clients = start_clients(kind, port, tables, seconds, rate)
        assert clients.stdout is not None
        marks: list[float] = []
        seen: dict[str, float] = {}
        for line in clients.stdout:
            marks.append(_cpu_seconds(server))
            seen = json.loads(line)
        clients.wait(60)
        used = (marks[-1] - marks[0]) * 1000 / max(1.0, seen["moves"])
        theirs = seen["client_cpu"] * 1000 / max(1.0, seen["per_second"])
        grown = (memory_kb(server) - memory) / tables
        return Run(seen["per_second"], seen["p50_ms"], seen["p99_ms"], used, theirs, grown)


@contextmanager
def served(kind: str, folder: Path | None = None, processes: int = 1) -> Iterator[tuple[int, int]]:
    """Run a server; give its process and its port."""
    port = _free_port()
    data = tempfile.mkdtemp(prefix="veillee-load-", dir=folder)
    server = _start_ours(port, data, processes) if kind == "veillee" else _start_theirs(port)
    try:
        _wait(port)
        yield server.pid, port
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(data, ignore_errors=True)


def start_clients(
    kind: str, port: int, tables: int, seconds: int, rate: float, first: int = 0
) -> "subprocess.Popen[bytes]":
    """Let clients play at tables numbered from `first`: they write `{}` when they begin, and at last what they saw."""
    numbers = [str(each) for each in (port, tables, seconds, rate, first)]
    return subprocess.Popen([_need("node"), "load.js", kind, *numbers], cwd=PEER, stdout=subprocess.PIPE)


def _start_ours(port: int, folder: str, processes: int) -> "subprocess.Popen[bytes]":
    settings = {
        "GAMES": "veillee.lab.bench.load_game:games",
        "PORT": str(port),
        "DATA": folder,
        "PROCESSES": str(processes),
        "CONNECTIONS": "100000",
        "CREATES": "100000",
        "POSTS": "100000",
        "SEAT_MESSAGES": "10000000",
        "LOG_LEVEL": "warning",
    }
    environment = {**os.environ, **{f"VEILLEE_{name}": value for name, value in settings.items()}}
    command = [sys.executable, "-m", "veillee.cli.app", "serve"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)


def _start_theirs(port: int) -> "subprocess.Popen[bytes]":
    command = [_need("node"), "server.js", str(port)]
    return subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"nothing answers on port {port}")


def _family(process: int) -> list[Path]:
    """Return a process and those that it started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [Path(f"/proc/{one}") for one in [process, *(child for each in tasks for child in each.read_text().split())]]


def _cpu_seconds(process: int) -> float:
    stats = [(one / "stat").read_text().rpartition(")")[2].split() for one in _family(process)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def memory_kb(process: int) -> float:
    """Return what a process and those that it started hold in memory."""
    lines = [line for one in _family(process) for line in (one / "status").read_text().splitlines()]
    return sum(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def _need(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise RuntimeError(f"{program} is missing: the load run needs Node.js")
    return found
