"""PT-L2: a higher level is harder, over the whole range of skills."""

import pytest

from veillee.games.pas_touche.rules.cards import LEVELS
from veillee.games.pas_touche.study.level_chart import draw_chart
from veillee.games.pas_touche.study.levels import Skill, means, simulate, steps

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("everywhere", [True, False])
@pytest.mark.parametrize("first", [0.08, 0.3, 0.9])
@pytest.mark.parametrize("errors", [0.0, 0.05, 0.15])
def test_every_level_is_harder_than_the_one_before(first: float, errors: float, everywhere: bool) -> None:
    assert min(steps(Skill(first, errors, everywhere)))[0] > 0


def test_without_an_error_level_n_takes_n_plus_six_right_touches() -> None:
    for level in range(1, len(LEVELS) + 1):
        assert means(level, Skill(0.4, 0.0))[0] == pytest.approx(level + 6)


@pytest.mark.parametrize("level", [1, 7, 16])
def test_the_chain_agrees_with_games_played_by_the_rules(level: int) -> None:
    skill = Skill(0.6, 0.1)
    exact, played = means(level, skill), simulate(level, skill, 150, level)
    assert played[0] == pytest.approx(exact[0], rel=0.05)
    assert played[1] == pytest.approx(exact[1], rel=0.08)


def test_chart_has_a_line_for_each_skill_and_measure() -> None:
    series = [(name, [(7.0 + level, 20.0 + level) for level in range(16)]) for name in ("a", "b")]
    assert draw_chart(series).count("<polyline") == 4
