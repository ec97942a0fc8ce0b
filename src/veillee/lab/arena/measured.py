"""A player that is measured: how long it thinks, and how many of its moves lead to nothing."""

from time import process_time
from typing import Final

import msgspec

from veillee.bots.player import Player
from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import FastRng
from veillee.lab.study import Study


class Measure(msgspec.Struct):
    """Decisions with something to choose and the seconds that they took; moves of a kind, and the pointless among them.

    Which moves may be pointless is for the game's study to say.
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    made: int = 0
    pointless: int = 0

    def add(self, other: "Measure") -> None:
        """Count what another measure counted."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.made += other.made
        self.pointless += other.pointless


class Measured(Player):
    """Lets a player choose, and measures it."""

    def __init__(self, player: Player, study: Study) -> None:
        self._player: Final = player
        self._study: Final = study
        self.measure: Final = Measure()

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        started = process_time()
        move = self._player.choose(perspective, rng)
        taken = process_time() - started
        if len(perspective.legal()) > 1:
            self.measure.decisions += 1
            self.measure.seconds += taken
            self.measure.longest = max(self.measure.longest, taken)
            # Whatever is asked of a drawn world, the seat knows.
            made, pointless = self._study.pointless(perspective.sample(FastRng(1)), perspective.seat, move)
            self.measure.made += made
            self.measure.pointless += pointless
        return move
