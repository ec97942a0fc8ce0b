"""What cards count (RIP-V1 to RIP-V5)."""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import has_moved, held_in, medium_of, value_of
from veillee.games.rest_in_peace.rules.ghosts import VALUES_END, count
from veillee.games.rest_in_peace.rules.kinds import Lying, Seat, Value
from veillee.games.rest_in_peace.rules.mediums.names import NOT_SCARY, NOT_WORTH_MUCH, NOW_OR_NEVER
from veillee.games.rest_in_peace.rules.mediums.table import (
    ADDING,
    ADDING_SET,
    EVEN_CARDS,
    MEDIUMS,
    ODD_CARDS,
    MediumRow,
    copies_in,
    has,
    has_pair,
)
from veillee.games.rest_in_peace.rules.position import Position, Side

FLAT_COUNT: Final[i64] = 1  # what every card counts with 29


def addition(row: MediumRow, value: Value, owner: Side) -> i64:
    """Return what a Medium adds to a card of a value that it reaches, 0 where it does not lie or fit."""
    if not owner.has_lying(row.number):
        return 0
    if row.cards == EVEN_CARDS:
        fits = value & 1 == 0
    elif row.cards == ODD_CARDS:
        fits = value & 1 == 1
    elif has_pair(owner.lies):
        return row.adds * _holders(row, value, owner)
    else:
        fits = owner.held_by(row.number) == value
    if not fits:
        return 0
    return row.adds * copies_in(owner.lies, row.number) if has_pair(owner.lies) else row.adds


def _holders(row: MediumRow, value: Value, owner: Side) -> i64:
    """Return how many copies of a Medium lie in a row and hold a value."""
    found: i64 = 0
    for code in owner.row:
        if medium_of(code) == row.number and held_in(code) == value:
            found += 1
    return found


def is_ignored(value: Value, other: Side) -> bool:
    """Tell whether 12 of the other family ignores cards of a value (RIP-C12)."""
    return other.has_lying(NOT_SCARY) and value <= MEDIUMS[NOT_SCARY].ignores


def counts_as(value: Value, own: Side, other: Side) -> i64:
    """Return what one own card of a value counts, 29 aside (RIP-V3)."""
    if is_ignored(value, other):
        return 0
    together = own.lies | other.lies
    if together & ADDING_SET == 0:
        return value
    worth = value
    for row in ADDING:
        if has(together, row.number):
            if row.reaches_own:
                worth += addition(row, value, own)
            if row.reaches_other:
                worth += addition(row, value, other)
    if worth < 0:
        return 0
    return worth


def card_counts(code: Lying, own: Side, other: Side, flat: bool) -> i64:
    """Return what one lying card counts."""
    medium = medium_of(code)
    if flat:
        return 0 if medium == NOT_WORTH_MUCH else FLAT_COUNT
    if has_moved(code):
        return MEDIUMS[NOW_OR_NEVER].moved
    value = value_of(code)
    if value == 0:
        return 0
    worth = counts_as(value, own, other)
    return worth if medium == 0 else worth * MEDIUMS[medium].ghosts


def total(position: Position, seat: Seat) -> i64:
    """Return a family's total in the present round."""
    own = position.side(seat)
    other = position.side(1 - seat)
    points: i64 = 0
    if own.lies | other.lies == 0 and not position.is_tenth():
        ghosts = own.ghosts_in_row()
        for value in range(1, VALUES_END):
            points += value * count(ghosts, value)
        return points
    flat = position.flat()
    for code in own.row:
        points += card_counts(code, own, other, flat)
    return points
