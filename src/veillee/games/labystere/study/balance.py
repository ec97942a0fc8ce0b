"""Labystère: what decides it – clues, questions, luck with the die, or nerve?"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from veillee.core import Event, GameState
from veillee.games.labystere.bot.plan import exchanged
from veillee.games.labystere.notation import parse_move
from veillee.games.labystere.rules.cards import SEATS
from veillee.games.labystere.rules.grid.paths import joints
from veillee.games.labystere.rules.moves import SWAP, decode, swapped
from veillee.games.labystere.rules.state import State
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots
from veillee.lab.riddles.riddler import Riddler
from veillee.lab.statistics.intervals import Interval, wilson
from veillee.lab.study import Notes, Study

# What happened to a player, by the events that tell of it.
_FACTORS: Final = {
    "cards looked under": ("look-witness", "look-place"),
    "cards shown by others": ("show",),
    "questions answered with nothing": ("found-nothing",),
    "exchanges of paths": ("swap",),
    "trades of places": ("trade",),
    "jumps": ("jump",),
    "turns without a way": ("stuck",),
}
_STEPS: Final = "steps rolled a turn"


class EnquiryNotes(Notes):
    """What each detective learnt and did, and every declaration in order."""

    def __init__(self) -> None:
        self._counts: list[Counter[str]] = [Counter() for _ in SEATS]
        self._declared: list[int] = []
        self._wrong: list[int] = []

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        for event in events:
            if "seat" not in event.data:
                continue
            seat = SEATS.index(str(event.data["seat"]))
            self._counts[seat][event.kind] += 1
            if event.kind == "die":
                self._counts[seat]["steps"] += int(str(event.data["steps"]))
            elif event.kind == "declare":
                self._declared.append(seat)
            elif event.kind == "wrong":
                self._wrong.append(seat)

    def notes(self) -> dict[str, Any]:
        return {
            "starter": 0,
            "counts": [dict(counts) for counts in self._counts],
            "declared": self._declared,
            "wrong": self._wrong,
        }


class LabystereStudy(Study):
    """What decides an enquiry."""

    player = "level:5"
    games = 600
    player_counts = (2, 3, 4)

    waste = "exchanges of paths that open and close nothing"

    def pointless(self, state: GameState, seat: int, move: str) -> tuple[int, int]:
        assert isinstance(state, State)
        kind, argument = decode(parse_move(seat, move))
        if kind != SWAP:
            return 0, 0
        after = joints(exchanged(state, *swapped(argument)))
        return 1, int(after == joints(state.paths))

    def watch(self, state: GameState) -> Notes:
        return EnquiryNotes()

    def riddler(self) -> Riddler:
        from veillee.games.labystere.study.riddles import LabystereRiddler

        return LabystereRiddler()

    def commands(self) -> list[Callable[..., None]]:
        from veillee.games.labystere.study.endgame_report import endgames

        return [endgames]

    def piece(self, move: str, events: list[Event]) -> str:
        """Return the action card that a walk turned up, or what the move did."""
        for event in events:
            if event.kind == "turn-up":
                return f"action {event.data['action']}"
        return move.split(" ")[0]

    def report(self, page: Page, by_players: dict[int, list[MatchResult]], seed: int) -> None:
        page.head("How it is decided")
        for seats, games in by_players.items():
            _declarations(page, games, seats)
        page.head("What the winner had more of")
        page.say(
            "For each thing: among the games in which one player had strictly most of it and somebody won, how often",
            "that player won. The die counts as luck; clues and questions are what the game is about.",
        )
        for seats, games in by_players.items():
            ahead = _ahead(games)
            told = "; ".join(f"{name} {share.percent()}" for name, share in ahead.items())
            if ahead:
                page.show(dots(ahead, "games won by whoever had most, %", 1 / seats), f"With {seats} players: {told}")


def _declarations(page: Page, games: list[MatchResult], seats: int) -> None:
    count = len(games)
    first = wilson(sum(game.winners == tuple(game.notes["declared"][:1]) != () for game in games), count)
    after = wilson(sum(bool(game.winners and game.notes["wrong"]) for game in games), count)
    nobody = wilson(sum(not game.winners for game in games), count)
    page.say(
        f"With {seats} players the first declaration is right and wins in {first.percent()} of the games;",
        f"somebody wins after another one was wrong in {after.percent()}; nobody wins in {nobody.percent()}.",
    )


def _ahead(games: list[MatchResult]) -> dict[str, Interval]:
    found: dict[str, Interval] = {}
    for name in [*_FACTORS, _STEPS]:
        led = won = 0
        for game in games:
            leader = _leader([_amount(counts, name) for counts in game.notes["counts"][: len(game.ranks)]])
            if leader is not None and game.winners:
                led += 1
                won += game.winners == (leader,)
        if led:
            found[name] = wilson(won, led)
    return found


def _amount(counts: dict[str, int], name: str) -> float:
    if name == _STEPS:
        return counts.get("steps", 0) / max(1, counts.get("die", 0))
    return sum(counts.get(kind, 0) for kind in _FACTORS[name])


def _leader(amounts: list[float]) -> int | None:
    """Return who has strictly most."""
    most = max(amounts)
    return amounts.index(most) if amounts.count(most) == 1 else None
