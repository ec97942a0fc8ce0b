"""Players from a user's file: `cautious.py:Cautious`."""

import importlib.util
import traceback
from pathlib import Path
from types import ModuleType
from typing import Final

from veillee.bots.player import Player
from veillee.core import Rng
from veillee.core.contract.perspective import Perspective


class FilePlayer(Player):
    """A user's player; an error in it is reported with the user's own lines."""

    def __init__(self, name: str, player: Player) -> None:
        self._name: Final = name
        self._player: Final = player

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        try:
            move = self._player.choose(perspective, rng)
        except Exception as error:
            raise ValueError(f"player {self._name!r} failed while choosing:\n{_told(error)}") from error
        if not isinstance(move, str):
            raise ValueError(f"player {self._name!r} chose {move!r}: a move is a text, one of `perspective.legal()`")
        return move


def file_player(file: str, wanted: str) -> Player:
    """Return a player of the class `wanted` in a file; raise ValueError saying what is wrong."""
    name = f"{file}:{wanted}"
    found = getattr(_module(file, name), wanted, None)
    if not isinstance(found, type) or not issubclass(found, Player):
        raise ValueError(f"no player {name!r}: {file} has no class {wanted} that is a `veillee.bots.player.Player`")
    try:
        return FilePlayer(name, found())
    except Exception as error:
        raise ValueError(f"player {name!r} cannot be made:\n{_told(error)}") from error


def _module(file: str, name: str) -> ModuleType:
    path = Path(file)
    if not path.is_file():
        raise ValueError(f"no player {name!r}: there is no file {file}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ValueError(f"player {name!r}: {file} cannot be read:\n{_told(error)}") from error
    return module


def _told(error: Exception) -> str:
    first = error.__traceback__.tb_next if error.__traceback__ is not None else None  # ours is no news
    return "".join(traceback.format_exception(type(error), error, first, limit=-3)).rstrip()
