"""How likely a ghost is to be seen at the next look, and what it is worth meanwhile. Knowledge of bots."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.sight.map import PLACES, SPOTS, SightMap, pack_place
from veillee.games.pas_vu_pas_pris.hall.space.data import SQUARE
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.rules.board import (
    DOORS,
    OUT,
    SIDE_COUNT,
    SIDES,
    SIZES,
    full_name,
    ghosts_of,
    opposite,
    size_of,
    square_name,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK, KNOCK_KNOCK
from veillee.games.pas_vu_pas_pris.rules.numbers import Numbers
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
        name = square_name(square)
        if p.midnight == CRYSTAL_BALL and p.crystal > 0:
            return 1.0 if self.sights.seen(SIDES[side], p.crystal, name, SIZES[size], spot) else 0.0
        chance = self.sights.doors(SIDES[side], name, SIZES[size], spot) / DOORS
        if p.midnight == DOUBLE_LOOK:
            again = self.sights.doors(SIDES[opposite(side)], name, SIZES[size], spot) / DOORS
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


def side_chances(position: Position) -> list[float]:
    """Return how likely each side is, when nobody's mind is read (PVP-T4, PVP-N9)."""
    if position.phase_name == DOOR or position.midnight == KNOCK_KNOCK:
        return [1.0 if side == position.keyhole_side else 0.0 for side in range(SIDE_COUNT)]
    return [0.0 if side == position.keyhole_side else 1.0 / (SIDE_COUNT - 1) for side in range(SIDE_COUNT)]


def rounds_left(position: Position) -> int:
    """Return how many rounds come after this one."""
    return max(0, position.numbers.rounds - position.round)


def worth(numbers: Numbers, size: int, row: int, rounds: int) -> float:
    """Return what a ghost in the hall that is not seen is worth: more, the sooner it can be out."""
    points = float(numbers.points_in[size])
    if rounds == 0:
        return points
    ease = 1.15 - (7.0 - row) / (2.0 * rounds + 2.0)
    return points + (numbers.points_out[size] - points) * 0.85 * min(1.0, max(0.0, ease))


def worth_on_side(numbers: Numbers, size: int, rounds: int) -> float:
    """Return what a ghost on its side is worth: it may still cross."""
    if rounds == 0:
        return 0.0
    return 0.7 * numbers.points_out[size] * max(0.0, 0.9 - 7.0 / (4.0 * rounds + 2.0))


def expected(numbers: Numbers, danger: float, size: int, row: int, rounds: int) -> float:
    """Return what a ghost at a row is worth when it may be seen."""
    return danger * worth_on_side(numbers, size, rounds) + (1.0 - danger) * worth(numbers, size, row, rounds)


def standing(position: Position, danger: Danger, side: int) -> float:
    """Return what a side's ghosts are worth as they are."""
    total = 0.0
    numbers = position.numbers
    rounds = rounds_left(position)
    for ghost in ghosts_of(side):
        size = size_of(ghost)
        where = position.where[ghost]
        if where == OUT:
            total += numbers.points_out[size]
        elif where < 0:
            total += worth_on_side(numbers, size, rounds)
        else:
            figure = position.hall.figures[full_name(ghost)]
            total += expected(numbers, danger.of_figure(figure, where), size, walk_row(side, where), rounds)
    return total
