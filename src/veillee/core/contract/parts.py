"""What a game may bring besides its rules: its own bot and its own teaching."""

from mypy_extensions import mypyc_attr

from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A game's own bot in five levels, 1 (a child) to 5 (the strongest)."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        """Return the move of a level."""
        raise NotImplementedError

    def parts(self) -> list[str]:
        """Return the parts of the strongest level that it can also play without."""
        return []

    def choose_without(self, perspective: Perspective, part: str, rng: Rng) -> str:
        """Return the move of the strongest level played without one of its parts."""
        raise NotImplementedError

    def thumbs(self) -> list[str]:
        """Return the names of its rules of thumb, the sparring partners of the lab; the plainest sensible one first."""
        return []

    def choose_by_thumb(self, perspective: Perspective, thumb: str, rng: Rng) -> str:
        """Return the move of a rule of thumb."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Teaching:
    """What a game can say of its own positions."""

    def expect(self, perspective: Perspective, rng: Rng) -> list[float]:
        """Return each seat's chance of winning from what the seat knows; they sum to 1."""
        raise NotImplementedError

    def expect_open(self, perspective: Perspective, rng: Rng) -> list[float]:
        """Return each seat's chance of winning with all cards open."""
        raise NotImplementedError

    def explain(self, perspective: Perspective, move: str, rng: Rng) -> Reason | None:
        """Return why a move is good, or None if the game has no reason to give."""
        return None

    def suggest(self, perspective: Perspective) -> str | None:
        """Return a move that suits a person better than the strongest bot's, or None."""
        return None
