"""The ladder: where a player stands among the five levels."""

from pathlib import Path

import pytest

from veillee.cli.lab import ladder
from veillee.cli.lab.series import Series
from veillee.lab.reports.ladder import place
from veillee.lab.statistics.intervals import Interval

WON, EVEN, LOST = Interval(0.9, 0.8, 0.95), Interval(0.5, 0.4, 0.6), Interval(0.1, 0.05, 0.2)


def test_the_page_says_how_a_player_does_against_each_level(tmp_path: Path) -> None:
    page = tmp_path / "ladder.html"
    options = '{"levels": [0], "variant": {"manors_to_win": 1, "castles_to_win": 1}}'
    assert ladder("rest-in-peace", "random", games=1, html=page, series=Series(options=options, workers=1)) == 0
    text = page.read_text(encoding="utf-8")
    assert all(f"<td>level:{level}</td>" in text for level in range(1, 6))
    assert "random on the ladder" in text


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ([WON, EVEN, LOST], "It is stronger than a, and weaker than c."),
        ([WON, WON, EVEN], "No level is proven stronger; it is stronger than a, b."),
        ([EVEN, LOST, LOST], "It is stronger than no level, and weaker than b, c."),
        ([EVEN, EVEN, EVEN], "These games do not tell it apart from any level."),
    ],
)
def test_its_place_is_said_in_a_sentence(shares: list[Interval], said: str) -> None:
    assert place(dict(zip("abc", shares))) == said


def test_a_level_is_no_climber(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder("rest-in-peace", "level:3", games=1, series=Series(workers=1)) == 2
    assert "is a rung of the ladder" in " ".join(capsys.readouterr().out.split())
