"""Five families: a hasty child, a thrifty one, and three that learnt by playing against themselves."""

from typing import Final

from veillee.core.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.greedy import greedy_action
from veillee.games.rest_in_peace.network import master
from veillee.games.rest_in_peace.notation import parse_family, words
from veillee.games.rest_in_peace.observation import forget_cards, look_near
from veillee.games.rest_in_peace.state import RestInPeace

_PRECISION: Final = 1 << 24


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the master)."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    if level <= 2:
        # Both look at what their seat knows alone; a drawn world is as good as the true one.
        world = perspective.sample(rng)
        assert isinstance(world, RestInPeace)
        return words(greedy_action(world, level == 1))
    sheet = perspective.sheet()
    if level <= 4:
        sheet = forget_cards(sheet)
    if level == 3:
        sheet = look_near(sheet)
    actions = [parse_family(move) for move in moves]
    chances, _ = master().judge(sheet, actions)
    return moves[rng.weighted([int(chance * _PRECISION) + 1 for chance in chances])]


def expect(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each family's chance of winning, from what the seat knows."""
    _, worth = master().judge(perspective.sheet(), [0])
    mine = (1.0 + worth) / 2.0
    return [mine, 1.0 - mine] if perspective.seat == 0 else [1.0 - mine, mine]
