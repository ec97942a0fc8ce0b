"""What lies on the table: plain data and small questions, no rules."""

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from veillee.core.contract.reaction_state import ReactionState
from veillee.games.pas_touche.rules.cards import NO_CONSTRAINT, Colour, Constraint, TreatCard, forbids
from veillee.games.pas_touche.rules.numbers import BOX_NUMBERS, Numbers

Seat: TypeAlias = int
Hand: TypeAlias = int

LEFT: Final = 0
RIGHT: Final = 1
UNSET: Final = -1


def other_hand(hand: Hand) -> Hand:
    """Return the hand that is not this one."""
    return LEFT if hand == RIGHT else RIGHT


class Card:
    """A Constraint card in front of a player.

    `known` marks a face-down card that everybody could work out: it came from the discards (PT-F3).
    """

    def __init__(
        self, colour: Colour = 0, says: Constraint = NO_CONSTRAINT, up: bool = False, known: bool = False
    ) -> None:
        self.colour = colour
        self.says = says
        self.up = up
        self.known = known

    def copy(self) -> "Card":
        return Card(self.colour, self.says, self.up, self.known)


class Player:
    """What lies in front of a player. The cube is off the track where `card` is UNSET.

    `proposed` is the level that the game before left (PT-L3).
    """

    def __init__(self) -> None:
        self.level: int = UNSET
        self.proposed: int = UNSET
        self.hand: int = UNSET
        self.cards: list[Card] = []
        self.card: int = UNSET
        self.space: int = UNSET
        self.out: bool = False
        self.passed: bool = False

    def open(self) -> bool:
        """Tell whether the player may still touch in this round."""
        return not self.out and not self.passed

    def forbidden(self, target: TreatCard) -> bool:
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
        player.proposed = self.proposed
        player.hand = self.hand
        player.cards = [card.copy() for card in self.cards]
        player.card = self.card
        player.space = self.space
        player.out = self.out
        player.passed = self.passed
        return player


class Pile:
    """The cards of a colour that nobody holds: a shuffled rest, then the discards in their order."""

    def __init__(self, rest: list[Constraint] | None = None, under: list[Constraint] | None = None) -> None:
        self.rest: list[Constraint] = rest if rest is not None else []
        self.under: list[Constraint] = under if under is not None else []

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

    def __init__(
        self,
        seat: Seat = UNSET,
        card: TreatCard = UNSET,
        hand: Hand = UNSET,
        cry: bool = False,
        at: int = UNSET,
        result: str = "",
    ) -> None:
        self.seat = seat
        self.card = card
        self.hand = hand
        self.cry = cry
        self.at = at
        self.result = result

    def copy(self) -> "Touch":
        return Touch(self.seat, self.card, self.hand, self.cry, self.at, self.result)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ReactionState):
    """A whole position, secrets included.

    `pending` are the touches of a verdict that is not complete, or stopped for chance; `touches` those
    already judged in this round. `replaced_…` name the card that a cross took and chance is to replace.
    """

    def __init__(
        self,
        players: list[Player],
        piles: list[Pile],
        tracks: list[list[int]],
        children: bool = False,
        easy_hands: bool = False,
        numbers: Numbers = BOX_NUMBERS,
    ) -> None:
        self.numbers: Numbers = numbers
        self.players: list[Player] = players
        self.piles: list[Pile] = piles
        self.tracks: list[list[int]] = tracks
        self.children: bool = children
        self.easy_hands: bool = easy_hands
        self.grid: list[TreatCard] = []
        self.rounds: int = 0
        self.thrown: bool = False
        self.target: TreatCard = UNSET
        self.last_target: TreatCard = UNSET
        self.touches: list[Touch] = []
        self.pending: list[Touch] = []
        self.tied: list[Seat] = []
        self.chosen: Seat = UNSET
        self.replaced_seat: Seat = UNSET
        self.replaced_card: int = UNSET
        self.winner: Seat = UNSET

    def open_seats(self) -> list[Seat]:
        """Return the seats that have neither touched nor given up in this round."""
        return [seat for seat, player in enumerate(self.players) if player.open() and not self.waits(seat)]

    def waits(self, seat: Seat) -> bool:
        """Tell whether a touch of a seat waits for its verdict."""
        for touch in self.pending:
            if touch.seat == seat:
                return True
        return False


def full_piles(numbers: Numbers) -> list[Pile]:
    """Return the piles before a card is dealt."""
    return [Pile(list(pile), []) for pile in numbers.piles]
