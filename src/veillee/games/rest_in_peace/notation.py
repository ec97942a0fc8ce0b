"""Moves in words: one spelling each."""

import re
from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import SEATS, medium_card, name
from veillee.games.rest_in_peace.rules.ghosts import VALUES
from veillee.games.rest_in_peace.rules.houses import HOUSES
from veillee.games.rest_in_peace.rules.kinds import Medium, Move, Option
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, IMPOSSIBLE, choice_of
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM
from veillee.games.rest_in_peace.rules.mediums.table import NUMBERS
from veillee.games.rest_in_peace.rules.moves import (
    ASK_STUMBLE,
    CHOOSE_FIRST,
    DEAL_HOUSES,
    DRAW_GHOST,
    END,
    END_TURN,
    HIDE_GHOST,
    KEEP_CARD,
    KEEP_NONE,
    KEEP_UNKNOWN,
    LAY_LINE,
    PLACE_TENTH,
    PLAY_GHOST,
    PLAY_MEDIUM,
    PLAY_UNKNOWN,
    RESOLVE_MEDIUM,
    REVEAL_GHOST,
    STUMBLE,
    TENTH_NONE,
    TENTH_UNKNOWN,
    card_in,
    choice_in,
    draw_move,
    drawer_in,
    first_move,
    ghost_move,
    hidden_move,
    houses_move,
    is_castle,
    keep_move,
    kind_of,
    line_in,
    line_move,
    medium_in,
    medium_move,
    resolve_move,
    revealed_move,
    starter_in,
    stumbled_move,
    tenth_move,
    value_in,
)
from veillee.games.rest_in_peace.rules.position import LINE_LENGTH, TENTH_ROUND

_CARD: Final = re.compile(r"(ghost|medium) ([0-9]|[1-9][0-9])")
_MEDIUM: Final = re.compile(r"(medium|resolve) ([0-9]|[1-9][0-9])(?: (none|[a-z]+=[a-z0-9:,]+))?")
_NO_CARD: Final = -1  # a card in words that does not exist
_NONE: Final = "none"


def words(move: Move) -> str:
    """Return the one spelling of a move of a family or of chance."""
    kind = kind_of(move)
    if kind == END_TURN:
        return "end"
    if kind == PLAY_GHOST:
        return name(move)
    if kind == PLAY_MEDIUM:
        return _medium_words("medium", medium_in(move), choice_in(move))
    if kind == RESOLVE_MEDIUM:
        return _medium_words("resolve", medium_in(move), choice_in(move))
    if kind == PLACE_TENTH:
        return "tenth none" if move == TENTH_NONE else f"tenth {name(card_in(move))}"
    if kind == KEEP_CARD:
        return "keep none" if move == KEEP_NONE else f"keep {name(card_in(move))}"
    return "stumble" if kind == ASK_STUMBLE else _chance_words(kind, move)


def _medium_words(verb: str, medium: Medium, option: Option) -> str:
    choice = choice_of(medium)
    if option == BARE or choice is None:
        return f"{verb} {medium}"
    text = choice.spell(option)
    return f"{verb} {medium} {text}" if text == _NONE else f"{verb} {medium} {choice.key}={text}"


def _chance_words(kind: i64, move: Move) -> str:
    if kind == LAY_LINE:
        return "line " + " ".join(str(medium) for medium in line_in(move))
    if kind == DEAL_HOUSES:
        return "houses " + " ".join(HOUSES[1 if is_castle(move, index) else 0] for index in range(TENTH_ROUND))
    if kind == DRAW_GHOST:
        return f"draw {SEATS[drawer_in(move)]} {value_in(move)}"
    if kind == CHOOSE_FIRST:
        return f"first {SEATS[starter_in(move)]}"
    verb = "reveal" if kind == REVEAL_GHOST else "tenth" if kind == HIDE_GHOST else "stumble"
    return f"{verb} {value_in(move)}"


def parse_family(text: str) -> int:
    """Return the move of a family that a text spells, or -1.

    A card that does not exist is read too: nobody has it (RIP-T1).
    """
    if text == "end":
        return int(END)
    if text == "stumble":
        return int(STUMBLE)
    if text == "tenth none":
        return int(TENTH_NONE)
    if text == "keep none":
        return int(KEEP_NONE)
    verb, _, rest = text.partition(" ")
    if verb == "medium" or verb == "resolve":
        return _parse_medium(text)
    match = _CARD.fullmatch(text if verb == "ghost" else rest)
    if match is None:
        return -1
    card = _read_card(match.group(1), int(match.group(2)))
    if verb == "ghost":
        return int(PLAY_UNKNOWN if card == _NO_CARD else ghost_move(card))
    if verb == "tenth":
        return int(TENTH_UNKNOWN if card == _NO_CARD else tenth_move(card))
    if verb == "keep":
        return int(KEEP_UNKNOWN if card == _NO_CARD else keep_move(card))
    return -1


def _read_card(kind: str, number: int) -> int:
    if kind == "ghost":
        return number if number in VALUES else _NO_CARD
    return int(medium_card(number)) if number in NUMBERS else _NO_CARD


def _parse_medium(text: str) -> int:
    match = _MEDIUM.fullmatch(text)
    if match is None:
        return -1
    medium = int(match.group(2))
    if medium > LAST_MEDIUM:
        medium = 0
    given = match.group(3)
    option = BARE if given is None else _parse_option(medium, given)
    return int(medium_move(medium, option) if match.group(1) == "medium" else resolve_move(medium, option))


def _parse_option(medium: int, text: str) -> Option:
    """Return the code of an option; IMPOSSIBLE when this Medium has no such option."""
    choice = choice_of(medium)
    if choice is None:
        return IMPOSSIBLE
    if text == _NONE:
        return choice.read(text)
    key, _, option = text.partition("=")
    return choice.read(option) if key == choice.key and option != _NONE else IMPOSSIBLE


def parse_chance(text: str) -> int:
    """Return the move of chance that a text spells, or -1."""
    verb, *rest = text.split(" ")
    if verb == "first" and len(rest) == 1 and rest[0] in SEATS:
        return int(first_move(SEATS.index(rest[0])))
    if verb == "draw" and len(rest) == 2 and rest[0] in SEATS and _is_value(rest[1]):
        return int(draw_move(SEATS.index(rest[0]), int(rest[1])))
    if verb in ("stumble", "tenth", "reveal") and len(rest) == 1 and _is_value(rest[0]):
        value = int(rest[0])
        if verb == "stumble":
            return int(stumbled_move(value))
        return int(hidden_move(value) if verb == "tenth" else revealed_move(value))
    if verb == "line" and len(rest) == LINE_LENGTH:
        numbers = [str(medium) for medium in NUMBERS]
        if all(word in numbers for word in rest):
            return int(line_move([int(word) for word in rest]))
    if verb == "houses" and len(rest) == TENTH_ROUND and all(word in HOUSES for word in rest):
        castles = 0
        for index, word in enumerate(rest):
            castles |= HOUSES.index(word) << index
        return int(houses_move(castles))
    return -1


def _is_value(text: str) -> bool:
    return text in ("1", "2", "3", "4", "5", "6")
