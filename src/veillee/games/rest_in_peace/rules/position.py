"""The position of a duel: what lies where. Plain numbers, no rules."""

from typing import Final

from mypy_extensions import i64

from veillee.core.contract import TurnState
from veillee.core.contract.event import Event
from veillee.games.rest_in_peace.rules.cards import (
    PENDING,
    bare,
    held_in,
    is_ghost,
    lying,
    medium_of,
    past_card,
    past_code,
)
from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS, ghost
from veillee.games.rest_in_peace.rules.kinds import Card, Lying, Medium, Pack, Seat, Tokens
from veillee.games.rest_in_peace.rules.mediums.names import NOT_WORTH_MUCH
from veillee.games.rest_in_peace.rules.mediums.table import has, with_one, without_one
from veillee.games.rest_in_peace.rules.numbers import BOX_NUMBERS, Numbers

GREEN: Final[i64] = 0
NONE: Final[i64] = -1
DRAWN_GAME: Final[i64] = 2
TENTH_ROUND: Final[i64] = 10
LINE_LENGTH: Final[i64] = 9
NOT_SUMMED: Final[i64] = -1

# Modes: who is awaited for what.
FIRST: Final[i64] = 0
LINE: Final[i64] = 1
TOKENS: Final[i64] = 2
DRAW: Final[i64] = 3
PLAY: Final[i64] = 4
STUMBLING: Final[i64] = 5
HIDING: Final[i64] = 6
REVEALING: Final[i64] = 7
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
        self.mediums: i64 = 0  # the set of Mediums it owns
        self.lies: i64 = 0  # the set of Mediums that lie in the row and work
        self.manors: i64 = 0
        self.castles: i64 = 0
        self.to_draw: i64 = 0
        self.debt: i64 = 0  # the last round in which it owes a stumble (RIP-C6), 0 for no debt
        self.row: list[int] = []
        self.tenth: list[int] = []
        self.past: list[int] = []  # `past_card` of earlier rounds
        self.story: list[int] = []  # what others know of the hand, see knowledge/memory.py
        # Sums of these lists, made when they are asked for: neither stored nor copied. Learners ask at every decision,
        # and a list is several places in memory that may be far away.
        self.row_ghosts: i64 = NOT_SUMMED
        self.past_ghosts: i64 = NOT_SUMMED
        self.face_down: i64 = NOT_SUMMED  # the Ghosts that lie face down on round 10
        self.laid_own: bytes = b""  # round 10 and earlier rounds as the family itself observes them, and the other
        self.laid_other: bytes = b""
        self.story_goes_on: bool = True
        self.story_read: i64 = 0  # how far the story was summed up, and to what
        self.known_openly: i64 = 0
        self.known_seen: i64 = 0

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
        other.debt = self.debt
        other.row = self.row[:]
        other.tenth = self.tenth[:]
        other.past = self.past[:]
        other.story = self.story[:]
        return other

    def add(self, code: Lying) -> None:
        """Lay a card at the end of the row."""
        self.row.append(int(code))
        medium = medium_of(code)
        if medium:
            self.lies = with_one(self.lies, medium)
        elif self.row_ghosts != NOT_SUMMED:
            self.row_ghosts += ghost(code)

    def ghosts_in_row(self) -> Pack:
        """Return the Ghosts that lie in the row."""
        if self.row_ghosts == NOT_SUMMED:
            self.row_ghosts = 0
            for code in self.row:
                if is_ghost(code):
                    self.row_ghosts += ghost(code)
        return self.row_ghosts

    def remove(self, card: Card) -> Lying:
        """Take the first such card out of the row and return it as it lay."""
        for index, code in enumerate(self.row):
            if bare(code) == card:
                del self.row[index]
                medium = medium_of(card)
                if medium == 0:
                    self.row_ghosts = NOT_SUMMED
                elif not code & PENDING:
                    self.lies = without_one(self.lies, medium)
                return code
        raise ValueError("no such card in the row")

    def take_back(self, index: i64) -> None:
        """Take a card of an earlier round away."""
        del self.past[index]
        self.past_ghosts = NOT_SUMMED
        self.face_down = NOT_SUMMED

    def ghosts_in_past(self) -> Pack:
        """Return the Ghosts that lie in earlier rounds."""
        if self.past_ghosts == NOT_SUMMED:
            self.past_ghosts = 0
            for entry in self.past:
                if is_ghost(past_code(entry)):
                    self.past_ghosts += ghost(past_code(entry))
        return self.past_ghosts

    def put_away(self, round_number: i64) -> None:
        """Let the cards of the row be those of an earlier round."""
        if self.past_ghosts != NOT_SUMMED:
            self.past_ghosts += self.ghosts_in_row()
        for code in self.row:
            self.past.append(int(past_card(round_number, code)))
        self.row = []
        self.row_ghosts = NOT_SUMMED
        self.face_down = NOT_SUMMED
        self.lies = 0

    def lay_on_tenth(self, code: Lying) -> None:
        """Put a card on round 10."""
        self.tenth.append(int(code))
        self.face_down = NOT_SUMMED

    def clear_tenth(self) -> None:
        """Take all cards from round 10."""
        self.tenth = []
        self.face_down = NOT_SUMMED

    def next_pending(self) -> i64:
        """Return the index of the first Medium of round 10 that is not resolved yet, NONE for none."""
        for index, code in enumerate(self.row):
            if code & PENDING:
                return index
        return NONE

    def hold(self, index: i64, held: i64) -> None:
        """Let the Medium at an index of the row work and hold a value, 0 for none."""
        code = self.row[index]
        medium = medium_of(code)
        self.row[index] = int(lying(medium, held))
        if code & PENDING:
            self.lies = with_one(self.lies, medium)

    def last_place_of(self, medium: Medium) -> i64:
        """Return the index of the Medium in the row, the one laid last where there are two; NONE for none."""
        index: i64 = len(self.row) - 1
        while index >= 0 and medium_of(self.row[index]) != medium:
            index -= 1
        return index

    def held_by(self, medium: Medium) -> i64:
        """Return what a Medium of the row holds, the first where there are two; 0 for nothing."""
        for code in self.row:
            if medium_of(code) == medium:
                return held_in(code)
        return 0

    def has_lying(self, medium: Medium) -> bool:
        return has(self.lies, medium)

    def owns(self, medium: Medium) -> bool:
        return has(self.mediums, medium)

    def owes(self) -> bool:
        """Tell whether its next card is a Ghost that chance takes from its hand (RIP-C6)."""
        return self.debt != 0

    def gain(self, medium: Medium) -> None:
        """Own a Medium from now on."""
        self.mediums = with_one(self.mediums, medium)

    def lose(self, medium: Medium) -> None:
        """Own a Medium no longer."""
        self.mediums = without_one(self.mediums, medium)


