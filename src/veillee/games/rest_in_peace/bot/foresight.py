"""Duels played on with the network on both sides: what a move leads to, over all that may lie hidden."""

from typing import Final

from librt.strings import BytesWriter

from veillee.core.contract import CHANCE, NOBODY
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.rules.state import State

_SEEDS: Final = 1 << 30


def play_on(duels: list[State], seat: int, rng: Rng) -> list[float]:
    """Play duels to their end, all at once; return what each gave a family (-1..1)."""
    gains = [0.0] * len(duels)
    running = list(range(len(duels)))
    while True:
        observations = BytesWriter()
        deciding: list[int] = []
        choices: list[list[int]] = []
        for index in running:
            duel = duels[index]
            actions = _next_choice(duel, rng)
            if actions:
                duel.observe(duel.actor(), observations)
                deciding.append(index)
                choices.append(actions)
            else:
                gains[index] = duel.returns()[seat]
        if not deciding:
            return gains
        drawn: list[int] = master().draw(observations.getvalue(), choices, int(rng.below(_SEEDS)))
        for index, action in zip(deciding, drawn):
            duels[index].act(action)
        running = deciding


def worth_of(perspective: Perspective, actions: list[int], worlds: int, rng: Rng) -> list[float]:
    """Return what each action gives the family on average, in the same worlds for all."""
    samples: list[State] = []
    for _ in range(worlds):
        world = perspective.sample(rng)
        assert isinstance(world, State)
        samples.append(world)
    duels: list[State] = []
    for action in actions:
        for sample in samples:
            duel = sample.copy()
            duel.act(action)
            duels.append(duel)
    gains = play_on(duels, perspective.seat, rng)
    return [sum(gains[start : start + worlds]) / worlds for start in range(0, len(gains), worlds)]


def _next_choice(duel: State, rng: Rng) -> list[int]:
    """Go on to the next real choice and return its actions; none when the duel is over."""
    while True:
        actor = duel.actor()
        if actor == NOBODY:
            return []
        if actor == CHANCE:
            duel.act(duel.chance(rng))
            continue
        actions = duel.actions()
        if len(actions) > 1:
            return actions
        duel.act(actions[0])
