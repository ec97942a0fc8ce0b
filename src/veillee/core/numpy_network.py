"""A trained network in NumPy."""

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
        hidden = np.frombuffer(sheets, np.uint8).reshape(len(choices), -1).astype(np.float32)
        for name in ("first", "second"):
            hidden = np.maximum(hidden @ self._layers[f"{name}.weight"].T + self._layers[f"{name}.bias"], 0)
        widest = max(map(len, choices))
        known = np.full((len(choices), widest), -1)
        for row, actions in enumerate(choices):
            known[row, : len(actions)] = [self._index[action] for action in actions]
        logits = np.einsum("rck,rk->rc", self._layers["policy.weight"][known], hidden)
        logits = np.where(known < 0, -np.inf, logits + self._layers["policy.bias"][known])
        luck = np.random.default_rng(seed).gumbel(size=logits.shape)
        drawn = np.argmax(logits + luck, axis=1)
        return [actions[index] for actions, index in zip(choices, drawn.tolist())]

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
