"""The position of a duel: what lies where. Plain numbers, no rules."""

from typing import Final

from mypy_extensions import i64

from veillee.core.contract import TurnState
from veillee.core.contract.event import Event
from veillee.games.rest_in_peace.rules.cards import ALL_GHOSTS, bare, medium_of

GREEN: Final[i64] = 0
NONE: Final[i64] = -1
DRAWN_GAME: Final[i64] = 2

# Modes: who is awaited for what.
FIRST: Final[i64] = 0
LINE: Final[i64] = 1
TOKENS: Final[i64] = 2
DRAW: Final[i64] = 3
PLAY: Final[i64] = 4
STUMBLE: Final[i64] = 5
RANDOM_TENTH: Final[i64] = 6
REVEAL: Final[i64] = 7
KEEP: Final[i64] = 8
TENTH: Final[i64] = 9
RESOLVE: Final[i64] = 10
OVER: Final[i64] = 11

# What follows a draw.
THEN_BEGIN: Final[i64] = 0
THEN_PLACE: Final[i64] = 1
THEN_NEXT: Final[i64] = 2


class Side:
    """One family: its cards, tokens and debts."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.deck: i64 = ALL_GHOSTS
        self.top: i64 = 0  # the known card on top of the deck (RIP-C19), 0 for none
        self.mediums: i64 = 0  # bit n: owns Medium n
        self.lies: i64 = 0  # bit n: Medium n lies in the row
        self.manors: i64 = 0
        self.castles: i64 = 0
        self.to_draw: i64 = 0
        self.owes: bool = False
        self.row: list[int] = []
        self.tenth: list[int] = []
        self.past: list[int] = []  # round * 4096 + code
        self.story: list[int] = []  # what others know of the hand, see memory.py

    def copy(self) -> "Side":
        other = Side()
        other.hand = self.hand
        other.deck = self.deck
        other.top = self.top
        other.mediums = self.mediums
        other.lies = self.lies
        other.manors = self.manors
        other.castles = self.castles
        other.to_draw = self.to_draw
        other.owes = self.owes
        other.row = self.row[:]
        other.tenth = self.tenth[:]
        other.past = self.past[:]
        other.story = self.story[:]
        return other

    def add(self, code: i64) -> None:
        """Lay a card at the end of the row."""
        self.row.append(int(code))
        medium = medium_of(code)
        if medium:
            self.lies |= 1 << medium

    def remove(self, card: i64) -> i64:
        """Take the first such card out of the row and return it as it lay."""
        for index, code in enumerate(self.row):
            if bare(code) == card:
                del self.row[index]
                self.lies &= ~(1 << medium_of(card)) if card >= 64 else -1
                return code
        raise ValueError("no such card in the row")

    def has_lying(self, medium: i64) -> bool:
        return (self.lies >> medium) & 1 == 1

    def owns(self, medium: i64) -> bool:
        return (self.mediums >> medium) & 1 == 1


class Position(TurnState):
    """Both families, the line, the houses, and who is awaited for what."""

    def __init__(self) -> None:
        super().__init__()
        self.green: Side = Side()
        self.blue: Side = Side()
        self.round: i64 = 1
        self.turn: i64 = GREEN
        self.starter: i64 = GREEN
        self.mode: i64 = FIRST
        self.after_draw: i64 = THEN_BEGIN
        self.played: i64 = 0  # cards played this turn (RIP-C14)
        self.loser: i64 = NONE
        self.kept: i64 = 0  # the card that RIP-C15 moves to the next round
        self.chosen_deck: i64 = NONE  # whose deck 19 turns up
        self.random_hand: i64 = NONE  # whose hand 20 takes from
        self.asked: i64 = NONE  # index in the row of the Medium to resolve in round 10
        self.spent: bool = False  # 29 was resolved in round 10
        self.initiation: bool = False
        self.winner: i64 = NONE
        self.reason: str = ""
        self.pool: list[int] = []  # the Mediums from which the line is drawn
        self.line: list[int] = []
        self.houses: list[int] = []  # a round: manors + 8 * castles
        self.discards: list[int] = []
        self.taken: list[int] = []  # tokens taken so far: round * 128 + tokens * 2 + seat

    def side(self, seat: i64) -> Side:
        return self.green if seat == GREEN else self.blue

    def flat(self) -> bool:
        """Tell whether 29 makes every other card count 1 (RIP-V5)."""
        if self.round == 10:
            return self.spent
        return ((self.green.lies | self.blue.lies) >> 29) & 1 == 1

    def in_force(self, seat: i64, medium: i64) -> bool:
        """Tell whether a lasting Medium of a family works in this round (RIP-V4)."""
        return self.side(seat).has_lying(medium) and not self.flat()

    def tell(self, kind: str, data: dict[str, object]) -> None:
        if self.recorder is not None:
            self.recorder.append(Event(kind, data))

    def tell_secretly(self, kind: str, data: dict[str, object], knower: i64, secret: dict[str, object]) -> None:
        if self.recorder is not None:
            self.recorder.append(Event(kind, data, secret, (int(knower),)))
