"""Bots that think elsewhere."""

import subprocess
import sys

import pytest

from server.client import play_alone
from server.conftest import Opens, Starts
from server.services import Redis

pytestmark = pytest.mark.anyio


async def test_workers_of_a_queue_think_for_the_bots(start: Starts, open_browser: Opens, redis: Redis) -> None:
    server = start(work=redis.url)
    program = [sys.executable, "-m", "veillee.cli.app", "worker", redis.url]
    worker = subprocess.Popen(program, env=server.environment, stderr=subprocess.DEVNULL)
    try:
        anna = await open_browser(server, "Anna")
        table = await anna.create([{"kind": "human"}, {"kind": "bot"}])
        socket = await anna.sit(table["id"])
        await play_alone(socket)
        assert "bot" in {line["by"] for line in socket.lines if line["type"] == "move"}
        assert "failed" not in server.text()
    finally:
        worker.terminate()
        worker.wait()
