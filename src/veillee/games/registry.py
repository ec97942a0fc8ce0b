"""Finds the games: every folder here, every installed package that declares one, every folder of VEILLEE_GAME_PATH."""

import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import veillee.games
from veillee.core import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "veillee.games"
"""Entry points by which a package declares its games: `matches = "matches.game:GAME"`."""
PATH: Final = "VEILLEE_GAME_PATH"
"""Folders of packages that are not installed, separated like those of PATH."""
_found: dict[str, Game] = {}


class UnreadableGame(ValueError):
    """A game from outside cannot be had; the text says which one and why."""


def all_games() -> dict[str, Game]:
    """Return every game by id, in alphabetical order."""
    if not _found:
        games: dict[str, Game] = {}
        for game in [*_ours(), *_declared()]:
            if games.setdefault(game.id, game) is not game:
                raise UnreadableGame(f"two games are called {game.id!r}: {games[game.id]!r} and {game!r}")
        for game_id in sorted(games):
            _found[game_id] = games[game_id]
    return _found


def own_games() -> dict[str, Game]:
    """Return the games of this package alone by id, in alphabetical order."""
    return {game.id: game for game in sorted(_ours(), key=lambda each: each.id)}


def find_game(game_id: str) -> Game:
    """Return a game by id; KeyError lists the ones there are."""
    games = all_games()
    if game_id not in games:
        raise KeyError(f"no game {game_id!r}: there are {', '.join(games)}")
    return games[game_id]


def _ours() -> Iterator[Game]:
    for module in pkgutil.iter_modules(veillee.games.__path__):
        if module.ispkg:
            yield importlib.import_module(f"veillee.games.{module.name}.game").GAME


def _declared() -> Iterator[Game]:
    """Yield the games of other packages; a package that is installed and on the path counts once."""
    from importlib.metadata import entry_points

    points = {point.name: point for point in entry_points(group=GROUP)}
    for folder in os.environ.get(PATH, "").split(os.pathsep):
        if folder:
            points.update({point.name: point for point in _points_of(Path(folder))})
    for name in sorted(points):
        try:
            game = points[name].load()
        except Exception as error:
            raise UnreadableGame(f"game {name!r}: {points[name].value} cannot be read: {error!r}") from error
        if not isinstance(game, Game):
            raise UnreadableGame(f"{points[name].value} is no `veillee.core.Game`")
        yield game


def _points_of(folder: Path) -> "list[EntryPoint]":
    """Return the games that a folder's `pyproject.toml` declares, and make its packages importable."""
    import tomllib
    from importlib.metadata import EntryPoint

    file = folder / "pyproject.toml"
    if not file.is_file():
        raise UnreadableGame(f"{PATH}: {folder} holds no pyproject.toml")
    project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
    declared: dict[str, str] = project.get("entry-points", {}).get(GROUP, {})
    if not declared:
        raise UnreadableGame(f'{PATH}: {file} declares no game under [project.entry-points."{GROUP}"]')
    if str(folder.resolve()) not in sys.path:
        sys.path.insert(0, str(folder.resolve()))
    return [EntryPoint(name, value, GROUP) for name, value in declared.items()]
