"""What the parts of a bot are worth: each is played without, and told with its interval."""

from pathlib import Path

import pytest

from veillee.bots.players import named_player, parts
from veillee.cli.lab import ablation
from veillee.cli.lab.series import Series
from veillee.games.registry import find_game
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.reports.ablation import ablation_page, ablation_specs


def test_a_page_has_a_row_for_each_part(tmp_path: Path) -> None:
    assert ablation("labystere", games=1, out=tmp_path, series=Series(workers=1)) == 0
    rows = (tmp_path / "ablation-labystere.md").read_text(encoding="utf-8").splitlines()
    told = [row.split(" | ")[0].removeprefix("| ") for row in rows if " % (" in row]
    assert told == parts(find_game("labystere"))


@pytest.mark.parametrize("game", ["rest-in-peace", "labystere", "pas-vu-pas-pris"])
def test_the_whole_bot_meets_itself_without_each_part_from_either_seat(game: str) -> None:
    met = {tuple(sorted(spec.players)) for spec in ablation_specs(game, "{}", 1, 1)}
    assert met == {("level:5", f"without:{part}") for part in parts(find_game(game))}
    assert len(met) >= 2


@pytest.mark.parametrize("players", [3, 4])
def test_among_more_than_two_the_whole_bot_takes_half_of_the_seats(players: int) -> None:
    specs = ablation_specs("labystere", f'{{"players": {players}}}', 2, 1)
    for part in parts(find_game("labystere")):
        seated = [spec.players for spec in specs if f"without:{part}" in spec.players]
        assert all(len(names) == players for names in seated)
        for seat in range(players):
            assert 2 * sum(names[seat] == "level:5" for names in seated) == len(seated)
        games = [(spec.seed, spec.players) for spec in specs]
        assert len(games) == len(set(games))


def test_the_seats_of_the_whole_bot_win_together() -> None:
    """Whichever of them wins, it is the whole bot's; nobody's game is half a win."""
    results = [
        MatchResult(spec, (spec.players.index("level:5"),) if spec.seed == 1 else (), (1,) * 4, (), "LAB-E1", 9, 9, 9)
        for spec in ablation_specs("labystere", '{"players": 4}', 2, 1)
    ]
    page = ablation_page(results, "veillee lab ablation")
    assert "in 8 games of 4 for each part" in page
    assert page.count("| 75.0 % (") == len(parts(find_game("labystere")))


def test_a_game_without_parts_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ablation("pas-touche", games=1, out=tmp_path, series=Series(workers=1)) == 2
    assert "pas-touche" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_an_unknown_part_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="far-sight"):
        named_player(find_game("rest-in-peace"), "without:luck")
