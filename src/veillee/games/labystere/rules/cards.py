"""A stack as one small number: the path card with its open sides, and what lies below it.

The low four bits say what it is; the high four bits its open sides (plain paths), its witness and suspect,
or its place and whether the flag is there.
"""

from typing import Final

from mypy_extensions import i64

ACTIONS: Final = (
    "start",
    "finish",
    "witness",
    "place",
    "ask-suspect",
    "ask-place",
    "again",
    "trade",
    "double",
    "nothing",
)
GO_START: Final[i64] = 0
GO_FINISH: Final[i64] = 1
SEE_WITNESS: Final[i64] = 2
SEE_PLACE: Final[i64] = 3
ASK_SUSPECT: Final[i64] = 4
ASK_PLACE: Final[i64] = 5
AGAIN: Final[i64] = 6
TRADE: Final[i64] = 7
DOUBLE: Final[i64] = 8
NOTHING: Final[i64] = 9
PLAIN_BELOW: Final[i64] = 10
START: Final[i64] = 10
FINISH: Final[i64] = 11
WITNESS: Final[i64] = 12
PLACE: Final[i64] = 13

NORTH: Final[i64] = 1
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 8
SIDES: Final = "nesw"
UNKNOWN: Final = "unknown"


def kind_of(stack: i64) -> i64:
    """Return an action's number below PLAIN_BELOW, or START, FINISH, WITNESS, PLACE."""
    return stack & 15


def is_plain(stack: i64) -> bool:
    return (stack & 15) < PLAIN_BELOW


def open_sides(stack: i64) -> i64:
    """Return the open sides of a stack; all but plain paths are open everywhere."""  # LAB-M4
    if (stack & 15) < PLAIN_BELOW:
        return stack >> 4
    return 15


def plain(sides: int, action: int) -> int:
    return sides << 4 | action


def witness(number: int, suspect: int) -> int:
    return (number << 2 | suspect) << 4 | 12


def place(number: int, flag: bool) -> int:
    return (number | (4 if flag else 0)) << 4 | 13


def suspect_below(stack: i64) -> i64:
    """Return the suspect below a witness."""
    return stack >> 4 & 3


def witness_of(stack: i64) -> i64:
    return stack >> 6


def place_of(stack: i64) -> i64:
    return stack >> 4 & 3


def has_flag(stack: i64) -> bool:
    return (stack >> 6 & 1) == 1


def side_bits(letters: str) -> int:
    """Return the open sides written as letters of n, e, s, w in this order."""
    bits = 0
    for number, letter in enumerate(SIDES):
        if letter in letters:
            bits |= 1 << number
    if side_letters(bits) != letters or not letters:
        raise ValueError(f"open sides are letters of nesw in this order, not {letters!r}")
    return bits


def side_letters(bits: int) -> str:
    return "".join(letter for number, letter in enumerate(SIDES) if bits >> number & 1)


def turned(bits: int, quarters: int) -> int:
    """Return open sides after some quarter turns."""
    doubled = bits << quarters
    return (doubled | doubled >> 4) & 15


def stack_words(stack: int, known: bool) -> list[str]:
    """Return a stack in words; what lies below is `unknown` where it is not known."""
    kind = stack & 15
    if kind == 10:
        return ["start"]
    if kind == 11:
        return ["finish"]
    if kind == 12:
        below = f"s{(stack >> 4 & 3) + 1}"
        return ["witness", f"w{(stack >> 6) + 1}", below if known else UNKNOWN]
    if kind == 13:
        below = "flag" if stack >> 6 & 1 else "empty"
        return ["place", f"l{(stack >> 4 & 3) + 1}", below if known else UNKNOWN]
    return ["path", side_letters(stack >> 4), ACTIONS[kind] if known else UNKNOWN]


def numbered(word: str, letter: str, count: int) -> int:
    """Return the number, from 0, of a name like s3; ValueError when it is none."""
    if len(word) == 2 and word[0] == letter and word[1] in "123456789"[:count]:
        return int(word[1]) - 1
    raise ValueError(f"expected {letter}1 to {letter}{count}, not {word!r}")


def read_stack(words: list[str]) -> int:
    """Read a stack in words; ValueError says what is wrong."""
    if words == ["start"]:
        return 10
    if words == ["finish"]:
        return 11
    if len(words) == 3 and words[0] == "witness":
        return witness(numbered(words[1], "w", 3), numbered(words[2], "s", 4))
    if len(words) == 3 and words[0] == "place" and words[2] in ("flag", "empty"):
        return place(numbered(words[1], "l", 4), words[2] == "flag")
    if len(words) == 3 and words[0] == "path" and words[2] in ACTIONS:
        return plain(side_bits(words[1]), ACTIONS.index(words[2]))
    raise ValueError(f"no stack: {' '.join(words)!r}")
