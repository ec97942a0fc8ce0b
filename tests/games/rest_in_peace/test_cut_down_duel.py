"""A duel that OpenSpiel solves: the distance from perfect play is a figure."""

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr

from veillee.core.contract.perspective import Perspective
from veillee.games.rest_in_peace.study.cut_down_duel import CutDownDuel, nash_conv, table_conv


@pytest.mark.heavy
def test_solving_comes_near_to_perfect_play_and_random_play_does_not() -> None:
    seen: set[bytes] = set()

    def uniform(perspective: Perspective, actions: list[int]) -> list[float]:
        seen.add(perspective.observation())
        return [1.0] * len(actions)

    assert nash_conv(uniform) == pytest.approx(1.5729, abs=1e-4)
    assert len(seen) > 50
    game = CutDownDuel()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert table_conv(game, solver.average_policy()) < 0.3


def test_every_outcome_of_chance_is_listed_and_the_sum_is_zero() -> None:
    pyspiel.random_sim_test(CutDownDuel(), num_sims=2, serialize=True, verbose=False)
