"""Bots that move over to a compiled tree while people play."""

import asyncio
import multiprocessing
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import veillee
from server.client import Socket, play_alone
from server.conftest import Opens, Starts
from server.duel import games
from veillee.core import FastRng
from veillee.server.work.base import Task
from veillee.server.work.pool import PoolWork
from veillee.server.work.tree import MARK

pytestmark = pytest.mark.anyio
GAMES = "server.duel:games"
SWAPPED = "think faster"


@pytest.fixture
async def work() -> AsyncIterator[PoolWork]:
    pool = PoolWork(1, GAMES)
    await pool.open()
    yield pool
    await pool.close()


def copy_build(target: Path) -> Path:
    """Copy the build that is running: what moves over to it answers the same."""
    package = Path(veillee.__file__).resolve().parent
    shutil.copytree(package, target / "veillee", ignore=shutil.ignore_patterns("__pycache__"))
    for library in package.parent.glob("*__mypyc*"):
        shutil.copy(library, target)
    (target / MARK).write_text("complete")
    return target


def question() -> Task:
    """Return a position in which a bot has a choice."""
    game = games()["duel"]
    state, rng = game.new(game.read_options({})), FastRng(7)
    while state.actors()[0] < 0:
        state.apply(state.actors()[0], state.draw(rng))
    return Task(game.id, state.to_bytes(), state.actors()[0], "1", 7)


def process_of(work: PoolWork) -> int:
    """Return the process that answers now."""
    assert work._pool is not None
    return next(iter(work._pool._processes))


async def test_questions_before_and_after_a_move_get_the_same_answer(work: PoolWork, tmp_path: Path) -> None:
    tree = copy_build(tmp_path / "tree")
    before = await work.choose(question())
    asked = [asyncio.create_task(work.choose(question())) for _ in range(20)]
    assert await work.move_to(tree)
    assert await asyncio.gather(*asked) == [before] * 20
    assert await work.choose(question()) == before
    assert (await work.build()).startswith(str(tree))


async def test_a_tree_that_does_not_start_is_left_alone(work: PoolWork, tmp_path: Path) -> None:
    before = await work.choose(question())
    tree = copy_build(tmp_path / "tree")
    (tree / "veillee" / "server" / "__init__.py").write_text("raise ImportError('torn')\n")
    assert not await work.move_to(tree)
    assert await work.choose(question()) == before
    assert not (await work.build()).startswith(str(tree))


async def test_new_processes_killed_in_mid_move_disturb_nobody(work: PoolWork, tmp_path: Path) -> None:
    tree = copy_build(tmp_path / "tree")
    before = await work.choose(question())
    old = process_of(work)
    children = set(multiprocessing.active_children())
    moving = asyncio.create_task(work.move_to(tree))
    while not (new := set(multiprocessing.active_children()) - children):
        await asyncio.sleep(0)
    for process in new:
        process.kill()
    asked = asyncio.create_task(work.choose(question()))
    assert not await moving
    assert await asked == before
    assert process_of(work) == old
    assert await work.move_to(tree)
    assert (await work.build()).startswith(str(tree))


async def test_old_processes_killed_in_mid_move_leave_no_question_open(work: PoolWork, tmp_path: Path) -> None:
    tree = copy_build(tmp_path / "tree")
    before = await work.choose(question())
    old = process_of(work)
    asked = [asyncio.create_task(work.choose(question())) for _ in range(200)]
    moving = asyncio.create_task(work.move_to(tree))
    await asyncio.sleep(0)
    os.kill(old, signal.SIGKILL)
    assert await asyncio.gather(*asked) == [before] * 200
    assert await moving
    os.kill(process_of(work), signal.SIGKILL)
    assert await work.choose(question()) == before
    assert (await work.build()).startswith(str(tree)), "a pool that broke is replaced on the same tree"


def moves_of_bots(socket: Socket) -> int:
    return len([line for line in socket.lines if line["type"] == "move" and line["by"] == "bot"])


async def test_a_table_plays_on_while_its_bots_move_over(start: Starts, open_browser: Opens, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    server = start(compiled=tree)
    anna = await open_browser(server, "Anna")
    table = await anna.create([{"kind": "bot"}, {"kind": "human"}])
    socket = await anna.sit(table["id"])
    await socket.until(lambda s: s.now["legal"], "for the bot's first move")
    made = moves_of_bots(socket)
    copy_build(tmp_path / "made").rename(tree)
    await server.logged(SWAPPED)
    await play_alone(socket)
    assert moves_of_bots(socket) > made > 0
    assert server.text().count(SWAPPED) == 1
    assert "failed" not in server.text()
    assert "Traceback" not in server.text()
