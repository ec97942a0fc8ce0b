"""Matches that were played: the same spec gives the same result, wherever it is played."""

from typing import Any

import msgspec

from veillee.bots.match import Watcher, play_match
from veillee.bots.player import Player
from veillee.core import CHANCE, SPECTATOR, Event, Game, GameState, Outcome
from veillee.games.registry import find_game
from veillee.lab.arena.course import Course
from veillee.lab.arena.foretold import Foretold
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.arena.measured import Measure, Measured
from veillee.lab.arena.players import lab_player
from veillee.lab.study import Study


class MatchResult(msgspec.Struct):
    """How a match ended. `ranks` are from 1, one a seat; `rounds` is 0 where a game has none.

    `starter` is the seat that moved first, None where all begin at once; `made` are the moves of a match that was
    followed, `measures` what was measured of each seat, `foretold` the chances that each seat was told.
    """

    spec: MatchSpec
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int
    steps: int
    rounds: int
    notes: dict[str, Any] = {}
    starter: int | None = None
    made: list[tuple[int, str]] = []
    measures: list[Measure] = []
    foretold: list[list[float]] = []

    def points(self, seat: int) -> float:
        """Return a seat's part of the game's one point: shared by the winners, or by everybody if nobody won."""
        if not self.winners:
            return 1 / len(self.ranks)
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_matches(specs: list[MatchSpec]) -> list[MatchResult]:
    """Play matches one after the other."""
    seated: dict[tuple[str, str], Player] = {}
    played: list[MatchResult] = []
    for spec in specs:
        game = find_game(spec.setup.game)
        for name in spec.players:
            if (game.id, name) not in seated:
                seated[game.id, name] = lab_player(game, name)
        played.append(_play(game, spec, [seated[game.id, name] for name in spec.players]))
    return played


def _play(game: Game, spec: MatchSpec, players: list[Player]) -> MatchResult:
    state = game.new(game.read_options(spec.setup.options))
    study: Study | None = game.study() if spec.noted else None
    notes = study.watch(state) if study is not None else None
    course = Course(game, state, players, spec.seed) if spec.followed else None
    measured = [Measured(player, game.study() or Study()) for player in players] if spec.measured else []
    teaching = game.teaching() if spec.foretold else None
    telling = [Foretold(player, teaching, spec.seed) for player in players] if teaching is not None else []
    seated: list[Player] = list(course.players) if course is not None else list(measured or telling) or players
    first = _Starter(course or notes)
    try:
        made = play_match(state, seated, spec.seed, first)
    except ValueError as error:
        raise ValueError(f"{' against '.join(spec.players)}, seed {spec.seed}: {error}") from error
    outcome = state.outcome()
    assert outcome is not None
    return MatchResult(
        spec,
        outcome.winners,
        ranks_of(outcome),
        outcome.scores,
        outcome.reason,
        sum(actor != CHANCE for actor, _ in made),
        len(made),
        _rounds(state.view(SPECTATOR)),
        (notes.notes() if notes is not None else {}) | (course.notes(outcome.winners) if course is not None else {}),
        first.seat,
        made if spec.followed else [],
        [player.measure for player in measured],
        [player.chances for player in telling],
    )


class _Starter(Watcher):
    """Notes who moved first, and passes everything on."""

    def __init__(self, watcher: Watcher | None) -> None:
        self._watcher = watcher
        self._together = False
        self._moved = False
        self.seat: int | None = None

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        if actor == CHANCE:
            self._together = len(state.actors()) > 1
        elif not self._moved:
            self._moved = True
            self.seat = None if self._together else actor
        if self._watcher is not None:
            self._watcher.saw(state, actor, move, events)


def ranks_of(outcome: Outcome) -> tuple[int, ...]:
    """Return each seat's rank from 1: winners first, then by returns; all are first when nobody won."""
    if not outcome.winners:
        return (1,) * len(outcome.returns)
    merits = [(seat in outcome.winners, result) for seat, result in enumerate(outcome.returns)]
    return tuple(1 + sum(other > mine for other in merits) for mine in merits)


def _rounds(view: Any) -> int:
    """Return how many rounds or turns a game took, as its view counts them."""
    for field in ("round", "rounds", "turns"):
        if hasattr(view, field):
            return int(getattr(view, field))
    return 0
