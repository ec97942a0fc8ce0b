"""Two hidden layers in NumPy, with the gradients that learning needs."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Weights = dict[str, Floats]

FORBIDDEN: Final = np.float32(-1e9)
_SMALL: Final = 0.01


class Pass:
    """What one pass through the network computed, kept for the way back."""

    def __init__(self, given: Floats, first: Floats, second: Floats, log_chances: Floats, values: Floats) -> None:
        self.given = given
        self.first = first
        self.second = second
        self.log_chances = log_chances
        self.values = values


class Perceptron:
    """Observations in; the logarithm of each action's chance and the expected result (-1 to 1) out."""

    def __init__(self, scale: Floats, hidden: tuple[int, int], actions: int, rng: np.random.Generator) -> None:
        self.scale: Final = scale
        sizes = {"first": (len(scale), hidden[0]), "second": hidden, "policy": (hidden[1], actions)}
        self.weights: Final[Weights] = {}
        for name, (inside, outside) in (sizes | {"value": (hidden[1], 1)}).items():
            spread = _SMALL if name in ("policy", "value") else np.sqrt(2 / inside)
            self.weights[f"{name}.weight"] = (spread * rng.standard_normal((outside, inside))).astype(np.float32)
            self.weights[f"{name}.bias"] = np.zeros(outside, np.float32)

    def forward(self, observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.int8]) -> Pass:
        """Return the chances of the legal actions; an illegal one has none."""
        given = observations * self.scale
        first = np.maximum(self._through("first", given), 0)
        second = np.maximum(self._through("second", first), 0)
        logits = np.where(masks > 0, self._through("policy", second), FORBIDDEN)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return Pass(given, first, second, logits, np.tanh(self._through("value", second))[:, 0])

    def backward(self, done: Pass, by_logit: Floats, by_value: Floats) -> Weights:
        """Return the gradient of a loss, given how it changes with each logit and each value."""
        by_reading = (by_value * (1 - done.values**2))[:, None]
        back = by_logit @ self.weights["policy.weight"] + by_reading @ self.weights["value.weight"]
        by_second = back * (done.second > 0)
        by_first = (by_second @ self.weights["second.weight"]) * (done.first > 0)
        layers: dict[str, tuple[Any, Floats]] = {
            "first": (by_first, done.given),
            "second": (by_second, done.first),
            "policy": (by_logit, done.second),
            "value": (by_reading, done.second),
        }
        gradient: Weights = {}
        for name, (change, inside) in layers.items():
            gradient[f"{name}.weight"] = change.T @ inside
            gradient[f"{name}.bias"] = change.sum(axis=0)
        return gradient

    def save(self, file: Path) -> None:
        """Write the weights as the arena reads them (`FILE.npz`)."""
        folded = {**self.weights, "first.weight": self.weights["first.weight"] * self.scale}
        np.savez_compressed(file, **folded)  # type: ignore[arg-type]

    def _through(self, name: str, given: Floats) -> Floats:
        passed: Floats = given @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return passed
