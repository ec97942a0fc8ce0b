"""Players from an author's file: they meet the others, and what is wrong with them is said."""

from pathlib import Path

import pytest

from veillee.cli.arena import arena

_FILE = """
from veillee.bots.player import Player

class Last(Player):
    def choose(self, perspective, rng):
        return perspective.legal()[-1]

class Wrong(Player):
    def choose(self, perspective, rng):
        return "ghost 77"

class Silent(Player):
    def choose(self, perspective, rng):
        pass

class Clumsy(Player):
    def choose(self, perspective, rng):
        return perspective.hand[0]

class Stranger:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "mine.py"
    written.write_text(_FILE, encoding="utf-8")
    return written


@pytest.mark.parametrize("workers", [1, 2])
def test_a_player_of_a_file_meets_the_others(file: Path, workers: int, tmp_path: Path) -> None:
    played = tmp_path / "games.csv"
    assert arena("rest-in-peace", f"{file}:Last", "random", games=1, workers=workers, csv=played) == 0
    assert played.read_text(encoding="utf-8").count(f"{file}:Last") == 2


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Wrong", "'ghost 77' is refused by RIP-T1"),
        ("Silent", "chose None"),
        ("Clumsy", "return perspective.hand[0]"),
        ("Stranger", "no class Stranger that is a"),
        ("Nobody", "no class Nobody"),
    ],
)
def test_what_is_wrong_with_a_player_is_said(
    file: Path, name: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("rest-in-peace", f"{file}:{name}", "random", games=1, workers=1) == 2
    assert told in " ".join(capsys.readouterr().out.split())


def test_a_missing_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("rest-in-peace", f"{tmp_path / 'none.py'}:Last", "random", games=1, workers=1) == 2
    assert "there is no file" in " ".join(capsys.readouterr().out.split())
