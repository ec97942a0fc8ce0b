"""A process of the bots that hangs is replaced, and what it was asked is answered."""

import asyncio
import os
import signal
import threading
import time
from pathlib import Path

import pytest

from server.work.test_swap import GAMES, process_of, question
from veillee.server.work.pool import PoolWork

pytestmark = pytest.mark.anyio


async def test_a_stopped_process_is_replaced_and_its_questions_are_answered() -> None:
    work = PoolWork(2, GAMES, seconds=2)
    await work.open()
    before = await work.choose(question())
    stopped = process_of(work)
    os.kill(stopped, signal.SIGSTOP)
    answers = await asyncio.gather(*(work.choose(question()) for _ in range(8)))
    assert answers == [before] * 8
    assert process_of(work) != stopped
    await gone(stopped)
    await work.close()


async def test_questions_that_wait_in_line_behind_a_stopped_process_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken: list[object] = []
    monkeypatch.setattr(threading, "excepthook", broken.append)
    work = PoolWork(1, GAMES, seconds=1)
    others = threading.enumerate()
    await work.open()
    before = await work.choose(question())
    minders = [thread for thread in threading.enumerate() if thread not in others]
    os.kill(process_of(work), signal.SIGSTOP)
    answers = await asyncio.gather(*(work.choose(question()) for _ in range(6)))
    assert answers == [before] * 6
    for thread in minders:
        thread.join(10)
    assert broken == []
    await work.close()


async def test_a_stopped_process_ends_with_its_pool() -> None:
    work = PoolWork(1, GAMES)
    await work.open()
    await work.choose(question())
    stopped = process_of(work)
    os.kill(stopped, signal.SIGSTOP)
    await work.close()
    await gone(stopped)


async def gone(process: int) -> None:
    """Wait until a process has ended."""
    until = time.monotonic() + 10
    while Path(f"/proc/{process}").exists() and "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text():
        assert time.monotonic() < until
        await asyncio.sleep(0.02)
