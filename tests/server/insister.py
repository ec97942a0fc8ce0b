"""Clients that play on whatever happens to their server, and what must then be in its log."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import msgspec
import websockets

from server.client import Browser
from server.duel import GAME
from veillee.server.store import open_store
from veillee.server.tables.domain.log.entries import Moved


class Sent(msgspec.Struct):
    """A command a client sent, and what it was answered; None: nothing, so far."""

    table: str
    seat: str
    id: str
    move: str
    answers: list[tuple[str, int]] = []


class Insister:
    """A bot client: plays one seat, reconnects by itself and sends again what was not answered."""

    def __init__(self, browser: Browser, table: str, seat: str, history: list[Sent], chance: random.Random) -> None:
        self.browser, self.table, self.seat = browser, table, seat
        self.history, self.chance = history, chance
        self.over = False
        self.pending: Sent | None = None
        self.seq = 0

    async def run(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                socket = await self.browser.connect(self.table, as_=self.seat, **self._after())
                try:
                    await self._play(socket)
                finally:
                    self.seq = max(self.seq, socket.seq)
                    await socket.close()
            await asyncio.sleep(0.05)

    def _after(self) -> dict[str, Any]:
        return {"after": self.seq} if self.seq else {}

    async def _play(self, socket: Any) -> None:
        await socket.until(lambda s: s.now)
        while True:
            if self.pending is not None:
                await self._send(socket, self.pending)
            await socket.until(lambda s: s.now["legal"] or s.now["result"])
            if socket.now["result"]:
                self.over = True
                return
            wrong = self.chance.random() < 0.1
            move = "play 0.00000000" if wrong else self.chance.choice(socket.now["legal"])
            self.pending = Sent(self.table, self.seat, f"{self.seat}{len(self.history)}", move)
            self.history.append(self.pending)

    async def _send(self, socket: Any, sent: Sent) -> None:
        async with asyncio.timeout(2.5):
            answer = await socket.ask(type="move", id=sent.id, seat=sent.seat, move=sent.move)
        sent.answers.append((answer["type"], answer["seq"]))
        self.pending = None
        await socket.until(lambda s: s.seq >= answer["seq"])


async def seat_insisters(base: str, games: int, history: list[Sent], chance: random.Random) -> list[Insister]:
    """Seat two at each of so many tables; each table has a browser of its own."""
    players: list[Insister] = []
    for _ in range(games):
        browser = Browser(base, "Anna")
        seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]
        table = (await browser.create(seats, options={"cards": 40}))["id"]
        players += [Insister(browser, table, seat, history, chance) for seat in ("left", "right")]
    return players


async def read_store(settings: dict[str, Any], tables: set[str]) -> dict[str, list[Any]]:
    store = await open_store(str(settings.get("store") or Path(settings["data"]) / "veillee.sqlite3"))
    stored = {table: await store.read(table, 0) for table in tables}
    await store.close()
    return stored


def check_history(history: list[Sent], stored: dict[str, list[Any]]) -> None:
    """Check promise 1 like Jepsen: the log against what clients were told."""
    for table, entries in stored.items():
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), table
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(keys) == len(set(keys))
    for sent in history:
        seat = GAME.seats.index(sent.seat)
        found = [entry for entry in stored[sent.table] if entry.key == f"{seat}:{sent.id}"]
        assert len(found) <= 1, sent
        for kind, seq in sent.answers:
            if kind == "ok":
                assert [entry.seq for entry in found] == [seq], sent
                assert found[0].body == Moved(seat, sent.move, "person"), sent
            else:
                assert not found, sent
