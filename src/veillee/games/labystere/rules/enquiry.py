"""The enquiry so far, one small number for each look and each question, in order.

Who looked where, who was asked and how many cards were held out is public; which card a question showed is known to
the asker alone.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from veillee.games.labystere.rules.cards import Kind

Entry: TypeAlias = i64
NO_CARD: Final[i64] = 0
HIDDEN: Final[i64] = 7
_SQUARE_BITS: Final[i64] = 5
_SQUARE: Final[i64] = 31
_ASK: Final[i64] = 128  # questions begin above every look
_SEAT: Final[i64] = 3
_TARGET_BIT: Final[i64] = 2
_KIND_BIT: Final[i64] = 4
_CARD_BIT: Final[i64] = 5
_CARD: Final[i64] = 7
_HELD_BIT: Final[i64] = 8


def look(seat: i64, square: i64) -> int:
    """Note that a seat looked under a Witness or a Place.

    >>> look(1, 12)  # p2 looked under c3
    44
    """
    return seat << _SQUARE_BITS | square


def ask(seat: i64, target: i64, kind: Kind, held: i64, card: i64) -> int:
    """Note a question, how many cards were held out, and the one that was shown: NO_CARD or its number from 1.

    A target equal to the seat means that nobody had any.

    >>> ask(0, 2, 1, 2, 3)  # p1 asked p3 for a place, was held out two and shown l3
    760
    """
    return _ASK + (held << _HELD_BIT | card << _CARD_BIT | kind << _KIND_BIT | target << _TARGET_BIT | seat)


def is_look(entry: Entry) -> bool:
    return entry < _ASK


def looker(entry: Entry) -> i64:
    return entry >> _SQUARE_BITS


def looked_at(entry: Entry) -> i64:
    return entry & _SQUARE


def asker(entry: Entry) -> i64:
    return (entry - _ASK) & _SEAT


def asked(entry: Entry) -> i64:
    return (entry - _ASK) >> _TARGET_BIT & _SEAT


def asked_kind(entry: Entry) -> Kind:
    return (entry - _ASK) >> _KIND_BIT & 1


def shown(entry: Entry) -> i64:
    """Return the card that a question showed, counted from 1: NO_CARD, or HIDDEN where it is not known."""
    return (entry - _ASK) >> _CARD_BIT & _CARD


def held_out(entry: Entry) -> i64:
    """Return how many cards were held out, face down."""
    return (entry - _ASK) >> _HELD_BIT


def with_card(entry: Entry, card: i64) -> int:
    """Return a question with another card shown."""
    return ask(asker(entry), asked(entry), asked_kind(entry), held_out(entry), card)
