"""The 25 squares, a1 to e5, numbered column by column so that numbers ascend as names do."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Square: TypeAlias = i64
Squares: TypeAlias = i64

SIZE: Final[i64] = 5
SQUARE_COUNT: Final[i64] = 25
OFF_BOARD: Final[i64] = -1
SQUARES: Final = tuple(f"{column}{row}" for column in "abcde" for row in "12345")
NUMBER: Final = {name: number for number, name in enumerate(SQUARES)}

ALL: Final[i64] = (1 << 25) - 1
ROW_1: Final[i64] = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20
ROW_5: Final[i64] = 16 | 16 << 5 | 16 << 10 | 16 << 15 | 16 << 20
COLUMN_A: Final[i64] = 31
COLUMN_E: Final[i64] = 31 << 20
BORDER: Final[i64] = ROW_1 | ROW_5 | COLUMN_A | COLUMN_E


def squares_in(squares: Squares) -> list[int]:
    """Return the squares of a set, ascending."""
    found: list[int] = []
    square: i64 = 0
    while squares:
        if squares & 1:
            found.append(square)
        squares >>= 1
        square += 1
    return found


def neighbours(square: Square) -> list[int]:
    """Return the orthogonal neighbours of a square: north, east, south, west."""
    found: list[int] = []
    row = square % SIZE
    if row > 0:
        found.append(square - 1)
    if square < SQUARE_COUNT - SIZE:
        found.append(square + SIZE)
    if row < SIZE - 1:
        found.append(square + 1)
    if square >= SIZE:
        found.append(square - SIZE)
    return found
