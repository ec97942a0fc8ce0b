"""The enquiry so far, one small number for each look and each question, in order.

Who looked where and who was asked is public; which card a question showed is known to the asker alone.
"""

from typing import Final

from mypy_extensions import i64

SUSPECTS: Final = 0
PLACES: Final = 1
NO_CARD: Final = 0
HIDDEN: Final = 7
_ASK: Final = 128


def look(seat: i64, square: i64) -> int:
    """Note that a seat looked under a Witness or a Place."""
    return seat << 5 | square


def ask(seat: i64, target: i64, kind: i64, card: i64) -> int:
    """Note a question: `card` is NO_CARD or a card's number from 1; a target equal to the seat means nobody had any."""
    return 128 + (card << 5 | kind << 4 | target << 2 | seat)


def is_look(entry: int) -> bool:
    return entry < _ASK


def looker(entry: int) -> int:
    return entry >> 5


def looked_at(entry: int) -> int:
    return entry & 31


def asker(entry: int) -> int:
    return (entry - _ASK) & 3


def asked(entry: int) -> int:
    return (entry - _ASK) >> 2 & 3


def asked_kind(entry: int) -> int:
    return (entry - _ASK) >> 4 & 1


def shown(entry: int) -> int:
    return (entry - _ASK) >> 5


def with_card(entry: int, card: int) -> int:
    """Return a question with another card shown."""
    return ask(asker(entry), asked(entry), asked_kind(entry), card)
