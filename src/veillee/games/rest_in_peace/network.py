"""The master's network: a family's sheet in, a chance for each of its moves and of winning out."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import numpy.typing as npt

from veillee.games.rest_in_peace.choices import every_action

Floats = npt.NDArray[np.float32]


class Network:
    """Two hidden layers in plain NumPy."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as stored:
            self._layers = {name: stored[name].astype(np.float32) for name in stored.files}
        self._index = {code: index for index, code in enumerate(every_action())}

    def chances(self, sheet: bytes, actions: list[int]) -> Floats:
        """Return the chance that the network gives each action."""
        hidden = self._hidden(sheet)
        chosen = [self._index[action] for action in actions]
        logits = self._layers["policy.weight"][chosen] @ hidden + self._layers["policy.bias"][chosen]
        weights = np.exp(logits - logits.max())
        shares: Floats = weights / weights.sum()
        return shares

    def worth(self, sheet: bytes) -> float:
        """Return what the network expects of the game (-1..1)."""
        return float(np.tanh(self._through("value", self._hidden(sheet))[0]))

    def _hidden(self, sheet: bytes) -> Floats:
        first = np.maximum(self._through("first", np.frombuffer(sheet, np.uint8).astype(np.float32)), 0)
        second: Floats = np.maximum(self._through("second", first), 0)
        return second

    def _through(self, name: str, given: Floats) -> Floats:
        passed: Floats = self._layers[f"{name}.weight"] @ given + self._layers[f"{name}.bias"]
        return passed


@cache
def master() -> Network:
    """Return the network that is shipped with the game."""
    with as_file(files(__package__) / "master.npz") as path:
        return Network(path)
