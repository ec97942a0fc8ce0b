"""Who is likely to win after the next look: every side the keyhole may be turned to, and every door."""

import math
from typing import Final

from veillee.games.pas_vu_pas_pris.bot.worth import Worth
from veillee.games.pas_vu_pas_pris.hall.sight.map import SightMap
from veillee.games.pas_vu_pas_pris.hall.sight.places import SPOTS
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    DOORS,
    SIDE_COUNT,
    full_name,
    ghosts_of,
    opposite,
    size_of,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK, KNOCK_KNOCK, PERCH
from veillee.games.pas_vu_pas_pris.rules.position import DOOR, Position

# Points of lead that make a gang about three times as likely to win: after the last look, and more for each to come.
_LAST: Final = 0.4
_NEXT: Final = 1.0
_EACH: Final = 0.7


def targets_of(position: Position) -> list[int]:
    """Return the sides to which the keyhole may go (PVP-T4, PVP-N9)."""
    if position.phase_name == DOOR or position.midnight == KNOCK_KNOCK:
        return [position.keyhole_side]
    return [side for side in range(SIDE_COUNT) if side != position.keyhole_side]


class Seen:
    """From which doors of each side every ghost is seen: a mask of doors for each side and ghost."""

    def __init__(self) -> None:
        self.masks: Final[list[list[int]]] = [[0] * ALL_GHOSTS for _ in range(SIDE_COUNT)]


def _sides_to_look_from(position: Position) -> list[int]:
    targets = targets_of(position)
    return list(range(SIDE_COUNT)) if position.midnight == DOUBLE_LOOK else targets


def by_map(position: Position, sights: SightMap, places: list[int]) -> Seen:
    """Ask the map, which knows furniture alone."""
    seen = Seen()
    for side in _sides_to_look_from(position):
        masks = seen.masks[side]
        for ghost in range(ALL_GHOSTS):
            if places[ghost] >= 0:
                for door in range(1, DOORS + 1):
                    if sights.sees(side, door, places[ghost]):
                        masks[ghost] |= 1 << (door - 1)
    return seen


def by_looks(position: Position) -> Seen:
    """Look through every door, past furniture and ghosts and into the mirror."""
    seen = Seen()
    names: dict[str, int] = {}
    for owner in position.sides():
        for ghost in position.in_hall(owner):
            names[full_name(ghost)] = ghost
    for side in _sides_to_look_from(position):
        masks = seen.masks[side]
        for door in range(1, DOORS + 1):
            for name in position.look_from(side, door).seen:
                masks[names[name]] |= 1 << (door - 1)
    return seen


class Forecast:
    """Chances of winning after a look, from what every gang's ghosts are worth then."""

    def __init__(self, worths: list[Worth]) -> None:
        self.worths: Final = worths
        rounds = worths[0].rounds
        self._spread: Final = _LAST if rounds == 0 else _NEXT + _EACH * float(rounds)

    def chances(self, position: Position, places: list[int], seen: Seen) -> list[list[float]]:
        """Return each gang's chance for each side to which the keyhole may go."""
        unseen, losses = self._worth_of(position, places)
        found: list[list[float]] = []
        doors = (
            [position.crystal] if position.midnight == CRYSTAL_BALL and position.crystal > 0 else range(1, DOORS + 1)
        )
        for target in targets_of(position):
            masks = seen.masks[target]
            again = seen.masks[opposite(target)] if position.midnight == DOUBLE_LOOK else masks
            total = [0.0] * len(self.worths)
            for door in doors:
                bit = 1 << (door - 1)
                points: list[float] = []
                for index, worth in enumerate(self.worths):
                    value = unseen[index]
                    for ghost in ghosts_of(worth.side):
                        if (masks[ghost] | again[ghost]) & bit:
                            value -= losses[ghost]
                    points.append(value)
                for index, chance in enumerate(self._share(points)):
                    total[index] += chance / len(doors)
            found.append(total)
        return found

    def expect(self, position: Position, places: list[int], seen: Seen) -> list[float]:
        """Return each gang's chance when whoever may choose the side chooses the best one for itself."""
        chances = self.chances(position, places, seen)
        total = [0.0] * len(self.worths)
        sides = position.sides()
        choosers = position.eligible()
        for chooser in choosers:
            index = sides.index(chooser)
            best = chances[0]
            for row in chances:
                if row[index] > best[index]:
                    best = row
            for place, chance in enumerate(best):
                total[place] += chance / len(choosers)
        return total

    def _worth_of(self, position: Position, places: list[int]) -> tuple[list[float], list[float]]:
        """Return what each gang is worth if nobody is seen, and what is lost with each ghost."""
        unseen: list[float] = []
        losses = [0.0] * ALL_GHOSTS
        for worth in self.worths:
            total = 0.0
            for ghost in ghosts_of(worth.side):
                size, where = size_of(ghost), position.where[ghost]
                if where < 0:
                    total += worth.waiting(where, size)
                    continue
                back = worth.on_side(size)
                if position.midnight == PERCH and position.hall.figures[full_name(ghost)].stands_on == "floor":
                    total += back
                    continue
                value = worth.in_hall(where, size, places[ghost] % len(SPOTS))
                total += value
                losses[ghost] = value - back
            unseen.append(total)
        return unseen, losses

    def _share(self, points: list[float]) -> list[float]:
        best = max(points)
        weights = [math.exp((mine - best) / self._spread) for mine in points]
        total = sum(weights)
        return [weight / total for weight in weights]
