"""The five levels: a child walks to what is near, forgets and guesses; an expert weighs all that was ever asked."""

from typing import Final

from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.labystere.bot.detective import Detective
from veillee.games.labystere.bot.habits import EXPERT, Habits
from veillee.games.labystere.bot.thumbs import THUMBS, choose_by_thumb
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.state import State

LEVELS: Final[list[Habits]] = [
    Habits(1, False, False, False, 0.85, haste=0.35, notices=10, nerve=0.5),
    Habits(1, True, False, False, 0.88, haste=0.25, notices=20, nerve=0.5),
    Habits(2, True, False, False, 0.9, haste=0.12, notices=45, nerve=0.5),
    Habits(4, True, True, False, 0.95, haste=0.02, notices=92),
    EXPERT,
]
# The strongest level without one of its parts.
_WITHOUT: Final = {
    "memory": Habits(4, False, True, True, 0.95),
    "deduction": Habits(4, True, False, True, 0.95),
    "watching": Habits(4, True, True, False, 0.95),
}


class LabystereBot(Bot):
    """The five levels of the game's own bot."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        return _decide(perspective, LEVELS[level - 1], rng)

    def parts(self) -> list[str]:
        return list(_WITHOUT)

    def choose_without(self, perspective: Perspective, part: str, rng: Rng) -> str:
        return _decide(perspective, _WITHOUT[part], rng)

    def thumbs(self) -> list[str]:
        return list(THUMBS)

    def choose_by_thumb(self, perspective: Perspective, thumb: str, rng: Rng) -> str:
        return choose_by_thumb(perspective, thumb, rng)


def _decide(perspective: Perspective, habits: Habits, rng: Rng) -> str:
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    # A drawn world is as good as the true one for all that the seat knows, and holds nothing else.
    world = perspective.sample(rng)
    assert isinstance(world, State)
    detective = Detective(world, perspective.seat, habits, rng)
    stage = world.stage
    if stage == stages.CHOOSE:
        return detective.walk_or_exchange(moves)
    if stage == stages.LOOK:
        return detective.look(moves)
    if stage == stages.ASK:
        return detective.ask(moves)
    if stage == stages.TRADE:
        return detective.trade(moves)
    return detective.declare_or("pass" if stage == stages.DECLARE else "roll")
