"""Pas Touche !: what a level is worth, and whether changing levels evens an evening out."""

from collections.abc import Callable
from typing import Any, Final

from veillee.bots.match import play_match
from veillee.bots.player import Player
from veillee.bots.players import level_player
from veillee.core import Event, GameState, ReactionState
from veillee.core.contract.perspective import Perspective
from veillee.core.reaction_words import split
from veillee.core.rng import Rng
from veillee.games.pas_touche.game import GAME
from veillee.games.pas_touche.rules.cards import LEVELS
from veillee.games.pas_touche.rules.moves import SEATS
from veillee.games.pas_touche.study.levels import Skill, steps
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.bench.figure import Benchmark
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots
from veillee.lab.statistics.intervals import Interval, around_mean, wilson
from veillee.lab.study import Notes, Study

_EVENING: Final = 10
# Shares of rounds in which the players of the Markov chain are first, and in which they err.
_FIRST: Final = (0.1, 0.25, 0.5, 0.9)
_ERRORS: Final = (0.0, 0.04, 0.1)
# Strength and first level of either bot: two unequal pairs, and equals that start far apart.
_EVENING_PAIRS: Final = (((3, 5), (2, 5)), ((4, 5), (3, 5)), ((3, 1), (3, 12)))


class TouchNotes(Notes):
    """How rounds ended, and the levels that the end proposes."""

    def __init__(self) -> None:
        self._ends: dict[str, int] = {}
        self.levels: dict[str, int] = {}

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        for event in events:
            if event.kind == "round-over":
                reason = str(event.data["reason"])
                self._ends[reason] = self._ends.get(reason, 0) + 1
            elif event.kind == "level-changed":
                self.levels[str(event.data["seat"])] = int(str(event.data["level"]))

    def notes(self) -> dict[str, Any]:
        return {"ends": self._ends}


class Guest(Player):
    """A bot that is told at which level of the game to play."""

    def __init__(self, strength: int, level: int) -> None:
        self._bot: Final = level_player(GAME, strength)
        self._level: Final = f"level {level}"

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        return self._level if self._level in perspective.legal() else self._bot.choose(perspective, rng)


class PasToucheStudy(Study):
    """How rounds end and what a level is worth."""

    player = "level:3"
    games = 600
    player_counts = (2, 4, 6)

    waste = "touches that are errors"

    def pointless(self, state: GameState, seat: int, move: str) -> tuple[int, int]:
        assert isinstance(state, ReactionState)
        bare, _ = split(move)
        return (1, int(not state.ends_round(seat, bare))) if bare.startswith("touch ") else (0, 0)

    def watch(self, state: GameState) -> Notes:
        return TouchNotes()

    def report(self, page: Page, by_players: dict[int, list[MatchResult]], seed: int) -> None:
        games = len(by_players[2])
        _rounds(page, by_players)
        _levels(page, max(2, games // 3), seed)
        _evenings(page, max(2, games // 4), seed)

    def commands(self) -> list[Callable[..., None]]:
        from veillee.games.pas_touche.study.arbiter import arbiter
        from veillee.games.pas_touche.study.levels import levels

        return [levels, arbiter]

    def benchmarks(self) -> list[Benchmark]:
        from veillee.games.pas_touche.study.arbiter import measure

        return [Benchmark("Who touched first", measure)]


def duel(guests: list[tuple[int, int]], seed: int) -> tuple[int, list[int]]:
    """Play strengths at levels against each other; return who won and the levels of the next game."""
    state = GAME.new(GAME.read_options({"players": len(guests)}))
    notes = TouchNotes()
    players: list[Player] = [Guest(strength, level) for strength, level in guests]
    play_match(state, players, seed, notes)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners[0], [notes.levels[SEATS[seat]] for seat in range(len(guests))]


def _rounds(page: Page, by_players: dict[int, list[MatchResult]]) -> None:
    page.head("How rounds end")
    rows: list[list[str]] = []
    for seats, games in by_players.items():
        total = sum(sum(game.notes["ends"].values()) for game in games)
        ends = [sum(game.notes["ends"].get(reason, 0) for game in games) for reason in ("right", "block", "nobody")]
        rows.append([f"{seats} players", *(wilson(count, total).percent() for count in ends)])
    page.table(["", "a right touch", "a block", "nobody"], rows)


def _levels(page: Page, games: int, seed: int) -> None:
    page.head("What a level is worth")
    shares: dict[str, Interval] = {}
    for level in range(1, len(LEVELS)):
        won = 0
        for number in range(games):
            seat = number % 2
            guests = [(3, level), (3, level + 1)] if seat == 0 else [(3, level + 1), (3, level)]
            won += duel(guests, seed + number)[0] == seat
        shares[f"{level} against {level + 1}"] = wilson(won, games)
    found = [step for first in _FIRST for errors in _ERRORS for step in steps(Skill(first, errors))]
    smallest = min(found)
    lower = sum(share.low > 0.5 for share in shares.values())
    higher = sum(share.high < 0.5 for share in shares.values())
    page.say(
        "A higher level ought to be harder. By a Markov chain over the tracks and cards (in full:",
        "pas-touche-levels.md)",
        f"{'it is, for every skill tried' if smallest[0] > 0 else 'it is not always'}: the smallest",
        f"step of {len(found):,} makes a game {100 * smallest[0]:.1f} % longer ({smallest[2]}, level",
        f"{smallest[1] - 1} to {smallest[1]}).",
        f"In play, two bots of equal strength (level:3) met {games} times at each pair of neighbouring levels:",
        f"the lower level won more than half for certain in {lower} of {len(shares)} pairs,",
        f"the higher one in {higher}.",
    )
    page.show(dots(shares, "games won by the lower level, %", 0.5), "Equal bots one level apart")


def _evenings(page: Page, evenings: int, seed: int) -> None:
    page.head("Do changing levels even an evening out?")
    page.say(
        f"Two bots play {_EVENING} games in a row and follow the change of levels that each game proposes (PT-L3).",
        "If that works, the one that is better off at first wins less and less.",
        f"There were {evenings} evenings for each pair.",
    )
    for one, two in _EVENING_PAIRS:
        wins = [0] * _EVENING
        last: list[list[float]] = [[], []]
        for evening in range(evenings):
            levels = [one[1], two[1]]
            for number in range(_EVENING):
                guests = [(one[0], levels[0]), (two[0], levels[1])]
                winner, levels = duel(guests, seed + evening * _EVENING + number)
                wins[number] += winner == 0
            for seat, level in enumerate(levels):
                last[seat].append(float(level))
        stands = [around_mean(reached).plain() for reached in last]
        shares = {f"game {number + 1}": wilson(count, evenings) for number, count in enumerate(wins)}
        page.show(
            dots(shares, f"games won by level:{one[0]} against level:{two[0]}, %", 0.5),
            f"The bot level:{one[0]} starts at the game's level {one[1]} against level:{two[0]} at {two[1]}. It wins "
            f"{shares['game 1'].percent()} of the first games and {shares[f'game {_EVENING}'].percent()} of the last; "
            f"after them it stands at level {stands[0]}, the other at {stands[1]}.",
        )
