"""Cards as numbers: packs of Ghosts, and the codes of cards that lie on the table.

A pack holds how many Ghosts of each value there are, five bits a value. A lying Ghost is its value; a
lying Medium is its number times 64 plus what it holds: a named or copied value, or two of them.
"""

from typing import Final

from mypy_extensions import i64

SEATS: Final = ("green", "blue")
HOUSES: Final = ("manor", "castle")
LEVELS: Final[list[int]] = [0] * 10 + [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5

# RIP-M1: six 1, five 2, four 3, three 4, two 5, one 6.
ALL_GHOSTS: Final[i64] = 6 << 5 | 5 << 10 | 4 << 15 | 3 << 20 | 2 << 25 | 1 << 30

# What a Medium counts as ("works as a Ghost of value n"); 16 and 19 hold theirs, 23 is two of it.
GHOST_VALUE: Final[list[int]] = [0] * 30
for _medium, _value in ((3, 1), (4, 2), (5, 3), (7, 3), (13, 4), (21, 6), (23, 1)):
    GHOST_VALUE[_medium] = _value

HELD: Final[i64] = 63
CODE: Final[i64] = 4095
FACE_UP: Final[i64] = 4096
PENDING: Final[i64] = 8192
MOVED_THIRTEEN: Final[i64] = 13 << 6 | 1


def count(pack: i64, value: i64) -> i64:
    """Return how many Ghosts of a value a pack has."""
    return (pack >> (5 * value)) & 31


def ghost(value: i64) -> i64:
    """Return the pack of one Ghost."""
    return 1 << (5 * value)


def size(pack: i64) -> i64:
    """Return how many Ghosts a pack has."""
    return (
        (pack >> 5 & 31)
        + (pack >> 10 & 31)
        + (pack >> 15 & 31)
        + (pack >> 20 & 31)
        + (pack >> 25 & 31)
        + (pack >> 30 & 31)
    )


def pick(pack: i64, index: i64) -> i64:
    """Return the value of the Ghost at an index of the sorted pack."""
    value: i64 = 1
    while True:
        index -= count(pack, value)
        if index < 0:
            return value
        value += 1


def values(pack: i64) -> list[int]:
    """Return the values of a pack in ascending order, repeats included."""
    found: list[int] = []
    for value in range(1, 7):
        found += [value] * count(pack, value)
    return found


def pack_of(ghosts: list[int]) -> i64:
    """Return the pack of a list of values."""
    pack: i64 = 0
    for value in ghosts:
        pack += ghost(value)
    return pack


def medium_of(code: i64) -> i64:
    """Return the number of a lying Medium, 0 for a Ghost."""
    return (code & CODE) >> 6


def value_of(code: i64) -> i64:
    """Return the value a lying card has for effects and bans, 0 for none (RIP-V1)."""
    medium = medium_of(code)
    held = code & HELD
    if medium == 0:
        return held
    if medium == 16 or medium == 19:
        return held
    if medium == 13 and held == 1:
        return 0
    return GHOST_VALUE[medium]


def bare(code: i64) -> i64:
    """Return the card itself: a Medium without what it holds."""
    medium = medium_of(code)
    return code & HELD if medium == 0 else medium << 6


def name(code: i64) -> str:
    """Return the bare name of a card: `ghost 5`, `medium 7`."""
    medium = medium_of(code)
    return f"ghost {code & HELD}" if medium == 0 else f"medium {medium}"


def spelled(code: i64) -> str:
    """Return the name of a lying card with what it holds, as scenarios write it."""
    medium = medium_of(code)
    held = code & HELD
    if medium == 25 and held:
        return f"medium 25 values={held >> 3},{held & 7}"
    if medium in (10, 16, 17, 19, 26) and held:
        return f"medium {medium} value={held}"
    return name(code)
