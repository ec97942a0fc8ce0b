"""What is still to be found out, as one small number.

It holds the Witnesses not heard yet (a bit each), how many innocents are missing, and the places that are still
possible (a bit each).
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from veillee.games.labystere.rules.cards import HOW_MANY

Unknowns: TypeAlias = i64
_UNHEARD: Final[i64] = 7
_MISSING_BIT: Final[i64] = 3
_MISSING: Final[i64] = 3
_PLACES_BIT: Final[i64] = 5
UNKNOWNS_BITS: Final[i64] = 9
SOLVED: Final[i64] = 0


def encode(unheard: i64, missing: i64, places: i64) -> Unknowns:
    """Return what is still to be found out.

    Witnesses do not matter once no innocent is missing, nor places once only one is possible.

    >>> encode(0b011, 2, 0b1010)  # two Witnesses unheard, two innocents missing, the flag is at l2 or l4
    339
    """
    if missing == 0:
        unheard = 0
    if HOW_MANY[places] == 1:
        places = 0
    return unheard | missing << _MISSING_BIT | places << _PLACES_BIT


def unheard_of(unknowns: Unknowns) -> i64:
    return unknowns & _UNHEARD


def missing_of(unknowns: Unknowns) -> i64:
    return unknowns >> _MISSING_BIT & _MISSING


def places_of(unknowns: Unknowns) -> i64:
    return unknowns >> _PLACES_BIT


def is_solved(unknowns: Unknowns) -> bool:
    return unknowns == SOLVED


def looks_left(unknowns: Unknowns) -> i64:
    """Return how many looks are missing at most.

    >>> looks_left(encode(0b011, 2, 0b1010))
    3
    """
    return missing_of(unknowns) + max(0, HOW_MANY[places_of(unknowns)] - 1)
