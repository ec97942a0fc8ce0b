"""The rule sheets: the same clauses in the code, the scenarios and both languages."""

import re
from pathlib import Path

import pytest

from veillee.core import Game
from veillee.games.registry import all_games

ROOT = Path(__file__).parent.parent
GAMES = list(all_games().values())


def _anchors(file: Path) -> list[str]:
    return re.findall(r'^- <a id="([A-Z]+-[A-Z]+\d+)"></a>\*\*\1\*\*', file.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["", ".fr"])
def test_sheet_has_every_clause_once(game: Game, language: str) -> None:
    anchors = _anchors(ROOT / "docs" / "rules" / f"{game.id}{language}.md")
    assert sorted(anchors) == sorted(game.clauses())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_code_names_only_clauses_of_the_sheet(game: Game) -> None:
    named: set[str] = set()
    for file in (ROOT / "src" / "veillee" / "games" / game.id.replace("-", "_")).rglob("*.py"):
        named |= set(re.findall(rf"\b{game.prefix}-[A-Z]+\d+\b", file.read_text(encoding="utf-8")))
    assert sorted(named - set(game.clauses())) == []
