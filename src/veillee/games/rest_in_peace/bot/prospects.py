"""Each family's chance of winning."""

from typing import Final

from veillee.core.contract import CHANCE, NOBODY
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.foresight import SEEDS, play_on
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.rules.state import State

_OPEN_DUELS: Final = 32
_WORLDS: Final = 8  # guesses at what lies hidden while the other family is to decide


def expect(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each family's chance of winning, from what the seat knows."""
    worlds = 1 if perspective.legal() else _WORLDS
    total = 0.0
    for _ in range(worlds):
        world = perspective.sample(rng)
        assert isinstance(world, State)
        total += _promise(world, rng)
    green = (1.0 + total / worlds) / 2.0
    return [green, 1.0 - green]


def expect_open(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each family's chance of winning with all cards open: how duels end that play on from here."""
    duels: list[State] = []
    for _ in range(_OPEN_DUELS):
        world = perspective.sample(rng)
        assert isinstance(world, State)
        duels.append(world)
    seeds = [int(rng.below(SEEDS)) for _ in duels]
    green = (1.0 + sum(play_on(duels, seeds, 0, rng)) / _OPEN_DUELS) / 2.0
    return [green, 1.0 - green]


def _promise(world: State, rng: Rng) -> float:
    """Return what green may expect (-1..1): the network judges for a family that is about to decide."""
    while world.actor() == CHANCE:
        world.act(world.chance(rng))
    seat = world.actor()
    if seat == NOBODY:
        return world.returns()[0]
    worth = master().worth(Perspective(world, seat).observation())
    return worth if seat == 0 else -worth
