"""Moves in words and as numbers."""

from typing import Final

from veillee.core.contract import CHANCE
from veillee.games.labystere.rules.cards import numbered, read_stack, stack_words
from veillee.games.labystere.rules.grid.squares import NUMBER, SQUARES

ROLL_DIE: Final = 0
PASS: Final = 1
GO: Final = 2
LOOK_AT: Final = 32
ASK_SEAT: Final = 64
TRADE_WITH: Final = 72
ACCUSE: Final = 80
SWAP: Final = 128
DIE_SHOWS: Final = 1024
SHOW_CARD: Final = 1152
SET_CULPRIT: Final = 1168
SET_LAYOUT: Final = 1 << 208

SEATS: Final = ("p1", "p2", "p3", "p4")


def card_name(card: int) -> str:
    """Return the name of a card among suspects (0 to 3) and places (4 to 7)."""
    return f"s{card + 1}" if card < 4 else f"l{card - 3}"


def every_action() -> list[int]:
    """Return every move that a player can ever have, in the order of their numbers."""
    found = [ROLL_DIE, PASS]
    for base, count in ((GO, 25), (LOOK_AT, 25), (ASK_SEAT, 4), (TRADE_WITH, 4), (ACCUSE, 16)):
        found += range(base, base + count)
    return found + [SWAP + 25 * one + two for one in range(25) for two in range(one + 1, 25)]


def layout_number(stacks: list[int]) -> int:
    """Return a whole grid as one number."""
    return SET_LAYOUT | int.from_bytes(bytes(stacks), "big")


def layout_stacks(number: int) -> list[int]:
    """Return the grid of a number that `layout_number` made."""
    return list((number ^ SET_LAYOUT).to_bytes(25, "big"))


def layout_words(stacks: list[int], known: bool) -> str:
    """Return a grid in words, square by square from a1 to e5."""
    return "layout " + " ".join([".".join(stack_words(stack, known)) for stack in stacks])


def format_move(action: int) -> str:
    """Return the one spelling of a move."""
    if action == ROLL_DIE:
        return "roll"
    if action == PASS:
        return "pass"
    if action < LOOK_AT:
        return f"go {SQUARES[action - GO]}"
    if action < ASK_SEAT:
        return f"look {SQUARES[action - LOOK_AT]}"
    if action < TRADE_WITH:
        return f"ask {SEATS[action - ASK_SEAT]}"
    if action < ACCUSE:
        return f"trade {SEATS[action - TRADE_WITH]}"
    if action < SWAP:
        pair = action - ACCUSE
        return f"declare s{(pair >> 2) + 1} l{(pair & 3) + 1}"
    if action < DIE_SHOWS:
        pair = action - SWAP
        return f"swap {SQUARES[pair // 25]} {SQUARES[pair % 25]}"
    if action < SHOW_CARD:
        return f"die {action - DIE_SHOWS}"
    if action < SET_CULPRIT:
        return f"show {card_name(action - SHOW_CARD)}"
    if action < SET_LAYOUT:
        return f"culprit s{action - SET_CULPRIT + 1}"
    return layout_words(layout_stacks(action), True)


def parse_move(actor: int, text: str) -> int:
    """Return a move's number, or -1 when the text is no move of the actor."""
    words = text.split(" ")
    try:
        return _parse_chance(words) if actor == CHANCE else _parse_seat(words)
    except (ValueError, KeyError):
        return -1


def _parse_seat(words: list[str]) -> int:
    verb = words[0]
    count = len(words)
    if count == 1 and verb == "roll":
        return ROLL_DIE
    if count == 1 and verb == "pass":
        return PASS
    if count == 2 and verb == "go":
        return GO + NUMBER[words[1]]
    if count == 2 and verb == "look":
        return LOOK_AT + NUMBER[words[1]]
    if count == 2 and verb == "ask":
        return ASK_SEAT + numbered(words[1], "p", 4)
    if count == 2 and verb == "trade":
        return TRADE_WITH + numbered(words[1], "p", 4)
    if count == 3 and verb == "declare":
        return ACCUSE + 4 * numbered(words[1], "s", 4) + numbered(words[2], "l", 4)
    if count == 3 and verb == "swap":
        one = NUMBER[words[1]]
        two = NUMBER[words[2]]
        return SWAP + 25 * min(one, two) + max(one, two)
    return -1


def _parse_chance(words: list[str]) -> int:
    verb = words[0]
    if verb == "layout" and len(words) == 26:
        return layout_number([read_stack(word.split(".")) for word in words[1:]])
    if len(words) != 2:
        return -1
    word = words[1]
    if verb == "die" and 0 <= int(word) < 100 and str(int(word)) == word:
        return DIE_SHOWS + int(word)
    if verb == "show":
        return SHOW_CARD + (numbered(word, "s", 4) if word[:1] == "s" else 4 + numbered(word, "l", 4))
    if verb == "culprit":
        return SET_CULPRIT + numbered(word, "s", 4)
    return -1
