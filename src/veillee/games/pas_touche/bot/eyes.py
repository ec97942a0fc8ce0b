"""How long eyes and hands take. Where the figures come from: docs/bots.md, "The eyes of Pas Touche !"."""

from typing import Final

from veillee.core import Rng
from veillee.games.pas_touche.rules.cards import GRID, NUMBERS, TREATS
from veillee.games.pas_touche.rules.verdict import FASTEST_MS

# A young adult. All others take so many per cent of these times: their pace.
REACTION_MS: Final = 500  # to read the dice, choose and reach for a card that is already seen
SLOPE_MS: Final = 25  # what each card of the grid adds to an average search
BIT_MS: Final = 150  # to answer one question with yes or no: is this forbidden to me?

_LOOK_MS: Final = 2 * SLOPE_MS  # a search that ends at the target looks at half of the cards on average
_SPREAD: Final = 25  # per cent of a time: how much it differs from round to round
_ANYWHERE: Final = 60  # of a hundred searches start anywhere, the others in the middle
_KNOWN_A_ROUND: Final = 2  # per cent of the search that a round saves: the grid gets known
_KNOWN_AT_MOST: Final = 50
_BOX_SHAPE: Final = (len(TREATS), NUMBERS)
_ALL: Final = 100
_MARGIN_MS: Final = 40


def shape_of(grid: list[str]) -> tuple[int, int]:
    """Return the rows and columns of a grid: a variant may have fewer than the box."""
    if len(grid) == GRID:
        return _BOX_SHAPE
    columns = max([int(card.split(" ")[1]) for card in grid])
    return len(grid) // columns, columns


def search_time(place: int, rounds: int, pace: int, rng: Rng, shape: tuple[int, int] = _BOX_SHAPE) -> int:
    """Return how long the eye and the hand take to reach a place of the grid.

    The eye starts anywhere, or near the middle and goes outwards; a grid that has been seen often is known by heart.
    """
    known = min(_KNOWN_AT_MOST, _KNOWN_A_ROUND * rounds)
    looking = _looked_at(place, shape, rng) * _LOOK_MS * (_ALL - known) // _ALL
    taken = (REACTION_MS + looking) * pace // _ALL
    return max(taken + _waver(taken * _SPREAD // _ALL, rng), FASTEST_MS + _MARGIN_MS)


def recall_time(constraints: int, pace: int, rng: Rng) -> int:
    """Return how long it takes to go through one's own constraints."""
    average = constraints * BIT_MS * pace // _ALL
    return average // 2 + int(rng.below(average + 1)) if average else 0


def _looked_at(place: int, shape: tuple[int, int], rng: Rng) -> int:
    """Return how many cards are looked at before the right one."""
    cards = shape[0] * shape[1]
    if int(rng.below(_ALL)) < _ANYWHERE:
        return int(rng.below(cards))
    far = _distance(place, shape)
    nearer = 0
    alike = 0
    for other in range(cards):
        distance = _distance(other, shape)
        nearer += distance < far
        alike += distance == far
    return nearer + int(rng.below(alike))


def _distance(place: int, shape: tuple[int, int]) -> int:
    """Return the squared distance of a place from the middle of the grid, in half cells."""
    rows, columns = shape
    row, column = place // columns, place % columns
    return (2 * row - rows + 1) ** 2 + (2 * column - columns + 1) ** 2


def _waver(spread: int, rng: Rng) -> int:
    """Return a roughly normal deviation in whole numbers, longer on the slow side."""
    total = 0
    for _ in range(6):
        total += int(rng.below(2001)) - 1000
    deviation = total * spread // 1414
    return deviation if deviation > 0 else -(-deviation // 2)
