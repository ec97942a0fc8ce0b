"""The games have the same rooms: the table of docs/adding-a-game.md, held to the folders."""

import re
from pathlib import Path

import pytest

from veillee.core import Game
from veillee.games.registry import all_games

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
TABLE = PAGE.read_text(encoding="utf-8").partition("## The files of a built-in game")[2]
ROOMS = re.findall(r"^\| `([\w./]+)` \|", TABLE, re.MULTILINE)
MOST_FILES = 16
CLASSES = {"rules/state.py": "State", "rules/position.py": "Position", "schema/view.py": "View"}
CLASSES["schema/options.py"] = "Options"
every_game = pytest.mark.parametrize("game", all_games().values(), ids=all_games())


def folder_of(game: Game) -> Path:
    return ROOT / "src" / Path(*game.texts().split("."))


@every_game
def test_a_game_has_every_room(game: Game) -> None:
    assert len(ROOMS) > 15
    assert [room for room in ROOMS if not (folder_of(game) / room).exists()] == []


@every_game
def test_the_same_thing_has_the_same_name(game: Game) -> None:
    for room, name in CLASSES.items():
        assert re.search(rf"^class {name}\b", (folder_of(game) / room).read_text(encoding="utf-8"), re.MULTILINE), room


@every_game
def test_a_state_is_a_position(game: Game) -> None:
    state = game.new(game.read_options(game.examples()[0]))
    assert [kind.__name__ for kind in type(state).__mro__[:2]] == ["State", "Position"]


def test_no_folder_is_a_heap() -> None:
    folders = [folder for folder in (ROOT / "src").rglob("*") if folder.is_dir() and "__pycache__" not in folder.parts]
    full = {folder.name: len([*folder.glob("[!_]*.py")]) for folder in folders}
    assert {name: files for name, files in full.items() if files > MOST_FILES} == {}
