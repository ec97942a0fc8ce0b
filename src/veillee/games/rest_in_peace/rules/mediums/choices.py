"""The choices of the Mediums, one class a kind: which options there are, and how each is coded and spelled.

>>> choice_of(BODY_CULTURE).spell(3), choice_of(BODY_CULTURE).read("3")
('3', 3)
>>> choice_of(NEVER_SEEN_AGAIN).spell(21), choice_of(NEVER_SEEN_AGAIN).read("2,5")
('2,5', 21)
"""

import re
from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import (
    first_of,
    held_in,
    is_ghost,
    medium_card,
    medium_of,
    pair,
    past_code,
    second_of,
)
from veillee.games.rest_in_peace.rules.ghosts import VALUES, VALUES_END, count, ghost
from veillee.games.rest_in_peace.rules.kinds import Card, Medium, Option, Seat
from veillee.games.rest_in_peace.rules.mediums.lasting import banned, is_banned
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS, NUMBERS
from veillee.games.rest_in_peace.rules.position import Position, Side

BARE: Final[i64] = 0  # a Medium played without a choice
IMPOSSIBLE: Final[i64] = 63
_TWO: Final = re.compile(r"([1-9]|10),([1-9]|10)")
_CARD: Final = re.compile(r"(ghost|medium):([0-9]|[1-9][0-9])")


class Choice:
    """A kind of choice; `key` is the word before `=` in a move."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def options(self, position: Position, seat: Seat) -> list[int]:
        """Return the options of a family now; [] for none."""
        raise NotImplementedError

    def every(self) -> list[int]:
        """Return all options that there can ever be."""
        raise NotImplementedError

    def spell(self, option: Option) -> str:
        """Return an option as a move spells it after the `=`."""
        raise NotImplementedError

    def read(self, text: str) -> Option:
        """Return the option that a text spells, or IMPOSSIBLE."""
        raise NotImplementedError


# One value: coded as itself


class NamedValue(Choice):
    """A value from 1 to 6."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        return self.every()

    def every(self) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def spell(self, option: Option) -> str:
        return str(option)

    def read(self, text: str) -> Option:
        return int(text) if text in ("1", "2", "3", "4", "5", "6") else IMPOSSIBLE


class DeckValue(NamedValue):
    """A value of the own deck that is not banned (RIP-C2)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        deck = position.side(seat).deck
        ban = banned(position)
        return [value for value in range(1, VALUES_END) if count(deck, value) and not is_banned(ban, value)]


class RowValue(NamedValue):
    """The value of an own Ghost of this round that is not banned (RIP-C16)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        row = position.side(seat).row
        ban = banned(position)
        return [value for value in range(1, VALUES_END) if value in row and not is_banned(ban, value)]


class PastValue(NamedValue):
    """The value of an own Ghost of an earlier round (RIP-C18)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        past: i64 = 0
        for entry in position.side(seat).past:
            if is_ghost(past_code(entry)):
                past |= ghost(past_code(entry))
        return [value for value in range(1, VALUES_END) if count(past, value)]


# One card: a Ghost is its value, a Medium 16 + its number

_CARD_MEDIUM: Final[i64] = 16


class ChosenCard(Choice):
    """A card of a row."""

    def row(self, position: Position, seat: Seat) -> list[int]:
        """Return the row from which the card is chosen."""
        raise NotImplementedError

    def options(self, position: Position, seat: Seat) -> list[int]:
        found: list[int] = []
        for code in self.row(position, seat):
            medium = medium_of(code)
            option = _CARD_MEDIUM + medium if medium else held_in(code)
            if option not in found:
                found.append(int(option))
        return sorted(found)

    def every(self) -> list[int]:
        return [*VALUES, *(int(_CARD_MEDIUM) + medium for medium in NUMBERS)]

    def spell(self, option: Option) -> str:
        return f"medium:{option - _CARD_MEDIUM}" if option > _CARD_MEDIUM else f"ghost:{option}"

    def read(self, text: str) -> Option:
        card = _CARD.fullmatch(text)
        if card is None:
            return IMPOSSIBLE
        number = int(card.group(2))
        if card.group(1) == "medium":
            return _CARD_MEDIUM + number if 1 <= number <= LAST_MEDIUM else IMPOSSIBLE
        return number if number in VALUES else IMPOSSIBLE


class OtherCard(ChosenCard):
    """A card of the other family in this round (RIP-C11)."""

    def row(self, position: Position, seat: Seat) -> list[int]:
        return position.side(1 - seat).row


class OwnCard(ChosenCard):
    """An own card of this round; none on round 10 (RIP-C22, RIP-X2)."""

    def row(self, position: Position, seat: Seat) -> list[int]:
        return [] if position.is_tenth() else position.side(seat).row


def chosen_card(option: Option) -> Card:
    """Return the card that an option of `ChosenCard` names."""
    return medium_card(option - _CARD_MEDIUM) if option > _CARD_MEDIUM else option


# One family: 1 is the own, 2 the other

_OWN: Final[i64] = 1
_OTHER: Final[i64] = 2


class ChosenFamily(Choice):
    """A family, for its deck (RIP-C19) or its hand (RIP-C20)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        return self.every()

    def every(self) -> list[int]:
        return [int(_OWN), int(_OTHER)]

    def spell(self, option: Option) -> str:
        return "own" if option == _OWN else "other"

    def read(self, text: str) -> Option:
        return _OWN if text == "own" else _OTHER if text == "other" else IMPOSSIBLE


