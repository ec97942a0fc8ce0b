"""What decisions gained over what was expected of them."""

import numpy as np
import pytest

from veillee.lab.training.advantages import LAMBDA, advantages

NAN = float("nan")


def gains_of(values: list[float], seats: list[int], ends: list[list[float]], ahead: list[float]) -> list[float]:
    """Return the gains of one game."""
    column = np.array(values, np.float32)[:, None]
    results = np.array(ends, np.float32)[:, None, :]
    found = advantages(column, np.array(seats)[:, None], results, np.array([ahead], np.float32))
    return [float(gain) for gain in found[:, 0]]


def test_each_seat_is_paid_along_its_own_decisions() -> None:
    gains = gains_of([0.2, -0.1, 0.5], [0, 1, 0], [[NAN, NAN], [NAN, NAN], [1, -1]], [0.3, -0.3])
    assert gains == pytest.approx([0.3 + LAMBDA * 0.5, -0.9, 0.5])


def test_a_seat_that_is_not_asked_next_neither_gains_nor_loses_by_its_last_decision() -> None:
    gains = gains_of([0.2, -0.9, 0.1], [0, 1, 0], [[NAN, NAN]] * 3, [NAN, 0.4])
    assert gains == pytest.approx([-0.1, 1.3, 0.0])
