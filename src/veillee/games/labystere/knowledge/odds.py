"""What a detective makes of its clues: who it was, where the flag is, and what each look would tell."""

import math
from typing import Final

from veillee.games.labystere.knowledge.belief import Belief
from veillee.games.labystere.knowledge.strand import Strand, pile_of, world_of
from veillee.games.labystere.rules.cards import HOW_MANY, OF_A_KIND, PLACES, SEATS, SUSPECTS, only_of
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT, squares_in
from veillee.games.labystere.rules.grid.stacks import place_of
from veillee.games.labystere.rules.position import Position

SURE: Final = 0.9999
PLACE_LOOKS: Final = 0.75  # looks that a missing place costs: one that shows the flag rules out three at once
_EVEN: Final = 0.25
_PLAIN_ASKING: Final = 0.3  # what a beginner hopes for of a question
_PLAIN_LOOKS: Final = 3.0


class Odds:
    """Probabilities of culprit and place, what each look and question is likely to tell, and how far the others are."""

    def __init__(self) -> None:
        self.culprit: list[float] = [_EVEN] * OF_A_KIND
        self.flag: list[float] = [_EVEN] * OF_A_KIND
        self.best: float = 0.0
        self.pair: int = 0
        self.bits: list[float] = [0.0] * SQUARE_COUNT
        self.solves: list[float] = [0.0] * SQUARE_COUNT
        self.asking: list[list[float]] = [[0.0] * len(SEATS), [0.0] * len(SEATS)]
        self.solved_by: list[float] = [0.0] * len(SEATS)
        self.looks_left: list[float] = [0.0] * len(SEATS)

    def solved(self) -> bool:
        return self.best >= SURE


def exact_odds(position: Position, seat: int, belief: Belief) -> Odds:
    """Weigh everything: one's own eyes, and what the others' looks, questions and mistakes reveal."""
    odds = Odds()
    pairs = belief.odds()
    odds.culprit = [sum(pairs[OF_A_KIND * suspect : OF_A_KIND * suspect + OF_A_KIND]) for suspect in range(OF_A_KIND)]
    odds.flag = [sum(pairs[place::OF_A_KIND]) for place in range(OF_A_KIND)]
    _choose_pair(odds, pairs)
    _rate_witnesses(odds, belief)
    _rate_places(odds, belief)
    aside = position.sides[seat].aside
    # Cards of a kind that a detective sets aside until one is left.
    missing_suspects = int(position.numbers.suspect_count) - 1
    missing_places = int(position.numbers.place_count) - 1
    for other in range(len(position.sides)):
        if other != seat:
            odds.asking[SUSPECTS][other] = _asking(belief.suspects, other, only_of(SUSPECTS, aside))
            odds.asking[PLACES][other] = _asking(belief.places, other, only_of(PLACES, aside))
        suspects = expected_counts(belief.suspects, other)
        places = expected_counts(belief.places, other)
        odds.solved_by[other] = suspects[missing_suspects] * places[missing_places]
        odds.looks_left[other] = sum(
            suspects[n] * max(0, missing_suspects - n) + places[n] * max(0, missing_places - n) * PLACE_LOOKS
            for n in range(int(OF_A_KIND))
        )
    return odds


def plain_odds(position: Position, seat: int) -> Odds:
    """Count only one's own Enquiry cards, as a beginner does."""
    odds = Odds()
    side = position.sides[seat]
    suspects = only_of(SUSPECTS, side.aside) | position.numbers.absent_suspects()
    places = only_of(PLACES, side.aside) | position.numbers.absent_places()
    odds.culprit = _even(suspects)
    odds.flag = _even(places)
    pairs = [one * two for one in odds.culprit for two in odds.flag]
    _choose_pair(odds, pairs)
    for square in squares_in((position.witnesses | position.places) & ~side.looked):
        if position.witnesses >> square & 1:
            left = OF_A_KIND - HOW_MANY[suspects]
            certain = max(odds.flag) >= SURE
        elif not places >> place_of(position.stacks[square]) & 1:
            left = OF_A_KIND - HOW_MANY[places]
            certain = max(odds.culprit) >= SURE
        else:
            continue
        odds.bits[square] = math.log2(left) - math.log2(left - 1) if left > 1 else 0.0
        odds.solves[square] = 1.0 if certain and left == 2 else 0.0
    for other in range(len(position.sides)):
        if other != seat:
            odds.asking[SUSPECTS][other] = _PLAIN_ASKING if max(odds.culprit) < SURE else 0.0
            odds.asking[PLACES][other] = _PLAIN_ASKING if max(odds.flag) < SURE else 0.0
        odds.looks_left[other] = _PLAIN_LOOKS
    return odds


