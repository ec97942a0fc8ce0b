"""Proximal policy optimisation with Adam, in NumPy."""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from veillee.lab.baseline.perceptron import Floats, Perceptron, Weights

RATE: Final = 1e-3
LAST_RATE: Final = 0.1
"""The share of the rate that is left at the end."""
ENTROPY: Final = 0.02
CLIP: Final = 0.2
EPOCHS: Final = 2
PARTS: Final = 4
LONGEST: Final = 0.5
_KEPT: Final = (0.9, 0.999)
_NEVER_ZERO: Final = 1e-5


class Decisions(NamedTuple):
    """What was decided: what was seen, what was legal and chosen, how likely that was, and what it gained."""

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.int8]
    chosen: npt.NDArray[np.int64]
    log_chances: Floats
    gains: Floats
    targets: Floats

    def part(self, picked: npt.NDArray[np.int64]) -> "Decisions":
        """Return some of them."""
        columns: list[Any] = [column[picked] for column in self]
        return Decisions(*columns)


class Ppo:
    """Changes a network so that what gained more becomes likelier, a little at a time."""

    def __init__(self, network: Perceptron, rng: np.random.Generator) -> None:
        self.network: Final = network
        self._rng: Final = rng
        self._means: Final[Weights] = {name: np.zeros_like(part) for name, part in network.weights.items()}
        self._squares: Final[Weights] = {name: np.zeros_like(part) for name, part in network.weights.items()}
        self._steps = 0

    def learn(self, decisions: Decisions, progress: float) -> None:
        """Learn from decisions; `progress` runs from 0 to 1 and slows the learning down."""
        rate = RATE * (1 + (LAST_RATE - 1) * progress)
        for _ in range(EPOCHS):
            for picked in np.array_split(self._rng.permutation(len(decisions.chosen)), PARTS):
                self._descend(self.gradient(decisions.part(picked)), rate)

    def gradient(self, decisions: Decisions) -> Weights:
        """Return the gradient of the loss: the clipped objective, the error of the values, and an entropy bonus."""
        count = len(decisions.chosen)
        rows = np.arange(count)
        done = self.network.forward(decisions.observations, decisions.masks)
        chances = np.exp(done.log_chances)
        ratio = np.exp(done.log_chances[rows, decisions.chosen] - decisions.log_chances)
        gains = (decisions.gains - decisions.gains.mean()) / (decisions.gains.std() + np.float32(1e-6))
        held = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(held, gains * ratio, 0)
        entropy = -(chances * done.log_chances).sum(axis=1, keepdims=True)
        by_logit = chances * (pull[:, None] + ENTROPY * (done.log_chances + entropy))
        by_logit[rows, decisions.chosen] -= pull
        by_value = done.values - decisions.targets
        return self.network.backward(done, (by_logit / count).astype(np.float32), by_value / np.float32(count))

    def _descend(self, gradient: Weights, rate: float) -> None:
        self._steps += 1
        length = np.sqrt(sum(float((part**2).sum()) for part in gradient.values()))
        shorter = min(1.0, LONGEST / (length + _NEVER_ZERO))
        first, second = _KEPT
        for name, part in gradient.items():
            self._means[name] += (1 - first) * (shorter * part - self._means[name])
            self._squares[name] += (1 - second) * ((shorter * part) ** 2 - self._squares[name])
            mean = self._means[name] / (1 - first**self._steps)
            square = self._squares[name] / (1 - second**self._steps)
            self.network.weights[name] -= rate * mean / (np.sqrt(square) + _NEVER_ZERO)
