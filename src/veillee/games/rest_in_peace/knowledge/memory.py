"""What others know of a family's hidden cards, and random positions that agree with it.

A family's story is the list of everything that happened to its hand as others saw it. A guess plays
the story forward with unknown cards, fills the gaps from the cards that nobody has seen, and is thrown
away when it contradicts something.
"""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.rest_in_peace.rules.cards import count, ghost, pick, size
from veillee.games.rest_in_peace.rules.position import PLAY, RANDOM_TENTH, REVEAL, STUMBLE, Position, Side

# Story entries: a kind, or a kind plus a value; a sighting carries the whole hand.
DREW: Final[i64] = 1
HID: Final[i64] = 2
DREW_KNOWN: Final[i64] = 8
LEFT: Final[i64] = 16
CAME: Final[i64] = 24
RETURNED: Final[i64] = 32
FETCHED: Final[i64] = 40
IN_DECK: Final[i64] = 48
HID_SEEN: Final[i64] = 56
SIGHTING: Final[i64] = 64
TURNED_UP: Final[i64] = 72

TRIES: Final = 300


def sees_hand(position: Position, seat: i64) -> bool:
    """Tell whether a family sees the other's hand now (RIP-C3)."""
    if position.round == 10 or not position.in_force(seat, 3):
        return False
    mode = position.mode
    return mode == PLAY or mode == STUMBLE or mode == RANDOM_TENTH or mode == REVEAL


def end_sightings(position: Position) -> None:
    """Remember the hands that were seen until now."""
    if position.round == 10:
        return
    if position.in_force(0, 3):
        position.blue.story.append(int(SIGHTING | position.blue.hand << 7))
    if position.in_force(1, 3):
        position.green.story.append(int(SIGHTING | position.green.hand << 7))


def forget_top(side: Side) -> None:
    """Shuffle a deck: its known top card is only known to be in it."""
    if side.top:
        side.story.append(int(IN_DECK + side.top))
        side.top = 0


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
            if entry & ~7 == TURNED_UP:
                self.turned_up.append(entry & 7)
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
            if code < 64:
                self.hidden.append(len(self.slots))
                self.slots.append(0)
        if self.seen_now:
            self._match(self.side.hand)
        self._fill()

    def _live(self, entry: i64) -> bool:
        if entry & 127 == SIGHTING:
            return self._match(entry >> 7) if self.sighted else True
        kind = entry & ~7 if entry >= 8 else entry
        value = entry & 7
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

    def _come(self, value: i64) -> None:
        self.held.append(len(self.slots))
        self.slots.append(int(value))

    def _hide(self, value: i64) -> bool:
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

    def _take(self, value: i64) -> int:
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
            if code < 64:
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
            if entry & 127 == SIGHTING:
                continue
            kind = entry & ~7 if entry >= 8 else entry
            value = entry & 7
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


def guess_hidden(position: Position, seat: i64, viewer: i64, rng: Rng) -> None:
    """Replace a family's hidden cards by others that the viewer could not tell from them."""
    side = position.side(seat)
    sighted = viewer == 1 - seat
    seen_now = sighted and sees_hand(position, viewer)
    for _ in range(TRIES):
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
        if code < 64:
            side.tenth[index] = guess.slots[guess.hidden[hidden]]
            hidden += 1
