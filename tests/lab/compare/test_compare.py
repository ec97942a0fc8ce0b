"""Comparisons and sweeps: the same seeds, one page, and mistakes told before the first game."""

from pathlib import Path

import pytest

from veillee.cli.lab import compare, observation, sweep
from veillee.cli.lab.series import Series
from veillee.core.replay import parse_replay, play_through
from veillee.games.registry import find_game
from veillee.lab.arena.match_result import play_matches
from veillee.lab.compare.compare import Comparison
from veillee.lab.compare.oddest import oddest, replay_of
from veillee.lab.compare.sides import Rivals

SHORT = '{"variant": {"rounds": 1}}'


def test_two_variants_on_one_page(tmp_path: Path) -> None:
    page = tmp_path / "compare.html"
    assert (
        compare(
            "pas-vu-pas-pris",
            '{"variant": {"rounds": 2}}',
            SHORT,
            games=2,
            player="level:1",
            better="level:1",
            weaker="random",
            followed=1,
            html=page,
            series=Series(workers=1),
        )
        == 0
    )
    text = page.read_text(encoding="utf-8")
    for part in ["Who is favoured", "Luck and skill", "How long a game is", "What decides", "The oddest games"]:
        assert part in text
    assert "Rounds: 1" in text
    assert "changes of the lead in a game" in text
    assert "decisions with a real choice" in text
    assert "veillee lab compare pas-vu-pas-pris" in text
    assert "<script" not in text


def test_both_sides_are_dealt_the_same_and_the_oddest_games_are_replays() -> None:
    rivals = Rivals("level:1", "random")
    comparison = Comparison(
        "pas-touche", "random", "level:1", 2, 1, "", rivals, '{"variant": {"levels": [["green", "green", "green"]]}}', 1
    )
    results = play_matches(comparison.specs())
    sides = results[:2], results[4:6]
    assert [game.spec.seed for game in sides[0]] == [game.spec.seed for game in sides[1]] == [1, 2]
    assert sides[0][0].made[0] == sides[1][0].made[0]
    for game in oddest(sides[0]).values():
        end = play_through(find_game("pas-touche"), parse_replay(replay_of(game)))
        outcome = end.outcome()
        assert outcome is not None
        assert outcome.winners == game.winners


def test_a_sweep_over_two_numbers(tmp_path: Path) -> None:
    page, rows = tmp_path / "sweep.html", tmp_path / "sweep.csv"
    axes = ["hand=3..4", "draws=1,2"]
    assert (
        sweep(
            "rest-in-peace",
            *axes,
            games=2,
            player="random",
            better="level:1",
            weaker="random",
            html=page,
            csv=rows,
            series=Series(workers=1),
        )
        == 0
    )
    text = page.read_text(encoding="utf-8")
    assert "hand and draws" in text
    assert "4, 2" in text
    lines = rows.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 4 * 2 * 2 * 2
    assert lines[0].startswith("game,options,match,seed,seat,player,starter")
    assert '""hand"": 3' in lines[1]


@pytest.mark.parametrize(
    ("sides", "says"),
    [
        (("box", "level:2"), "compare two variants"),
        (("box", "box"), "compared with itself"),
        (("box", "missing.json"), "there is no such file"),
        (("box", '{"variant": {"hand": 0}}'), "variant.hand"),
    ],
)
def test_mistakes_of_a_comparison(sides: tuple[str, str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare("rest-in-peace", *sides, html=Path("never.html")) == 2
    assert says in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("axes", "says"),
    [
        (["hand"], "expected a field and its values"),
        (["hand=9..3"], "3 is less than 9"),
        (["hand=1..2", "draws=1..2", "manors=5..6"], "a sweep is over one or two"),
        (["speed=1..2"], "speed"),
    ],
)
def test_mistakes_of_a_sweep(axes: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sweep("rest-in-peace", *axes, html=Path("never.html")) == 2
    assert says in " ".join(capsys.readouterr().out.split())


def test_the_fields_of_an_observation_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert observation("rest-in-peace") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["0", "10", "round"]
    start, size = (int(word) for word in lines[-1].split()[:2])
    assert start + size == find_game("rest-in-peace").observation_size()
    assert observation("pas-touche") == 2
