"""What the box holds: suspects, places, and the ten actions, one row each.

A *card* is a number from 0 to 7: the suspects s1 to s4, then the places l1 to l4. A set of cards has a bit for each.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from veillee.games.labystere.rules import stages

SEATS: Final = ("p1", "p2", "p3", "p4")

Kind: TypeAlias = i64
SUSPECTS: Final[i64] = 0
PLACES: Final[i64] = 1
NO_KIND: Final[i64] = -1

DIE_SIDES: Final[i64] = 6
OF_A_KIND: Final[i64] = 4
WITNESS_COUNT: Final[i64] = 3
ALL_OF_A_KIND: Final[i64] = 15
CARDS: Final[list[str]] = ["s1", "s2", "s3", "s4", "l1", "l2", "l3", "l4"]

Card: TypeAlias = i64
Cards: TypeAlias = i64
Pair: TypeAlias = i64

# How many cards of one kind each set of them has.
HOW_MANY: Final[list[int]] = [bin(cards).count("1") for cards in range(16)]


def card_of(kind: Kind, number: i64) -> Card:
    """Return the card of a suspect or place.

    >>> card_of(PLACES, 2)  # l3
    6
    """
    return kind << 2 | number


def kind_of_card(card: Card) -> Kind:
    return card >> 2


def number_of_card(card: Card) -> i64:
    """Return a card's number among those of its kind."""
    return card & 3


def cards_of(kind: Kind, some: i64) -> Cards:
    """Return a set of cards of one kind, given as four bits, as a set of all cards.

    >>> cards_of(PLACES, 0b0101)  # l1 and l3
    80
    """
    return some << (kind << 2)


def only_of(kind: Kind, cards: Cards) -> i64:
    """Return the cards of one kind in a set as four bits."""
    return cards >> (kind << 2) & 15


def all_but(number: i64) -> i64:
    """Return the three other cards of a kind as four bits."""
    return 15 & ~(1 << number)


def pair_of(suspect: i64, place: i64) -> Pair:
    """Return a declaration as one number.

    >>> pair_of(2, 1)  # s3 and l2
    9
    """
    return suspect << 2 | place


def suspect_of(pair: Pair) -> i64:
    return pair >> 2


def place_of(pair: Pair) -> i64:
    return pair & 3


PAIR_COUNT: Final[i64] = 16

Action: TypeAlias = i64
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
NO_ACTION: Final[i64] = -1


class ActionRow:
    """An action: its name, the stage in which it asks for a choice, and the kind of card that it is about."""

    def __init__(self, number: int, name: str, stage: i64 = stages.NO_STAGE, kind: Kind = NO_KIND) -> None:
        self.number: Final = number
        self.name: Final = name
        self.stage: i64 = stage
        self.kind: i64 = kind


ACTIONS: Final[list[ActionRow]] = [
    ActionRow(GO_START, "start"),
    ActionRow(GO_FINISH, "finish"),
    ActionRow(SEE_WITNESS, "witness", stages.LOOK, SUSPECTS),
    ActionRow(SEE_PLACE, "place", stages.LOOK, PLACES),
    ActionRow(ASK_SUSPECT, "ask-suspect", stages.ASK, SUSPECTS),
    ActionRow(ASK_PLACE, "ask-place", stages.ASK, PLACES),
    ActionRow(AGAIN, "again"),
    ActionRow(TRADE, "trade", stages.TRADE),
    ActionRow(DOUBLE, "double"),
    ActionRow(NOTHING, "nothing"),
]
ACTION_NAMES: Final[list[str]] = [row.name for row in ACTIONS]
