"""Generalised advantages in two-player games, along each seat's own decisions."""

import numpy as np
import numpy.typing as npt

LAMBDA = 0.95


def advantages(
    values: npt.NDArray[np.float32],
    seats: npt.NDArray[np.int64],
    ends: npt.NDArray[np.float32],
    ahead: npt.NDArray[np.float32],
) -> npt.NDArray[np.float32]:
    """Return what each decision gained over what its seat expected, each seat along its own decisions.

    A seat that is not asked next has no expectation ahead (NaN): its last decision counts as neither gain nor loss.
    The other seat's own expectation, turned round, is no substitute: it knows other cards, and an opponent that does
    not learn is never asked what it expects.
    """
    steps, games = values.shape
    gains = np.empty_like(values)
    row = np.arange(games)
    next_value = ahead.copy()
    next_gain = np.zeros_like(ahead)
    for step in range(steps - 1, -1, -1):
        over = ~np.isnan(ends[step, :, 0])
        next_value[over] = ends[step, over]
        next_gain[over] = 0.0
        seat = seats[step]
        expected = next_value[row, seat]
        surprise = np.where(np.isnan(expected), np.float32(0), expected - values[step])
        gains[step] = surprise + LAMBDA * next_gain[row, seat]
        next_value[row, seat] = values[step]
        next_gain[row, seat] = gains[step]
    return gains
