"""Moves in words: `touch churros 3 right cry at=412`, `draw p1 red muffin 4`."""

import re
from collections.abc import Callable
from typing import Final

from veillee.games.pas_touche.rules.cards import (
    COLOURS,
    GRID,
    NUMBERS,
    TREATS,
    constraint,
    constraint_words,
    number_of,
    treat_card,
    treat_of,
    treat_words,
)
from veillee.games.pas_touche.rules.moves import (
    DICE,
    DRAW,
    GRID_LAID,
    HAND,
    HANDS,
    LEVEL,
    PASS,
    SEATS,
    THROW,
    TIE,
    TOUCH,
    Move,
)
from veillee.games.pas_touche.rules.position import LEFT, RIGHT, UNSET

_TREAT: Final = f"({'|'.join(TREATS)})"
_TOUCH: Final = re.compile(
    rf"touch {_TREAT} ([1-6]) (left|right)( cry)?(?: at=(0|-?[1-9]\d{{0,6}})( more)?)?", re.ASCII
)
_LEVEL: Final = re.compile(r"level (0|-?[1-9]\d{0,6})", re.ASCII)
_HAND: Final = re.compile(r"hand (left|right)")
_DICE: Final = re.compile(rf"dice {_TREAT} ([1-6])")
_DRAW: Final = re.compile(r"draw (p[1-6]) (green|orange|red|violet) (.+)")
_TIE: Final = re.compile(r"tie (p[1-6])")
_AT: Final = " at="
_LONGEST_TIME: Final = 7  # digits
_TOUCHES_OF_A_CARD: Final = 4  # either hand, with a cry or without


def read_move(text: str) -> Move | None:
    """Read a player's move, or return None where the text is none."""
    known = _MOVES.get(text)
    if known is not None:
        return known
    last = _LAST.get(text)
    if last is not None:
        return last
    read = _read_timed(text) or _read_move(text)
    if read is not None:
        _LAST.clear()
        _LAST[text] = read
    return read


def _read_timed(text: str) -> Move | None:
    """Read a touch with its time, `touch churros 3 right cry at=412 more`; None for the other spellings of times."""
    bare, _, time = text.partition(_AT)
    known = _MOVES.get(bare)
    if known is None or known.kind != TOUCH:
        return None
    digits, _, more = time.partition(" ")
    if not (0 < len(digits) <= _LONGEST_TIME and digits.isascii() and digits.isdigit()):
        return None
    if digits[0] == "0" or (more != "more" and len(time) != len(digits)):
        return None
    move = Move(TOUCH, known.value)
    move.hand = known.hand
    move.cry = known.cry
    move.timed = True
    move.at = int(digits)
    move.more = more == "more"
    return move


def _read_move(text: str) -> Move | None:
    if text in (THROW, PASS):
        return Move(text)
    found = _TOUCH.fullmatch(text)
    if found:
        move = Move(TOUCH, treat_card(found.group(1), int(found.group(2))))
        move.hand = HANDS.index(found.group(3))
        move.cry = found.group(4) is not None
        move.timed = found.group(5) is not None
        if move.timed:
            move.at = int(found.group(5))
        move.more = found.group(6) is not None
        return move
    found = _LEVEL.fullmatch(text)
    if found:
        return Move(LEVEL, int(found.group(1)))
    found = _HAND.fullmatch(text)
    if found:
        return Move(HAND, HANDS.index(found.group(1)))
    return None


def read_chance(text: str) -> Move | None:
    """Read a move of chance, or return None where the text is none."""
    known = _CHANCES.get(text)
    if known is None:
        known = _read_chance(text)
        if known is not None and known.kind == DRAW:  # a thousand of them, and each is drawn again and again
            _CHANCES[text] = known
    return known


def _read_chance(text: str) -> Move | None:
    found = _DICE.fullmatch(text)
    if found:
        return Move(DICE, treat_card(found.group(1), int(found.group(2))))
    found = _TIE.fullmatch(text)
    if found:
        return Move(TIE, seat=SEATS.index(found.group(1)))
    found = _DRAW.fullmatch(text)
    if found:
        try:
            move = Move(DRAW, constraint(found.group(3)), SEATS.index(found.group(1)))
        except ValueError:
            return None
        move.colour = COLOURS.index(found.group(2))
        return move
    if text.startswith("grid "):
        return _read_grid(text)
    return None


def _read_grid(text: str) -> Move | None:
    """Read `grid` with its cards row by row, each once: 36 in the box."""
    words = text.split(" ")[1:]
    cards: list[int] = []
    for i in range(0, len(words) - 1, 2):
        card = _CHANCES.get(f"dice {words[i]} {words[i + 1]}")
        if card is not None:
            cards.append(card.value)
    if len(words) != 2 * len(cards) or sorted(cards) != _rectangle(cards):
        return None
    move = Move(GRID_LAID)
    move.cards = cards
    return move


def _rectangle(cards: list[int]) -> list[int]:
    """Return the smallest whole grid that has these cards, of two treats and two numbers at least."""
    treats = max([1, *[treat_of(card) for card in cards]]) + 1
    numbers = max([2, *[number_of(card) for card in cards]])
    return [NUMBERS * treat + number for treat in range(treats) for number in range(numbers)]


def touch_words(card: int, hand: int, cry: bool, at: int = UNSET) -> str:
    """Spell a touch."""
    words = f"touch {treat_words(card)} {HANDS[hand]}"
    if cry:
        words += " cry"
    if at != UNSET:
        words += f" at={at}"
    return words


def draw_words(seat: int, colour: int, what: int) -> str:
    """Spell the drawing of a Constraint card."""
    return f"draw {SEATS[seat]} {COLOURS[colour]} {constraint_words(what)}"


def grid_words(cards: list[int]) -> str:
    """Spell the grid, row by row."""
    return "grid " + " ".join(treat_words(card) for card in cards)


def touches_of(cards: list[int]) -> list[str]:
    """List every touch of some Treat cards without a time."""
    moves: list[str] = []
    for card in cards:
        for hand in (LEFT, RIGHT):
            moves.append(touch_words(card, hand, False))
            moves.append(touch_words(card, hand, True))
    return moves


def _every(texts: list[str], read: Callable[[str], Move | None]) -> dict[str, Move]:
    """Read words that come again and again, once."""
    moves: dict[str, Move] = {}
    for text in texts:
        move = read(text)
        if move is not None:
            moves[text] = move
    return moves


TOUCHES: Final[list[str]] = touches_of(list(range(GRID)))
DICE_WORDS: Final[list[str]] = [f"dice {treat_words(card)}" for card in range(GRID)]
_MOVES: Final = _every([THROW, PASS, *TOUCHES], _read_move)
_CHANCES: Final = _every(DICE_WORDS, _read_chance)
_LAST: Final[dict[str, Move]] = {}
"""The last move that was read and comes with a time: it is checked, then applied."""


def touches_on(card: int) -> list[str]:
    """List the touches of a card without a time, in the order of TOUCHES."""
    first = card * _TOUCHES_OF_A_CARD
    return TOUCHES[first : first + _TOUCHES_OF_A_CARD]
