"""Each thing in its place: what is about one game is in that game's folder, and nowhere else in the sources."""

import re
from pathlib import Path

from veillee.games.registry import all_games

SOURCES = Path(__file__).parent.parent / "src" / "veillee"
MOST_FILES = 16


def test_only_a_games_own_folder_names_it() -> None:
    ids = list(all_games())
    names = re.compile("|".join([*ids, *(name.replace("-", "_") for name in ids)]))
    folders = [SOURCES / "games" / name.replace("-", "_") for name in ids]
    shared = [file for file in SOURCES.rglob("*.py") if not any(file.is_relative_to(folder) for folder in folders)]
    assert len(shared) > 50
    assert [str(file) for file in shared if names.search(file.read_text(encoding="utf-8"))] == []


def test_no_folder_of_the_lab_or_the_command_line_is_crowded() -> None:
    folders = [folder for part in ("lab", "cli", "bots") for folder in (SOURCES / part, *(SOURCES / part).rglob("*"))]
    sizes = {folder: len(list(folder.glob("*.py"))) for folder in folders if folder.is_dir()}
    assert {folder: size for folder, size in sizes.items() if size > MOST_FILES} == {}
