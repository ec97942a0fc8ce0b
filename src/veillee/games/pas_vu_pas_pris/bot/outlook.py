"""What a ghost is worth to the end of the game: in every later round it goes where it pays most, and steps cost."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.bot.danger import places_of, sights_of
from veillee.games.pas_vu_pas_pris.bot.worth import Worth, rounds_left
from veillee.games.pas_vu_pas_pris.hall.sight.map import SightMap
from veillee.games.pas_vu_pas_pris.hall.sight.places import PLACES, SPOTS, pack_place
from veillee.games.pas_vu_pas_pris.hall.space.data import ROW
from veillee.games.pas_vu_pas_pris.rules.board import (
    DOORS,
    LAST_ROW,
    SIDE_COUNT,
    SIZES,
    SQUARES,
    Side,
    ghosts_of,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.position import Position

_SIZE_COUNT: Final = len(SIZES)
_SPOT_COUNT: Final = len(SPOTS)
_DEAREST: Final = 16
_PRICE_STEP: Final = 0.08
_NEVER: Final = -1.0e9
_MOST: Final = 1.0e9


def exposures(sights: SightMap) -> vec[float]:
    """Return how likely a ghost is to be seen at every place when the keyhole may be at any door."""
    shares: vec[float] = vec[float]([0.0] * PLACES)
    place: i64 = 0
    while place < PLACES:
        doors = 0
        for side in range(SIDE_COUNT):
            doors += sights.count_doors(side, place)
        shares[place] = float(doors) / (SIDE_COUNT * DOORS)
        place += 1
    return shares


class Outlook(Worth):
    """What a ghost of a side is worth at every place after the look, when each step to come costs its price."""

    def __init__(self, position: Position, side: Side, sights: SightMap, shares: vec[float], price: float) -> None:
        super().__init__(position, side)
        self._sights: Final = sights
        self._shares: Final = shares
        self._price: Final = price
        self._worth: vec[float] = vec[float]([0.0] * PLACES)
        self._start: list[float] = [0.0] * _SIZE_COUNT
        for place in range(PLACES):
            self._worth[place] = float(self.numbers.points_in[place // _SPOT_COUNT % _SIZE_COUNT])
        for _ in range(self.rounds):
            self.look_further()

    def in_hall(self, square: int, size: int, spot: int) -> float:
        return self._worth[pack_place(square, size, spot)]

    def on_side(self, size: int) -> float:
        return self._start[size]

    def look_further(self) -> None:
        """Put one more round before those that were thought of."""
        worth, shares = self._worth, self._shares
        near: vec[float] = vec[float]([0.0] * SQUARES)
        for size in range(_SIZE_COUNT):
            start = self._start[size]
            out = float(self.numbers.points_out[size])
            for square in range(SQUARES):
                best = _NEVER
                for spot in range(_SPOT_COUNT):
                    place: i64 = pack_place(square, size, spot)
                    worth[place] = shares[place] * start + (1.0 - shares[place]) * worth[place]
                    if worth[place] > best and self._sights.has_room(place):
                        best = worth[place]
                near[square] = best
            _spread(near, self._price)
            for square in range(SQUARES):
                row = walk_row(self.side, square)
                if row == 1:
                    start = max(start, near[square] - self._price)
                moved = max(near[square], out - self._price * float(LAST_ROW + 1 - row))
                for spot in range(_SPOT_COUNT):
                    place = pack_place(square, size, spot)
                    worth[place] = max(worth[place], moved)
            self._start[size] = start

    def total(self, position: Position, places: list[int]) -> float:
        """Return what all ghosts of the side are worth where they are."""
        total = 0.0
        for ghost in ghosts_of(self.side):
            place = places[ghost]
            if place >= 0:
                total += self._worth[place]
            else:
                total += self.waiting(position.where[ghost], size_of(ghost))
        return total


def _spread(near: vec[float], price: float) -> None:
    """Let every square be worth at least its neighbour less a step."""
    for _ in range(2):
        at: i64 = 0
        while at < SQUARES:
            if at % ROW > 0:
                near[at] = max(near[at], near[at - 1] - price)
            if at >= ROW:
                near[at] = max(near[at], near[at - ROW] - price)
            at += 1
        while at > 0:
            at -= 1
            if at % ROW < ROW - 1:
                near[at] = max(near[at], near[at + 1] - price)
            if at < SQUARES - ROW:
                near[at] = max(near[at], near[at + ROW] - price)


def worths_of(position: Position, prices: list[float]) -> list[Worth]:
    """Return what ghosts are worth to each side: by their outlook where steps have a price, else by a rule of thumb."""
    if not prices:
        return [Worth(position, side) for side in position.sides()]
    sights = sights_of(position)
    shares = exposures(sights)
    found: list[Worth] = []
    for side, price in zip(position.sides(), prices):
        found.append(Outlook(position, side, sights, shares, price))
    return found


def prices_of(position: Position) -> list[float]:
    """Return what a step costs each side for the rest of the game."""
    sights = sights_of(position)
    shares = exposures(sights)
    places = places_of(position)
    return [_price(position, side, sights, shares, places) for side in position.sides()]


def _price(position: Position, side: Side, sights: SightMap, shares: vec[float], places: list[int]) -> float:
    """Return the price at which a side would use up just the steps it may expect.

    At any price, what the ghosts are worth and the price of all steps bound what the side can reach; the lowest bound
    tells the price.
    """
    steps = _steps_to_come(position, side)
    lowest, found = _MOST, 0.0
    for number in range(1, _DEAREST + 1):
        price = _PRICE_STEP * float(number)
        outlook = Outlook(position, side, sights, shares, price)
        if not position.planned[side]:
            outlook.look_further()
        bound = outlook.total(position, places) + price * steps
        if bound >= lowest:
            break
        lowest, found = bound, price
    return found


def _steps_to_come(position: Position, side: Side) -> float:
    """Return how many steps a side may expect until the end of the game."""
    steps = 0
    cards = 0
    for row, left in zip(position.numbers.cards, position.left):
        steps += row.steps * left
        cards += left
    mean = float(steps) / cards if cards > 0 else 0.0
    now = 0.0
    if not position.planned[side]:
        now = float(position.steps[side]) if position.steps[side] > 0 else mean
    return now + mean * float(rounds_left(position))
