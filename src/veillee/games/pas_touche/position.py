"""The plain values a position is made of."""

from typing import Final

import msgspec

from veillee.games.pas_touche.data import PILES, TRACKS, forbids

LEFT: Final = 0
RIGHT: Final = 1
UNSET: Final = -1


class Card(msgspec.Struct):
    """A Constraint card in front of a player.

    `known` marks a face-down card that everybody could work out: it came from the discards (PT-F3).
    """

    colour: int
    says: int
    up: bool = False
    known: bool = False


class Player(msgspec.Struct):
    """What lies in front of a player. The cube is off the track where `card` is UNSET."""

    level: int = UNSET
    hand: int = UNSET
    cards: list[Card] = []
    card: int = UNSET
    space: int = UNSET
    out: bool = False
    passed: bool = False

    def open(self) -> bool:
        """Tell whether the player may still touch in this round."""
        return not self.out and not self.passed

    def forbidden(self, target: int) -> bool:
        """Tell whether a face-up constraint forbids a Treat card."""
        return any(card.up and forbids(card.says, target) for card in self.cards)

    def turned_up(self) -> int:
        """Count the face-up cards."""
        return sum(card.up for card in self.cards)


class Pile(msgspec.Struct):
    """The cards of a colour that nobody holds: a shuffled rest, then the discards in their order."""

    rest: list[int]
    under: list[int] = []

    def candidates(self) -> list[int]:
        """Return what the next card may say, one entry a card."""
        # PT-F3
        return self.rest if self.rest else self.under[:1]

    def take(self, says: int) -> bool:
        """Take a candidate away; tell whether everybody knows what it says."""
        if self.rest:
            self.rest.remove(says)
            return False
        del self.under[0]
        return True


class Touch(msgspec.Struct):
    """A hand on a card. `at` is the reaction in ms, UNSET where the order of the events counts."""

    seat: int
    card: int
    hand: int
    cry: bool
    at: int = UNSET
    result: str = ""


class Position(msgspec.Struct):
    """A whole position, secrets included."""

    players: list[Player]
    piles: list[Pile]
    tracks: list[list[int]]
    children: bool = False
    grid: list[int] = []
    rounds: int = 0
    thrown: bool = False
    target: int = UNSET
    last_target: int = UNSET
    touches: list[Touch] = []
    pending: list[Touch] = []
    closed: bool = False
    tied: list[int] = []
    chosen: int = UNSET
    replaced_seat: int = UNSET
    replaced_card: int = UNSET
    winner: int = UNSET


def empty_position(players: int, children: bool) -> Position:
    """Return the box before anything is laid out."""
    return Position(
        players=[Player() for _ in range(players)],
        piles=[Pile(list(pile)) for pile in PILES],
        tracks=[list(track) for track in TRACKS],
        children=children,
    )
