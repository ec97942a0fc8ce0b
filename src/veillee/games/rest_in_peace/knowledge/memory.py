"""What others know of a family's hidden cards: its story, everything that happened to its hand as others saw it.

An entry is a kind plus a value; a sighting carries the whole hand.

    >>> entry = LEFT + 5  # a 5 left the hand for all to see
    >>> kind_in(entry) == LEFT, value_in(entry)
    (True, 5)
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.kinds import Pack, Value
from veillee.games.rest_in_peace.rules.mediums.lasting import shows_hand
from veillee.games.rest_in_peace.rules.position import Position, Side

DREW: Final[i64] = 1  # no value
HID: Final[i64] = 2  # no value
DREW_KNOWN: Final[i64] = 8
LEFT: Final[i64] = 16
CAME: Final[i64] = 24
RETURNED: Final[i64] = 32
FETCHED: Final[i64] = 40
IN_DECK: Final[i64] = 48
HID_SEEN: Final[i64] = 56
SIGHTING: Final[i64] = 64  # + the hand × 128
TURNED_UP: Final[i64] = 72

_FIRST_WITH_VALUE: Final[i64] = 8
_VALUE: Final[i64] = 7
_KIND: Final[i64] = 127
_KIND_BITS: Final[i64] = 7


def kind_in(entry: i64) -> i64:
    """Return the kind of an entry."""
    if entry < _FIRST_WITH_VALUE:
        return entry
    return entry & _KIND & ~_VALUE


def value_in(entry: i64) -> Value:
    """Return the value of an entry that has one."""
    return entry & _VALUE


def hand_in(entry: i64) -> Pack:
    """Return the hand that a sighting carries."""
    return entry >> _KIND_BITS


def remember(side: Side, kind: i64, value: Value) -> None:
    """Add what happened to a hand to its story; value 0 for a kind without one."""
    side.story.append(int(kind + value))
    side.story_goes_on = True


def end_sightings(position: Position) -> None:
    """Remember the hands that were seen until now."""
    for seat in range(2):
        if shows_hand(position, seat):
            seen = position.side(1 - seat)
            seen.story.append(int(SIGHTING | seen.hand << _KIND_BITS))
            seen.story_goes_on = True


def forget_top(side: Side) -> None:
    """Shuffle a deck: its known top card is only known to be in it."""
    if side.top:
        remember(side, IN_DECK, side.top)
        side.top = 0
