"""A game of one's own, made and played by the commands of docs/adding-a-game.md."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from veillee.cli.check import check
from veillee.cli.new_game import new_game, render

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
SOURCES = Path(__file__).parents[2] / "src"


def page_commands() -> list[str]:
    """Return the commands with which the page begins."""
    block = re.search(r"```\n(veillee new-game.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    return block.group(1).splitlines()


def run(command: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a `veillee` command of the page in a folder."""
    path = os.environ.get("PYTHONPATH", str(SOURCES))
    environment = {**os.environ, "PYTHONPATH": path, "VEILLEE_GAME_PATH": str(folder / "matches")}
    if command.startswith("veillee new-game"):
        del environment["VEILLEE_GAME_PATH"]
    words = [sys.executable, "-m", *command.split()]
    return subprocess.run(
        words, cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("own")
    done = run(page_commands()[0], folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_page_prints_the_rules_that_the_command_writes(made: Path) -> None:
    printed = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert printed is not None
    assert (made / "matches" / "matches" / "game.py").read_text(encoding="utf-8") == printed.group(1)


def test_the_new_game_passes_its_check_as_the_page_says(made: Path) -> None:
    (command,) = [each for each in page_commands() if each.startswith("veillee check")]
    done = run(command, made)
    assert done.returncode == 0, done.stdout
    assert "3 passed, 0 failed" in done.stdout
    assert "✗" not in done.stdout


def test_an_installed_game_is_found_by_its_entry_point(made: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(made / "matches" / "matches", site / "matches")
    described = site / "veillee_matches-0.1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: veillee-matches\nVersion: 0.1.0\n", "utf-8")
    (described / "entry_points.txt").write_text("[veillee.games]\nmatches = matches.game:GAME\n", "utf-8")
    environment = {**os.environ, "PYTHONPATH": f"{os.environ.get('PYTHONPATH', SOURCES)}{os.pathsep}{site}"}
    command = [sys.executable, "-m", "veillee", "check", "matches", "--seeds", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_played_in_the_terminal(made: Path) -> None:
    done = run("veillee play matches --lang en --level 1 --seed 3", made, "1\n" * 15)
    assert done.returncode == 0, done.stderr
    assert "You take 1." in done.stdout
    assert "You won" in done.stdout or "You lost" in done.stdout


def test_a_check_that_fails_says_what_is_wrong(made: Path, tmp_path: Path) -> None:
    broken = tmp_path / "matches"
    shutil.copytree(made / "matches", broken)
    rules = broken / "matches" / "game.py"
    text = rules.read_text(encoding="utf-8").replace("return State(self.left, self.turn)", "return State(self.left)")
    rules.write_text(text, encoding="utf-8")
    done = run("veillee check matches --seeds 1", tmp_path)
    assert done.returncode == 1
    assert "`copy` forgets something" in done.stdout


@pytest.mark.parametrize("command", ["veillee play matches", "veillee serve --port 0", "veillee check matches"])
def test_a_game_that_cannot_be_read_is_said_in_a_sentence(made: Path, tmp_path: Path, command: str) -> None:
    broken = tmp_path / "matches"
    shutil.copytree(made / "matches", broken)
    (broken / "matches" / "game.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    done = run(command, tmp_path)
    assert done.returncode == 2
    assert "matches.game:GAME cannot be read" in " ".join((done.stdout + done.stderr).split())
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["Pig", "7up", "a b", "../x", "-", ""])
def test_an_id_that_does_not_fit_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game(name, folder=tmp_path / "new") == 2
    assert "is no id" in capsys.readouterr().out
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["rest-in-peace", "random", "class", "veillee"])
def test_an_id_that_is_taken_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game(name, folder=tmp_path / "new") == 2
    assert "choose another id" in " ".join(capsys.readouterr().out.split())
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(("asked", "named"), [({"seeds": 0}, "seeds"), ({"scenarios": Path("/nope")}, "scenarios")])
def test_a_check_of_nothing_is_refused(asked: dict[str, Any], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check("rest-in-peace", **asked) == 2
    assert capsys.readouterr().out.startswith(f"{named}: ")


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    assert new_game("pig", folder=tmp_path) == 2
    assert "not empty" in " ".join(capsys.readouterr().out.split())
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_dashes_become_a_package_a_class_and_a_title() -> None:
    rules = render("game.py.in", "hide-and-seek")
    assert 'GAME = HideAndSeek("hide-and-seek", "HID", SEATS, fewest=2)' in rules
    assert rules.startswith('"""Hide And Seek:')
