"""Exact odds over all that a viewer cannot see, and a fair draw from them.

Suspects and places are two strands that never touch, except that a wrong declaration rules out a pair. Each strand
follows, for every way the hidden cards may lie, what every player has set aside, question by question.
"""

from typing import Final

from mypy_extensions import i64

from veillee.core import Rng
from veillee.games.labystere.knowledge.memory import Memory
from veillee.games.labystere.knowledge.strand import Drawn, Strand, pick
from veillee.games.labystere.rules.cards import OF_A_KIND, PLACES, SUSPECTS, all_but, only_of, pair_of
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT

NO_FLAG: Final[i64] = 4  # stands for a made-up grid without a flag
_FLAGS: Final[i64] = 5


class Belief:
    """Both strands and the odds of every pair of culprit and place, `_FLAGS` places for each suspect.

    `ways` are the ways the suspects can lie: the culprit first, then one below each Witness.
    """

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.ways = _ways(memory)
        self.flags = _flags(memory)
        self.suspects = Strand(memory, SUSPECTS, _suspect_gains(memory, self.ways), [way[0] for way in self.ways])
        self.places = Strand(memory, PLACES, _place_gains(memory, self.flags), self.flags)
        self.pairs: list[float] = []
        for culprit in range(OF_A_KIND):
            for flag in range(_FLAGS):
                ruled_out = flag != NO_FLAG and memory.wrong >> pair_of(culprit, flag) & 1
                odds = self.suspects.weights[culprit] * self.places.weights[flag]
                self.pairs.append(0.0 if ruled_out else odds)

    def possible(self) -> bool:
        """Tell whether anything fits; a made-up position may contradict itself."""
        return sum(self.pairs) > 0.0

    def draw(self, rng: Rng) -> tuple[Drawn, Drawn]:
        """Draw a world for the suspects and one for the places."""
        pair = pick(self.pairs, rng)
        return self.suspects.draw(pair // _FLAGS, rng), self.places.draw(pair % _FLAGS, rng)

    def odds(self) -> list[float]:
        """Return the probability of each pair, four places for each suspect."""
        total = sum(self.pairs)
        return [
            self.pairs[_FLAGS * culprit + flag] / total for culprit in range(OF_A_KIND) for flag in range(OF_A_KIND)
        ]


def _ways(memory: Memory) -> list[list[int]]:
    ways: list[list[int]] = []
    _arrange(memory, [], memory.suspects, ways)
    return ways


def _arrange(memory: Memory, way: list[int], left: list[int], ways: list[list[int]]) -> None:
    if not left:
        ways.append(way)
        return
    for index, suspect in enumerate(left):
        if index > 0 and left[index - 1] == suspect:
            continue
        if not way:
            fits = memory.culprit in (-1, suspect) and not only_of(SUSPECTS, memory.aside) >> suspect & 1
        else:
            fits = memory.seen[len(way) - 1] in (-1, suspect)
        if fits:
            _arrange(memory, [*way, suspect], left[:index] + left[index + 1 :], ways)


def _flags(memory: Memory) -> list[int]:
    """Return the places where the flag can be."""
    if memory.no_flag:
        return [NO_FLAG]
    if memory.flag >= 0:
        return [memory.flag]
    out = memory.empty | only_of(PLACES, memory.aside)
    return [name for name in sorted(memory.names) if not out >> name & 1]


def _suspect_gains(memory: Memory, ways: list[list[int]]) -> list[list[int]]:
    """Return, for every way and square, the innocents that a look there sets aside."""
    gains: list[list[int]] = []
    for way in ways:
        row = [0] * SQUARE_COUNT
        for index, square in enumerate(memory.witnesses):
            row[square] = 1 << way[index + 1]
        gains.append(row)
    return gains


def _place_gains(memory: Memory, flags: list[int]) -> list[list[int]]:
    """Return, for every place of the flag and square, the empty places that a look there sets aside."""
    gains: list[list[int]] = []
    for flag in flags:
        row = [0] * SQUARE_COUNT
        for square, name in zip(memory.places, memory.names):
            row[square] = all_but(flag) & memory.every_place if name == flag else 1 << name  # LAB-K1
        gains.append(row)
    return gains
