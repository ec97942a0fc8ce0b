"""The score of an evening: what everybody has, by night and by game."""

from fractions import Fraction
from typing import Final

from veillee.server.evenings.domain.points import shares, shown
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.messages.evenings import GamePoints, NightPoints, ScoreLine

_NONE: Final = Fraction(0)


class _Sum:
    """What one person has."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0
        self.nights: dict[int, Fraction] = {}
        self.games: dict[str, tuple[int, int, Fraction]] = {}

    @property
    def points(self) -> Fraction:
        return sum(self.nights.values(), _NONE)

    def add(self, night: int, game: str, won: bool, points: Fraction) -> None:
        """Add one game."""
        self.played += 1
        self.won += won
        self.nights[night] = self.nights.get(night, _NONE) + points
        played, wins, sum_ = self.games.get(game, (0, 0, _NONE))
        self.games[game] = (played + 1, wins + won, sum_ + points)


def score(loaded: LoadedEvening) -> list[ScoreLine]:
    """Return everybody's points, most first; those who have not played yet are not there."""
    sums: dict[str, _Sum] = {}
    for table, begun in loaded.evening.games.items():
        now = loaded.games.get(table)
        if now is None or not now.over or begun.abandoned:
            continue
        for index, points in enumerate(shares(now.returns)):
            guest = loaded.evening.of_person(now.seats[index].person)
            if guest is not None:
                own = sums.setdefault(guest.handle, _Sum())
                own.add(begun.night, begun.body.game, index in now.winners, points)
    ordered = sorted(sums.items(), key=lambda each: (-each[1].points, -each[1].won))
    return [
        ScoreLine(
            person=handle,
            rank=1 + sum(other.points > own.points for other in sums.values()),
            points=shown(own.points),
            played=own.played,
            won=own.won,
            nights=[NightPoints(night, shown(points)) for night, points in own.nights.items()],
            games=[GamePoints(game, played, won, shown(points)) for game, (played, won, points) in own.games.items()],
        )
        for handle, own in ordered
    ]
