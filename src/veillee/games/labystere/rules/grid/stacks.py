"""A stack as one small number: the path card on top with its open sides, and what lies below it.

The low four bits are its kind: the action of a plain path, or START, FINISH, WITNESS, PLACE. The rest is the open
sides of a plain path, the witness and the suspect below, or the place and whether the flag is there.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from veillee.games.labystere.rules.cards import Action

Stack: TypeAlias = i64
START: Final[i64] = 10
FINISH: Final[i64] = 11
WITNESS: Final[i64] = 12
PLACE: Final[i64] = 13
_ACTIONS_END: Final[i64] = 10
_KIND_BITS: Final[i64] = 4
_KIND: Final[i64] = 15
_NUMBER_BITS: Final[i64] = 2
_NUMBER: Final[i64] = 3
_BELOW: Final[i64] = 6  # the first bit above kind and number
STACKS_END: Final = 256  # above every stack

Sides: TypeAlias = i64
NORTH_BIT: Final[i64] = 0
EAST_BIT: Final[i64] = 1
SOUTH_BIT: Final[i64] = 2
WEST_BIT: Final[i64] = 3
ALL_SIDES: Final[i64] = 15
SIDE_COUNT: Final[i64] = 4


def plain(sides: Sides, action: Action) -> Stack:
    """Return a plain path over an action.

    >>> plain(1 << NORTH_BIT | 1 << SOUTH_BIT, 6)  # `path ns again`
    86
    """
    return sides << _KIND_BITS | action


def witness(number: i64, suspect: i64) -> Stack:
    """Return a witness over an innocent.

    >>> witness(1, 2)  # `witness w2 s3`
    108
    """
    return (number << _NUMBER_BITS | suspect) << _KIND_BITS | WITNESS


def place(number: i64, flag: bool) -> Stack:
    """Return a place, with the flag or empty.

    >>> place(1, True)  # `place l2 flag`
    93
    """
    return ((1 if flag else 0) << _NUMBER_BITS | number) << _KIND_BITS | PLACE


def kind_of(stack: Stack) -> i64:
    """Return the action of a plain path, or START, FINISH, WITNESS, PLACE."""
    return stack & _KIND


def is_plain(stack: Stack) -> bool:
    return (stack & _KIND) < _ACTIONS_END


def open_sides(stack: Stack) -> Sides:
    """Return the open sides of a stack; all but plain paths are open everywhere."""  # LAB-M4
    if (stack & _KIND) < _ACTIONS_END:
        return stack >> _KIND_BITS
    return ALL_SIDES


def suspect_below(stack: Stack) -> i64:
    """Return the suspect below a witness."""
    return stack >> _KIND_BITS & _NUMBER


def witness_of(stack: Stack) -> i64:
    return stack >> _BELOW


def place_of(stack: Stack) -> i64:
    return stack >> _KIND_BITS & _NUMBER


def has_flag(stack: Stack) -> bool:
    return (stack >> _BELOW & 1) == 1


def turned(sides: Sides, quarters: i64) -> Sides:
    """Return open sides after some quarter turns."""
    doubled = sides << quarters
    return (doubled | doubled >> SIDE_COUNT) & ALL_SIDES
