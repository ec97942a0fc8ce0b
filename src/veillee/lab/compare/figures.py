"""What the games of one side come to, and how two sides differ on the same seeds."""

from collections import Counter

from veillee.lab.arena.match_result import MatchResult
from veillee.lab.statistics.intervals import Interval, around_mean, wilson

COMEBACK = 0.25
"""A winner whose chance was below this has come back."""


def starter_share(games: list[MatchResult]) -> Interval | None:
    """Return the share of the points of the seat that started; None where nobody starts alone."""
    begun = [(game, game.starter) for game in games if game.starter is not None]
    if not begun:
        return None
    return wilson(sum(game.points(starter) for game, starter in begun), len(begun))


def better_share(games: list[MatchResult], better: str) -> Interval:
    """Return the share of the points of the better bot among weaker ones."""
    return wilson(sum(game.points(game.spec.players.index(better)) for game in games), len(games))


def followed(games: list[MatchResult]) -> list[MatchResult]:
    """Return the games whose course was judged."""
    return [game for game in games if game.spec.followed]


def lead_changes(games: list[MatchResult]) -> Interval:
    """Return how often the lead changed in a game."""
    return around_mean([float(game.notes["lead_changes"]) for game in followed(games)])


def comebacks(games: list[MatchResult]) -> Interval:
    """Return how often the winner had been nearly beaten."""
    won = [game for game in followed(games) if game.notes["low"] is not None]
    return wilson(sum(game.notes["low"] < COMEBACK for game in won), len(won))


def real_choices(games: list[MatchResult]) -> Interval:
    """Return the share of decisions with something to choose."""
    decisions = sum(game.notes["decisions"] for game in followed(games))
    return wilson(sum(game.notes["choices"] for game in followed(games)), decisions)


def decisive_pieces(games: list[MatchResult]) -> dict[str, Interval]:
    """Return how often a move with each card or piece decided the game, the most frequent first."""
    counts = Counter(game.notes["decisive"] for game in followed(games) if game.notes["decisive"])
    total = sum(counts.values())
    return {piece: wilson(count, total) for piece, count in counts.most_common()}


def minutes(games: list[MatchResult], minutes_a_move: float) -> Interval:
    """Return how long a game takes people, from its moves."""
    return around_mean([game.moves * minutes_a_move for game in games])


def paired(first: list[MatchResult], second: list[MatchResult]) -> list[tuple[MatchResult, MatchResult]]:
    """Return the games of two sides with the same seed, as pairs."""
    by_seed = {game.spec.seed: game for game in second}
    return [(game, by_seed[game.spec.seed]) for game in first if game.spec.seed in by_seed]


def difference(values: list[tuple[float, float]]) -> Interval:
    """Return by how much the second of each pair is more than the first, on average."""
    return around_mean([second - first for first, second in values])
