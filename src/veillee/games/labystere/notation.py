"""Moves, cards and stacks in words, and back."""

from typing import Final

from veillee.core.contract import CHANCE
from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.cards import (
    ACTION_NAMES,
    CARDS,
    OF_A_KIND,
    PLACES,
    SEATS,
    WITNESS_COUNT,
    card_of,
    pair_of,
    place_of,
    suspect_of,
)
from veillee.games.labystere.rules.grid import stacks
from veillee.games.labystere.rules.grid.squares import NUMBER, SQUARE_COUNT, SQUARES

UNKNOWN: Final = "unknown"
FLAG: Final = "flag"
EMPTY: Final = "empty"
_SIDES: Final = "nesw"
_KIND_OF_VERB: Final = {row.verb: row.number for row in moves.MOVES}

# Cards


def suspect_name(suspect: int) -> str:
    return CARDS[suspect]


def place_name(place: int) -> str:
    return CARDS[card_of(PLACES, place)]


def witness_name(witness: int) -> str:
    return f"w{witness + 1}"


def below_name(flag: bool) -> str:
    """Return what lies below a place."""
    return FLAG if flag else EMPTY


def _numbered(word: str, letter: str, count: int) -> int:
    """Return the number, from 0, of a name like s3; ValueError when it is none."""
    if len(word) == 2 and word[0] == letter and word[1] in "123456789"[:count]:
        return int(word[1]) - 1
    raise ValueError(f"expected {letter}1 to {letter}{count}, not {word!r}")


def _suspect(word: str) -> int:
    return _numbered(word, "s", OF_A_KIND)


def _place(word: str) -> int:
    return _numbered(word, "l", OF_A_KIND)


# Stacks


def side_bits(letters: str) -> int:
    """Return the open sides written as letters of n, e, s, w in this order."""
    sides = 0
    for number, letter in enumerate(_SIDES):
        if letter in letters:
            sides |= 1 << number
    if side_letters(sides) != letters or not letters:
        raise ValueError(f"open sides are letters of nesw in this order, not {letters!r}")
    return sides


def side_letters(sides: int) -> str:
    return "".join(letter for number, letter in enumerate(_SIDES) if sides >> number & 1)


def stack_words(stack: int, known: bool) -> list[str]:
    """Return a stack in words; what lies below is `unknown` where it is not known."""
    kind = stacks.kind_of(stack)
    if kind == stacks.START:
        return ["start"]
    if kind == stacks.FINISH:
        return ["finish"]
    if kind == stacks.WITNESS:
        below = suspect_name(stacks.suspect_below(stack))
        return ["witness", witness_name(stacks.witness_of(stack)), below if known else UNKNOWN]
    if kind == stacks.PLACE:
        below = below_name(stacks.has_flag(stack))
        return ["place", place_name(stacks.place_of(stack)), below if known else UNKNOWN]
    return ["path", side_letters(stacks.open_sides(stack)), ACTION_NAMES[kind] if known else UNKNOWN]


def read_stack(words: list[str]) -> int:
    """Read a stack in words; ValueError says what is wrong."""
    if words == ["start"]:
        return stacks.START
    if words == ["finish"]:
        return stacks.FINISH
    if len(words) == 3:
        kind, name, below = words
        if kind == "witness":
            return stacks.witness(_numbered(name, "w", WITNESS_COUNT), _suspect(below))
        if kind == "place" and below in (FLAG, EMPTY):
            return stacks.place(_place(name), below == FLAG)
        if kind == "path" and below in ACTION_NAMES:
            return stacks.plain(side_bits(name), ACTION_NAMES.index(below))
    raise ValueError(f"no stack: {' '.join(words)!r}")


def layout_words(grid: list[int], known: bool) -> str:
    """Return a grid in words, square by square from a1 to e5."""
    return "layout " + " ".join([".".join(stack_words(stack, known)) for stack in grid])


# Moves


def format_move(action: int) -> str:
    """Return the one spelling of a move."""
    kind, argument = moves.decode(action)
    if kind == moves.LAYOUT:
        return layout_words(moves.decode_layout(action), True)
    verb = moves.MOVES[kind].verb
    if kind == moves.SWAP:
        one, two = moves.swapped(argument)
        return f"{verb} {SQUARES[one]} {SQUARES[two]}"
    if kind == moves.GO or kind == moves.LOOK:
        return f"{verb} {SQUARES[argument]}"
    if kind == moves.ASK or kind == moves.TRADE:
        return f"{verb} {SEATS[argument]}"
    if kind == moves.DECLARE:
        return f"{verb} {suspect_name(suspect_of(argument))} {place_name(place_of(argument))}"
    if kind == moves.SHOW or kind == moves.CULPRIT:
        return f"{verb} {CARDS[argument]}"
    return f"{verb} {argument}" if kind == moves.DIE else verb


def parse_move(actor: int, text: str) -> int:
    """Return a move's number, or NO_MOVE when the text is no move of the actor."""
    words = text.split(" ")
    kind = _KIND_OF_VERB.get(words[0], moves.NO_MOVE)
    if kind == moves.NO_MOVE or moves.MOVES[kind].by_chance != (actor == CHANCE):
        return moves.NO_MOVE
    try:
        return _parse(kind, words[1:])
    except (ValueError, KeyError):
        return moves.NO_MOVE


def _parse(kind: int, words: list[str]) -> int:
    count = len(words)
    if kind == moves.LAYOUT and count == SQUARE_COUNT:
        return moves.encode_layout([read_stack(word.split(".")) for word in words])
    if count == 2 and kind == moves.SWAP:
        return moves.swap(NUMBER[words[0]], NUMBER[words[1]])
    if count == 2 and kind == moves.DECLARE:
        return moves.encode(kind, pair_of(_suspect(words[0]), _place(words[1])))
    if count == 1:
        return moves.encode(kind, _argument(kind, words[0]))
    if count == 0 and (kind == moves.ROLL or kind == moves.PASS):
        return moves.encode(kind, 0)
    return moves.NO_MOVE


def _argument(kind: int, word: str) -> int:
    """Read the only argument of a move; ValueError or KeyError when it is none."""
    if kind == moves.GO or kind == moves.LOOK:
        return NUMBER[word]
    if kind == moves.ASK or kind == moves.TRADE:
        return _numbered(word, "p", len(SEATS))
    if kind == moves.SHOW:
        return card_of(PLACES, _place(word)) if word[:1] == "l" else _suspect(word)
    if kind == moves.CULPRIT:
        return _suspect(word)
    if kind == moves.DIE and 0 <= int(word) < moves.MOVES[kind].count and str(int(word)) == word:
        return int(word)
    raise ValueError(word)
