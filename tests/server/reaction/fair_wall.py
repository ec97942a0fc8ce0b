"""Measure whether the fastest hand wins, with and without a big screen at the table.

python -m server.reaction.fair_wall 300      # so many rounds each, with the build and `tests` on the path

A real server and real sockets; four players of equal skill behind round trips of 10, 60, 120 and 200 ms.
"""

import asyncio
import sys
import tempfile
from random import Random
from typing import Any

from server.client import Browser, Socket
from server.services import Server
from veillee.games.pas_touche.study.arbiter import TRIPS
from veillee.server.reaction.arbiter import TIE

TABLES = 4
MEDIAN_MS = 450.0
SPREAD = 0.2
OPTIONS = {"players": len(TRIPS), "children": True, "variant": {"tracks": {"green": ["lock"] * 12}}}


class Table:
    """Four people at a table, and perhaps a wall."""

    def __init__(self, base: str, seed: int) -> None:
        self.rng = Random(seed)
        self.people = [Browser(base, f"P{seat}") for seat in range(len(TRIPS))]
        self.screen = Browser(base)
        self.sockets: list[Socket] = []
        self.rounds = self.wrong = 0

    async def lay(self, wall: bool) -> None:
        for person, trip in zip(self.people, TRIPS, strict=True):
            person.delay = trip / 1000
            await person.call("PUT", "/api/me", {"name": person.name})
        seats: list[dict[str, Any]] = [{"kind": "human"}, *[{"kind": "open"}] * (len(TRIPS) - 1)]
        table = await self.people[0].create(seats, game="pas-touche", options=OPTIONS)
        for number, person in enumerate(self.people[1:], 2):
            await person.claim(table, f"p{number}")
        await self.people[0].call("POST", f"/api/tables/{table['id']}/start")
        self.sockets = [await person.sit(table["id"]) for person in self.people]
        if wall:
            await self.screen.sit(table["id"], invite=table["invite"], screen=1)
        for socket in self.sockets:
            await socket.move("level 1")
            await socket.move("hand right")

    async def play(self, rounds: int) -> None:
        await asyncio.sleep(8)  # pings every two seconds: the lines are known
        for _ in range(rounds):
            await asyncio.gather(*(socket.until(lambda s: s.now["phase"] != "touch") for socket in self.sockets))
            if self.sockets[0].now["result"]:
                return
            await self._round()

    async def _round(self) -> None:
        thrown = await self.sockets[0].move("throw")
        reactions = [MEDIAN_MS * self.rng.lognormvariate(0, SPREAD) for _ in TRIPS]
        await asyncio.gather(
            *(self._react(*one, thrown["seq"]) for one in zip(self.sockets, TRIPS, reactions, strict=True))
        )
        told = await self.sockets[0].until(lambda s: s.now["phase"] != "touch" and s.now["view"]["touches"])
        winner = next((touch["seat"] for touch in told if touch["result"] == "right"), None)
        if winner is not None:
            self.rounds += 1
            self.wrong += reactions[int(winner[1]) - 1] > min(reactions) + TIE

    async def _react(self, socket: Socket, trip: float, reaction: float, seq: int) -> None:
        """See the dice half a trip later, touch, and be heard half a trip after that."""
        await socket.until(lambda s: s.seq >= seq and (s.now["phase"] == "touch" or s.now["view"]["touches"]))
        dice = socket.now["view"]["dice"]
        if dice is None:
            return
        start = asyncio.get_running_loop().time()
        await asyncio.sleep(trip / 1000)
        await socket.send(type="seen", seq=socket.seq)
        await asyncio.sleep(start + (trip + reaction) / 1000 - asyncio.get_running_loop().time())
        if socket.now["phase"] == "touch":
            await socket.move(f"touch {' '.join(map(str, dice))} right at={round(reaction)}")

    async def close(self) -> None:
        for browser in (*self.people, self.screen):
            await browser.close()


async def measure(server: Server, rounds: int, wall: bool) -> str:
    tables = [Table(server.base, seed) for seed in range(TABLES)]
    for table in tables:
        await table.lay(wall)
    await asyncio.gather(*(table.play(rounds // TABLES) for table in tables))
    for table in tables:
        await table.close()
    played, wrong = sum(table.rounds for table in tables), sum(table.wrong for table in tables)
    return f"{'with' if wall else 'without'} a big screen: {wrong} wrong winners in {played} rounds"


def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(data=folder, games="veillee.games.registry:all_games", seat_messages=10_000, roll_seconds=0.05)
        server.start()
        try:
            for wall in (False, True):
                print(asyncio.run(measure(server, rounds, wall)), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
