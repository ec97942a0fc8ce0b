"""Games that a network plays against itself, or against another that does not change."""

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import torch

from veillee.bots.batch import Batch

LAMBDA = 0.95


class Experience(msgspec.Struct):
    """Decisions of a learner: what it knew, did and gained."""

    sheets: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    log_chances: torch.Tensor
    gains: torch.Tensor
    targets: torch.Tensor


class Play:
    """A batch of two-seat games that goes on from one collection to the next."""

    def __init__(self, batch: Batch, games: int, sheet: int, actions: int, opponent: Any = None) -> None:
        self.batch = batch
        self.games = games
        self.sheet = sheet
        self.actions = actions
        self.opponent = opponent
        self.learner_seats = np.arange(games) % 2
        self.points: list[float] = []

    def look(self) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        """Return the sheets, the masks and the seats to act."""
        sheets = np.frombuffer(self.batch.sheets(), np.uint8).reshape(self.games, self.sheet)
        masks = np.frombuffer(self.batch.masks(), np.uint8).reshape(self.games, self.actions)
        return sheets, masks, np.frombuffer(self.batch.seats(), np.uint8)

    def collect(self, network: Any, steps: int) -> Experience:
        """Play on; return the learner's decisions with what they gained."""
        with torch.no_grad():
            return self._collect(network, steps)

    def _collect(self, network: Any, steps: int) -> Experience:
        games = self.games
        sheets = torch.empty((steps, games, self.sheet), dtype=torch.uint8)
        masks = torch.empty((steps, games, self.actions), dtype=torch.uint8)
        chosen = torch.empty((steps, games), dtype=torch.int64)
        log_chances = torch.empty((steps, games))
        values = np.empty((steps, games), np.float32)
        seats = np.empty((steps, games), np.int64)
        ends = np.empty((steps, games, 2), np.float32)
        for step in range(steps):
            seen, legal, acting = self.look()
            sheets[step], masks[step] = torch.tensor(seen), torch.tensor(legal)
            seats[step] = acting
            logits, value = network(sheets[step], masks[step])
            if self.opponent is not None:
                theirs, _ = self.opponent(sheets[step], masks[step])
                mine = torch.from_numpy(acting == self.learner_seats)
                logits = torch.where(mine[:, None], logits, theirs)
            log_all = torch.log_softmax(logits, -1)
            gumbel = -torch.empty_like(log_all).exponential_().log()
            chosen[step] = (log_all + gumbel).argmax(-1)
            log_chances[step] = log_all.gather(1, chosen[step][:, None]).squeeze(1)
            values[step] = value.numpy()
            self.batch.step(chosen[step].tolist())
            ends[step] = np.frombuffer(self.batch.results(), np.float32).reshape(games, 2)
            self._count(ends[step])
        seen, legal, acting = self.look()
        last = network(torch.tensor(seen), torch.tensor(legal))[1].numpy()
        ahead = np.where(acting[:, None] == np.arange(2), last[:, None], -last[:, None])
        gains = advantages(values, seats, ends, ahead)
        keep = np.ones(seats.shape, bool) if self.opponent is None else seats == self.learner_seats
        kept = torch.from_numpy(keep.reshape(-1))
        return Experience(
            sheets.reshape(-1, self.sheet)[kept],
            masks.reshape(-1, self.actions)[kept],
            chosen.reshape(-1)[kept],
            log_chances.reshape(-1)[kept],
            torch.from_numpy(gains.reshape(-1))[kept],
            torch.from_numpy((gains + values).reshape(-1))[kept],
        )

    def _count(self, ends: npt.NDArray[np.float32]) -> None:
        mine = ends[np.arange(self.games), self.learner_seats]
        self.points += [float(point) for point in mine[~np.isnan(mine)]]


def advantages(
    values: npt.NDArray[np.float32],
    seats: npt.NDArray[np.int64],
    ends: npt.NDArray[np.float32],
    ahead: npt.NDArray[np.float32],
) -> npt.NDArray[np.float32]:
    """Return what each decision gained over what its seat expected, each seat along its own decisions."""
    steps, games = values.shape
    gains = np.empty_like(values)
    row = np.arange(games)
    next_value = ahead.copy()
    next_gain = np.zeros((games, 2), np.float32)
    for step in range(steps - 1, -1, -1):
        over = ~np.isnan(ends[step, :, 0])
        next_value[over] = ends[step, over]
        next_gain[over] = 0.0
        seat = seats[step]
        surprise = next_value[row, seat] - values[step]
        gains[step] = surprise + LAMBDA * next_gain[row, seat]
        next_value[row, seat] = values[step]
        next_gain[row, seat] = gains[step]
    return gains
