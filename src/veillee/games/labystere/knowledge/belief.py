"""Exact odds over all that a viewer cannot see, and a fair draw from them.

Suspects and places are two strands that never touch, except that a wrong declaration rules out a pair. Each strand
follows, for every way the hidden cards may lie, what every player has set aside, question by question.
"""

from veillee.core import Rng
from veillee.games.labystere.knowledge.memory import Knowledge
from veillee.games.labystere.rules.enquiry import (
    HIDDEN,
    NO_CARD,
    PLACES,
    SUSPECTS,
    asked,
    asked_kind,
    asker,
    is_look,
    looked_at,
    looker,
    shown,
)

_COUNT = [bin(bits).count("1") for bits in range(16)]


class Drawn:
    """One strand of a drawn world: which way the cards lie, every pile before and after, and the cards shown."""

    def __init__(self, world: int, before: list[int], after: list[int], cards: list[int]) -> None:
        self.world = world
        self.before = before
        self.after = after
        self.cards = cards


class Strand:
    """The odds of one kind of card; a key is a world and four bits a player for what it has set aside."""

    def __init__(self, known: Knowledge, kind: int, worlds: list[list[int]], labels: list[int]) -> None:
        self.known = known
        self.kind = kind
        self.worlds = worlds
        self.labels = labels
        self.steps: list[int] = []
        for entry in known.enquiry:
            squares = known.places if kind == PLACES else known.witnesses
            if looked_at(entry) in squares if is_look(entry) else asked_kind(entry) == kind:
                self.steps.append(entry)
        self.layers: list[dict[int, float]] = [self._beginning()]
        for entry in self.steps:
            self.layers.append(self._after(self.layers[-1], entry))
        if known.asking >= 0 and known.kind == kind:
            self.layers[-1] = self._pending(self.layers[-1])
        self.weights: list[float] = [0.0] * 5
        for key, weight in self.layers[-1].items():
            self.weights[labels[key >> 16]] += weight

    def _beginning(self) -> dict[int, float]:
        known = self.known
        layer: dict[int, float] = {}
        for world, label in enumerate(self.labels):
            keys = [world << 16]
            for seat in range(known.players):
                if seat == known.viewer:
                    own = (known.given >> (4 * self.kind) & 15) << (4 * seat)
                    keys = [key | own for key in keys]
                elif known.made_up:
                    piles = [pile for pile in range(16) if not pile >> label & 1]
                    keys = [key | pile << (4 * seat) for key in keys for pile in piles]
            for key in keys:
                layer[key] = 1.0
        return layer

    def _others_have(self, key: int, seat: int) -> bool:
        return key & 0xFFFF & ~(15 << (4 * seat)) != 0

    def _pending(self, layer: dict[int, float]) -> dict[int, float]:
        known = self.known
        kept: dict[int, float] = {}
        for key, weight in layer.items():
            if known.asked >= 0:
                possible = key >> (4 * known.asked) & 15 != 0
            else:
                possible = self._others_have(key, known.asking)
            if possible:
                kept[key] = weight
        return kept

    def _after(self, layer: dict[int, float], entry: int) -> dict[int, float]:
        after: dict[int, float] = {}
        if is_look(entry):
            shift = 4 * looker(entry)
            square = looked_at(entry)
            for key, weight in layer.items():
                reached = key | self.worlds[key >> 16][square] << shift
                after[reached] = after.get(reached, 0.0) + weight
            return after
        seat = asker(entry)
        target = asked(entry)
        card = shown(entry)
        for key, weight in layer.items():
            if self._others_have(key, seat) == (target == seat):
                continue
            pile = key >> (4 * target) & 15
            if target == seat or card == NO_CARD:
                if target == seat or pile == 0:
                    after[key] = after.get(key, 0.0) + weight
                continue
            for bit in range(4):
                if pile >> bit & 1 and (card == HIDDEN or card == bit + 1):
                    reached = key | 1 << (4 * seat + bit)
                    after[reached] = after.get(reached, 0.0) + weight / _COUNT[pile]
        return after

    def draw(self, label: int, rng: Rng) -> Drawn:
        """Draw one way in which it can have come about, given the culprit or the flag's place."""
        keys: list[int] = []
        weights: list[float] = []
        for key, weight in self.layers[-1].items():
            if self.labels[key >> 16] == label:
                keys.append(key)
                weights.append(weight)
        key = keys[pick(weights, rng)]
        after = self._piles(key)
        cards: list[int] = []
        for index in range(len(self.steps) - 1, -1, -1):
            entry = self.steps[index]
            card = NO_CARD
            if is_look(entry):
                key = self._before_look(self.layers[index], entry, key, rng)
            elif shown(entry) != NO_CARD:
                key, card = self._before_show(self.layers[index], entry, key, rng)
            cards.append(card)
        cards.reverse()
        return Drawn(key >> 16, self._piles(key), after, cards)

    def _piles(self, key: int) -> list[int]:
        return [key >> (4 * seat) & 15 for seat in range(self.known.players)]

    def _before_look(self, layer: dict[int, float], entry: int, key: int, rng: Rng) -> int:
        gain = self.worlds[key >> 16][looked_at(entry)]
        shift = 4 * looker(entry)
        keys: list[int] = []
        weights: list[float] = []
        for kept in range(16):
            if kept & ~gain:
                continue
            before = key & ~(gain << shift) | kept << shift
            if before in layer:
                keys.append(before)
                weights.append(layer[before])
        return keys[pick(weights, rng)]

    def _before_show(self, layer: dict[int, float], entry: int, key: int, rng: Rng) -> tuple[int, int]:
        seat = asker(entry)
        pile = key >> (4 * asked(entry)) & 15
        keys: list[int] = []
        cards: list[int] = []
        weights: list[float] = []
        for bit in range(4):
            place = 1 << (4 * seat + bit)
            if not (pile >> bit & 1 and key & place) or shown(entry) not in (HIDDEN, bit + 1):
                continue
            for before in (key, key & ~place):
                if before in layer:
                    keys.append(before)
                    cards.append(bit + 1)
                    weights.append(layer[before])
        chosen = pick(weights, rng)
        return keys[chosen], cards[chosen]


