"""The network that learns by self-play, and how PPO changes it."""

from copy import deepcopy
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from veillee.lab.training.experience import Experience

HIDDEN = (160, 128)
CLIP = 0.2
EPOCHS = 2
MINIBATCH = 4096
FORBIDDEN = -1e9
KEPT = 0.98
"""How much of the average a step leaves."""

Weights = dict[str, torch.Tensor]


class Network:
    """An observation in, a preference for each action and the chance of winning (-1..1) out."""

    def __init__(self, size: int, actions: int, scale: npt.NDArray[np.float32]) -> None:
        self.scale = torch.from_numpy(scale)
        self.layers = nn.ModuleDict(
            {
                "first": nn.Linear(size, HIDDEN[0]),
                "second": nn.Linear(HIDDEN[0], HIDDEN[1]),
                "policy": nn.Linear(HIDDEN[1], actions),
                "value": nn.Linear(HIDDEN[1], 1),
            }
        )
        nn.init.normal_(self.layers["policy"].weight, std=0.01)
        nn.init.normal_(self.layers["value"].weight, std=0.01)

    def __call__(self, observations: torch.Tensor, moves: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of each legal move's chance, and what is expected of the game."""
        hidden = torch.relu(self.layers["first"](observations.float() * self.scale))
        hidden = torch.relu(self.layers["second"](hidden))
        wide = moves.long()
        logits = self.layers["policy"](hidden).gather(1, wide.clamp(min=0)).masked_fill(wide < 0, FORBIDDEN)
        return torch.log_softmax(logits, -1), torch.tanh(self.layers["value"](hidden)).squeeze(-1)

    def state(self) -> Weights:
        """Return a copy of the weights."""
        return {name: tensor.detach().clone() for name, tensor in self.layers.state_dict().items()}

    def export(self, weights: Weights, sureness: float) -> dict[str, npt.NDArray[np.float16]]:
        """Return what NumPy needs to play with weights of this network, in half precision.

        A sureness above 1 makes rare moves rarer; most of them are left over from exploration.
        """
        state = dict(weights)
        state["first.weight"] = state["first.weight"] * self.scale
        for name in ("policy.weight", "policy.bias"):
            state[name] = state[name] * sureness
        return {name: tensor.numpy().astype(np.float16) for name, tensor in state.items()}


def load_weights(path: Path) -> Network:
    """Read back a network that `export` wrote; its scale is already in the first layer."""
    try:
        stored = np.load(path)
        size = stored["first.weight"].shape[1]
    except (ValueError, KeyError, IndexError, EOFError) as error:
        raise ValueError(f"{path}: these are no weights that `veillee train` wrote") from error
    with stored:
        network = Network(size, stored["policy.weight"].shape[0], np.ones(size, np.float32))
        tensors = {name: torch.from_numpy(stored[name].astype(np.float32)) for name in stored.files}
    network.layers.load_state_dict(tensors)
    return network


class Learner:
    """PPO with an entropy bonus that fades; `progress` runs from 0 to 1.

    In self-play the weights go round in circles: their average is far harder to exploit than the weights of any one
    moment. A magnet draws each step towards that average, which calms the circles down (as in magnetic mirror descent).
    """

    def __init__(self, network: Network, rate: float, entropy: tuple[float, float], magnet: float = 0.0) -> None:
        self.network = network
        self.rate = rate
        self.entropy = entropy
        self.magnet = magnet
        self.anchor = deepcopy(network)
        self.optimizer = torch.optim.Adam(network.layers.parameters(), lr=rate, eps=1e-5)
        self.average = network.state()

    def learn(self, experience: Experience, progress: float) -> dict[str, float]:
        """Update the network from experience; return figures to report."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * (1.0 - 0.95 * progress)
        bonus = self.entropy[0] + (self.entropy[1] - self.entropy[0]) * progress
        count = len(experience.chosen)
        self.anchor.layers.load_state_dict(self.average)
        told: dict[str, float] = {"entropy": 0.0, "value-loss": 0.0, "clipped": 0.0}
        steps = 0
        for _ in range(EPOCHS):
            # Equal parts: a small rest would move the network as far as a whole part, by the chance of a few decisions.
            for picked in torch.randperm(count).chunk(max(1, round(count / MINIBATCH))):
                self._step(experience, picked, bonus, told)
                steps += 1
        for name, now in self.network.state().items():
            self.average[name].lerp_(now, 1 - KEPT)
        return {name: amount / steps for name, amount in told.items()}

    def _step(self, experience: Experience, picked: torch.Tensor, bonus: float, told: dict[str, float]) -> None:
        log_all, values = self.network(experience.observations[picked], experience.moves[picked])
        log_chosen = log_all.gather(1, experience.chosen[picked]).squeeze(1)
        ratio = (log_chosen - experience.log_chances[picked]).exp()
        gains = experience.gains[picked]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        policy_loss = -torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        value_loss = (values - experience.targets[picked]).square().mean()
        chances, likely = log_all.exp(), log_all.clamp(min=-50)
        entropy = -(chances * likely).sum(-1).mean()
        loss = policy_loss + 0.5 * value_loss - bonus * entropy
        if self.magnet:
            with torch.no_grad():
                usual = self.anchor(experience.observations[picked], experience.moves[picked])[0].clamp(min=-50)
            loss = loss + self.magnet * (chances * (likely - usual)).sum(-1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        length = nn.utils.clip_grad_norm_(self.network.layers.parameters(), 0.5)
        if torch.isfinite(length):  # one gradient without end would undo all that was learnt
            self.optimizer.step()
        told["entropy"] += float(entropy.detach())
        told["value-loss"] += float(value_loss.detach())
        told["clipped"] += float(((ratio - 1).abs() > CLIP).float().mean())
