"""The course of a match: who led when, which move decided it, and how many decisions there were to make."""

from typing import Any, Final

from veillee.bots.match import Watcher
from veillee.bots.player import Player
from veillee.bots.teacher import Teacher
from veillee.core import CHANCE, Event, Game, GameState, Rng
from veillee.core.contract.perspective import OpenPerspective, Perspective
from veillee.core.rng import FastRng
from veillee.lab.study import Study

_RANDOM_GAMES: Final = 20  # to judge a position where a game has no judgement of its own
_CLEAR_LEAD: Final = 0.05
_OFTEN: Final = 80  # moves after which only every fourth position is judged
_SELDOM: Final = 4


class Counting(Player):
    """Lets a player choose, and counts the decisions in which there was something to choose."""

    def __init__(self, player: Player) -> None:
        self._player: Final = player
        self.decisions = 0
        self.choices = 0

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        self.decisions += 1
        self.choices += len(perspective.legal()) > 1
        return self._player.choose(perspective, rng)


class Course(Watcher):
    """Follows a match with open cards: each seat's chance of winning after each move."""

    def __init__(self, game: Game, state: GameState, players: list[Player], seed: int) -> None:
        self._teaching: Final = game.teaching()
        self._teacher: Final = Teacher(game, _RANDOM_GAMES)
        self._study: Final[Study] = game.study() or Study()
        self._rng: Final = FastRng(seed)
        self.players: Final = [Counting(player) for player in players]
        self._moves = 0
        self._judged: list[tuple[list[float], str]] = []

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        if actor == CHANCE:
            return
        self._moves += 1
        if self._moves <= _OFTEN or self._moves % _SELDOM == 0:
            self._judged.append((self._chances(state), self._study.piece(move, events)))

    def _chances(self, state: GameState) -> list[float]:
        outcome = state.outcome()
        if outcome is not None:
            won = outcome.winners or tuple(range(len(outcome.returns)))
            return [1.0 / len(won) if seat in won else 0.0 for seat in range(len(outcome.returns))]
        perspective = OpenPerspective(state.copy(), 0)
        if self._teaching is not None:
            return self._teaching.expect_open(perspective, self._rng)
        return self._teacher.expect(perspective, self._rng)

    def notes(self, winners: tuple[int, ...]) -> dict[str, Any]:
        """Return what the course of the match comes to."""
        chances = [each for each, _ in self._judged]
        return {
            "lead_changes": _lead_changes(chances),
            "low": min((each[winners[0]] for each in chances), default=1.0) if len(winners) == 1 else None,
            "decisive": _decisive(self._judged, winners[0]) if len(winners) == 1 else "",
            "decisions": sum(player.decisions for player in self.players),
            "choices": sum(player.choices for player in self.players),
        }


def _lead_changes(chances: list[list[float]]) -> int:
    """Count how often another seat came to lead clearly."""
    changes = 0
    leader = -1
    for each in chances:
        best = max(range(len(each)), key=each.__getitem__)
        second = max((chance for seat, chance in enumerate(each) if seat != best), default=0.0)
        if each[best] - second >= _CLEAR_LEAD and best != leader:
            changes += leader >= 0
            leader = best
    return changes


def _decisive(judged: list[tuple[list[float], str]], winner: int) -> str:
    """Return the piece of the move after which the winner was never again behind an even chance."""
    piece = ""
    behind = True
    for chances, moved in judged:
        ahead = chances[winner] > 0.5
        if ahead and behind:
            piece = moved
        behind = not ahead
    return piece
