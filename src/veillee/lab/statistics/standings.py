"""What many games add up to: players with shares and ratings, pairs, seats, endings and lengths."""

from collections import Counter, defaultdict
from random import Random
from statistics import median
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from veillee.lab.arena.match_result import MatchResult
from veillee.lab.statistics.intervals import Interval, Z, wilson


class Standing(msgspec.Struct):
    """A player: its games (a seat counts one), how they ended, its share of the points and its rating."""

    player: str
    games: int
    won: int
    drawn: int
    share: Interval
    rating: Interval


class Tally:
    """Counts a player's games, or a pair's, or a seat's."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.drawn = 0
        self.points = 0.0

    def add(self, game: MatchResult, seat: int) -> None:
        """Count a game of a seat; a win that is shared counts as drawn."""
        alone = game.winners == (seat,)
        self.games += 1
        self.won += alone
        self.drawn += not alone and (seat in game.winners or not game.winners)
        self.points += game.points(seat)

    def share(self) -> Interval:
        """Return the share of the points."""
        return wilson(self.points, self.games)


def standings(games: list[MatchResult]) -> list[Standing]:
    """Return the players of some games, best first."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    for game in games:
        for seat, player in enumerate(game.spec.players):
            tallies[player].add(game, seat)
    rated = ratings(games)
    table = [
        Standing(player, tally.games, tally.won, tally.drawn, tally.share(), rated[player])
        for player, tally in tallies.items()
    ]
    return sorted(table, key=lambda standing: -standing.rating.value)


# A bot neither learns nor tires between two games, so that its skill gains no uncertainty (tau).
_MODEL: Final = PlackettLuce(tau=0.0)
_ORDERS: Final = 10


def ratings(games: list[MatchResult]) -> dict[str, Interval]:
    """Rate the players with openskill's Plackett-Luce model, 25 being a newcomer; intervals from its sigma.

    The model learns from one game after the other and so depends on their order: the mean of several
    shuffled orders is taken. A game in which a player meets itself is rated for its best seat only.
    """
    meetings = [meeting for meeting in (_best_ranks(game) for game in games) if len(meeting) > 1]
    players = {player for game in games for player in game.spec.players}
    total = {player: [0.0, 0.0] for player in players}
    for order in range(_ORDERS):
        Random(order).shuffle(meetings)
        for player, (mu, sigma) in _rate(players, meetings).items():
            total[player][0] += mu / _ORDERS
            total[player][1] += sigma / _ORDERS
    return {player: Interval(mu, mu - Z * sigma, mu + Z * sigma) for player, (mu, sigma) in total.items()}


def _best_ranks(game: MatchResult) -> dict[str, int]:
    best: dict[str, int] = {}
    for player, rank in zip(game.spec.players, game.ranks):
        best[player] = min(rank, best.get(player, rank))
    return best


def _rate(players: set[str], meetings: list[dict[str, int]]) -> dict[str, tuple[float, float]]:
    rated = {player: _MODEL.rating() for player in players}
    for meeting in meetings:
        teams = _MODEL.rate([[rated[player]] for player in meeting], ranks=[float(rank) for rank in meeting.values()])
        for player, team in zip(meeting, teams):
            rated[player] = team[0]
    return {player: (rating.mu, rating.sigma) for player, rating in rated.items()}


def pairs(games: list[MatchResult]) -> dict[tuple[str, str], Interval]:
    """Return how often the first of two players beat the second in games with both; a tie counts half."""
    counts: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        seated = list(zip(game.spec.players, game.ranks))
        for one, rank in seated:
            for other, below in seated:
                if one != other:
                    counts[one, other][0] += 1.0 if rank < below else 0.5 if rank == below else 0.0
                    counts[one, other][1] += 1
    return {pair: wilson(ahead, int(met)) for pair, (ahead, met) in counts.items()}


def seat_shares(games: list[MatchResult]) -> list[Interval]:
    """Return each seat's share of the points."""
    tallies = [Tally() for _ in range(max(len(game.ranks) for game in games))]
    for game in games:
        for seat in range(len(game.ranks)):
            tallies[seat].add(game, seat)
    return [tally.share() for tally in tallies]


def endings(games: list[MatchResult]) -> dict[str, Interval]:
    """Return how often each clause decided, most often first."""
    counts = Counter(game.reason for game in games)
    return {reason: wilson(count, len(games)) for reason, count in counts.most_common()}


def spread(values: list[int]) -> str:
    """Write a median with the middle half and the ends."""
    ordered = sorted(values)
    quarter = len(ordered) // 4
    middle = f"{ordered[quarter]} to {ordered[-1 - quarter]}"
    return f"median {median(ordered):g}, half of them {middle}, all {ordered[0]} to {ordered[-1]}"
