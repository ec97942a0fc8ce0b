"""What a detective makes of its clues: who it was, where the flag is, and what each look would tell."""

import math

from veillee.games.labystere.knowledge.belief import Belief, Strand
from veillee.games.labystere.rules.enquiry import PLACES, SUSPECTS
from veillee.games.labystere.rules.position import Position

_COUNT = [bin(bits).count("1") for bits in range(16)]
SURE = 0.9999


class Odds:
    """Probabilities of culprit and place, what each look and question is likely to tell, and how far the others are."""

    def __init__(self) -> None:
        self.culprit: list[float] = [0.25] * 4
        self.flag: list[float] = [0.25] * 4
        self.best: float = 0.0
        self.pair: int = 0
        self.bits: list[float] = [0.0] * 25
        self.solves: list[float] = [0.0] * 25
        self.asking: list[list[float]] = [[0.0] * 4, [0.0] * 4]
        self.solved_by: list[float] = [0.0] * 4
        self.looks_left: list[float] = [0.0] * 4

    def solved(self) -> bool:
        return self.best >= SURE


def exact_odds(position: Position, seat: int, belief: Belief) -> Odds:
    """Weigh everything: one's own eyes, and what the others' looks, questions and mistakes reveal."""
    odds = Odds()
    pairs = belief.odds()
    odds.culprit = [sum(pairs[4 * suspect : 4 * suspect + 4]) for suspect in range(4)]
    odds.flag = [sum(pairs[place::4]) for place in range(4)]
    _choose_pair(odds, pairs)
    by_world = _world_weights(belief.suspects)
    for index, square in enumerate(belief.known.witnesses):
        table = [[0.0] * 4 for _ in range(4)]
        for world, way in enumerate(belief.ways):
            table[way[index + 1]][way[0]] += by_world[world]
        _rate(odds, square, belief.suspects.weights[:4], table, max(odds.flag) >= SURE)
    for square, name in zip(belief.known.places, belief.known.names):
        weights = belief.places.weights[:4]
        found = [weights[place] if place == name else 0.0 for place in range(4)]
        empty = [0.0 if place == name else weights[place] for place in range(4)]
        _rate(odds, square, weights, [found, empty], max(odds.culprit) >= SURE)
    aside = position.sides[seat].aside
    for other in range(len(position.sides)):
        if other != seat:
            odds.asking[SUSPECTS][other] = _asking(belief.suspects, other, aside & 15)
            odds.asking[PLACES][other] = _asking(belief.places, other, aside >> 4)
        suspects = _expected_piles(belief.suspects, other)
        places = _expected_piles(belief.places, other)
        odds.solved_by[other] = suspects[3] * places[3]
        odds.looks_left[other] = sum(suspects[n] * (3 - n) + places[n] * (3 - n) * 0.75 for n in range(4))
    return odds


def plain_odds(position: Position, seat: int) -> Odds:
    """Count only one's own Enquiry cards, as a beginner does."""
    odds = Odds()
    side = position.sides[seat]
    odds.culprit = _even(side.aside & 15)
    odds.flag = _even(side.aside >> 4 & 15)
    pairs = [one * two for one in odds.culprit for two in odds.flag]
    _choose_pair(odds, pairs)
    for square in range(25):
        if side.looked >> square & 1:
            continue
        if position.witnesses >> square & 1:
            left = 4 - _COUNT[side.aside & 15]
            certain = max(odds.flag) >= SURE
        elif position.places >> square & 1 and not side.aside >> (4 + (position.stacks[square] >> 4 & 3)) & 1:
            left = 4 - _COUNT[side.aside >> 4 & 15]
            certain = max(odds.culprit) >= SURE
        else:
            continue
        odds.bits[square] = math.log2(left) - math.log2(left - 1) if left > 1 else 0.0
        odds.solves[square] = 1.0 if certain and left == 2 else 0.0
    for other in range(len(position.sides)):
        if other != seat:
            odds.asking[SUSPECTS][other] = 0.3 if max(odds.culprit) < SURE else 0.0
            odds.asking[PLACES][other] = 0.3 if max(odds.flag) < SURE else 0.0
        odds.looks_left[other] = 3.0
    return odds


def _choose_pair(odds: Odds, pairs: list[float]) -> None:
    for pair, weight in enumerate(pairs):
        if weight > odds.best:
            odds.best = weight
            odds.pair = pair


def _even(out: int) -> list[float]:
    left = 4 - _COUNT[out]
    if left == 0:
        return [0.25] * 4
    return [0.0 if out >> card & 1 else 1.0 / left for card in range(4)]


def entropy(weights: list[float]) -> float:
    """Return how many bits are missing."""
    total = sum(weights)
    missing = 0.0
    for weight in weights:
        if weight > 0.0:
            missing -= weight / total * math.log2(weight / total)
    return missing


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
    weights = [0.0] * len(strand.worlds)
    for key, weight in strand.layers[-1].items():
        weights[key >> 16] += weight
    return weights


def _asking(strand: Strand, seat: int, aside: int) -> float:
    """Return how likely a seat, when asked, shows a card that one has not set aside yet."""
    new = 0.0
    for key, weight in strand.layers[-1].items():
        pile = key >> (4 * seat) & 15
        if pile:
            new += weight * _COUNT[pile & ~aside] / _COUNT[pile]
    return new / sum(strand.weights)


def _expected_piles(strand: Strand, seat: int) -> list[float]:
    """Return how likely a seat has set aside no, one, two or three cards."""
    found = [0.0] * 5
    for key, weight in strand.layers[-1].items():
        found[_COUNT[key >> (4 * seat) & 15]] += weight
    total = sum(strand.weights)
    return [weight / total for weight in found[:4]]
