"""Games that a network plays against itself, and against others that do not learn."""

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import torch

from veillee.bots.batch import Batch
from veillee.lab.training.advantages import advantages
from veillee.lab.training.sparring import Sparring


class Experience(msgspec.Struct):
    """Decisions of a learner: its observations, legal moves, chosen moves and gains."""

    observations: torch.Tensor
    moves: torch.Tensor
    chosen: torch.Tensor
    log_chances: torch.Tensor
    gains: torch.Tensor
    targets: torch.Tensor


class Play:
    """A batch of two-seat games that goes on from one collection to the next."""

    def __init__(self, batch: Batch, size: int, opponent: Any = None, sparring: Sparring | None = None) -> None:
        self.batch = batch
        self.games = len(batch.states)
        self.size = size
        self.opponent = opponent
        self.sparring = sparring
        self.strangers = self.games if opponent is not None else sparring.games if sparring is not None else 0
        """In so many games, the first of the batch, the learner has one seat only."""
        self.learner_seats = np.arange(self.games) % 2
        self.points: list[float] = []

    def observe(self) -> tuple[torch.Tensor, torch.Tensor, npt.NDArray[np.uint8]]:
        """Return the observations, the legal moves and the seats to act."""
        width = self.batch.width()
        observations = np.frombuffer(self.batch.observations(), np.uint8).reshape(self.games, self.size)
        moves = np.frombuffer(self.batch.moves(width), np.int16).reshape(self.games, width)
        return torch.tensor(observations), torch.tensor(moves), np.frombuffer(self.batch.seats(), np.uint8)

    def collect(self, network: Any, steps: int) -> Experience:
        """Play on; return the learner's decisions with what they gained."""
        with torch.no_grad():
            return self._collect(network, steps)

    def _collect(self, network: Any, steps: int) -> Experience:
        games = self.games
        observations: list[torch.Tensor] = []
        moves: list[torch.Tensor] = []
        chosen: list[torch.Tensor] = []
        log_chances: list[torch.Tensor] = []
        values = np.empty((steps, games), np.float32)
        seats = np.empty((steps, games), np.int64)
        mine = np.empty((steps, games), bool)
        ends = np.empty((steps, games, 2), np.float32)
        for step in range(steps):
            seen, legal, seats[step] = self.observe()
            log_all, value = network(seen, legal)
            mine[step] = self._mine(seats[step])
            if self.opponent is not None:
                own = torch.from_numpy(mine[step])
                log_all = torch.where(own[:, None], log_all, self.opponent(seen, legal)[0])
            picked = (log_all - torch.empty_like(log_all).exponential_().log()).argmax(-1, keepdim=True)
            if self.sparring is not None:
                for game in np.flatnonzero(~mine[step]):
                    picked[game] = self.sparring.choose(self.batch, int(game))
            observations.append(seen)
            moves.append(legal)
            chosen.append(picked)
            log_chances.append(log_all.gather(1, picked))
            values[step] = value.numpy()
            self.batch.step(legal.gather(1, picked).squeeze(1).tolist())
            ends[step] = np.frombuffer(self.batch.results(), np.float32).reshape(games, 2)
            self._count(ends[step])
        seen, legal, acting = self.observe()
        last = network(seen, legal)[1].numpy()
        ahead = np.where(acting[:, None] == np.arange(2), last[:, None], np.float32(np.nan))
        gains = advantages(values, seats, ends, ahead)
        kept = torch.from_numpy(mine.reshape(-1))
        return Experience(
            torch.cat(observations)[kept],
            torch.cat(_same_width(moves))[kept],
            torch.cat(chosen)[kept],
            torch.cat(log_chances).squeeze(1)[kept],
            torch.from_numpy(gains.reshape(-1))[kept],
            torch.from_numpy((gains + values).reshape(-1))[kept],
        )

    def _mine(self, seats: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Tell in which games the learner decides."""
        mine: npt.NDArray[np.bool_] = seats == self.learner_seats
        mine[self.strangers :] = True
        return mine

    def _count(self, ends: npt.NDArray[np.float32]) -> None:
        met = ends[np.arange(self.strangers), self.learner_seats[: self.strangers]]
        self.points += [float(point) for point in met[~np.isnan(met)]]


def _same_width(moves: list[torch.Tensor]) -> list[torch.Tensor]:
    widest = max(part.shape[1] for part in moves)
    return [torch.nn.functional.pad(part, (0, widest - part.shape[1]), value=-1) for part in moves]
