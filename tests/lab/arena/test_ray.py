"""A small Ray cluster on this machine plays the same games as one process."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="pip install 'veillee[ray]'")
COMMAND = [
    "sim",
    "rest-in-peace",
    "--players",
    "random,random",
    "--games",
    "6",
    "--options",
    '{"variant": {"hand": 3}}',
]
LONGEST = 600


def games(file: Path, *switch: str) -> str:
    """Play in a process of its own, because Ray leaves sockets and processes to its own end."""
    arguments = [sys.executable, "-m", "veillee.cli.app", *COMMAND, "--csv", str(file), *switch]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return file.read_text(encoding="utf-8")


def test_ray_gives_the_games_of_one_process(tmp_path: Path) -> None:
    assert games(tmp_path / "ray.csv", "--ray") == games(tmp_path / "one.csv", "--workers", "1")
