"""What cards count (RIP-V1 to RIP-V5)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import HELD, medium_of, value_of
from veillee.games.rest_in_peace.rules.position import Position, Side


def bonus_for(value: i64, own: Side, other: Side) -> i64:
    """Return what is added to the own cards of a value: 8, 9, 10 and both families' 26 (RIP-V3)."""
    added: i64 = 0
    if value & 1 == 0:
        if own.has_lying(8):
            added += 1
    elif own.has_lying(9):
        added += 1
    if own.has_lying(10) and held_by(own, 10) == value:
        added += 2
    if own.has_lying(26) and held_by(own, 26) == value:
        added += 3
    if other.has_lying(26) and held_by(other, 26) == value:
        added += 3
    return added


def held_by(side: Side, medium: i64) -> i64:
    """Return what a lying Medium of a side holds."""
    for code in side.row:
        if medium_of(code) == medium:
            return code & HELD
    return 0


def counts_as(value: i64, own: Side, other: Side) -> i64:
    """Return what one own card of a value counts, 29 aside (RIP-V3)."""
    if value <= 2 and other.has_lying(12):
        return 0
    worth = value + bonus_for(value, own, other)
    if other.has_lying(17) and held_by(other, 17) == value:
        worth -= 2
    return worth if worth > 0 else 0


def card_counts(code: i64, own: Side, other: Side, flat: bool) -> i64:
    """Return what one lying card counts."""
    medium = medium_of(code)
    if flat:
        return 0 if medium == 29 else 1
    if medium == 13 and code & HELD == 1:
        return -2
    value = value_of(code)
    if value == 0:
        return 0
    worth = counts_as(value, own, other)
    return 2 * worth if medium == 23 else worth


def total(position: Position, seat: i64) -> i64:
    """Return a family's total in the present round."""
    own = position.side(seat)
    other = position.side(1 - seat)
    together = own.lies | other.lies
    points: i64 = 0
    if together == 0 and position.round < 10:
        for code in own.row:
            points += code
        return points
    flat = (together >> 29) & 1 == 1
    for code in own.row:
        points += card_counts(code, own, other, flat)
    return points
