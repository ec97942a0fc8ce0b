"""Packs of Ghosts as one number: how many of each value, five bits a value.

>>> pack_of([1, 1, 3]) == 2 << 5 | 1 << 15
True
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.box import BOX
from veillee.games.rest_in_peace.rules.kinds import Pack, Value

HIGHEST: Final = 6
VALUES: Final = range(1, HIGHEST + 1)
VALUES_END: Final = 7  # `range(1, VALUES_END)` is compiled to a plain loop, VALUES is not

_BITS: Final[i64] = 5
_MASK: Final[i64] = 31
_EACH: Final[i64] = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 1 << 25
_LAST: Final[i64] = 25


def count(pack: Pack, value: Value) -> i64:
    """Return how many Ghosts of a value a pack has."""
    return (pack >> (_BITS * value)) & _MASK


def ghost(value: Value) -> Pack:
    """Return the pack of one Ghost."""
    return 1 << (_BITS * value)


def without_value(pack: Pack, value: Value) -> Pack:
    """Return a pack without its Ghosts of a value."""
    return pack & ~(_MASK << (_BITS * value))


def size(pack: Pack) -> i64:
    """Return how many Ghosts a pack has, 31 at most: multiplied, the last value's bits are the sum of all."""
    return (pack >> _BITS) * _EACH >> _LAST & _MASK


def pick(pack: Pack, index: i64) -> Value:
    """Return the value of the Ghost at an index of the sorted pack."""
    value: i64 = 1
    while True:
        index -= count(pack, value)
        if index < 0:
            return value
        value += 1


def values(pack: Pack) -> list[int]:
    """Return the values of a pack in ascending order, repeats included."""
    found: list[int] = []
    for value in VALUES:
        found += [value] * count(pack, value)
    return found


def pack_of(ghosts: list[int]) -> Pack:
    """Return the pack of a list of values."""
    pack: i64 = 0
    for value in ghosts:
        pack += ghost(value)
    return pack


def read_pack(copies: dict[str, int]) -> Pack:
    """Return the pack that `data.json` writes as `{"1": 6, "2": 5}`."""
    return pack_of([int(value) for value, number in copies.items() for _ in range(number)])


ALL_GHOSTS: Final[i64] = read_pack(BOX["ghosts"])  # RIP-M1
