"""A trained network in NumPy."""

from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]


class NumpyNetwork:
    """Two hidden layers in plain NumPy, as `veillee train` writes them for a game with numbered moves."""

    games = 240

    def __init__(self, path: Path, codes: list[int]) -> None:
        with path.open("rb") as file, np.load(file) as stored:
            self._layers = {name: stored[name].astype(np.float32) for name in stored.files}
        self._columns = np.ascontiguousarray(self._layers["first.weight"].T)
        self._index = {code: index for index, code in enumerate(codes)}

    def size(self) -> tuple[int, int]:
        """Return how many numbers an observation has and how many moves there are."""
        return self._layers["first.weight"].shape[1], self._layers["policy.weight"].shape[0]

    def chances(self, sheet: bytes, actions: list[int]) -> list[float]:
        """Return the probability that the network gives each action."""
        hidden = self._hidden(sheet)
        chosen = [self._index[action] for action in actions]
        logits = self._layers["policy.weight"][chosen] @ hidden + self._layers["policy.bias"][chosen]
        weights = np.exp(logits - logits.max())
        shares: list[float] = (weights / weights.sum()).tolist()
        return shares

    def draw(self, sheets: bytes, choices: list[list[int]], seed: int) -> list[int]:
        """Return an action for each of many observations, drawn with the probabilities that the network gives."""
        seen = np.frombuffer(sheets, np.uint8).reshape(len(choices), -1)
        told = np.flatnonzero(seen.any(axis=0))  # most of what is observed is zero everywhere, and is skipped
        first = seen.take(told, axis=1).astype(np.float32) @ self._columns[told] + self._layers["first.bias"]
        second = np.maximum(first, 0) @ self._layers["second.weight"].T + self._layers["second.bias"]
        sizes = [len(actions) for actions in choices]
        codes = list(chain.from_iterable(choices))
        outputs = [self._index[code] for code in codes]
        rows = np.repeat(np.arange(len(choices)), sizes)
        logits = np.einsum("ik,ik->i", self._layers["policy.weight"][outputs], np.maximum(second, 0)[rows])
        luck = np.random.default_rng(seed).gumbel(size=len(codes))
        reach = logits + self._layers["policy.bias"][outputs] + luck
        begins = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        drawn = np.flatnonzero(reach == np.maximum.reduceat(reach, begins)[rows])
        return [codes[place] for place in drawn.tolist()]

    def worth(self, sheet: bytes) -> float:
        """Return the result that the network expects (-1..1)."""
        return float(np.tanh(self._through("value", self._hidden(sheet))[0]))

    def _hidden(self, sheet: bytes) -> Floats:
        first = np.maximum(self._through("first", np.frombuffer(sheet, np.uint8).astype(np.float32)), 0)
        second: Floats = np.maximum(self._through("second", first), 0)
        return second

    def _through(self, name: str, given: Floats) -> Floats:
        passed: Floats = self._layers[f"{name}.weight"] @ given + self._layers[f"{name}.bias"]
        return passed
