"""`veillee new-game`: a smallest game that plays at once, to be changed into one's own."""

import re
import sys
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from typing import Final

from rich.console import Console

from veillee.cli.mistake import refuse
from veillee.games.registry import all_games

_ID: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_FILES: Final = {
    "pyproject.toml.in": "pyproject.toml",
    "README.md.in": "README.md",
    "game.py.in": "{package}/game.py",
    "fr.ftl.in": "{package}/texts/fr.ftl",
    "en.ftl.in": "{package}/texts/en.ftl",
    "sheet.md.in": "{package}/sheet.md",
    "sheet.fr.md.in": "{package}/sheet.fr.md",
    "rules.yaml.in": "scenarios/rules.yaml",
    "test_game.py.in": "tests/test_{package}.py",
}
_TAKEN: Final = {*sys.stdlib_module_names, "veillee"}
"""A package of such a name would stand before Python's own, or ours."""
_PREFIX_LETTERS: Final = 3


def new_game(game_id: str, *, folder: Path | None = None) -> int:
    """Write a smallest game that plays at once, to be changed into your own.

    Parameters
    ----------
    game_id
        The game's id: small letters, figures and dashes, for example `pig` or `hide-and-seek`.
    folder
        Where to write it; a new folder of that name by default.
    """
    console = Console(highlight=False)
    target = folder or Path(game_id)
    try:
        written = write_game(game_id, target)
    except (ValueError, OSError) as error:
        return refuse(console, error)
    for file in written:
        print(target / file)
    print(f"\nexport VEILLEE_GAME_PATH={target.resolve()}")
    print(f"veillee play {game_id}      # in the terminal\nveillee               # in the browser")
    return 0


def write_game(game_id: str, target: Path) -> list[Path]:
    """Write the files of a new game into a new folder; raise ValueError if the id or the folder does not fit."""
    if _ID.fullmatch(game_id) is None:
        raise ValueError(f"game: {game_id!r} is no id: small letters, figures and dashes, beginning with a letter")
    package = game_id.replace("-", "_")
    if game_id in all_games():
        raise ValueError(f"game: there is a {game_id} already; choose another id")
    if package in _TAKEN or iskeyword(package):
        raise ValueError(f"game: {game_id!r} is a word of Python's own; choose another id")
    if target.exists() and any(target.iterdir()):
        raise ValueError(f"folder: {target} exists and is not empty")
    written: list[Path] = []
    for template, place in _FILES.items():
        file = Path(place.format(package=package))
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        (target / file).write_text(render(template, game_id), encoding="utf-8")
        written.append(file)
    (target / package / "__init__.py").write_text("", encoding="utf-8")
    return written


def render(template: str, game_id: str) -> str:
    """Return a file of the template for a game's id."""
    words = game_id.split("-")
    values = {
        "ID": game_id,
        "PACKAGE": "_".join(words),
        "CLASS": "".join(word.capitalize() for word in words),
        "TITLE": " ".join(word.capitalize() for word in words),
        "PREFIX": "".join(words)[:_PREFIX_LETTERS].upper(),
    }
    text = (files(__package__) / "template" / template).read_text(encoding="utf-8")
    return re.sub("@([A-Z]+)@", lambda match: values[match[1]], text)
