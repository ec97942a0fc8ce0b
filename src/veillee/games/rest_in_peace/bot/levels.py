"""Five families: a child, a beginner, and three that learnt by playing against themselves.

The strongest also thinks ahead: where several moves are likely it plays each on to the end, many times.
"""

from typing import Final

from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.core.network import weights_of
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.foresight import worth_of
from veillee.games.rest_in_peace.bot.greedy import greedy_action
from veillee.games.rest_in_peace.bot.lowest import BEGINNER, CHILD, THUMB, lowest_action
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.knowledge.forgetting import forget_cards, look_near
from veillee.games.rest_in_peace.notation import parse_family, words
from veillee.games.rest_in_peace.rules.state import State

PARTS: Final = ("memory", "far-sight", "foresight")
THUMBS: Final = ("lowest", "thrifty", "hasty")
_LIKELY: Final = 0.05  # of the likeliest move's chance: what is less likely is not thought through
_TRUST: Final = 0.05  # what the network's own chance adds to what thinking ahead found


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
    return _learnt(perspective, moves, level >= 4, level == 5, level == 5, rng)


def choose_without(perspective: Perspective, part: str, rng: Rng) -> str:
    """Return the move of the master without one of its parts."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    return _learnt(perspective, moves, part != "far-sight", part != "memory", part != "foresight", rng)


def choose_by_thumb(perspective: Perspective, thumb: str, rng: Rng) -> str:
    """Return the move of a rule of thumb."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    world = perspective.sample(rng)
    assert isinstance(world, State)
    return words(lowest_action(world, THUMB, rng) if thumb == "lowest" else greedy_action(world, thumb == "hasty"))


def _learnt(
    perspective: Perspective, moves: list[str], sees_far: bool, remembers: bool, thinks_ahead: bool, rng: Rng
) -> str:
    """Return what self-play taught a family that sees beyond the next round, remembers and thinks ahead, or not."""
    observation = perspective.observation()
    if not remembers:
        observation = forget_cards(observation)
    if not sees_far:
        observation = look_near(observation)
    actions = [parse_family(move) for move in moves]
    chances = master().chances(observation, actions)
    if not thinks_ahead:
        return moves[rng.weighted(weights_of(chances))]
    least = _LIKELY * max(chances)
    likely = [index for index, chance in enumerate(chances) if chance >= least]
    if len(likely) == 1:
        return moves[likely[0]]
    # The duels that a decision is worth are shared by the moves that are thought through.
    duels = max(1, master().games // len(likely))
    worth = worth_of(perspective, [actions[index] for index in likely], duels, rng)
    best = 0
    for place in range(1, len(likely)):
        if worth[place] + _TRUST * chances[likely[place]] > worth[best] + _TRUST * chances[likely[best]]:
            best = place
    return moves[likely[best]]


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