class Position(TurnState):
    """Both families, the line, the houses, and who is awaited for what."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: Numbers = BOX_NUMBERS
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
        self.initiation: bool = False
        self.winner: i64 = NONE
        self.reason: str = ""
        self.pool: list[int] = []  # the Mediums from which the line is drawn
        self.line: list[int] = []
        self.houses: list[int] = []  # the `tokens` of each round
        self.discards: list[int] = []
        self.taken: list[int] = []  # who took which tokens so far
        # Houses and the line as they are observed in a round, 0 for none: neither stored nor copied.
        self.ahead: bytes = b""
        self.ahead_from: i64 = 0

    def side(self, seat: Seat) -> Side:
        return self.green if seat == GREEN else self.blue

    def is_tenth(self) -> bool:
        return self.round == TENTH_ROUND

    def flat(self) -> bool:
        """Tell whether 29 makes every other card count 1 (RIP-V5)."""
        return has(self.green.lies | self.blue.lies, NOT_WORTH_MUCH)

    def in_force(self, seat: Seat, medium: Medium) -> bool:
        """Tell whether a lasting Medium of a family works in this round (RIP-V4)."""
        return self.side(seat).has_lying(medium) and not self.flat()

    def set_houses(self, round_number: i64, here: Tokens) -> None:
        """Put tokens on a round in the place of those there."""
        self.houses[round_number - 1] = int(here)
        self.ahead_from = 0

    def houses_here(self) -> Tokens:
        """Return the tokens of the present round."""
        return self.houses[self.round - 1]

    def asked_medium(self) -> Medium:
        """Return the Medium of round 10 that waits for a choice, 0 for none."""
        return medium_of(self.side(self.turn).row[self.asked]) if self.asked >= 0 else 0

    def shown_line(self) -> i64:
        """Return how many Mediums of the line lie face up (RIP-S5)."""
        return self.round + 2 if self.initiation and self.round + 2 < LINE_LENGTH else LINE_LENGTH

    def tell(self, kind: str, data: dict[str, object]) -> None:
        if self.recorder is not None:
            self.recorder.append(Event(kind, data))

    def tell_secretly(self, kind: str, data: dict[str, object], knower: i64, secret: dict[str, object]) -> None:
        if self.recorder is not None:
            self.recorder.append(Event(kind, data, secret, (int(knower),)))
