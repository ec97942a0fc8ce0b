"""Moves as numbers: every kind of move has a range of its own.

>>> encode(GO, 7)  # `go b3`
9
>>> decode(9)
(GO, 7)
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import CARDS, OF_A_KIND, PAIR_COUNT, SEATS
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT

MoveKind: TypeAlias = i64
ROLL: Final[i64] = 0
PASS: Final[i64] = 1
GO: Final[i64] = 2
LOOK: Final[i64] = 3
ASK: Final[i64] = 4
TRADE: Final[i64] = 5
DECLARE: Final[i64] = 6
SWAP: Final[i64] = 7
DIE: Final[i64] = 8
SHOW: Final[i64] = 9
CULPRIT: Final[i64] = 10
LAYOUT: Final[i64] = 11

_FIRST_GO: Final[i64] = 2
_FIRST_LOOK: Final[i64] = 32
_FIRST_ASK: Final[i64] = 64
_FIRST_TRADE: Final[i64] = 72
_FIRST_DECLARE: Final[i64] = 80
_FIRST_SWAP: Final[i64] = 128
_FIRST_DIE: Final[i64] = 1024
_FIRST_SHOW: Final[i64] = 1152
_FIRST_CULPRIT: Final[i64] = 1168
_FIRST_LAYOUT: Final = 1 << 208
_END_OF_SMALL: Final = 2048  # every move but a layout is below
_TWO_DIGITS: Final[i64] = 100  # a die is written with any number of one or two digits; the rules allow six of them


class MoveRow:
    """A kind of move: its verb, its first number and how many there are, and the stage in which it is due."""

    def __init__(self, number: int, verb: str, first: int, count: int, stage: i64) -> None:
        self.number: Final = number
        self.verb: Final = verb
        self.first: Final = first
        self.count: Final = count
        self.stage: i64 = stage
        self.by_chance: Final = stages.STAGES[stage].by_chance


MOVES: Final[list[MoveRow]] = [
    MoveRow(ROLL, "roll", 0, 1, stages.ROLL),
    MoveRow(PASS, "pass", 1, 1, stages.DECLARE),
    MoveRow(GO, "go", _FIRST_GO, SQUARE_COUNT, stages.CHOOSE),
    MoveRow(LOOK, "look", _FIRST_LOOK, SQUARE_COUNT, stages.LOOK),
    MoveRow(ASK, "ask", _FIRST_ASK, len(SEATS), stages.ASK),
    MoveRow(TRADE, "trade", _FIRST_TRADE, len(SEATS), stages.TRADE),
    MoveRow(DECLARE, "declare", _FIRST_DECLARE, PAIR_COUNT, stages.DECLARE),
    MoveRow(SWAP, "swap", _FIRST_SWAP, SQUARE_COUNT * SQUARE_COUNT, stages.CHOOSE),
    MoveRow(DIE, "die", _FIRST_DIE, _TWO_DIGITS, stages.DIE),
    MoveRow(SHOW, "show", _FIRST_SHOW, len(CARDS), stages.SHOW),
    MoveRow(CULPRIT, "culprit", _FIRST_CULPRIT, OF_A_KIND, stages.CULPRIT),
    MoveRow(LAYOUT, "layout", _FIRST_LAYOUT, _FIRST_LAYOUT, stages.LAYOUT),
]
NO_MOVE: Final = -1


def encode(kind: MoveKind, argument: i64) -> int:
    """Return a move of any kind but LAYOUT: its argument is a square, seat, card, die, or a pair of two of them."""
    return MOVES[kind].first + argument


def decode(action: int) -> tuple[i64, i64]:
    """Return the kind of a move and its argument; the argument of a LAYOUT is in `decode_layout`."""
    if action >= _END_OF_SMALL:
        return LAYOUT, 0
    number: i64 = action
    if number >= _FIRST_SWAP:
        if number < _FIRST_DIE:
            return SWAP, number - _FIRST_SWAP
        if number < _FIRST_SHOW:
            return DIE, number - _FIRST_DIE
        if number < _FIRST_CULPRIT:
            return SHOW, number - _FIRST_SHOW
        return CULPRIT, number - _FIRST_CULPRIT
    if number < _FIRST_GO:
        return number, 0
    if number < _FIRST_LOOK:
        return GO, number - _FIRST_GO
    if number < _FIRST_ASK:
        return LOOK, number - _FIRST_LOOK
    if number < _FIRST_TRADE:
        return ASK, number - _FIRST_ASK
    if number < _FIRST_DECLARE:
        return TRADE, number - _FIRST_TRADE
    return DECLARE, number - _FIRST_DECLARE


def go(square: i64) -> int:
    """Return the walk to a square."""
    return _FIRST_GO + square


def swap(one: i64, two: i64) -> int:
    """Return the exchange of the stacks on two squares; only one in ascending order is legal.

    >>> swap(1, 7)  # `swap a2 b3`
    160
    """
    return _FIRST_SWAP + one * SQUARE_COUNT + two


def swapped(argument: i64) -> tuple[i64, i64]:
    """Return the two squares of an exchange from its argument."""
    return argument // SQUARE_COUNT, argument % SQUARE_COUNT


def encode_layout(stacks: list[int]) -> int:
    """Return a whole grid as one number: a byte a stack."""
    return _FIRST_LAYOUT | int.from_bytes(bytes(stacks), "big")


def decode_layout(action: int) -> list[int]:
    """Return the stacks of a number that `encode_layout` made."""
    return list((action ^ _FIRST_LAYOUT).to_bytes(SQUARE_COUNT, "big"))


def every_action() -> list[int]:
    """Return every move that a player can ever have, in the order of their numbers."""
    found: list[int] = []
    for row in MOVES:
        if row.by_chance:
            continue
        if row.number == SWAP:
            found += [swap(one, two) for one in range(SQUARE_COUNT) for two in range(one + 1, SQUARE_COUNT)]
        else:
            found += range(row.first, row.first + row.count)
    return found