def chosen_family(option: Option, seat: Seat) -> Seat:
    """Return the family that an option of `ChosenFamily` names."""
    return seat if option == _OWN else 1 - seat


# Two values: coded as a `pair`, ascending

_PAIRS: Final[list[int]] = [int(pair(first, second)) for first in VALUES for second in VALUES if first <= second]
_DIFFERENT: Final[list[int]] = [both for both in _PAIRS if first_of(both) < second_of(both)]


class TwoGhosts(Choice):
    """Two Ghosts of the own hand (RIP-C21)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        side = position.side(seat)
        return [both for both in _PAIRS if _has_both(side, both)]

    def every(self) -> list[int]:
        return _PAIRS[:]

    def spell(self, option: Option) -> str:
        return f"{first_of(option)},{second_of(option)}"

    def read(self, text: str) -> Option:
        found = _TWO.fullmatch(text)
        if found is None:
            return IMPOSSIBLE
        first, second = int(found.group(1)), int(found.group(2))
        return pair(first, second) if first <= second and second in VALUES else IMPOSSIBLE


def _has_both(side: Side, both: i64) -> bool:
    first, second = first_of(both), second_of(both)
    if first == second:
        return count(side.hand, first) >= 2
    return count(side.hand, first) > 0 and count(side.hand, second) > 0


class TwoValues(TwoGhosts):
    """Two different values (RIP-C25)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        return _DIFFERENT[:]


# Two rounds: 1 is `none`, else 2 + the rank among all pairs of rounds

_NO_ROUNDS: Final[i64] = 1
_FIRST_PAIR: Final[i64] = 2
_PAIRS_OF_ROUNDS: Final[list[tuple[int, int]]] = [(a, b) for a in range(1, 10) for b in range(a + 1, 11)]


class TwoRounds(Choice):
    """Two later rounds, or none (RIP-C28)."""

    def options(self, position: Position, seat: Seat) -> list[int]:
        found = [int(_NO_ROUNDS)]
        for rank, (first, _) in enumerate(_PAIRS_OF_ROUNDS):
            if first > position.round:
                found.append(int(_FIRST_PAIR) + rank)
        return found

    def every(self) -> list[int]:
        return [int(_NO_ROUNDS), *(int(_FIRST_PAIR) + rank for rank in range(len(_PAIRS_OF_ROUNDS)))]

    def spell(self, option: Option) -> str:
        if option == _NO_ROUNDS:
            return "none"
        first, second = _PAIRS_OF_ROUNDS[option - _FIRST_PAIR]
        return f"{first},{second}"

    def read(self, text: str) -> Option:
        if text == "none":
            return _NO_ROUNDS
        found = _TWO.fullmatch(text)
        if found is None:
            return IMPOSSIBLE
        first, second = int(found.group(1)), int(found.group(2))
        return _FIRST_PAIR + _PAIRS_OF_ROUNDS.index((first, second)) if first < second else IMPOSSIBLE


def chosen_rounds(option: Option) -> tuple[int, int] | None:
    """Return the two rounds that an option of `TwoRounds` names, None for none."""
    return _PAIRS_OF_ROUNDS[option - _FIRST_PAIR] if option >= _FIRST_PAIR else None


# By Medium

_KINDS: Final[dict[str, Choice]] = {
    "named-value": NamedValue("value"),
    "deck-value": DeckValue("value"),
    "row-value": RowValue("value"),
    "past-value": PastValue("value"),
    "other-card": OtherCard("target"),
    "own-card": OwnCard("take"),
    "deck": ChosenFamily("deck"),
    "family": ChosenFamily("family"),
    "two-ghosts": TwoGhosts("discard"),
    "two-values": TwoValues("values"),
    "two-rounds": TwoRounds("rounds"),
}
_CHOICES: Final[list[Choice | None]] = [_KINDS.get(row.choice) for row in MEDIUMS]


def choice_of(medium: Medium) -> Choice | None:
    """Return the kind of choice that a Medium asks for, None for none."""
    return _CHOICES[medium]


def options_of(position: Position, seat: Seat, medium: Medium) -> list[int]:
    """Return the options of a Medium for a family now; [BARE] when there is nothing to choose."""
    choice = _CHOICES[medium]
    if choice is None:
        return [int(BARE)]
    return choice.options(position, seat) or [int(BARE)]


def every_option(medium: int) -> list[int]:
    """Return all options that a Medium can ever have."""
    choice = _CHOICES[medium]
    return [int(BARE)] if choice is None else [int(BARE), *choice.every()]


def is_value(medium: Medium, option: Option) -> bool:
    """Tell whether an option of a Medium is a value."""
    return option != BARE and isinstance(_CHOICES[medium], NamedValue)
