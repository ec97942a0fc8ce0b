"""The look as a command."""

from pathlib import Path

import pytest

from veillee.cli.look import look, look_command, read_door
from veillee.games.pas_vu_pas_pris.game import GAME


def test_a_door_is_a_side_and_a_number() -> None:
    assert read_door("north:3") == ("north", 3)
    for text in ("north", "north:7", "up:1", "north:x"):
        with pytest.raises(ValueError, match="is no door"):
            read_door(text)


def test_a_look_prints_a_table_and_draws_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = {"keyhole": ["south", 1], "ghosts": {"south": {"small1": "a2", "small2": "f1"}}}
    picture = tmp_path / "look.svg"
    state = GAME.scenario_adapter().position(given, GAME.read_options({}))
    seen = look(state, "south:1", picture)
    assert "south:small1" in seen.seen
    assert "south:small2" in capsys.readouterr().out
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_reads_a_scenario_or_a_bare_position(tmp_path: Path) -> None:
    file = tmp_path / "hall.yaml"
    file.write_text("ghosts: {south: {small1: a2}}", encoding="utf-8")
    assert look_command(file, door="south:1") == 0
    file.write_text("- {game: pas-vu-pas-pris, given: {ghosts: {south: {small1: a2}}}}", encoding="utf-8")
    assert look_command(file, door="south:1", svg=tmp_path / "look.svg") == 0
    assert (tmp_path / "look.svg").exists()


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hall.yaml"
    file.write_text("ghosts: {south: {small1: z9}}", encoding="utf-8")
    assert look_command(file, door="south:1") == 2
    assert look_command(tmp_path / "none.yaml", door="south:1") == 2
    file.write_text("3", encoding="utf-8")
    assert look_command(file, door="south:1") == 2
    assert "no position" in capsys.readouterr().err
