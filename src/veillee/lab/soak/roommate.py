"""Somebody in the room of an evening: talks, agrees to games, plays them, and comes back when the line breaks."""

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from websockets import WebSocketException
from websockets.asyncio.client import connect

from veillee.lab.soak.browser import Browser, first_of
from veillee.lab.soak.ledger import Sent
from veillee.lab.soak.player import Player
from veillee.lab.soak.stage import Night, Stage

_AGAIN_SECONDS: Final = 2.5
_WAIT: Final = 1.0
_TALKS: Final = 0.2
_ids: Final[Iterator[int]] = itertools.count(1)


class Roommate:
    """One person of an evening; `screen`: the big screen, which is nobody."""

    def __init__(self, night: Night, browser: Browser, evening: str, invite: str, screen: bool = False) -> None:
        self.night: Final = night
        self.browser: Final = browser
        self.evening: Final = evening
        self._invite: Final = invite
        self._screen: Final = screen
        self.me = ""
        self.seq = 0
        self.parts: dict[str, Any] = {}
        self.sent: dict[str, Sent] = {}
        self._pending: dict[str, Sent] = {}
        self._audited: set[str] = set()
        self._line: Any = None
        self._connections = 0
        self.entered = ""
        self._playing: dict[str, asyncio.Task[None]] = {}

    # The line

    async def run(self) -> None:
        """Be here until the night is over."""
        acting = asyncio.create_task(self._act())
        while not self.night.over:
            try:
                async with self._connect(self.seq) as line:
                    self._connections += 1
                    self._line, self.entered = line, ""
                    async for text in line:
                        await self._hear(json.loads(text))
                        if self.night.over:
                            break
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._line = None
            await asyncio.sleep(_WAIT)
        acting.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    def _connect(self, after: int) -> connect:
        path = f"/api/evenings/{self.evening}/socket"
        query = f"?invite={self._invite}" + (f"&after={after}" if after else "") + ("&screen=1" if self._screen else "")
        return self.browser.connect(path, query)

    async def say(self, **message: Any) -> None:
        """Send a command, and again until it is answered."""
        name = f"r{next(_ids)}"
        sent = Sent(self.me, name, {**message, "id": name}, time.monotonic(), self._connections)
        self.sent[name] = self._pending[name] = sent
        self.night.ledger.counts["commands"] += 1
        await self._send(sent.message)

    async def _send(self, message: dict[str, Any]) -> None:
        if self._line is not None:
            try:
                await self._line.send(json.dumps(message))
            except (WebSocketException, OSError):
                return

    # What is heard

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("evening", "evening-update"):
            self._see(message)
        elif kind == "ping":
            await self._send({"type": "pong", "n": message["n"]})
        elif kind in ("ok", "refused") and message["id"] in self._pending:
            sent = self._pending.pop(message["id"])
            sent.seq = message["seq"] if kind == "ok" else -1
            self.night.ledger.answered(sent, self._connections)
        elif kind == "entered":
            self._pending.pop(message["id"], None)
            self.entered = message["table"]
        elif kind == "exited":
            self.entered = ""
        elif kind in ("snapshot", "update") and (message["now"]["seat"] or message["now"]["legal"]):
            self.night.ledger.note("leaked", f"{self.evening}: the big screen is shown the view of a seat")

    def _see(self, message: dict[str, Any]) -> None:
        ledger = self.night.ledger
        ledger.counts["positions"] += 1
        if message["seq"] < self.seq:
            ledger.note("went back", f"evening {self.evening}: {message['seq']} after {self.seq}")
        if message["type"] == "evening-update" and message["after"] != self.seq:
            ledger.note("lost", f"evening {self.evening}: an update after {message['after']}, {self.seq} was shown")
        numbers = [line["seq"] for line in message["lines"]]
        if numbers != sorted(set(numbers)):
            ledger.note("doubled", f"evening {self.evening}: lines {numbers[:20]}")
        self.parts.update(message["parts"])
        self.me = message.get("me", self.me)
        self.seq = message["seq"]
        if self._screen and self.me:
            ledger.note("leaked", f"evening {self.evening}: the big screen is {self.me}")

    # What is done

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(self.night.chance.uniform(0.3, 1.7) * self.night.think_seconds / 2)
            for sent in list(self._pending.values()):
                if time.monotonic() - sent.at > _AGAIN_SECONDS:
                    sent.connection = -1
                    await self._send(sent.message)
            if self.parts and not self._pending:
                await (self._watch() if self._screen else self._take_part())

    async def _watch(self) -> None:
        """Look at the game that runs, as the screen on the wall."""
        running = [game["table"] for game in self.parts["games"] if game["status"] == "playing"]
        if running and self.entered not in running:
            await self.say(type="enter", table=running[-1], seat="")

    async def _take_part(self) -> None:
        for proposal in self.parts["proposals"]:
            asked = any(chair["person"] == self.me for chair in proposal["chairs"])
            if asked and self.me not in (*proposal["agreed"], *proposal["declined"]):
                await self.say(type="agree", proposal=proposal["id"])
                return
        for game in self.parts["games"]:
            self._sit_down(game)
        if self.night.chance.random() < _TALKS:
            await self.say(type="speak", text=f"room word {next(_ids)}")

    def _sit_down(self, game: dict[str, Any]) -> None:
        for seat in game["seats"]:
            if seat["person"] == self.me and game["status"] == "playing" and game["table"] not in self._playing:
                table = {"id": game["table"], "invite": game["invite"], "game": game["game"]}
                self._playing[game["table"]] = asyncio.create_task(self._play(table, seat["seat"]))

    async def _play(self, table: dict[str, Any], seat: str) -> None:
        player = Player(Stage(self.night, table), self.browser, seat)
        await player.run()
        await player.audit()

    # What was promised

    async def audit(self) -> None:
        """Compare what was acknowledged with the log, as far back as a screen is told it, and points with their sum."""
        whole = await self._whole()
        ledger = self.night.ledger
        told_from, told_to = whole["lines"][0]["seq"] if whole["lines"] else 0, whole["seq"]
        said = Counter(line["text"] for line in whole["lines"] if line["type"] == "words")
        for sent in self.sent.values():
            if sent.message["type"] != "speak" or sent.id in self._audited or not told_from <= sent.seq <= told_to:
                continue
            times = said[sent.message["text"]]
            if times > 1:
                ledger.note("doubled", f"evening {self.evening}: {sent.message['text']!r} is there {times} times")
            elif not times:
                ledger.note("lost", f"evening {self.evening}: {sent.message['text']!r} was acknowledged")
            self._audited.add(sent.id)
            ledger.counts["words checked"] += 1
        for game in whole["parts"]["games"]:
            points = [seat["points"] or 0.0 for seat in game["seats"]]
            if game["status"] == "over" and abs(sum(points) - 3 * len(points)) > 0.05:
                ledger.note("broken", f"evening {self.evening}: {game['game']} brought {points}")

    async def _whole(self) -> dict[str, Any]:
        while True:
            try:
                async with self._connect(0) as line:
                    return await first_of("evening", line)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(_WAIT)
