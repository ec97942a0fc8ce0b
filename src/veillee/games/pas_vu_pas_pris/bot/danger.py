"""How likely a ghost is to be seen at the next look, and what it is worth meanwhile. Knowledge of bots."""

from typing import Final

from veillee.games.pas_vu_pas_pris.bot.worth import Worth
from veillee.games.pas_vu_pas_pris.hall.sight.map import SightMap
from veillee.games.pas_vu_pas_pris.hall.sight.places import PLACES, SPOTS, pack_place
from veillee.games.pas_vu_pas_pris.hall.space.data import SQUARE
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    DOORS,
    SIDE_COUNT,
    SIZES,
    full_name,
    ghosts_of,
    opposite,
    size_of,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK, KNOCK_KNOCK, PERCH
from veillee.games.pas_vu_pas_pris.rules.position import DOOR, Position

REACH: Final[list[float]] = [13.0, 10.0, 7.0]  # how far the axis may be from the square's middle, by size

_MAPS: Final[dict[tuple[float, float], SightMap]] = {}


def sights_of(position: Position) -> SightMap:
    """Return the map of a hall: one map for each keyhole follows the furniture from call to call."""
    keyhole = position.numbers.keyhole
    kind = (keyhole.field, keyhole.least_share)
    if kind in _MAPS:
        _MAPS[kind].update(position.hall)
    else:
        _MAPS[kind] = SightMap(position.hall)
    return _MAPS[kind]


class Danger:
    """The chance of being seen at every place, given how likely each side of the keyhole is."""

    def __init__(self, position: Position, sights: SightMap, sides: list[float]) -> None:
        self.position: Final = position
        self.sights: Final = sights
        self.sides: Final = sides
        self._known: list[float] = [-1.0] * PLACES

    def at(self, square: int, size: int, spot: int) -> float:
        """Return the chance that a ghost of a size at a spot of a square is seen."""
        place = pack_place(square, size, spot)
        if self._known[place] < 0.0:
            chance = 0.0
            for side in range(SIDE_COUNT):
                if self.sides[side] > 0.0:
                    chance += self.sides[side] * self.from_side(side, square, size, spot)
            self._known[place] = chance
        return self._known[place]

    def from_side(self, side: int, square: int, size: int, spot: int) -> float:
        """Return the chance that it is seen when the keyhole is on a side."""
        p = self.position
        place = pack_place(square, size, spot)
        if p.midnight == PERCH:
            return 1.0  # whoever stands on the floor goes back, seen or not
        if p.midnight == CRYSTAL_BALL and p.crystal > 0:
            return 1.0 if self.sights.sees(side, p.crystal, place) else 0.0
        chance = self.sights.count_doors(side, place) / DOORS
        if p.midnight == DOUBLE_LOOK:
            again = self.sights.count_doors(opposite(side), place) / DOORS
            chance = 1.0 - (1.0 - chance) * (1.0 - again)
        return chance

    def of_figure(self, figure: Figure, square: int) -> float:
        """Return the chance that a ghost is seen where it stands."""
        size = SIZES.index(figure.size)
        return self.at(square, size, nearest_spot(figure, size))


def nearest_spot(figure: Figure, size: int) -> int:
    """Return the map's spot that is nearest to where a ghost stands in its square."""
    x, y = figure.place()
    best, found = 9.0, 0
    for spot in range(len(SPOTS)):
        dx = x - 0.5 - SPOTS[spot][0] * REACH[size] / SQUARE
        dy = y - 0.5 - SPOTS[spot][1] * REACH[size] / SQUARE
        if dx * dx + dy * dy < best:
            best, found = dx * dx + dy * dy, spot
    return found


def places_of(position: Position) -> list[int]:
    """Return the place of the map at which each ghost stands, -1 for those that are not in the hall."""
    places = [-1] * ALL_GHOSTS
    for side in position.sides():
        for ghost in position.in_hall(side):
            size = size_of(ghost)
            figure = position.hall.figures[full_name(ghost)]
            places[ghost] = pack_place(position.where[ghost], size, nearest_spot(figure, size))
    return places


def side_chances(position: Position) -> list[float]:
    """Return how likely each side is, when nobody's mind is read (PVP-T4, PVP-N9)."""
    if position.phase_name == DOOR or position.midnight == KNOCK_KNOCK:
        return [1.0 if side == position.keyhole_side else 0.0 for side in range(SIDE_COUNT)]
    return [0.0 if side == position.keyhole_side else 1.0 / (SIDE_COUNT - 1) for side in range(SIDE_COUNT)]


def standing(position: Position, danger: Danger, worth: Worth) -> float:
    """Return what a side's ghosts are worth as they are."""
    total = 0.0
    for ghost in ghosts_of(worth.side):
        size = size_of(ghost)
        where = position.where[ghost]
        if where < 0:
            total += worth.waiting(where, size)
        else:
            spot = nearest_spot(position.hall.figures[full_name(ghost)], size)
            total += worth.expected(danger.at(where, size, spot), where, size, spot)
    return total
