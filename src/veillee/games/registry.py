"""Finds the games: every folder here that has a `game` module with a GAME in it."""

import importlib
import pkgutil

import veillee.games
from veillee.core import Game

_found: dict[str, Game] = {}


def all_games() -> dict[str, Game]:
    """Return every game by id, in alphabetical order."""
    if not _found:
        games: list[Game] = []
        for module in pkgutil.iter_modules(veillee.games.__path__):
            if module.ispkg:
                games.append(importlib.import_module(f"veillee.games.{module.name}.game").GAME)
        for game in sorted(games, key=lambda each: each.id):
            _found[game.id] = game
    return _found


def find_game(game_id: str) -> Game:
    """Return a game by id; KeyError lists the ones there are."""
    games = all_games()
    if game_id not in games:
        raise KeyError(f"no game {game_id!r}: there are {', '.join(games)}")
    return games[game_id]
