"""Reports for designers: one page a game that stands alone, with sentences and figures."""

from collections.abc import Callable
from pathlib import Path

import pytest

from veillee.cli.lab import balance, levels
from veillee.cli.lab.series import Series


@pytest.mark.parametrize(
    ("game", "player", "sections"),
    [
        ("rest-in-peace", "random", ["How often round 10 decides", "Which Mediums win", "Hands off!"]),
        ("labystere", "level:2", ["How it is decided", "With 4 players the first declaration"]),
        ("pas-vu-pas-pris", "level:1", ["Which doors matter, with 4", "Which furniture matters", "armchair"]),
        ("pas-touche", "level:3", ["What a level is worth", "Do changing levels even an evening out?"]),
    ],
)
def test_a_page_for_every_game(game: str, player: str, sections: list[str], tmp_path: Path) -> None:
    assert balance(game, games=2, player=player, out=tmp_path, series=Series(workers=1)) == 0
    page = (tmp_path / f"balance-{game}.html").read_text(encoding="utf-8")
    for section in ["Who is better off", "How long a game is", f"held by {player}", *sections]:
        assert section in page
    assert page.count("<img ") == page.count("data:image/svg+xml") >= 3
    assert "<script" not in page
    assert len(page) < 300_000


def test_a_study_of_another_rule_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rule = '{"initiation": true}'
    assert balance("rest-in-peace", games=2, player="random", out=tmp_path, series=Series(options=rule, workers=1)) == 0
    page = (tmp_path / "balance-rest-in-peace.html").read_text(encoding="utf-8")
    assert page.count("initiation") == 2
    assert balance("rest-in-peace", out=tmp_path, series=Series(options='{"players": 2}')) == 2
    assert "leave `players` out" in capsys.readouterr().out


@pytest.mark.parametrize("report", [balance, levels])
def test_refusals(report: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report("chess", out=tmp_path) == 2
    assert report("labystere", games=0, out=tmp_path) == 2
    out = " ".join(capsys.readouterr().out.split())
    assert "no game 'chess'" in out
    assert "games: 0 is none" in out
    assert not list(tmp_path.iterdir())
