"""What the other family probably hides, as learnt from many duels (`veillee lab rest-in-peace beliefs`)."""

from functools import cache
from importlib.resources import as_file, files
from math import exp, log
from typing import Final

from veillee.core.contract.perspective import Perspective
from veillee.core.network import Network, load_network
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.knowledge.places import PLACES, hidden_places
from veillee.games.rest_in_peace.rules.state import State

_GUESSES: Final = 4  # for each world that is wanted
_STEPS: Final = 1 << 20
_LEAST: Final = 1e-30  # a chance that is too small to be told from none


@cache
def beliefs() -> Network:
    """Return the network that believes: it gives each place a chance that a Ghost lies there."""
    with as_file(files("veillee.games.rest_in_peace.bot") / "beliefs.npz") as path:
        return load_network(path, PLACES)


def any_worlds(perspective: Perspective, worlds: int, rng: Rng) -> list[State]:
    """Return worlds that agree with all that the seat knows."""
    guesses: list[State] = []
    for _ in range(worlds):
        guess = perspective.sample(rng)
        assert isinstance(guess, State)
        guesses.append(guess)
    return guesses


def likely_worlds(perspective: Perspective, worlds: int, rng: Rng) -> list[State]:
    """Return such worlds, each as often as the seat believes in it."""
    guesses = any_worlds(perspective, _GUESSES * worlds, rng)
    weights = _weights(perspective, guesses)
    # Equal steps through all weights, from a random start.
    step = sum(weights) / worlds
    until = step * (int(rng.below(_STEPS)) + 0.5) / _STEPS
    drawn: list[State] = []
    passed = 0.0
    for guess, weight in zip(guesses, weights):
        passed += weight
        while passed > until:
            drawn.append(guess)
            until += step
    return drawn


def _weights(perspective: Perspective, guesses: list[State]) -> list[float]:
    """Return how likely each guess is; the likeliest has 1."""
    likely = [log(max(chance, _LEAST)) for chance in beliefs().chances(perspective.observation(), PLACES)]
    sums = [sum([likely[place] for place in hidden_places(guess.side(1 - perspective.seat))]) for guess in guesses]
    most = max(sums)
    return [exp(each - most) for each in sums]
