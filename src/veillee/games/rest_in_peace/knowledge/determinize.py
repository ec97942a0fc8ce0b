"""Random positions that agree with what a viewer knows of the hidden cards.

A guess plays a family's story forward with unknown cards, fills the gaps from the cards that nobody has seen, and is
thrown away when it contradicts something.
"""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.rest_in_peace.knowledge.memory import (
    CAME,
    DREW,
    DREW_KNOWN,
    FETCHED,
    HID,
    HID_SEEN,
    IN_DECK,
    LEFT,
    RETURNED,
    SIGHTING,
    TURNED_UP,
    hand_in,
    kind_in,
    value_in,
)
from veillee.games.rest_in_peace.rules.cards import is_hidden_ghost
from veillee.games.rest_in_peace.rules.ghosts import count, ghost, pick, size
from veillee.games.rest_in_peace.rules.kinds import Seat, Value
from veillee.games.rest_in_peace.rules.mediums.lasting import sees_hand
from veillee.games.rest_in_peace.rules.position import Position, Side

_TRIES: Final = 300


class Guess:
    """One way the hidden cards of a family may lie."""

    def __init__(self, side: Side, sighted: bool, seen_now: bool, rng: Rng) -> None:
        self.side: Final = side
        self.sighted: Final = sighted
        self.seen_now: Final = seen_now
        self.rng: Final = rng
        self.slots: list[int] = []  # the value of each card that came into the hand, 0 unknown
        self.held: list[int] = []  # slots in hand
        self.hidden: list[int] = []  # slots face down on round 10, in order
        self.turned_up: list[int] = []  # what the hidden cards turned out to be in round 10
        self.looks_back: bool = False
        self.hand: i64 = 0
        self.deck: i64 = 0

    def find(self) -> bool:
        """Play the story and fill the gaps; False when this guess contradicts something."""
        for entry in self.side.story:
            if kind_in(entry) == TURNED_UP:
                self.turned_up.append(int(value_in(entry)))
        for entry in self.side.story:
            if not self._live(entry):
                return False
        if self.seen_now and not self._match(self.side.hand):
            return False
        return self._fill() and (not self.looks_back or self._deck_agrees())

    def find_loosely(self) -> None:
        """Fill the gaps with no regard to the past: for stories too tangled to guess."""
        for _ in range(size(self.side.hand)):
            self._come(0)
        for code in self.side.tenth:
            if is_hidden_ghost(code):
                self.hidden.append(len(self.slots))
                self.slots.append(0)
        if self.seen_now:
            self._match(self.side.hand)
        self._fill()

    def _live(self, entry: i64) -> bool:
        kind = kind_in(entry)
        value = value_in(entry)
        if kind == SIGHTING:
            return self._match(hand_in(entry)) if self.sighted else True
        if kind == DREW:
            self._come(0)
        elif kind == HID:
            return self._hide(0)
        elif kind == DREW_KNOWN or kind == CAME:
            self._come(value)
        elif kind == LEFT:
            return self._take(value) >= 0
        elif kind == HID_SEEN:
            return self._hide(value if self.sighted else 0)
        elif kind == RETURNED or kind == IN_DECK:
            self.looks_back = True
        return True

    def _come(self, value: Value) -> None:
        self.held.append(len(self.slots))
        self.slots.append(int(value))

    def _hide(self, value: Value) -> bool:
        """Lay a card face down; one that was turned up later is known."""
        if len(self.hidden) < len(self.turned_up):
            value = self.turned_up[len(self.hidden)]
        slot = self._take(value) if value else self._take_any()
        if slot < 0:
            return False
        self.hidden.append(slot)
        return True

    def _take_any(self) -> int:
        if not self.held:
            return -1
        index = self.rng.below(len(self.held))
        slot = self.held[index]
        del self.held[index]
        return slot

    def _take(self, value: Value) -> int:
        """Take a card of a value out of the hand: a known one, else an unknown one that was it."""
        unknown = 0
        for index, slot in enumerate(self.held):
            if self.slots[slot] == value:
                del self.held[index]
                return slot
            if self.slots[slot] == 0:
                unknown += 1
        if unknown == 0:
            return -1
        chosen = self.rng.below(unknown)
        for index, slot in enumerate(self.held):
            if self.slots[slot] == 0:
                if chosen == 0:
                    del self.held[index]
                    self.slots[slot] = int(value)
                    return slot
                chosen -= 1
        return -1

    def _match(self, hand: i64) -> bool:
        """Make the hand the one that was seen; False when the known cards are not all in it."""
        left = hand
        for slot in self.held:
            value = self.slots[slot]
            if value:
                if count(left, value) == 0:
                    return False
                left -= ghost(value)
        for slot in self.held:
            if self.slots[slot] == 0:
                value = pick(left, self.rng.below(size(left)))
                self.slots[slot] = int(value)
                left -= ghost(value)
        return True

    def _fill(self) -> bool:
        """Give every unknown card a value that nobody has seen; the deck is what remains."""
        side = self.side
        left = side.hand + side.deck
        for code in side.tenth:
            if is_hidden_ghost(code):
                left += ghost(code)
        if side.top:
            left -= ghost(side.top)
        face_down = self.hidden[len(self.turned_up) :]
        for slot in self.held + face_down:
            value = self.slots[slot]
            if value:
                if count(left, value) == 0:
                    return False
                left -= ghost(value)
        hand: i64 = 0
        for slot in self.held:
            if self.slots[slot] == 0:
                value = pick(left, self.rng.below(size(left)))
                left -= ghost(value)
                self.slots[slot] = int(value)
            hand += ghost(self.slots[slot])
        for slot in face_down:
            if self.slots[slot] == 0:
                value = pick(left, self.rng.below(size(left)))
                left -= ghost(value)
                self.slots[slot] = int(value)
        self.hand = hand
        self.deck = left + ghost(side.top) if side.top else left
        return True

    def _deck_agrees(self) -> bool:
        """Check, backwards, that the deck had every card that it is known to have had."""
        deck = self.deck
        slot = len(self.slots)
        index = len(self.side.story) - 1
        while index >= 0:
            entry = self.side.story[index]
            index -= 1
            kind = kind_in(entry)
            value = value_in(entry)
            if kind == DREW or kind == DREW_KNOWN:
                slot -= 1
                deck += ghost(self.slots[slot])
            elif kind == CAME:
                slot -= 1
            elif kind == FETCHED:
                deck += ghost(value)
            elif kind == RETURNED or kind == IN_DECK:
                if count(deck, value) == 0:
                    return False
                if kind == RETURNED:
                    deck -= ghost(value)
        return True


def guess_hidden(position: Position, seat: Seat, viewer: i64, rng: Rng) -> None:
    """Replace a family's hidden cards by others that the viewer could not tell from them."""
    side = position.side(seat)
    sighted = viewer == 1 - seat
    seen_now = sighted and sees_hand(position, viewer)
    for _ in range(_TRIES):
        guess = Guess(side, sighted, seen_now, rng)
        if guess.find():
            return _lay(side, guess)
    guess = Guess(side, sighted, seen_now, rng)
    guess.find_loosely()
    return _lay(side, guess)


def _lay(side: Side, guess: Guess) -> None:
    side.hand = guess.hand
    side.deck = guess.deck
    hidden = 0
    for index, code in enumerate(side.tenth):
        if is_hidden_ghost(code):
            side.tenth[index] = guess.slots[guess.hidden[hidden]]
            hidden += 1


def guess_line(position: Position, rng: Rng) -> None:
    """Shuffle the face-down Mediums of an initiation's line (RIP-S5)."""
    shown = position.shown_line()
    if shown < len(position.line):
        hidden = sorted(position.line[shown:])
        rng.shuffle(hidden)
        position.line = position.line[:shown] + hidden
