"""House tokens as numbers: those of a round are its manors + 8 × its castles.

>>> tokens(1, 2)
17
>>> manors_in(17), castles_in(17)
(1, 2)
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.box import BOX
from veillee.games.rest_in_peace.rules.kinds import Seat, Tokens

HOUSES: Final = ("manor", "castle")
MANOR: Final[i64] = 1
CASTLE: Final[i64] = 8
_MANOR_BITS: Final[i64] = 3
_MANORS: Final[i64] = 7
MANORS: Final[int] = BOX["houses"]["manor"]["tokens"]  # RIP-M3
CASTLES: Final[int] = BOX["houses"]["castle"]["tokens"]
MANORS_TO_WIN: Final[i64] = BOX["houses"]["manor"]["wins"]  # RIP-E1
CASTLES_TO_WIN: Final[i64] = BOX["houses"]["castle"]["wins"]


def tokens(manors: i64, castles: i64) -> Tokens:
    """Return the tokens of a round."""
    return manors | castles << _MANOR_BITS


def manors_in(here: Tokens) -> i64:
    """Return how many of these tokens are manors."""
    return here & _MANORS


def castles_in(here: Tokens) -> i64:
    """Return how many of these tokens are castles."""
    return here >> _MANOR_BITS


def house_names(here: Tokens) -> list[str]:
    """Return tokens by name, manors first."""
    return ["manor"] * int(manors_in(here)) + ["castle"] * int(castles_in(here))


# Tokens that were taken: round × 128 + tokens × 2 + seat.

_ROUND_AT: Final[i64] = 7
_TOKENS_AT: Final[i64] = 1
_TOKENS: Final[i64] = 63
_SEAT: Final[i64] = 1


def taken(round_number: i64, here: Tokens, seat: Seat) -> i64:
    """Return the tokens of a round and who took them as one number."""
    return round_number << _ROUND_AT | here << _TOKENS_AT | seat


def taken_round(entry: i64) -> i64:
    """Return the round of taken tokens."""
    return entry >> _ROUND_AT


def taken_tokens(entry: i64) -> Tokens:
    """Return the tokens that were taken."""
    return entry >> _TOKENS_AT & _TOKENS


def taken_by(entry: i64) -> Seat:
    """Return the seat that took the tokens."""
    return entry & _SEAT
