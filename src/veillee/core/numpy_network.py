"""A trained network in NumPy."""

from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Indices = npt.NDArray[np.intp]


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
        second = self._hidden_of_many(np.frombuffer(sheets, np.uint8).reshape(len(choices), -1))
        codes = list(chain.from_iterable(choices))
        outputs = np.fromiter(map(self._index.__getitem__, codes), np.intp, len(codes))
        sizes = np.fromiter(map(len, choices), np.intp, len(choices))
        rows = np.arange(len(choices)).repeat(sizes)
        used, places = self._used(outputs)  # few of all moves can be made in any one batch
        logits = second @ self._layers["policy.weight"].take(used, axis=0).T + self._layers["policy.bias"].take(used)
        luck = np.random.default_rng(seed).gumbel(size=len(codes))
        reach = logits.ravel().take(rows * len(used) + places) + luck
        highest = np.maximum.reduceat(reach, sizes.cumsum() - sizes)
        return [codes[place] for place in np.flatnonzero(reach == highest.take(rows)).tolist()]

    def worth(self, sheet: bytes) -> float:
        """Return the result that the network expects (-1..1)."""
        return float(np.tanh(self._through("value", self._hidden(sheet))[0]))

    def _hidden_of_many(self, seen: npt.NDArray[np.uint8]) -> Floats:
        told = np.flatnonzero(seen.any(axis=0))  # most of what is observed is zero everywhere, and is skipped
        first = seen.take(told, axis=1).astype(np.float32) @ self._columns.take(told, axis=0)
        first += self._layers["first.bias"]
        second: Floats = np.maximum(first, 0, out=first) @ self._layers["second.weight"].T
        second += self._layers["second.bias"]
        return np.maximum(second, 0, out=second)

    def _used(self, outputs: Indices) -> tuple[Indices, Indices]:
        """Return the outputs that occur, each once, and the place among these of every one."""
        place = np.zeros(len(self._index), np.intp)
        place[outputs] = 1
        used = np.flatnonzero(place)
        place[used] = np.arange(len(used))
        return used, place.take(outputs)

    def _hidden(self, sheet: bytes) -> Floats:
        first = np.maximum(self._through("first", np.frombuffer(sheet, np.uint8).astype(np.float32)), 0)
        second: Floats = np.maximum(self._through("second", first), 0)
        return second

    def _through(self, name: str, given: Floats) -> Floats:
        passed: Floats = self._layers[f"{name}.weight"] @ given + self._layers[f"{name}.bias"]
        return passed
