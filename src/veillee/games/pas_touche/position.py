"""The values a position is made of."""

from typing import Final

from veillee.games.pas_touche.data import PILES, TRACKS, forbids

LEFT: Final = 0
RIGHT: Final = 1
UNSET: Final = -1


class Card:
    """A Constraint card in front of a player.

    `known` marks a face-down card that everybody could work out: it came from the discards (PT-F3).
    """

    def __init__(self, colour: int, says: int, up: bool = False, known: bool = False) -> None:
        self.colour = colour
        self.says = says
        self.up = up
        self.known = known

    def copy(self) -> "Card":
        return Card(self.colour, self.says, self.up, self.known)


class Player:
    """What lies in front of a player. The cube is off the track where `card` is UNSET."""

    def __init__(self) -> None:
        self.level: int = UNSET
        self.hand: int = UNSET
        self.cards: list[Card] = []
        self.card: int = UNSET
        self.space: int = UNSET
        self.out: bool = False
        self.passed: bool = False

    def open(self) -> bool:
        """Tell whether the player may still touch in this round."""
        return not self.out and not self.passed

    def forbidden(self, target: int) -> bool:
        """Tell whether a face-up constraint forbids a Treat card."""
        for card in self.cards:
            if card.up and forbids(card.says, target):
                return True
        return False

    def turned_up(self) -> int:
        """Count the face-up cards."""
        return sum([card.up for card in self.cards])

    def copy(self) -> "Player":
        player = Player()
        player.level = self.level
        player.hand = self.hand
        player.cards = [card.copy() for card in self.cards]
        player.card = self.card
        player.space = self.space
        player.out = self.out
        player.passed = self.passed
        return player


class Pile:
    """The cards of a colour that nobody holds: a shuffled rest, then the discards in their order."""

    def __init__(self, rest: list[int], under: list[int]) -> None:
        self.rest = rest
        self.under = under

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

    def copy(self) -> "Pile":
        return Pile(list(self.rest), list(self.under))


class Touch:
    """A hand on a card. `at` is the reaction in ms, UNSET where the order of the events counts."""

    def __init__(self, seat: int, card: int, hand: int, cry: bool, at: int, result: str = "") -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.hand: Final = hand
        self.cry: Final = cry
        self.at: Final = at
        self.result = result

    def copy(self) -> "Touch":
        return Touch(self.seat, self.card, self.hand, self.cry, self.at, self.result)


class Position:
    """A whole position, secrets included.

    `pending` are the touches of a verdict that is not complete, or stopped for chance; `touches` those
    already judged in this round. `replaced_…` name the card that a cross took and chance is to replace.
    """

    def __init__(self, players: list[Player], piles: list[Pile], tracks: list[list[int]], children: bool) -> None:
        self.players: Final = players
        self.piles: Final = piles
        self.tracks: Final = tracks
        self.children: Final = children
        self.grid: list[int] = []
        self.rounds: int = 0
        self.thrown: bool = False
        self.target: int = UNSET
        self.last_target: int = UNSET
        self.touches: list[Touch] = []
        self.pending: list[Touch] = []
        self.tied: list[int] = []
        self.chosen: int = UNSET
        self.replaced_seat: int = UNSET
        self.replaced_card: int = UNSET
        self.winner: int = UNSET

    def copy(self) -> "Position":
        position = Position(
            [player.copy() for player in self.players],
            [pile.copy() for pile in self.piles],
            self.tracks,
            self.children,
        )
        position.grid = self.grid
        position.rounds = self.rounds
        position.thrown = self.thrown
        position.target = self.target
        position.last_target = self.last_target
        position.touches = [touch.copy() for touch in self.touches]
        position.pending = [touch.copy() for touch in self.pending]
        position.tied = list(self.tied)
        position.chosen = self.chosen
        position.replaced_seat = self.replaced_seat
        position.replaced_card = self.replaced_card
        position.winner = self.winner
        return position


def empty_position(players: int, children: bool) -> Position:
    """Return the box before anything is laid out."""
    return Position(
        [Player() for _ in range(players)],
        [Pile(list(pile), []) for pile in PILES],
        [list(track) for track in TRACKS],
        children,
    )
