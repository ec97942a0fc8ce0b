"""The health of a server whose store cannot write, or cannot be reached."""

import resource
import time
from typing import Any

import httpx

from server.conftest import Starts
from server.services import Server

GAUGE = "veillee_store_writable"


def limit_files(server: Server, size: int) -> None:
    """Let a server write no file beyond a size, as on a full disk."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def health(server: Server) -> tuple[int, Any]:
    answer = httpx.get(f"{server.base}/api/health", timeout=10)
    return answer.status_code, answer.json()


def gauge(server: Server) -> float:
    lines = httpx.get(f"{server.base}/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{GAUGE} ")).split()[1])


def test_a_full_disk_is_told_with_its_reason_until_there_is_room_again(start: Starts) -> None:
    server = start(beat_seconds=0.1)
    assert health(server)[0] == 200
    assert gauge(server) == 1
    limit_files(server, 1)
    status, problem = health(server)
    assert (status, problem["message"]) == (503, "refusal-table-unwritable")
    assert problem["params"]["why"]
    assert all(problem["params"]["why"] in text for text in problem["text"].values())
    assert gauge(server) == 0
    limit_files(server, resource.RLIM_INFINITY)
    assert (health(server)[0], gauge(server)) == (200, 1)


def test_the_gauge_falls_also_when_nobody_asks_for_the_health(start: Starts) -> None:
    server = start(beat_seconds=0.05)
    limit_files(server, 1)
    until = time.monotonic() + 10
    while gauge(server) == 1:
        assert time.monotonic() < until
        time.sleep(0.05)
