"""What the command starts with."""

import subprocess
import sys

import pytest

from veillee import __version__
from veillee.cli import serve as serve_module
from veillee.cli.app import app

COMMANDS = (
    *("arena", "lab", "play", "replay", "scenario"),
    *("schema", "serve", "sim", "train", "verify", "worker"),
)
_START = """
import sys
import veillee.cli.app, veillee.cli.serve, veillee.server.web.serve
from veillee.games.registry import all_games
all_games()
print(*sorted(name for name in sys.modules if name in ("numpy", "mujoco", "openskill") or "veillee.lab" in name))
"""


def test_a_start_imports_nothing_of_the_lab() -> None:
    done = subprocess.run([sys.executable, "-c", _START], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_the_command_alone_imports_no_game() -> None:
    program = "import sys, veillee.cli.app; print(*sorted(name for name in sys.modules if name.startswith('veillee')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["veillee", "veillee.cli", "veillee.cli.app"]


def test_alone_it_starts_the_house_and_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def serve(*, open_page: bool) -> int:
        asked.append(open_page)
        return 0

    monkeypatch.setattr(serve_module, "serve", serve)
    assert app([], result_action="return_value") == 0
    assert asked == [True]


def test_help_lists_every_command_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    app("--help", result_action="return_value")
    rows = {line.split()[1]: line.split()[2:-1] for line in capsys.readouterr().out.splitlines() if line[:1] == "│"}
    for name in COMMANDS:
        assert len(rows[name]) > 3, name


def test_every_command_can_be_called(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        app([name, "--help"], result_action="return_value")
        assert f"veillee {name}" in capsys.readouterr().out
    app("--version", result_action="return_value")
    assert __version__ in capsys.readouterr().out


def test_a_command_that_does_not_exist_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["scneario", "tests"], result_action="return_value") == 2
    assert capsys.readouterr().err.startswith("no command 'scneario': there are serve, play, ")
