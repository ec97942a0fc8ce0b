"""The commands run with the base install alone, and say what to install where they need more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_EXTRAS = ("matplotlib", "pyarrow", "pettingzoo", "open_spiel", "pyspiel", "ray", "torch")
# Python imports `sitecustomize` before anything else, in worker processes too. A module that is None cannot be
# imported, and `find_spec` does not find it: as if it were not installed.
_FORBID = f"import sys\nfor name in {_EXTRAS!r}:\n    sys.modules[name] = None\n"
_START = "import sys; from veillee.cli.app import app; app('--help', result_action='return_value'); print(*sys.modules)"


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """Return the environment of a Python in which no extra can be imported."""
    hook = tmp_path / "hook"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(_FORBID, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(hook), *filter(None, sys.path)])}


def run(bare: dict[str, str], folder: Path, command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command of `veillee` in a folder."""
    arguments = [sys.executable, "-m", "veillee.cli.app", *command.split()]
    return subprocess.run(arguments, env=bare, cwd=folder, capture_output=True, text=True, timeout=120, check=False)


def test_the_extras_are_missing_here(bare: dict[str, str]) -> None:
    for name in ("matplotlib", "open_spiel.python"):
        done = subprocess.run([sys.executable, "-c", f"import {name}"], env=bare, capture_output=True, check=False)
        assert b"ModuleNotFoundError" in done.stderr


@pytest.mark.parametrize(
    "command",
    [
        "sim rest-in-peace --games 2 --csv games.csv --workers 1",
        "sim rest-in-peace --games 2 --workers 2",
        "arena rest-in-peace random level:1 --games 1 --workers 1",
        "lab levels pas-touche --games 1 --out . --workers 1",
        "lab balance rest-in-peace --games 2 --player random --out . --workers 1",
        "lab ablation labystere --games 1 --out . --workers 1",
    ],
)
def test_a_command_runs(command: str, bare: dict[str, str], tmp_path: Path) -> None:
    done = run(bare, tmp_path, command)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_page_is_written_without_pictures_and_says_how_to_get_them(bare: dict[str, str], tmp_path: Path) -> None:
    done = run(bare, tmp_path, "sim rest-in-peace --games 2 --workers 1 --html games.html")
    assert done.returncode == 0
    assert "without pictures" in done.stdout
    assert "pip install 'veillee[lab]'" in done.stdout
    page = (tmp_path / "games.html").read_text(encoding="utf-8")
    assert "<img" not in page
    assert "<td>green</td>" in page  # the figures that the picture would show


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("sim rest-in-peace --parquet games.parquet", "lab"),
        ("arena rest-in-peace random level:1 --parquet games.parquet", "lab"),
        ("arena rest-in-peace random openspiel-mcts:9", "research"),
        ("arena rest-in-peace random level:1 --ray", "ray"),
        ("train rest-in-peace", "train"),
        ("lab rest-in-peace cut-down-duel", "train"),
    ],
)
def test_what_needs_an_extra_says_which_before_the_first_game(
    command: str, extra: str, bare: dict[str, str], tmp_path: Path
) -> None:
    done = run(bare, tmp_path, command)
    assert done.returncode == 2
    assert f"pip install 'veillee[{extra}]'" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_starting_imports_neither_numpy_nor_the_lab(bare: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _START], env=bare, capture_output=True, text=True, check=True, timeout=60
    )
    loaded = done.stdout.split()
    assert [name for name in loaded if name.split(".")[0] == "numpy" or name.startswith("veillee.lab")] == []
