"""The choices of the Mediums: which ones a family has, as small numbers.

0 is a Medium played bare. A value is itself; a card is its value or 16 + its number; two values are
8 * first + second; two rounds are 2 + their rank among the pairs; 1 is `none`, `own`, 2 is `other`.
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import HELD, count, medium_of, size
from veillee.games.rest_in_peace.rules.moves import (
    KEEP_MEDIUM,
    KEEP_NONE,
    MEDIUM,
    RESOLVE_MEDIUM,
    TENTH_MEDIUM,
    TENTH_NONE,
)
from veillee.games.rest_in_peace.rules.position import Position

BARE: Final[i64] = 0
IMPOSSIBLE: Final[i64] = 63

KEYS: Final[dict[int, str]] = {
    2: "value",
    10: "value",
    11: "target",
    16: "value",
    17: "value",
    18: "value",
    19: "deck",
    20: "family",
    21: "discard",
    22: "take",
    25: "values",
    26: "value",
    28: "rounds",
}

RESOLVED: Final = (2, 10, 11, 16, 17, 19, 21, 26)  # those that may wait for a choice in round 10 (RIP-X2)
PAIRS_OF_ROUNDS: Final[list[tuple[int, int]]] = [(a, b) for a in range(1, 10) for b in range(a + 1, 11)]


def every_choice(medium: int) -> list[int]:
    """Return all choices that a Medium can ever have."""
    key = KEYS.get(medium)
    if key is None:
        return [0]
    values = [1, 2, 3, 4, 5, 6]
    if key == "value":
        return [0, *values]
    if key == "target" or key == "take":
        return [0, *values, *range(17, 46)]
    if key == "deck" or key == "family":
        return [0, 1, 2]
    if key == "rounds":
        return [0, 1, *range(2, 2 + len(PAIRS_OF_ROUNDS))]
    return [0] + [8 * first + second for first in values for second in range(first, 7)]


def every_action() -> list[int]:
    """Return every move that a family can ever have, in the order of their codes."""
    cards = range(1, 30)
    found = [*range(int(TENTH_NONE) + 7), *range(int(KEEP_NONE), int(KEEP_NONE) + 7)]
    found += [int(TENTH_MEDIUM) + medium for medium in cards] + [int(KEEP_MEDIUM) + medium for medium in cards]
    for base in (int(MEDIUM), int(RESOLVE_MEDIUM)):
        for medium in cards:
            if base == int(MEDIUM) or medium in RESOLVED:
                found += [base + 64 * medium + choice for choice in every_choice(medium)]
    return found


def banned(position: Position) -> i64:
    """Return the banned values as bits (RIP-C25)."""
    if position.round == 10 or position.flat():
        return 0
    for side in (position.green, position.blue):
        if side.has_lying(25):
            for code in side.row:
                if medium_of(code) == 25:
                    held = code & HELD
                    return (1 << (held >> 3)) | (1 << (held & 7))
    return 0


def choices(position: Position, seat: i64, medium: i64) -> list[int]:
    """Return the possible choices of a Medium for a family now; [BARE] when there is nothing to choose."""
    if medium == 10 or medium == 17 or medium == 26:
        return [1, 2, 3, 4, 5, 6]
    if medium not in KEYS:
        return [0]
    own = position.side(seat)
    found: list[int] = []
    if medium == 2:
        ban = banned(position)
        for value in range(1, 7):
            if count(own.deck, value) and not ban >> value & 1:
                found.append(value)
    elif medium == 11:
        found = _cards(position.side(1 - seat).row)
    elif medium == 16:
        ban = banned(position)
        for value in range(1, 7):
            if value in own.row and not ban >> value & 1:
                found.append(value)
    elif medium == 18:
        lying = 0
        for entry in own.past:
            if entry & 4095 < 64:
                lying |= 1 << (entry & 4095)
        for value in range(1, 7):
            if lying >> value & 1:
                found.append(value)
    elif medium == 19 or medium == 20:
        found = [1, 2]
    elif medium == 21:
        found = _discards(own.hand)
    elif medium == 22:
        if position.round < 10:
            found = _cards(own.row)
    elif medium == 25:
        for first in range(1, 6):
            for second in range(first + 1, 7):
                found.append(8 * first + second)
    elif medium == 28:
        found = [1]
        for index, (first, _) in enumerate(PAIRS_OF_ROUNDS):
            if first > position.round:
                found.append(2 + index)
    return found if found else [0]


def can_discard_two(position: Position, seat: i64) -> bool:
    """Tell whether 21 can be paid (RIP-C21)."""
    return size(position.side(seat).hand) >= 2


def _cards(row: list[int]) -> list[int]:
    found: list[int] = []
    for code in row:
        medium = medium_of(code)
        choice = 16 + medium if medium else code & HELD
        if choice not in found:
            found.append(int(choice))
    return sorted(found)


def _discards(hand: i64) -> list[int]:
    found: list[int] = []
    for first in range(1, 7):
        if count(hand, first) >= 2:
            found.append(9 * first)
        if count(hand, first):
            for second in range(first + 1, 7):
                if count(hand, second):
                    found.append(8 * first + second)
    return found


def card_chosen(choice: i64) -> i64:
    """Return the bare card that a choice of 11 or 22 names."""
    return (choice - 16) << 6 if choice > 16 else choice
