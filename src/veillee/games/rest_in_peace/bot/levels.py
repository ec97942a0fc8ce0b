"""Five families: a child, a beginner, and three that learnt by playing against themselves.

Two of these think ahead: they play moves on to the end, many times. The strongest tries every move, the other those
between which it hesitates, and plays on fewer duels.
"""

from typing import Final

from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.core.network import weights_of
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.foresight import best_of
from veillee.games.rest_in_peace.bot.greedy import greedy_action
from veillee.games.rest_in_peace.bot.lowest import BEGINNER, CHILD, THUMB, lowest_action
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.knowledge.forgetting import forget_cards, look_near
from veillee.games.rest_in_peace.notation import parse_family, words
from veillee.games.rest_in_peace.rules.state import State

MEMORY: Final = "memory"
FAR_SIGHT: Final = "far-sight"
FORESIGHT: Final = "foresight"
BREADTH: Final = "breadth"
PARTS: Final = [MEMORY, FAR_SIGHT, FORESIGHT, BREADTH]
_HAS: Final[dict[int, list[str]]] = {3: [FAR_SIGHT], 4: [MEMORY, FAR_SIGHT, FORESIGHT], 5: PARTS}
THUMBS: Final = ("lowest", "thrifty", "hasty")
_LIKELY: Final = 0.005  # of the likeliest move's chance: without breadth, what is less likely is not thought through
_HASTE: Final = 4  # level 4 plays on one duel of so many for which there would be time


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the master)."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    if level <= 2:
        # Both look at what their seat knows alone; a drawn world is as good as the true one.
        world = perspective.sample(rng)
        assert isinstance(world, State)
        return words(lowest_action(world, CHILD if level == 1 else BEGINNER, rng))
    duels = master().games if level == 5 else master().games // _HASTE
    return _learnt(perspective, moves, _HAS[level], duels, rng)


def choose_without(perspective: Perspective, part: str, rng: Rng) -> str:
    """Return the move of the master without one of its parts."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    return _learnt(perspective, moves, [other for other in PARTS if other != part], master().games, rng)


def choose_by_thumb(perspective: Perspective, thumb: str, rng: Rng) -> str:
    """Return the move of a rule of thumb."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    world = perspective.sample(rng)
    assert isinstance(world, State)
    return words(lowest_action(world, THUMB, rng) if thumb == "lowest" else greedy_action(world, thumb == "hasty"))


def _learnt(perspective: Perspective, moves: list[str], has: list[str], duels: int, rng: Rng) -> str:
    """Return what self-play taught a family that has some of the master's parts."""
    observation = perspective.observation()
    if MEMORY not in has:
        observation = forget_cards(observation)
    if FAR_SIGHT not in has:
        observation = look_near(observation)
    actions = [parse_family(move) for move in moves]
    chances = master().chances(observation, actions)
    if FORESIGHT not in has:
        return moves[rng.weighted(weights_of(chances))]
    thought = actions
    if BREADTH not in has:
        least = _LIKELY * max(chances)
        thought = [action for action, chance in zip(actions, chances) if chance >= least]
        chances = [chance for chance in chances if chance >= least]
    chosen = thought[best_of(perspective, thought, chances, duels, rng)]
    return moves[actions.index(chosen)]


class RestInPeaceBot(Bot):
    """The five levels of the game's own bot."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        return choose(perspective, level, rng)

    def parts(self) -> list[str]:
        return list(PARTS)

    def choose_without(self, perspective: Perspective, part: str, rng: Rng) -> str:
        return choose_without(perspective, part, rng)

    def thumbs(self) -> list[str]:
        return list(THUMBS)

    def choose_by_thumb(self, perspective: Perspective, thumb: str, rng: Rng) -> str:
        return choose_by_thumb(perspective, thumb, rng)
