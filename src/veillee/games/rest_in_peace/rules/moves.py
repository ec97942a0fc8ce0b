"""Moves as numbers: one range of numbers a kind of move, one pair of functions to write and read each.

>>> medium_move(BODY_CULTURE, 3)  # `medium 26 value=3`
1795
>>> kind_of(1795) == PLAY_MEDIUM, medium_in(1795), choice_in(1795)
(True, 26, 3)
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import is_ghost, medium_card, medium_of
from veillee.games.rest_in_peace.rules.kinds import Card, Medium, Move, Option, Seat, Value

END: Final[i64] = 0  # 1–6: a Ghost
STUMBLE: Final[i64] = 7
TENTH_NONE: Final[i64] = 8  # 9–14: a Ghost
KEEP_NONE: Final[i64] = 16  # 17–22: a Ghost
_TENTH_MEDIUM: Final[i64] = 32  # + Medium
_KEEP_MEDIUM: Final[i64] = 64  # + Medium
TENTH_UNKNOWN: Final[i64] = 32  # moves of cards that do not exist: read, and refused as cards that nobody has
KEEP_UNKNOWN: Final[i64] = 64
PLAY_UNKNOWN: Final[i64] = 128
_PLAY_MEDIUM: Final[i64] = 128  # + 64 × Medium + choice
_RESOLVE_MEDIUM: Final[i64] = 2176  # + 64 × Medium + choice
_CHANCE: Final[i64] = 4224
_FIRST: Final[i64] = 4224  # + seat
_DRAW: Final[i64] = 4232  # + 8 × seat + value
_STUMBLED: Final[i64] = 4248  # + value
_HIDDEN: Final[i64] = 4256  # + value
_REVEALED: Final[i64] = 4264  # + value
_HOUSES: Final[i64] = 8192  # + bit r - 1: a castle on round r
_LINE: Final[i64] = 1 << 50  # + five bits a Medium, round 1 lowest

# Kinds of moves: a family's, then chance's.
END_TURN: Final[i64] = 0
PLAY_GHOST: Final[i64] = 1
ASK_STUMBLE: Final[i64] = 2
PLACE_TENTH: Final[i64] = 3
KEEP_CARD: Final[i64] = 4
PLAY_MEDIUM: Final[i64] = 5
RESOLVE_MEDIUM: Final[i64] = 6
CHOOSE_FIRST: Final[i64] = 7
DRAW_GHOST: Final[i64] = 8
STUMBLE_GHOST: Final[i64] = 9
HIDE_GHOST: Final[i64] = 10
REVEAL_GHOST: Final[i64] = 11
DEAL_HOUSES: Final[i64] = 12
LAY_LINE: Final[i64] = 13

_CHOICE_BITS: Final[i64] = 6
_CHOICE: Final[i64] = 63
_VALUE_BITS: Final[i64] = 3
_VALUE: Final[i64] = 7
_LINE_BITS: Final[i64] = 5
_LINE_MASK: Final[i64] = 31
_ROUNDS: Final = 10
_LINE_LENGTH: Final = 9


def kind_of(move: Move) -> i64:
    """Return the kind of a move."""
    if move < _CHANCE:
        return _family_kind(move)
    if move < _DRAW:
        return CHOOSE_FIRST
    if move < _STUMBLED:
        return DRAW_GHOST
    if move < _HIDDEN:
        return STUMBLE_GHOST
    if move < _REVEALED:
        return HIDE_GHOST
    if move < _HOUSES:
        return REVEAL_GHOST
    return DEAL_HOUSES if move < _LINE else LAY_LINE


def _family_kind(move: Move) -> i64:
    if move >= _RESOLVE_MEDIUM:
        return RESOLVE_MEDIUM
    if move >= _PLAY_MEDIUM:
        return PLAY_MEDIUM
    if move == END:
        return END_TURN
    if move < STUMBLE:
        return PLAY_GHOST
    if move == STUMBLE:
        return ASK_STUMBLE
    return PLACE_TENTH if move < KEEP_NONE or _TENTH_MEDIUM <= move < _KEEP_MEDIUM else KEEP_CARD


# Moves of a family


def ghost_move(value: Value) -> Move:
    """Return the move that plays a Ghost: its value."""
    return value


def medium_move(medium: Medium, choice: Option) -> Move:
    """Return the move that plays a Medium with a choice."""
    return _PLAY_MEDIUM + (medium << _CHOICE_BITS) + choice


def resolve_move(medium: Medium, choice: Option) -> Move:
    """Return the move that resolves a Medium of round 10 with a choice."""
    return _RESOLVE_MEDIUM + (medium << _CHOICE_BITS) + choice


def medium_in(move: Move) -> Medium:
    """Return the Medium that a move plays or resolves."""
    return (move - (_RESOLVE_MEDIUM if move >= _RESOLVE_MEDIUM else _PLAY_MEDIUM)) >> _CHOICE_BITS


def choice_in(move: Move) -> Option:
    """Return the choice with which a move plays or resolves a Medium."""
    return move & _CHOICE


def tenth_move(card: Card) -> Move:
    """Return the move that puts a card face down on round 10."""
    return TENTH_NONE + card if is_ghost(card) else _TENTH_MEDIUM + medium_of(card)


def keep_move(card: Card) -> Move:
    """Return the move that keeps a card for the next round."""
    return KEEP_NONE + card if is_ghost(card) else _KEEP_MEDIUM + medium_of(card)


def card_in(move: Move) -> Card:
    """Return the card that a move puts on round 10 or keeps; 0 for none."""
    if move >= _KEEP_MEDIUM:
        return medium_card(move - _KEEP_MEDIUM)
    if move >= _TENTH_MEDIUM:
        return medium_card(move - _TENTH_MEDIUM)
    return move - (KEEP_NONE if move >= KEEP_NONE else TENTH_NONE)


# Moves of chance


def first_move(seat: Seat) -> Move:
    """Return the move that makes a family start."""
    return _FIRST + seat


def starter_in(move: Move) -> Seat:
    """Return the family that a move makes start."""
    return move - _FIRST


def draw_move(seat: Seat, value: Value) -> Move:
    """Return the move by which a family draws a Ghost."""
    return _DRAW + (seat << _VALUE_BITS) + value


def drawer_in(move: Move) -> Seat:
    """Return the family that draws by a move."""
    return (move - _DRAW) >> _VALUE_BITS


def stumbled_move(value: Value) -> Move:
    """Return the move that plays a Ghost by chance (RIP-C6)."""
    return _STUMBLED + value


def hidden_move(value: Value) -> Move:
    """Return the move that takes a Ghost of a hand to round 10 (RIP-C20)."""
    return _HIDDEN + value


def revealed_move(value: Value) -> Move:
    """Return the move that turns up a deck's top card (RIP-C19)."""
    return _REVEALED + value


def value_in(move: Move) -> Value:
    """Return the value that a move of chance draws, plays, hides or turns up."""
    return move & _VALUE


def houses_move(castles: i64) -> Move:
    """Return the move that deals the Houses: bit r - 1 is set where round r has a castle."""
    return _HOUSES + castles


def is_castle(move: Move, index: i64) -> bool:
    """Tell whether a move deals a castle to the round of an index."""
    return (move >> index) & 1 == 1


def castles_dealt(move: Move) -> i64:
    """Return how many castles a move deals."""
    dealt: i64 = 0
    for index in range(_ROUNDS):
        if is_castle(move, index):
            dealt += 1
    return dealt


def line_move(line: list[int]) -> Move:
    """Return the move that lays a line of Mediums."""
    move: i64 = _LINE
    shift: i64 = 0
    for medium in line:
        move |= medium << shift
        shift += _LINE_BITS
    return move


def line_in(move: Move) -> list[int]:
    """Return the nine Mediums that a move lays."""
    return [int(move >> (_LINE_BITS * index) & _LINE_MASK) for index in range(_LINE_LENGTH)]
