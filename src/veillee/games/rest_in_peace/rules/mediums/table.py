"""The table of the Mediums: one row each, read from `data.json`.

>>> MEDIUMS[BODY_CULTURE].adds
3
"""

from typing import Any, Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.box import BOX
from veillee.games.rest_in_peace.rules.kinds import Medium, Mediums
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM

# Which cards of a row a Medium changes.
NO_CARDS: Final[i64] = 0
EVEN_CARDS: Final[i64] = 1
ODD_CARDS: Final[i64] = 2
CARDS_OF_ITS_VALUE: Final[i64] = 3
_CARDS: Final = ("", "even", "odd", "held")


class MediumRow:
    """What the rules know of one Medium."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.number: Final[i64] = row["number"]
        self.name: Final[str] = row["name"]
        self.clause: Final[str] = f"RIP-C{row['number']}"
        self.level: Final[int] = row["level"]
        value = row.get("value", 0)
        self.value_is_held: Final[bool] = value == "held"
        self.value: Final[i64] = 0 if value == "held" else value  # "works as a Ghost of value n" (RIP-V1)
        self.ghosts: Final[i64] = row.get("ghosts", 1)  # as how many Ghosts of its value it counts
        self.choice: Final[str] = row.get("choice", "")  # a kind of `choices.py`
        self.must_choose: Final[bool] = row.get("must_choose", False)  # not playable without an option
        holds = row.get("holds", "")
        self.holds_choice: Final[bool] = holds == "choice"
        self.holds_turned_up: Final[bool] = holds == "turned-up"
        lasting = row.get("lasting", "")
        self.reaches_own: Final[bool] = lasting in ("own", "both")  # on whose rows it works while it lies
        self.reaches_other: Final[bool] = lasting in ("other", "both")
        self.cards: Final[i64] = _CARDS.index(row.get("cards", ""))
        self.adds: Final[i64] = row.get("adds", 0)  # to what each of these cards counts
        self.ignores: Final[i64] = row.get("ignores", 0)  # the highest value that does not count
        self.moved: Final[i64] = row.get("moved", 0)  # what it counts once it has moved to round 10
        tenth = row.get("tenth", "")
        self.works_on_tenth: Final[bool] = tenth != ""  # RIP-X2
        self.asks_on_tenth: Final[bool] = self.choice != "" and tenth == "works"
        self.only_on_tenth: Final[bool] = tenth == "only"


NO_MEDIUM: Final = MediumRow({"number": 0, "name": "", "level": 0})
MEDIUMS: Final[list[MediumRow]] = [NO_MEDIUM, *(MediumRow(row) for row in BOX["mediums"])]
NUMBERS: Final = range(1, int(LAST_MEDIUM) + 1)

# Those that add to what cards count: bonuses first, then what is taken off (RIP-V3).
ADDING: Final[list[MediumRow]] = [row for row in MEDIUMS if row.adds > 0] + [row for row in MEDIUMS if row.adds < 0]
HOLDING_ONE_VALUE: Final[list[MediumRow]] = [
    row for row in MEDIUMS if (row.holds_choice or row.holds_turned_up) and row.choice != "two-values"
]
LEVELS: Final[list[int]] = sorted({row.level for row in MEDIUMS})


def bit(medium: Medium) -> Mediums:
    """Return the set of one Medium; sets of Mediums are bits, `1 << number`."""
    return 1 << medium


def has(mediums: Mediums, medium: Medium) -> bool:
    """Tell whether a set of Mediums has this one."""
    return (mediums >> medium) & 1 == 1


_SECOND: Final[i64] = 32  # the second copy of a Medium has the bit so far above that of the first
ONE_OF_EACH: Final[i64] = (1 << 32) - 1  # a set without its second copies


def has_pair(mediums: Mediums) -> bool:
    """Tell whether a set has two of any Medium."""
    return mediums >> _SECOND != 0


def copies_in(mediums: Mediums, medium: Medium) -> i64:
    """Return how many of a Medium a set has: 0, 1 or, in a variant, 2."""
    return (mediums >> medium & 1) + (mediums >> (medium + _SECOND) & 1)


def with_one(mediums: Mediums, medium: Medium) -> Mediums:
    """Return a set of Mediums with one more of this one."""
    # Compiled, `1 << 40` would be a shift of 32 bits: the bit is moved up from its first place.
    one = bit(medium)
    return mediums | one << _SECOND if mediums & one else mediums | one


def without_one(mediums: Mediums, medium: Medium) -> Mediums:
    """Return a set of Mediums with one less of this one."""
    one = bit(medium)
    second = one << _SECOND
    return mediums & ~second if mediums & second else mediums & ~one


def set_of(rows: list[MediumRow]) -> Mediums:
    """Return the set of these rows."""
    mediums: i64 = 0
    for row in rows:
        mediums |= bit(row.number)
    return mediums


ADDING_SET: Final[i64] = set_of(ADDING)
