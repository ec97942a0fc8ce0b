"""The look as a command."""

from pathlib import Path

import pytest

from veillee.cli.look import look, read_door
from veillee.games.pas_vu_pas_pris.game import GAME


def test_a_door_is_a_side_and_a_number() -> None:
    assert read_door("north:3") == ("north", 3)
    for text in ("north", "north:7", "up:1", "north:x"):
        with pytest.raises(ValueError, match="is no door"):
            read_door(text)


def test_a_look_prints_a_table_and_draws_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = {"keyhole": ["south", 1], "ghosts": {"south": {"small1": "a2", "small2": "f1"}}}
    picture = tmp_path / "look.svg"
    state = GAME.scenario().position(given, GAME.read_options({}))
    seen = look(state, "south:1", picture)
    assert "south:small1" in seen.seen
    assert "south:small2" in capsys.readouterr().out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
