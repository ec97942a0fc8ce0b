"""A trained network: takes a seat's observation, returns a probability for each of its moves and a value."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

_PRECISION: Final = 1 << 24


class Network(Protocol):
    """Two hidden layers, as `veillee train` writes them for a game with numbered moves."""

    games: int
    """How many games it can play on to their end within about a second, where it has to think ahead."""

    def chances(self, sheet: bytes, actions: list[int]) -> list[float]:
        """Return the probability that the network gives each action."""

    def draw(self, sheets: bytes, choices: list[list[int]], seed: int) -> list[int]:
        """Return an action for each of many observations, drawn with the probabilities that the network gives."""

    def worth(self, sheet: bytes) -> float:
        """Return the result that the network expects (-1..1)."""


Load = Callable[[Path, list[int]], Network]
_loads: Final[list[Load]] = []


def load_networks_with(load: Load) -> None:
    """Load networks in another way than with NumPy: where there is none."""
    _loads.append(load)


def load_network(path: Path, codes: list[int]) -> Network:
    """Load the network of a file; `codes` are the moves that its outputs stand for."""
    if _loads:
        return _loads[-1](path, codes)
    from veillee.core.numpy_network import NumpyNetwork

    return NumpyNetwork(path, codes)


def weights_of(chances: list[float]) -> list[int]:
    """Return probabilities as whole-number weights for `Rng.weighted`; none is zero."""
    return [int(chance * _PRECISION) + 1 for chance in chances]
