"""Cards as numbers: a Ghost is its value, a Medium its number × 64 plus what it holds.

    >>> lying(BODY_CULTURE, 3)  # Medium 26 that names 3
    1667
    >>> medium_of(1667), held_in(1667)
    (26, 3)

On round 10 a card may be marked FACE_UP (it came there openly) or PENDING (to be resolved).
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.kinds import Card, Lying, Medium, Value
from veillee.games.rest_in_peace.rules.mediums.names import NOW_OR_NEVER
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS

SEATS: Final = ("green", "blue")

_HELD_BITS: Final[i64] = 6
_HELD: Final[i64] = 63
_CODE: Final[i64] = 4095
FACE_UP: Final[i64] = 4096
PENDING: Final[i64] = 8192

_PAIR_BITS: Final[i64] = 3
_SECOND: Final[i64] = 7
_MOVED: Final[i64] = 1  # what 13 holds once it has moved to round 10


def medium_card(medium: Medium) -> Card:
    """Return a Medium as a card."""
    return medium << _HELD_BITS


def lying(medium: Medium, held: i64) -> Lying:
    """Return a Medium that lies on the table and holds a value, or two (`pair`); 0 for none."""
    return medium << _HELD_BITS | held


MOVED_THIRTEEN: Final[i64] = lying(NOW_OR_NEVER, _MOVED)


def is_ghost(code: Lying) -> bool:
    """Tell whether a card is a Ghost."""
    return code & _CODE <= _HELD


def is_hidden_ghost(code: Lying) -> bool:
    """Tell whether a card on round 10 is a Ghost that lies face down."""
    return code <= _HELD


def medium_of(code: Lying) -> Medium:
    """Return the number of a Medium, 0 for a Ghost."""
    return (code & _CODE) >> _HELD_BITS


def held_in(code: Lying) -> i64:
    """Return what a lying Medium holds, the value of a Ghost."""
    return code & _HELD


def unmarked(code: Lying) -> Lying:
    """Return a card without the marks of round 10."""
    return code & _CODE


def bare(code: Lying) -> Card:
    """Return the card itself: a Medium without what it holds."""
    medium = medium_of(code)
    return held_in(code) if medium == 0 else medium_card(medium)


def pair(first: i64, second: i64) -> i64:
    """Return two values as one number: 2 and 5 are 21."""
    return first << _PAIR_BITS | second


def first_of(both: i64) -> Value:
    """Return the first value of a pair."""
    return both >> _PAIR_BITS


def second_of(both: i64) -> Value:
    """Return the second value of a pair."""
    return both & _SECOND


def has_moved(code: Lying) -> bool:
    """Tell whether a card is 13 after it moved to round 10 (RIP-C13)."""
    return unmarked(code) == MOVED_THIRTEEN


def value_of(code: Lying) -> Value:
    """Return the value a lying card has for effects and bans, 0 for none (RIP-V1)."""
    medium = medium_of(code)
    if medium == 0:
        return held_in(code)
    row = MEDIUMS[medium]
    if row.value_is_held:
        return held_in(code)
    if has_moved(code):
        return 0
    return row.value


def name(code: Lying) -> str:
    """Return the bare name of a card: `ghost 5`, `medium 7`."""
    medium = medium_of(code)
    return f"ghost {held_in(code)}" if medium == 0 else f"medium {medium}"


def spelled(code: Lying) -> str:
    """Return the name of a lying card with what it holds: `medium 10 value=3`, `medium 25 values=2,5`."""
    row = MEDIUMS[medium_of(code)]
    held = held_in(code)
    if held == 0 or not (row.holds_choice or row.holds_turned_up):
        return name(code)
    if row.choice == "two-values":
        return f"{name(code)} values={first_of(held)},{second_of(held)}"
    return f"{name(code)} value={held}"


# Cards of earlier rounds: the round and the card as it lay.

_CODE_BITS: Final[i64] = 12


def past_card(round_number: i64, code: Lying) -> i64:
    """Return a card that lay in an earlier round as one number: round × 4096 + card."""
    return round_number << _CODE_BITS | code


def past_round(entry: i64) -> i64:
    """Return the round of a past card."""
    return entry >> _CODE_BITS


def past_code(entry: i64) -> Lying:
    """Return a past card as it lay."""
    return entry & _CODE
