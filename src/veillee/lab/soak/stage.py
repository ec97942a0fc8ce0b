"""One table of the night as the people round it know it, and what must not leak there."""

import random
import re
import time
from typing import Any, Final

import msgspec

from veillee.lab.soak.games import CANARY_GAME, LEAST_DIGITS
from veillee.lab.soak.ledger import Card, Ledger

_CARD: Final = re.compile(rf"\d{{{LEAST_DIGITS},}}")


class Night(msgspec.Struct):
    """What everybody shares: the ledger, the server's address as people reach it, and chance."""

    ledger: Ledger
    base: str
    chance: random.Random
    think_seconds: float
    games: list[dict[str, Any]] = []
    over: bool = False
    """It is time to go home."""


class Stage:
    """A table, its seats' secrets and, in the canary game, its hidden cards."""

    def __init__(self, night: Night, table: dict[str, Any]) -> None:
        self.night: Final = night
        self.id: Final[str] = table["id"]
        self.invite: Final[str] = table["invite"]
        self.game: Final[str] = table["game"]
        self.secrets: list[str] = []
        self._cards: dict[int, Card] = {}
        self._seen: dict[tuple[str, int], float] = {}

    def hear(self, viewer: str, text: str) -> None:
        """Look through a frame for what its viewer may not know."""
        if any(secret in text for secret in self.secrets):
            self.night.ledger.note("leaked", f"{self.game} {self.id}: a seat's secret in a frame of {viewer!r}")
        if self.game == CANARY_GAME:
            for number in _CARD.findall(text):
                self._seen.setdefault((viewer, int(number)), time.monotonic())

    def look(self, viewer: str, now: dict[str, Any]) -> None:
        """Check a position that a viewer was shown, and learn whose cards are whose."""
        ledger = self.night.ledger
        if now["seat"] != viewer:
            ledger.note("leaked", f"{self.game} {self.id}: {viewer!r} is shown the view of {now['seat']!r}")
        if not viewer and now["legal"]:
            ledger.note("leaked", f"{self.game} {self.id}: a spectator is told {now['legal'][:3]}")
        if self.game == CANARY_GAME and viewer and now["view"]:
            for card in now["view"]["hand"]:
                self._cards.setdefault(card, Card(viewer))

    def play(self, move: str) -> None:
        """Note that a card is put on the table."""
        if self.game == CANARY_GAME:
            card = self._cards.get(int(move.split()[1]))
            if card is not None:
                card.played = min(card.played, time.monotonic())

    def audit(self) -> None:
        """Check that nobody saw a card before it was played."""
        for (viewer, number), at in self._seen.items():
            card = self._cards.get(number)
            if card is not None and card.owner != viewer and at < card.played:
                self.night.ledger.note("leaked", f"{self.id}: {viewer!r} saw a card of {card.owner!r}")
        self.night.ledger.counts["canaries"] += len(self._cards)
