"""The 25 squares, a1 to e5, numbered column by column so that numbers ascend as names do."""

from typing import Final

from mypy_extensions import i64

SQUARES: Final = tuple(f"{column}{row}" for column in "abcde" for row in "12345")
NUMBER: Final = {name: number for number, name in enumerate(SQUARES)}

ALL: Final[i64] = (1 << 25) - 1
ROW_1: Final[i64] = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20
ROW_5: Final[i64] = 16 | 16 << 5 | 16 << 10 | 16 << 15 | 16 << 20
BORDER: Final[i64] = 31 | 31 << 20 | 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 16 | 16 << 5 | 16 << 10 | 16 << 15


def squares_in(mask: i64) -> list[int]:
    """Return the squares of a set, ascending."""
    found: list[int] = []
    square: i64 = 0
    while mask:
        if mask & 1:
            found.append(square)
        mask >>= 1
        square += 1
    return found


def neighbours(square: int) -> list[int]:
    """Return the orthogonal neighbours of a square."""
    found: list[int] = []
    if square % 5 > 0:
        found.append(square - 1)
    if square < 20:
        found.append(square + 5)
    if square % 5 < 4:
        found.append(square + 1)
    if square >= 5:
        found.append(square - 5)
    return found
