"""The smallest game, as `veillee new-game` writes it and docs/adding-a-game.md prints it."""

import atexit
import importlib
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from veillee.cli.new_game import write_game
from veillee.core import Game


@cache
def smallest_game() -> Game:
    """Write the game into a folder of its own and return its GAME."""
    folder = TemporaryDirectory(prefix="veillee-smallest-")
    atexit.register(folder.cleanup)
    write_game("matches", Path(folder.name))
    sys.path.insert(0, folder.name)
    game: Game = importlib.import_module("matches.game").GAME
    return game
