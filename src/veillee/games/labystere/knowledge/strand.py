"""The odds of one kind of card: how the hidden ones may lie, and what every player may have set aside.

A *world* is a way in which the cards of the kind may lie; a *pile* is what a player has set aside of the kind, as four
bits. A *case* is a world and the pile of every player, packed into one number.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from veillee.core import Rng
from veillee.games.labystere.knowledge.memory import Memory
from veillee.games.labystere.rules.cards import ALL_OF_A_KIND, HOW_MANY, OF_A_KIND, PLACES, only_of
from veillee.games.labystere.rules.enquiry import (
    HIDDEN,
    NO_CARD,
    asked,
    asked_kind,
    asker,
    held_out,
    is_look,
    looked_at,
    looker,
    shown,
)

Case: TypeAlias = i64
_PILES_BITS: Final[i64] = 16
_PILES: Final[i64] = (1 << 16) - 1
_PILE_SETS: Final[i64] = 16
_FINE: Final[i64] = 1 << 30  # parts into which a draw divides all weights


def in_world(world: i64) -> Case:
    """Return a world in which nobody has set anything aside.

    >>> with_cards(in_world(3), 1, 0b0101)  # world 3, and the second player has set aside the cards 0 and 2
    196688
    """
    return world << _PILES_BITS


def with_cards(case: Case, seat: i64, cards: i64) -> Case:
    """Return a case in which a seat has set aside some cards too."""
    return case | cards << (OF_A_KIND * seat)


def without_cards(case: Case, seat: i64, cards: i64) -> Case:
    """Return a case in which a seat has not set aside some cards."""
    return case & ~(cards << (OF_A_KIND * seat))


def world_of(case: Case) -> i64:
    return case >> _PILES_BITS


def pile_of(case: Case, seat: i64) -> i64:
    return case >> (OF_A_KIND * seat) & ALL_OF_A_KIND


def others_have(case: Case, seat: i64) -> bool:
    """Tell whether anybody but a seat has set a card aside."""
    return without_cards(case & _PILES, seat, ALL_OF_A_KIND) != 0


class Drawn:
    """One strand of a drawn world: which way the cards lie, every pile before and after, and the cards shown."""

    def __init__(self, world: int, before: list[int], after: list[int], cards: list[int]) -> None:
        self.world = world
        self.before = before
        self.after = after
        self.cards = cards


class Strand:
    """The odds of one kind of card, question by question.

    `gains` are, for every world and square, the cards that a look there sets aside; `labels` the culprit or the
    flag's place of every world; `layers` the weights of all cases before the first step and after each.
    """

    def __init__(self, memory: Memory, kind: int, gains: list[list[int]], labels: list[int]) -> None:
        self.memory = memory
        self.kind = kind
        self.gains = gains
        self.labels = labels
        self.steps: list[int] = []
        squares = memory.places if kind == PLACES else memory.witnesses
        for entry in memory.enquiry:
            if looked_at(entry) in squares if is_look(entry) else asked_kind(entry) == kind:
                self.steps.append(entry)
        self.layers: list[dict[int, float]] = [self._beginning()]
        for entry in self.steps:
            layer = self.layers[-1]
            self.layers.append(self._after_look(layer, entry) if is_look(entry) else self._after_question(layer, entry))
        if memory.asking >= 0 and memory.kind == kind:
            self.layers[-1] = self._pending(self.layers[-1])
        self.weights: list[float] = [0.0] * (OF_A_KIND + 1)
        for case, weight in self.layers[-1].items():
            self.weights[labels[world_of(case)]] += weight

    def _beginning(self) -> dict[int, float]:
        memory = self.memory
        layer: dict[int, float] = {}
        for world, label in enumerate(self.labels):
            cases: list[int] = [in_world(world)]
            for seat in range(memory.players):
                if seat == memory.viewer:
                    own = only_of(self.kind, memory.given)
                    cases = [with_cards(case, seat, own) for case in cases]
                elif memory.made_up:
                    piles = [pile for pile in range(_PILE_SETS) if not pile >> label & 1]
                    cases = [with_cards(case, seat, pile) for case in cases for pile in piles]
            for case in cases:
                layer[case] = 1.0
        return layer

    def _pending(self, layer: dict[int, float]) -> dict[int, float]:
        """Keep the cases in which the question that waits can be answered."""
        memory = self.memory
        kept: dict[int, float] = {}
        for case, weight in layer.items():
            if memory.asked >= 0:
                possible = HOW_MANY[pile_of(case, memory.asked)] == memory.held
            else:
                possible = others_have(case, memory.asking)
            if possible:
                kept[case] = weight
        return kept

    def _after_look(self, layer: dict[int, float], entry: int) -> dict[int, float]:
        after: dict[int, float] = {}
        seat = looker(entry)
        square = looked_at(entry)
        for case, weight in layer.items():
            reached = with_cards(case, seat, self.gains[world_of(case)][square])
            after[reached] = after.get(reached, 0.0) + weight
        return after

    def _after_question(self, layer: dict[int, float], entry: int) -> dict[int, float]:
        after: dict[int, float] = {}
        seat = asker(entry)
        target = asked(entry)
        card = shown(entry)
        held = held_out(entry)
        for case, weight in layer.items():
            if others_have(case, seat) == (target == seat):
                continue
            pile = pile_of(case, target)
            if target != seat and HOW_MANY[pile] != held:  # LAB-A3: all see how many cards are held out
                continue
            if card == NO_CARD:
                after[case] = after.get(case, 0.0) + weight
                continue
            for number in range(OF_A_KIND):
                if pile >> number & 1 and (card == HIDDEN or card == number + 1):
                    reached = with_cards(case, seat, 1 << number)
                    after[reached] = after.get(reached, 0.0) + weight / float(held)
        return after

    def draw(self, label: int, rng: Rng) -> Drawn:
        """Draw one way in which it can have come about, given the culprit or the flag's place."""
        cases: list[int] = []
        weights: list[float] = []
        for case, weight in self.layers[-1].items():
            if self.labels[world_of(case)] == label:
                cases.append(case)
                weights.append(weight)
        drawn = cases[pick(weights, rng)]
        after = self._piles(drawn)
        cards: list[int] = []
        for index in range(len(self.steps) - 1, -1, -1):
            entry = self.steps[index]
            card: int = NO_CARD
            if is_look(entry):
                drawn = self._before_look(self.layers[index], entry, drawn, rng)
            elif shown(entry) != NO_CARD:
                drawn, card = self._before_show(self.layers[index], entry, drawn, rng)
            cards.append(card)
        cards.reverse()
        return Drawn(world_of(drawn), self._piles(drawn), after, cards)

    def _piles(self, case: int) -> list[int]:
        return [pile_of(case, seat) for seat in range(self.memory.players)]

    def _before_look(self, layer: dict[int, float], entry: int, case: int, rng: Rng) -> int:
        """Draw the case before a look: some of what the look shows may have been set aside already."""
        seat = looker(entry)
        gain: i64 = self.gains[world_of(case)][looked_at(entry)]
        cases: list[int] = []
        weights: list[float] = []
        for kept in range(_PILE_SETS):
            if kept & ~gain:
                continue
            before = with_cards(without_cards(case, seat, gain), seat, kept)
            if before in layer:
                cases.append(before)
                weights.append(layer[before])
        return cases[pick(weights, rng)]

    def _before_show(self, layer: dict[int, float], entry: int, case: int, rng: Rng) -> tuple[int, int]:
        """Draw the case before a card was shown, and the card, counted from 1."""
        seat = asker(entry)
        pile = pile_of(case, asked(entry)) & pile_of(case, seat)
        cases: list[int] = []
        cards: list[int] = []
        weights: list[float] = []
        for number in range(OF_A_KIND):
            card = number + 1
            if not pile >> number & 1 or (shown(entry) != HIDDEN and shown(entry) != card):
                continue
            for before in (case, without_cards(case, seat, 1 << number)):
                if before in layer:
                    cases.append(before)
                    cards.append(card)
                    weights.append(layer[before])
        chosen = pick(weights, rng)
        return cases[chosen], cards[chosen]


def pick(weights: list[float], rng: Rng) -> int:
    """Return an index, each as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = float(rng.below(_FINE)) / float(_FINE) * total
    last = 0
    for index, weight in enumerate(weights):
        if weight > 0.0:
            last = index
            left -= weight
            if left < 0.0:
                return index
    return last
