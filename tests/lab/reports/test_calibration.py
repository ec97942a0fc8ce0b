"""Are chances true? Positions are sorted by what they were called, and told with how many were won."""

from pathlib import Path

import pytest

from veillee.cli.lab import calibration
from veillee.cli.lab.series import Series
from veillee.lab.arena.game_setup import read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.reports.calibration import bins_of


def test_a_position_counts_where_it_was_called() -> None:
    spec = MatchSpec(0, read_setup("rest-in-peace", "{}"), ("random", "random"), 1)
    game = MatchResult(spec, (0,), (1, 2), (), "", 0, 0, 0, foretold=[[0.72, 0.78], [0.28]])
    bins = bins_of([game])
    assert [one.count for one in bins] == [0, 0, 1, 0, 0, 0, 0, 2, 0, 0]
    assert bins[7].mean() == pytest.approx(0.75)
    assert (bins[7].share().value, bins[2].share().value) == (1.0, 0.0)


def test_a_page_with_its_picture(tmp_path: Path) -> None:
    assert calibration("pas-touche", games=3, out=tmp_path, series=Series(workers=1)) == 0
    page = (tmp_path / "calibration-pas-touche.md").read_text(encoding="utf-8")
    assert "| called | positions | won |" in page
    assert "(calibration-pas-touche.svg)" in page
    assert (tmp_path / "calibration-pas-touche.svg").read_text(encoding="utf-8").startswith("<svg")