def _choose_pair(odds: Odds, pairs: list[float]) -> None:
    for pair, weight in enumerate(pairs):
        if weight > odds.best:
            odds.best = weight
            odds.pair = pair


def _even(out: int) -> list[float]:
    left = int(OF_A_KIND) - HOW_MANY[out]
    if left == 0:
        return [_EVEN] * OF_A_KIND
    return [0.0 if out >> card & 1 else 1.0 / left for card in range(OF_A_KIND)]


def entropy(weights: list[float]) -> float:
    """Return how many bits are missing."""
    total = sum(weights)
    missing = 0.0
    for weight in weights:
        if weight > 0.0:
            missing -= weight / total * math.log2(weight / total)
    return missing


def _rate_witnesses(odds: Odds, belief: Belief) -> None:
    by_world = _world_weights(belief.suspects)
    for index, square in enumerate(belief.memory.witnesses):
        table = [[0.0] * OF_A_KIND for _ in range(OF_A_KIND)]
        for world, way in enumerate(belief.ways):
            table[way[index + 1]][way[0]] += by_world[world]
        _rate(odds, square, belief.suspects.weights[:OF_A_KIND], table, max(odds.flag) >= SURE)


def _rate_places(odds: Odds, belief: Belief) -> None:
    weights = belief.places.weights[:OF_A_KIND]
    for square, name in zip(belief.memory.places, belief.memory.names):
        found = [weights[place] if place == name else 0.0 for place in range(OF_A_KIND)]
        empty = [0.0 if place == name else weights[place] for place in range(OF_A_KIND)]
        _rate(odds, square, weights, [found, empty], max(odds.culprit) >= SURE)


def _rate(odds: Odds, square: int, before: list[float], after: list[list[float]], certain: bool) -> None:
    """Rate a look by what is left to find out after each thing it may show."""
    total = sum(before)
    left = 0.0
    solves = 0.0
    for row in after:
        share = sum(row) / total
        if share > 0.0:
            left += share * entropy(row)
            if max(row) >= SURE * sum(row):
                solves += share
    odds.bits[square] = max(0.0, entropy(before) - left)
    already = max(before) >= SURE * total
    odds.solves[square] = solves if certain and not already else 0.0


def _world_weights(strand: Strand) -> list[float]:
    weights = [0.0] * len(strand.gains)
    for case, weight in strand.layers[-1].items():
        weights[world_of(case)] += weight
    return weights


def _asking(strand: Strand, seat: int, aside: int) -> float:
    """Return how likely a seat, when asked, shows a card that one has not set aside yet."""
    new = 0.0
    for case, weight in strand.layers[-1].items():
        pile = pile_of(case, seat)
        if pile:
            new += weight * HOW_MANY[pile & ~aside] / HOW_MANY[pile]
    return new / sum(strand.weights)


def expected_piles(strand: Strand, seat: int) -> list[float]:
    """Return how likely a seat has set aside each set of cards."""
    found = [0.0] * (1 << OF_A_KIND)
    for case, weight in strand.layers[-1].items():
        found[pile_of(case, seat)] += weight
    total = sum(strand.weights)
    return [weight / total for weight in found]


def expected_counts(strand: Strand, seat: int) -> list[float]:
    """Return how likely a seat has set aside no, one, two or more cards."""
    found = [0.0] * (OF_A_KIND + 1)
    for pile, likely in enumerate(expected_piles(strand, seat)):
        found[HOW_MANY[pile]] += likely
    return found
