"""A player that says beforehand how likely it is to win, as the game's teaching judges from what its seat knows."""

from typing import Final

from veillee.bots.player import Player
from veillee.core import Rng
from veillee.core.contract import Teaching
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import FastRng

_ONE_IN: Final = 4  # decisions of which one is judged: neighbouring positions tell much the same


class Foretold(Player):
    """Lets a player choose, and notes the seat's chance before some of its decisions."""

    def __init__(self, player: Player, teaching: Teaching, seed: int) -> None:
        self._player: Final = player
        self._teaching: Final = teaching
        self._rng: Final = FastRng(seed)
        self.chances: Final[list[float]] = []

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        if self._rng.below(_ONE_IN) == 0 and len(perspective.legal()) > 1:
            self.chances.append(self._teaching.expect(perspective, self._rng)[perspective.seat])
        return self._player.choose(perspective, rng)