class Belief:
    """Both strands and the odds of every pair of culprit and place."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.ways = _ways(known)
        self.flags = _flags(known)
        self.suspects = Strand(known, SUSPECTS, _suspect_gains(known, self.ways), [way[0] for way in self.ways])
        self.places = Strand(known, PLACES, _place_gains(known, self.flags), self.flags)
        self.pairs: list[float] = []
        for culprit in range(4):
            for flag in range(5):
                ruled_out = flag < 4 and known.wrong >> (4 * culprit + flag) & 1
                odds = self.suspects.weights[culprit] * self.places.weights[flag]
                self.pairs.append(0.0 if ruled_out else odds)

    def possible(self) -> bool:
        """Tell whether anything fits; a made-up position may contradict itself."""
        return sum(self.pairs) > 0.0

    def draw(self, rng: Rng) -> tuple[Drawn, Drawn]:
        """Draw a world for the suspects and one for the places."""
        pair = pick(self.pairs, rng)
        return self.suspects.draw(pair // 5, rng), self.places.draw(pair % 5, rng)

    def odds(self) -> list[float]:
        """Return the probability of each pair, four places for each suspect."""
        total = sum(self.pairs)
        return [self.pairs[5 * culprit + flag] / total for culprit in range(4) for flag in range(4)]


def pick(weights: list[float], rng: Rng) -> int:
    """Return an index, each as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = float(rng.below(1 << 30)) / 1073741824.0 * total
    last = 0
    for index, weight in enumerate(weights):
        if weight > 0.0:
            last = index
            left -= weight
            if left < 0.0:
                return index
    return last


def _ways(known: Knowledge) -> list[list[int]]:
    """Return every way the suspects can lie: the culprit first, then one below each Witness."""
    ways: list[list[int]] = []
    _arrange(known, [], known.suspects, ways)
    return ways


def _arrange(known: Knowledge, way: list[int], left: list[int], ways: list[list[int]]) -> None:
    if not left:
        ways.append(way)
        return
    for index, suspect in enumerate(left):
        if index > 0 and left[index - 1] == suspect:
            continue
        if not way:
            fits = known.culprit in (-1, suspect) and not known.aside >> suspect & 1
        else:
            fits = known.seen[len(way) - 1] in (-1, suspect)
        if fits:
            _arrange(known, [*way, suspect], left[:index] + left[index + 1 :], ways)


def _flags(known: Knowledge) -> list[int]:
    """Return the places where the flag can be; 4 stands for a made-up grid without one."""
    if known.no_flag:
        return [4]
    if known.flag >= 0:
        return [known.flag]
    out = known.empty | known.aside >> 4
    return [name for name in sorted(known.names) if not out >> name & 1]


def _suspect_gains(known: Knowledge, ways: list[list[int]]) -> list[list[int]]:
    """Return, for every way and square, the innocents that a look there sets aside."""
    gains: list[list[int]] = []
    for way in ways:
        row = [0] * 25
        for index, square in enumerate(known.witnesses):
            row[square] = 1 << way[index + 1]
        gains.append(row)
    return gains


def _place_gains(known: Knowledge, flags: list[int]) -> list[list[int]]:
    """Return, for every place of the flag and square, the empty places that a look there sets aside."""
    gains: list[list[int]] = []
    for flag in flags:
        row = [0] * 25
        for square, name in zip(known.places, known.names):
            row[square] = 15 & ~(1 << flag) if name == flag else 1 << name  # LAB-K1
        gains.append(row)
    return gains
