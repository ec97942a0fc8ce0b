"""Players: they choose a seat's moves."""

from mypy_extensions import mypyc_attr

from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player of any game; it is given its seat's perspective and nothing else."""

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        """Return one of the seat's legal moves, in words."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Random legal moves: the baseline."""

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        return perspective.random_move(rng)
