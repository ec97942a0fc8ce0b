"""The page of the levels: each against the one below, against the rules of thumb, and measured."""

from pathlib import Path

from veillee.cli.lab import levels
from veillee.cli.lab.series import Series


def test_a_page_has_steps_measures_and_sparring_partners(tmp_path: Path) -> None:
    assert levels("pas-touche", games=1, out=tmp_path, series=Series(workers=1)) == 0
    page = (tmp_path / "levels-pas-touche.md").read_text(encoding="utf-8")
    assert "in 2 games, 1 from either seat" in page
    ladder, measured, sparring = [part.splitlines() for part in page.split("\n\n") if part.startswith("| level |")]
    assert [row[:4] for row in ladder if " % (" in row] == [f"| {level} " for level in range(2, 6)]
    assert [" of " in row for row in measured[2:]] == [True] * 5
    assert sum(row.count(" % (") for row in sparring) == 3 + 4


def test_the_strongest_level_may_play_fewer_games(tmp_path: Path) -> None:
    assert levels("pas-touche", games=2, strongest=1, out=tmp_path, series=Series(workers=1)) == 0
    page = (tmp_path / "levels-pas-touche.md").read_text(encoding="utf-8")
    assert "in 4 games, 2 from either seat with the same seeds. Level 5, which thinks longest, met it in 2." in page
    assert "--games 2 --strongest 1 " in page
