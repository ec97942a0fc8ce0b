"""Learn what the other family probably hides, from duels of the network: to tell the truth from guesses at it."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from veillee.bots.batch import Batch
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import FastRng
from veillee.games.registry import find_game
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.knowledge.places import PLACES, hidden_places
from veillee.games.rest_in_peace.rules.state import State
from veillee.lab.extras import need

GAME = find_game("rest-in-peace")
GAMES = 512
SHARE = 3  # one decision in so many is learnt from
GUESSES = 5
HELD_BACK = 0.02  # of the decisions: those of the last duels
HIDDEN = (64, 32)  # small enough for a page that plays without a server
MINIBATCH = 2048
RATE = 1e-3
SEEDS = 1 << 30


class Lessons(msgspec.Struct):
    """What seats observe, and where the Ghosts lie that they do not see: first in truth, then in guesses."""

    sheets: npt.NDArray[np.uint8]
    worlds: npt.NDArray[np.uint8]


def beliefs(*, positions: int = 2_000_000, rounds: int = 6, seed: int = 1, weights: Path = Path("beliefs.npz")) -> None:
    """Learn what the other family probably hides, and write the weights.

    Parameters
    ----------
    positions
        How many decisions of the network's duels to learn from.
    rounds
        How often to learn from each.
    weights
        Where to write them.
    """
    need("train", "torch")
    np.savez_compressed(weights, **learn(collect(positions, seed), rounds, seed, print))  # type: ignore[arg-type]


def collect(positions: int, seed: int) -> Lessons:
    """Let the network play itself; return some of its decisions."""
    from veillee.lab.training.run import starting_positions

    batch = Batch(starting_positions(GAME), GAME.action_codes(), GAMES, 2, seed)
    place_of = {code: place for place, code in enumerate(batch.codes)}
    rng = FastRng(seed)
    sheets: list[bytes] = []
    worlds: list[bytes] = []
    while len(sheets) < positions:
        choices = [batch.actions(index) for index in range(GAMES)]
        drawn = master().draw(batch.observations(), choices, int(rng.below(SEEDS)))
        for state, seat in zip(batch.states, batch.actors):
            if rng.below(SHARE) == 0:
                perspective = Perspective(state, seat)
                sheets.append(perspective.observation())
                worlds.append(_marks(state, 1 - seat))
                worlds += [_marks(perspective.sample(rng), 1 - seat) for _ in range(GUESSES)]
        batch.step([place_of[action] for action in drawn])
    marks = np.frombuffer(b"".join(worlds), np.uint8).reshape(len(sheets), 1 + GUESSES, len(PLACES))
    return Lessons(np.frombuffer(b"".join(sheets), np.uint8).reshape(len(sheets), -1), marks)


def _marks(world: object, seat: int) -> bytes:
    """Return a 1 for each place where a hidden Ghost of a family lies."""
    assert isinstance(world, State)
    taken = bytearray(len(PLACES))
    for place in hidden_places(world.side(seat)):
        taken[place] = 1
    return bytes(taken)


def learn(lessons: Lessons, rounds: int, seed: int, tell: Callable[[str], None]) -> dict[str, npt.NDArray[np.float16]]:
    """Return weights with which the chances of the places tell the truth from guesses."""
    import torch

    from veillee.lab.training.learner import Network

    torch.set_num_threads(1)
    torch.manual_seed(seed)
    count = len(lessons.sheets)
    kept = round((1 - HELD_BACK) * count)
    scale = (1.0 / np.maximum(1, lessons.sheets.max(axis=0))).astype(np.float32)
    network = Network(lessons.sheets.shape[1], len(PLACES), scale, HIDDEN)
    optimizer = torch.optim.Adam(network.layers.parameters(), lr=RATE)
    fading = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, rounds * (1 + kept // MINIBATCH))

    def surprise(picked: npt.NDArray[np.int64]) -> torch.Tensor:
        """Return how little the truth stood out (in nats)."""
        places = torch.arange(len(PLACES)).expand(len(picked), -1)
        likely, _ = network(torch.from_numpy(lessons.sheets[picked]), places)
        worlds = torch.from_numpy(lessons.worlds[picked]).float() @ likely[:, :, None]
        return -torch.log_softmax(worlds.squeeze(2), 1)[:, 0].mean()

    shuffled = np.random.default_rng(seed)
    for number in range(rounds):
        for picked in np.array_split(shuffled.permutation(kept), 1 + kept // MINIBATCH):
            optimizer.zero_grad(set_to_none=True)
            surprise(picked).backward()
            optimizer.step()
            fading.step()
        with torch.no_grad():
            left = float(surprise(np.arange(kept, count)))
        tell(f"round {number + 1}: {left:.4f} nats, by chance {np.log(1 + GUESSES):.4f}")
    return network.export(network.state(), 1.0)
