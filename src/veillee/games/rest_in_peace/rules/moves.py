"""Moves as numbers: the codes of everything a family or chance can do."""

from typing import Final

from mypy_extensions import i64

END: Final[i64] = 0  # 1–6: a Ghost
STUMBLE_MOVE: Final[i64] = 7
TENTH_NONE: Final[i64] = 8  # 9–14: a Ghost
KEEP_NONE: Final[i64] = 16  # 17–22: a Ghost
TENTH_MEDIUM: Final[i64] = 32
KEEP_MEDIUM: Final[i64] = 64
MEDIUM: Final[i64] = 128
RESOLVE_MEDIUM: Final[i64] = 2176

FIRST_MOVE: Final[i64] = 4224  # + seat
DRAW_MOVE: Final[i64] = 4232  # + 8 * seat + value
STUMBLED: Final[i64] = 4248  # + value
HIDDEN: Final[i64] = 4256  # + value
REVEALED: Final[i64] = 4264  # + value
HOUSES_MOVE: Final[i64] = 8192  # + bit r - 1: a castle on round r
LINE_MOVE: Final[i64] = 1 << 50  # + five bits a Medium, round 1 lowest


def line_code(line: list[int]) -> i64:
    """Return the chance move that lays this line."""
    code: i64 = LINE_MOVE
    shift: i64 = 0
    for medium in line:
        code |= medium << shift
        shift += 5
    return code


def line_of(code: i64) -> list[int]:
    """Return the nine Mediums of a line move."""
    return [int(code >> (5 * index) & 31) for index in range(9)]
