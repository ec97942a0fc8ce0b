"""Games that were played, and how: the same fixture gives the same game, wherever it is played."""

import importlib
from typing import Any

import msgspec

from veillee.bots.match import Watcher, play_match
from veillee.bots.player import Player
from veillee.core import CHANCE, SPECTATOR, Game, Outcome
from veillee.games.registry import find_game
from veillee.lab.fixture import Fixture
from veillee.lab.players import lab_player


class Notes(Watcher):
    """A watcher that sums a game up in plain data."""

    def notes(self) -> dict[str, Any]:
        """Return what is worth keeping of the game."""
        raise NotImplementedError


class Played(msgspec.Struct):
    """The result of a fixture. `ranks` are from 1, one a seat; `rounds` is 0 where a game has none."""

    fixture: Fixture
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int
    steps: int
    rounds: int
    notes: dict[str, Any] = {}

    def points(self, seat: int) -> float:
        """Return a seat's part of the one point of a game: shared by the winners, or by all when nobody won."""
        if not self.winners:
            return 1 / len(self.ranks)
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_fixtures(fixtures: list[Fixture]) -> list[Played]:
    """Play some games one after the other."""
    seated: dict[tuple[str, str], Player] = {}
    played: list[Played] = []
    for fixture in fixtures:
        game = find_game(fixture.setting.game)
        for name in fixture.players:
            if (game.id, name) not in seated:
                seated[game.id, name] = lab_player(game, name)
        played.append(_play(game, fixture, [seated[game.id, name] for name in fixture.players]))
    return played


def _play(game: Game, fixture: Fixture, players: list[Player]) -> Played:
    state = game.new(game.read_options(fixture.setting.options))
    watcher: Notes | None = None
    if fixture.watcher:
        watcher = importlib.import_module(fixture.watcher).watch(state)
    try:
        made = play_match(state, players, fixture.seed, watcher)
    except ValueError as error:
        raise ValueError(f"{' against '.join(fixture.players)}, seed {fixture.seed}: {error}") from error
    outcome = state.outcome()
    assert outcome is not None
    return Played(
        fixture,
        outcome.winners,
        ranks_of(outcome),
        outcome.scores,
        outcome.reason,
        sum(actor != CHANCE for actor, _ in made),
        len(made),
        _rounds(state.view(SPECTATOR)),
        watcher.notes() if watcher is not None else {},
    )


def ranks_of(outcome: Outcome) -> tuple[int, ...]:
    """Return each seat's rank from 1: winners first, then by returns; all are first when nobody won."""
    if not outcome.winners:
        return (1,) * len(outcome.returns)
    merits = [(seat in outcome.winners, result) for seat, result in enumerate(outcome.returns)]
    return tuple(1 + sum(other > mine for other in merits) for mine in merits)


def _rounds(view: Any) -> int:
    """Return how many rounds, or turns, a game took, by what its view counts."""
    for field in ("round", "rounds", "turns"):
        if hasattr(view, field):
            return int(getattr(view, field))
    return 0
