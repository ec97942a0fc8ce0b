"""What `make play` says where something is missing, and what its tools decide."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import packages
from tools.compiled import FULL, QUICK, compiled_groups

ROOT = Path(__file__).resolve().parent.parent
PYTHON = Path(sys.executable).resolve()
_TOOLS = ("sh", "make", "find", "grep", "mkdir", "touch")


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Return a tree with the Makefile alone, and a folder `bin` with hardly a program."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "bin" / "python3").symlink_to(PYTHON)
    for name in _TOOLS:
        found = shutil.which(name)
        if found is not None:
            (tmp_path / "bin" / name).symlink_to(found)
    return tmp_path


def program(file: Path, text: str) -> None:
    """Write a program of our own."""
    file.unlink(missing_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def make_play(tree: Path) -> list[str]:
    """Run `make play` there with those programs alone; return what it said, without make's own lines."""
    environment = {**os.environ, "PATH": str(tree / "bin")}
    done = subprocess.run(["make", "play"], cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    return [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("make")]


def test_without_node_one_sentence_says_what_plays_all_the_same(bare: Path) -> None:
    (said,) = make_play(bare)
    assert "Node.js 20.19" in said
    assert "make terminal" in said
    assert "released wheel" in said


def test_an_old_node_is_named(bare: Path) -> None:
    program(bare / "bin" / "npm", "exit 0")
    node = shutil.which("node")
    assert node is not None
    program(
        bare / "bin" / "node",
        f'''shift; exec {node} -e "Object.defineProperty(process.versions, 'node', {{value: '18.1.0'}});$1"''',
    )
    (said,) = make_play(bare)
    assert "Node.js 20.19" in said
    assert "make terminal" in said


def test_an_old_python_is_named(bare: Path) -> None:
    program(
        bare / "bin" / "python3",
        f"shift; exec {PYTHON} -c \"import sys; sys.version_info = (3, 9); sys.version = '3.9.2 of old'\n$1\"",
    )
    (said,) = make_play(bare)
    assert "Python 3.11 or newer" in said
    assert "3.9.2" in said


def test_without_python_one_sentence_says_so(bare: Path) -> None:
    (bare / "bin" / "python3").unlink()
    (said,) = make_play(bare)
    assert "no python3 found" in said


def test_extras_that_an_extra_names_are_fetched_with_it() -> None:
    dev = packages.requirements("dev")
    assert not [each for each in dev if each.startswith("veillee")]
    assert set(packages.requirements("lab")) < set(dev)
    assert not [each for each in packages.requirements("base") if each.startswith(("mypy[", "mujoco", "setuptools"))]


def test_pip_is_asked_where_uv_reaches_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "uv", "exit 2")
    program(tmp_path / "pip", f'echo "$@" > {tmp_path}/asked')
    monkeypatch.setattr(packages, "LOG", tmp_path / "pip.log")
    monkeypatch.setattr(packages, "find_uv", lambda: str(tmp_path / "uv"))
    monkeypatch.setattr(packages, "pip_for", lambda python: [str(tmp_path / "pip")])
    packages.install("python", ["rich"])
    assert (tmp_path / "asked").read_text().split()[-1] == "rich"
    program(tmp_path / "pip", "echo no way; exit 1")
    with pytest.raises(packages.Unreached, match="needs the network"):
        packages.install("python", ["rich"])
    assert (tmp_path / "pip.log").read_text() == "no way\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package of two games, one longer than the other."""
    files = ("core/rng.py", "core/event.py", "bots/match.py", "games/registry.py")
    games = ("duel/rules/moves.py", "duel/schema/position.py", "duel/view.py", "go/game.py", "go/board.py")
    for name in (*files, *(f"games/{file}" for file in games)):
        (tmp_path / "veillee" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "veillee" / name).write_text("X = 1\n")
    (tmp_path / "veillee" / "games" / "duel" / "__init__.py").touch()
    return tmp_path / "veillee"


def groups_of(package: Path, level: str) -> dict[str, set[str]]:
    return {name: {file.removeprefix("veillee/") for file in files} for files, name in compiled_groups(package, level)}


def test_each_game_is_compiled_apart_when_time_is_short(package: Path) -> None:
    assert groups_of(package, QUICK) == {
        "veillee_shared": {"core/rng.py", "games/registry.py", "bots/match.py"},
        "veillee_duel": {"games/duel/rules/moves.py"},
        "veillee_go": {"games/go/game.py", "games/go/board.py"},
    }


def test_all_is_compiled_as_one_for_speed(package: Path) -> None:
    (only,) = groups_of(package, FULL).values()
    assert only == set().union(*groups_of(package, QUICK).values())
