"""What the game teaches itself: chances of winning, and reasons in its own words."""

from veillee.core.contract import Perspective, Reason, Teaching
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.prospects import expect, expect_open
from veillee.games.rest_in_peace.bot.reasons import explain


class RestInPeaceTeaching(Teaching):
    """Chances and reasons."""

    def expect(self, perspective: Perspective, rng: Rng) -> list[float]:
        return expect(perspective, rng)

    def expect_open(self, perspective: Perspective, rng: Rng) -> list[float]:
        return expect_open(perspective, rng)

    def explain(self, perspective: Perspective, move: str, rng: Rng) -> Reason | None:
        return explain(perspective, move, rng)
