"""Bots that think elsewhere."""

import asyncio
import subprocess
import sys

import pytest

from server.client import play_alone
from server.conftest import Opens, Starts
from server.services import Redis, free_port
from veillee.server.work.base import WorkError
from veillee.server.work.queue import QueueWork

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
        assert "Enqueuing" not in server.text(), "a line for every thought of a bot drowns the log"
    finally:
        worker.terminate()
        worker.wait()


def test_a_server_ends_quietly_while_redis_is_away(start: Starts) -> None:
    server = start(work=f"redis://127.0.0.1:{free_port()}/0")
    assert server.process is not None
    server.process.terminate()
    server.process.wait()
    assert "Traceback" not in server.text()


async def test_bots_wait_for_their_workers_and_do_not_move_at_random(start: Starts, open_browser: Opens) -> None:
    server = start(work=f"redis://127.0.0.1:{free_port()}/0")
    anna = await open_browser(server, "Anna")
    table = await anna.create([{"kind": "bot"}, {"kind": "human"}])
    socket = await anna.sit(table["id"])
    await asyncio.sleep(1)
    assert not [line for line in socket.lines if line["type"] == "move" and line["by"] == "bot"]
    assert "asking again" in server.text()
    assert "Traceback" not in server.text()


async def test_a_question_that_no_worker_took_is_withdrawn(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.work.queue._SECONDS", 0.3)
    work = QueueWork(redis.url)
    await work.open()
    for _ in range(2):
        with pytest.raises(WorkError):
            await work.run("choose", b"?")
    left: int = await work._queue.count("queued")
    await work.close()
    assert left == 0
