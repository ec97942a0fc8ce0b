"""`make soak`: play through a night in which everything breaks, and print what was not as promised."""

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from veillee.lab.soak.browser import Browser
from veillee.lab.soak.ledger import Ledger
from veillee.lab.soak.plan import Plan, read_plan
from veillee.lab.soak.proxy import Proxy
from veillee.lab.soak.report import is_clean, report
from veillee.lab.soak.room_actor import RoomActor
from veillee.lab.soak.server_process import ServerProcess
from veillee.lab.soak.stage import Night
from veillee.lab.soak.table_actor import Actor, TableActor

_SAMPLE_SECONDS: Final = 5.0
_CUT_SHARE: Final = 0.01
_POLITE: Final = 0.3
_OPENING_SECONDS: Final = 0.05
_LOOK_SECONDS: Final = 0.5
_LAG_SECONDS: Final = 0.1


async def soak(plan: Plan, folder: Path) -> bool:
    """Play through the night; tell whether everything was as promised."""
    server = ServerProcess(folder)
    await server.start()
    proxy = Proxy(server.port)
    base = f"http://127.0.0.1:{await proxy.open()}"
    chance = random.Random(plan.seed)
    night = Night(Ledger(), base, chance, plan.think_seconds)
    first = Browser(base, "")
    night.games = await first.call("GET", "/api/games")
    await first.close()
    work = (_end(plan, night, server), _cut(plan, night, proxy), _measure(server), _lag(night.ledger))
    trouble = [asyncio.create_task(each) for each in work]
    actors = await _open_tables(plan, night)
    await asyncio.sleep(max(0.0, plan.seconds - night.ledger.elapsed()))
    night.over = True
    ended = await asyncio.gather(*actors, return_exceptions=True)
    for each in ended:
        if isinstance(each, BaseException):
            night.ledger.note("broken", f"a table's people: {each!r}")
    for task in trouble:
        task.cancel()
    await asyncio.gather(*trouble, return_exceptions=True)
    server.measure()
    print("\n".join(report(plan, night.ledger, server)), flush=True)
    await proxy.close()
    await server.end(politely=True)
    return is_clean(night.ledger)


async def _open_tables(plan: Plan, night: Night) -> list[asyncio.Task[None]]:
    actors: list[Actor] = [RoomActor(night) for _ in range(plan.evenings)]
    actors += [TableActor(night, number) for number in range(plan.tables)]
    tasks = []
    for actor in actors:
        tasks.append(asyncio.create_task(actor.run()))
        await asyncio.sleep(_OPENING_SECONDS)
    return tasks


async def _end(plan: Plan, night: Night, server: ServerProcess) -> None:
    """End the server now and then, mostly by kill -9, and start it again; once more when the rough part is over."""
    rough, due = False, 0.0
    while True:
        await asyncio.sleep(_LOOK_SECONDS)
        was, rough = rough, plan.is_rough(night.ledger.elapsed())
        if (rough and night.ledger.elapsed() >= due) or (was and not rough):
            await server.end(politely=night.chance.random() < _POLITE)
            await server.start()
            due = night.ledger.elapsed() + night.chance.uniform(0.5, 1.5) * plan.kill_seconds


async def _cut(plan: Plan, night: Night, proxy: Proxy) -> None:
    while True:
        await asyncio.sleep(night.chance.uniform(0.5, 1.5) * plan.cut_seconds)
        if plan.is_rough(night.ledger.elapsed()):
            night.ledger.counts["cuts"] += proxy.interfere(night.chance, _CUT_SHARE)


async def _measure(server: ServerProcess) -> None:
    while True:
        await asyncio.sleep(_SAMPLE_SECONDS)
        server.measure()


async def _lag(ledger: Ledger) -> None:
    while True:
        began = ledger.elapsed()
        await asyncio.sleep(_LAG_SECONDS)
        ledger.lags.append((began, ledger.elapsed() - began - _LAG_SECONDS))


def main() -> int:
    """Run the soak that the command line asks for; 1: something was not as promised."""
    with tempfile.TemporaryDirectory(prefix="veillee-soak-") as folder:
        return 0 if asyncio.run(soak(read_plan(sys.argv[1:]), Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
