"""Duels played on with the network on both sides: what a move leads to, over all that may lie hidden."""

from math import sqrt
from typing import Final

from librt.strings import BytesWriter

from veillee.core.contract import CHANCE, NOBODY
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import FastRng, Rng
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.rules.chance import drawer
from veillee.games.rest_in_peace.rules.position import DRAW
from veillee.games.rest_in_peace.rules.state import State

SEEDS: Final = 1 << 30


class Luck:
    """What chance gives in a duel: which cards a family draws does not depend on what the other draws."""

    def __init__(self, seed: int) -> None:
        self.green: Final = FastRng(seed)
        self.blue: Final = FastRng(seed + 1)

    def move(self, duel: State, rng: Rng) -> int:
        """Return chance's next move."""
        if duel.mode != DRAW:
            return duel.chance(rng)
        return duel.chance(self.green if drawer(duel) == 0 else self.blue)


def play_on(duels: list[State], seeds: list[int], seat: int, rng: Rng) -> list[float]:
    """Play duels to their end, all at once; return what each gave a family (-1..1).

    Where seeds are the same, the families draw the same cards.
    """
    gains = [0.0] * len(duels)
    lucks = [Luck(seed) for seed in seeds]
    running = list(range(len(duels)))
    while True:
        observations = BytesWriter()
        deciding: list[int] = []
        choices: list[list[int]] = []
        for index in running:
            duel = duels[index]
            actions = _next_choice(duel, lucks[index], rng)
            if actions:
                duel.observe(duel.actor(), observations)
                deciding.append(index)
                choices.append(actions)
            else:
                gains[index] = duel.returns()[seat]
        if not deciding:
            return gains
        drawn: list[int] = master().draw(observations.getvalue(), choices, int(rng.below(SEEDS)))
        for index, action in zip(deciding, drawn):
            duels[index].act(action)
        running = deciding


def best_of(perspective: Perspective, actions: list[int], chances: list[float], duels: int, rng: Rng) -> int:
    """Return the place of the best action: all are tried, the better half of them again in other worlds, and so on.

    So many duels are played on altogether. The fewer worlds an action was tried in, the more the chance that the
    network gives it counts.
    """
    left = list(range(len(actions)))
    sums = [0.0] * len(actions)
    steps = (len(actions) - 1).bit_length()
    tried = 0
    while len(left) > 1:
        worlds = _worlds(perspective, max(1, duels // steps // len(left)), rng)
        for place, gain in zip(left, _gains(perspective.seat, worlds, [actions[place] for place in left], rng)):
            sums[place] += gain
        tried += len(worlds)
        doubt = 1.0 / sqrt(tried)
        ranked = [(sums[place] / tried + doubt * chances[place], place) for place in left]
        ranked.sort(reverse=True)
        best = ranked[0][0]
        left = [place for worth, place in ranked[: (len(left) + 1) // 2] if worth > best - doubt]
    return left[0]


def _worlds(perspective: Perspective, count: int, rng: Rng) -> list[State]:
    """Return guesses that agree with all that the seat knows."""
    guesses: list[State] = []
    for _ in range(count):
        guess = perspective.sample(rng)
        assert isinstance(guess, State)
        guesses.append(guess)
    return guesses


def _gains(seat: int, worlds: list[State], actions: list[int], rng: Rng) -> list[float]:
    """Return what each action gives the family in all worlds together, with the same draws for all actions."""
    seeds = [int(rng.below(SEEDS)) for _ in worlds]
    duels: list[State] = []
    for action in actions:
        for world in worlds:
            duel = world.copy()
            duel.act(action)
            duels.append(duel)
    gains = play_on(duels, seeds * len(actions), seat, rng)
    return [sum(gains[start : start + len(worlds)]) for start in range(0, len(gains), len(worlds))]


def _next_choice(duel: State, luck: Luck, rng: Rng) -> list[int]:
    """Go on to the next real choice and return its actions; none when the duel is over."""
    while True:
        actor = duel.actor()
        if actor == NOBODY:
            return []
        if actor == CHANCE:
            duel.act(luck.move(duel, rng))
            continue
        actions = duel.actions()
        if len(actions) > 1:
            return actions
        duel.act(actions[0])
