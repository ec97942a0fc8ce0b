"""The look as a command of the lab."""

from pathlib import Path

import pytest

from veillee.cli.lab import lab
from veillee.games.pas_vu_pas_pris.study.look import read_door

HALL = "{keyhole: [south, 1], ghosts: {south: {small1: a2, small2: f1}}}"


def look(*arguments: str) -> int:
    """Run the command and return its exit code."""
    return int(lab(["pas-vu-pas-pris", "look", *arguments], result_action="return_value"))


def test_a_door_is_a_side_and_a_number() -> None:
    assert read_door("north:3") == ("north", 3)
    for text in ("north", "north:7", "up:1", "north:x"):
        with pytest.raises(ValueError, match="is no door"):
            read_door(text)


@pytest.mark.parametrize("written", [HALL, f"- {{game: pas-vu-pas-pris, given: {HALL}}}"])
def test_a_look_prints_a_table_and_draws_a_picture(
    written: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "hall.yaml", tmp_path / "look.svg"
    file.write_text(written, encoding="utf-8")
    assert look(str(file), "--door", "south:1", "--svg", str(picture)) == 0
    rows = [row.split("│") for row in capsys.readouterr().out.splitlines() if "south:small" in row]
    assert {row[1].strip(): row[2].strip() for row in rows} == {"south:small1": "yes", "south:small2": ""}
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hall.yaml"
    for written, door, told in (
        ("ghosts: {south: {small1: z9}}", "south:1", "z9"),
        ("3", "south:1", "no position"),
        ("{", "south:1", "hall.yaml"),
        (HALL, "up:1", "is no door"),
    ):
        file.write_text(written, encoding="utf-8")
        assert look(str(file), "--door", door) == 2
        assert told in " ".join(capsys.readouterr().out.split())
    assert look(str(tmp_path / "none.yaml"), "--door", "south:1") == 2
    assert "No such file" in " ".join(capsys.readouterr().out.split())
