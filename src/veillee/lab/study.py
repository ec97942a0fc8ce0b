"""What a game tells the lab about itself: how to study its balance, reports and benchmarks of its own."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from veillee.bots.match import Watcher
from veillee.core import Event, GameState

if TYPE_CHECKING:
    from veillee.lab.arena.match_result import MatchResult
    from veillee.lab.bench.figure import Benchmark
    from veillee.lab.reports.page import Page
    from veillee.lab.riddles.riddler import Riddler


_SQUARE = re.compile("[a-f][1-6]")


class Notes(Watcher):
    """A watcher that sums a match up in plain data."""

    def notes(self) -> dict[str, Any]:
        """Return what is worth keeping of the match; `starter` is the seat that began, where one does."""
        raise NotImplementedError


class Study:
    """How the lab studies one game; `Game.study` returns it. Without one a game gets the report that fits all."""

    player = "level:3"
    """The bot on every seat: a decent one that is quick enough."""
    games = 400
    """How many games with the fewest players; half as many with each other number."""
    player_counts: tuple[int, ...] = ()
    """With how many players to play; empty: as few as the game allows."""
    options: dict[str, Any] = {}
    """Options that the study plays with."""

    waste = ""
    """Which moves `pointless` counts, as a sentence goes on: `exchanges of paths that open and close nothing`."""

    def pointless(self, state: GameState, seat: int, move: str) -> tuple[int, int]:
        """Return how many moves of the kind that may be pointless a move is before it is made, and how many are."""
        return 0, 0

    def watch(self, state: GameState) -> Notes | None:
        """Return who takes notes of a match that begins, or None."""
        return None

    def piece(self, move: str, events: list[Event]) -> str:
        """Return the card or piece that a move is about, as tables name it: `medium 26`, `furnish piano`."""
        words = move.split(" ")
        named = len(words) > 1 and words[1].isalnum() and not _SQUARE.fullmatch(words[1])
        return " ".join(words[:2]) if named else words[0]

    def report(self, page: "Page", by_players: "dict[int, list[MatchResult]]", seed: int) -> None:
        """Write what is special about this game; the matches come by their number of players."""

    def commands(self) -> list[Callable[..., None]]:
        """Return functions that become `veillee lab GAME NAME`; their parameters and docstrings are the help."""
        return []

    def riddler(self) -> "Riddler | None":
        """Return who makes and judges the game's riddles, or None."""
        return None

    def benchmarks(self) -> "list[Benchmark]":
        """Return what `make bench` measures of this game."""
        return []
