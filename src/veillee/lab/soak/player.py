"""A scripted person: thinks, moves, errs, chats, asks; sends again what was not answered."""

import asyncio
import itertools
import time
from collections.abc import Iterator
from typing import Any, Final

from websockets import WebSocketException

from veillee.lab.soak.browser import Browser, first_of
from veillee.lab.soak.ledger import Sent
from veillee.lab.soak.stage import Stage
from veillee.lab.soak.viewer import Viewer

_AGAIN_SECONDS: Final = 2.5
_ERRS, _CHATS, _ASKS = 0.03, 0.04, 0.01
_ANSWERS: Final = ("ok", "refused", "hint", "preview")
_TALK_SENT: Final = 200
_ids: Final[Iterator[int]] = itertools.count(1)


class Player(Viewer):
    """Plays one seat."""

    def __init__(self, stage: Stage, browser: Browser, seat: str) -> None:
        super().__init__(stage, browser, seat)
        self.sent: dict[str, Sent] = {}
        self._pending: dict[str, Sent] = {}

    async def run(self) -> None:
        acting = asyncio.create_task(self._act())
        try:
            await super().run()
        finally:
            acting.cancel()

    async def _act(self) -> None:
        chance, pace = self.stage.night.chance, self.stage.night.think_seconds
        while True:
            await asyncio.sleep(chance.uniform(0.3, 1.7) * pace)
            await self._resend()
            if self._pending or not self.now:
                continue
            if chance.random() < _CHATS:
                await self._say(type="chat", text=f"word {next(_ids)}")
            elif self.now["legal"]:
                await self._turn(self.now["legal"])

    async def _turn(self, legal: list[str]) -> None:
        chance = self.stage.night.chance.random()
        if chance < _ASKS:
            await self._say(type="ask-hint")
        elif chance < _ASKS + _ERRS:
            await self._say(type="move", move="dance on the table")
        else:
            move = self.stage.night.chance.choice(legal)
            self.stage.play(move)
            await self._say(type="move", move=move)

    async def _say(self, **message: Any) -> None:
        name = f"n{next(_ids)}"
        sent = Sent(self.seat, name, {**message, "id": name, "seat": self.seat}, time.monotonic(), self.connections)
        self.sent[name] = self._pending[name] = sent
        self.stage.night.ledger.counts["commands"] += 1
        await self.send(**sent.message)

    async def _resend(self) -> None:
        for sent in list(self._pending.values()):
            if time.monotonic() - sent.at > _AGAIN_SECONDS:
                sent.connection = -1
                self.stage.night.ledger.counts["sent again"] += 1
                await self.send(**sent.message)

    async def take(self, message: dict[str, Any]) -> None:
        if message["type"] not in _ANSWERS or message["id"] not in self.sent:
            return
        sent = self.sent[message["id"]]
        seq = message["seq"] if message["type"] == "ok" else -1
        if sent.id in self._pending:
            del self._pending[sent.id]
            sent.seq = seq
            self.stage.night.ledger.answered(sent, self.connections)
        elif sent.seq != seq and message["type"] in ("ok", "refused"):
            self.stage.night.ledger.note("broken", f"{sent.message} was answered {sent.seq}, then {seq}")

    async def audit(self) -> None:
        """Compare what was acknowledged with what the table's whole log holds now."""
        lines = await self._whole_log()
        ledger, place = self.stage.night.ledger, f"{self.stage.game} {self.stage.id} {self.seat}"
        made = {line["seq"] for line in lines if _is_own(line, self.seat)}
        moves = [sent for sent in self.sent.values() if sent.message["type"] == "move"]
        stored = {sent.seq for sent in moves if sent.seq > 0}
        if stored - made:
            ledger.note("lost", f"{place}: moves {sorted(stored - made)} were acknowledged")
        if len(made - stored) > sum(sent.seq == 0 for sent in moves):
            ledger.note("doubled", f"{place}: moves {sorted(made - stored)} were never acknowledged")
        ledger.counts["moves checked"] += len(stored)
        talk = [line for line in lines if line["type"] not in ("move", "start")]
        if len(talk) < _TALK_SENT:
            self._audit_chat([line["text"] for line in talk if line["type"] == "chat"], place)

    def _audit_chat(self, said: list[str], place: str) -> None:
        ledger = self.stage.night.ledger
        for sent in self.sent.values():
            if sent.message["type"] == "chat":
                times = said.count(sent.message["text"])
                if times > 1:
                    ledger.note("doubled", f"{place}: {sent.message['text']!r} is there {times} times")
                if (sent.seq > 0) > times:
                    ledger.note("lost", f"{place}: {sent.message['text']!r} was acknowledged")
                ledger.counts["words checked"] += 1

    async def _whole_log(self) -> list[dict[str, Any]]:
        while True:
            try:
                async with self.connect(0) as line:
                    found: list[dict[str, Any]] = (await first_of("snapshot", line))["lines"]
                    return found
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(1)


def _is_own(line: dict[str, Any], seat: str) -> bool:
    return bool(line["type"] == "move" and line["actor"] == seat and line["by"] == "person")
