"""Outages are given back."""

import pytest

from veillee.server.clock import outage
from veillee.server.store import Life


@pytest.mark.parametrize(
    ("lives", "since", "now", "expected"),
    [
        ([], 10, 20, 10),
        ([(0, 20)], 10, 20, 0),
        ([(0, 12), (15, 20)], 10, 20, 3),
        ([(0, 12), (5, 14), (15, 20)], 10, 20, 1),
        ([(0, 12)], 10, 20, 8),
        ([(11, 12), (13, 20)], 10, 20, 2),
        ([(0, 30)], 10, 20, 0),
        ([(0, 18), (2, 12), (19, 25)], 10, 20, 1),
    ],
)
def test_an_outage_is_the_time_in_which_no_process_was_alive(
    lives: list[tuple[float, float]], since: float, now: float, expected: float
) -> None:
    assert outage([Life(str(n), start, beat) for n, (start, beat) in enumerate(lives)], since, now) == expected
