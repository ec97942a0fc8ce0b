"""Moves in words: one spelling each."""

import re
from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import HOUSES, SEATS
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, IMPOSSIBLE, KEYS, PAIRS_OF_ROUNDS
from veillee.games.rest_in_peace.rules.moves import (
    DRAW_MOVE,
    END,
    FIRST_MOVE,
    HIDDEN,
    HOUSES_MOVE,
    KEEP_MEDIUM,
    KEEP_NONE,
    LINE_MOVE,
    MEDIUM,
    RESOLVE_MEDIUM,
    REVEALED,
    STUMBLE_MOVE,
    STUMBLED,
    TENTH_MEDIUM,
    TENTH_NONE,
    line_code,
    line_of,
)

_CARD: Final = re.compile(r"(ghost|medium) ([0-9]|[1-9][0-9])")
_MEDIUM: Final = re.compile(r"(medium|resolve) ([0-9]|[1-9][0-9])(?: (none|[a-z]+=[a-z0-9:,]+))?")
_PAIR: Final = re.compile(r"([1-9]|10),([1-9]|10)")


def words(action: i64) -> str:
    """Return the one spelling of a move of a family or of chance."""
    if action >= FIRST_MOVE:
        return _chance_words(action)
    if action >= RESOLVE_MEDIUM:
        return _medium_words("resolve", action - RESOLVE_MEDIUM)
    if action >= MEDIUM:
        return _medium_words("medium", action - MEDIUM)
    if action >= KEEP_MEDIUM:
        return f"keep medium {action - KEEP_MEDIUM}"
    if action >= TENTH_MEDIUM:
        return f"tenth medium {action - TENTH_MEDIUM}"
    if action >= KEEP_NONE:
        return "keep none" if action == KEEP_NONE else f"keep ghost {action - KEEP_NONE}"
    if action >= TENTH_NONE:
        return "tenth none" if action == TENTH_NONE else f"tenth ghost {action - TENTH_NONE}"
    if action == STUMBLE_MOVE:
        return "stumble"
    return "end" if action == END else f"ghost {action}"


def _medium_words(verb: str, code: i64) -> str:
    medium = code >> 6
    choice = code & 63
    if choice == BARE:
        return f"{verb} {medium}"
    key = KEYS[medium]
    if medium == 28 and choice == 1:
        return f"{verb} 28 none"
    if key == "value":
        text = str(choice)
    elif key == "target" or key == "take":
        text = f"medium:{choice - 16}" if choice > 16 else f"ghost:{choice}"
    elif key == "deck" or key == "family":
        text = "own" if choice == 1 else "other"
    elif key == "rounds":
        first, second = PAIRS_OF_ROUNDS[choice - 2]
        text = f"{first},{second}"
    else:
        text = f"{choice >> 3},{choice & 7}"
    return f"{verb} {medium} {key}={text}"


def _chance_words(action: i64) -> str:
    if action >= LINE_MOVE:
        return "line " + " ".join(str(medium) for medium in line_of(action))
    if action >= HOUSES_MOVE:
        return "houses " + " ".join(HOUSES[action >> index & 1] for index in range(10))
    if action > REVEALED:
        return f"reveal {action - REVEALED}"
    if action > HIDDEN:
        return f"tenth {action - HIDDEN}"
    if action > STUMBLED:
        return f"stumble {action - STUMBLED}"
    if action >= DRAW_MOVE:
        code = action - DRAW_MOVE
        return f"draw {SEATS[code >> 3]} {code & 7}"
    return f"first {SEATS[action - FIRST_MOVE]}"


def parse_family(text: str) -> int:
    """Return the move of a family that a text spells, or -1."""
    if text == "end":
        return int(END)
    if text == "stumble":
        return int(STUMBLE_MOVE)
    if text == "tenth none":
        return int(TENTH_NONE)
    if text == "keep none":
        return int(KEEP_NONE)
    if text.startswith("tenth "):
        return _parse_card(text[6:], TENTH_NONE, TENTH_MEDIUM)
    if text.startswith("keep "):
        return _parse_card(text[5:], KEEP_NONE, KEEP_MEDIUM)
    if text.startswith("ghost "):
        return _parse_card(text, 0, MEDIUM)
    match = _MEDIUM.fullmatch(text)
    if match is None:
        return -1
    medium = _known(int(match.group(2)))
    base = MEDIUM if match.group(1) == "medium" else RESOLVE_MEDIUM
    choice = match.group(3)
    coded = BARE if choice is None else _parse_choice(medium, choice)
    return int(base + (medium << 6) + coded)


def _parse_card(text: str, ghosts: i64, mediums: i64) -> int:
    match = _CARD.fullmatch(text)
    if match is None:
        return -1
    number = int(match.group(2))
    if match.group(1) == "medium":
        return int(mediums) + _known(number)
    return int(ghosts) + number if 1 <= number <= 6 else int(mediums)


def _known(medium: int) -> int:
    """Return the number of a Medium, or 0: like a Ghost that does not exist, a card that nobody has (RIP-T1)."""
    return medium if medium <= 29 else 0


def _parse_choice(medium: int, text: str) -> i64:
    """Return the code of a choice; IMPOSSIBLE when this Medium has no such choice."""
    if text == "none":
        return 1 if medium == 28 else IMPOSSIBLE
    key, _, choice = text.partition("=")
    if KEYS.get(medium) != key:
        return IMPOSSIBLE
    if key == "value":
        return int(choice) if choice in ("1", "2", "3", "4", "5", "6") else IMPOSSIBLE
    if key == "target" or key == "take":
        card = _CARD.fullmatch(choice.replace(":", " "))
        if card is None:
            return IMPOSSIBLE
        number = int(card.group(2))
        if card.group(1) == "medium":
            return 16 + number if 1 <= number <= 29 else IMPOSSIBLE
        return number if 1 <= number <= 6 else IMPOSSIBLE
    if key == "deck" or key == "family":
        return 1 if choice == "own" else 2 if choice == "other" else IMPOSSIBLE
    pair = _PAIR.fullmatch(choice)
    if pair is None:
        return IMPOSSIBLE
    first, second = int(pair.group(1)), int(pair.group(2))
    if key == "rounds":
        return 2 + PAIRS_OF_ROUNDS.index((first, second)) if first < second else IMPOSSIBLE
    if second > 6 or first > second:
        return IMPOSSIBLE
    return 8 * first + second


def parse_chance(text: str) -> int:
    """Return the move of chance that a text spells, or -1."""
    verb, *rest = text.split(" ")
    if verb == "first" and len(rest) == 1 and rest[0] in SEATS:
        return int(FIRST_MOVE) + SEATS.index(rest[0])
    if verb == "draw" and len(rest) == 2 and rest[0] in SEATS and _is_value(rest[1]):
        return int(DRAW_MOVE) + 8 * SEATS.index(rest[0]) + int(rest[1])
    if verb in ("stumble", "tenth", "reveal") and len(rest) == 1 and _is_value(rest[0]):
        base = STUMBLED if verb == "stumble" else HIDDEN if verb == "tenth" else REVEALED
        return int(base) + int(rest[0])
    if verb == "line" and len(rest) == 9:
        numbers = [str(medium) for medium in range(1, 30)]
        if all(word in numbers for word in rest):
            return int(line_code([int(word) for word in rest]))
    if verb == "houses" and len(rest) == 10 and all(word in HOUSES for word in rest):
        code = 0
        for index, word in enumerate(rest):
            code |= HOUSES.index(word) << index
        return int(HOUSES_MOVE) + code
    return -1


def _is_value(text: str) -> bool:
    return text in ("1", "2", "3", "4", "5", "6")
