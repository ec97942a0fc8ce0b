"""Players from a user's file: `cautious.py:Cautious`."""

import importlib.util
import re
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from veillee.bots.player import Player
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng

_REFERENCE: Final = re.compile(r"(.+\.py):(\w+)")


class PlayerFailed(ValueError):
    """A user's player cannot be had, or does not play; the text says why, with the user's own lines."""


class FilePlayer(Player):
    """A user's player; an error in it is reported with the user's own lines."""

    def __init__(self, name: str, player: Player) -> None:
        self._name: Final = name
        self._player: Final[Any] = player  # anything may come back, which compiled code would refuse by itself

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        try:
            move = self._player.choose(perspective, rng)
        except Exception as error:
            raise PlayerFailed(f"player {self._name!r} failed while choosing:\n{_told(error)}") from error
        if not isinstance(move, str):
            raise PlayerFailed(f"player {self._name!r} chose {move!r}: a move is a text, one of `perspective.legal()`")
        return move


def split_reference(reference: str) -> tuple[str, str] | None:
    """Return the file and the class that `FILE.py:Class` names, or None if it has another form."""
    match = _REFERENCE.fullmatch(reference)
    return (match.group(1), match.group(2)) if match is not None else None


def file_player(file: str, wanted: str) -> Player:
    """Return a player of the class `wanted` in a file; raise PlayerFailed saying what is wrong."""
    name = f"{file}:{wanted}"
    found = getattr(_module(file, name), wanted, None)
    if not isinstance(found, type) or not issubclass(found, Player):
        raise PlayerFailed(f"no player {name!r}: {file} has no class {wanted} that is a `veillee.bots.player.Player`")
    try:
        return FilePlayer(name, found())
    except Exception as error:
        raise PlayerFailed(f"player {name!r} cannot be made:\n{_told(error)}") from error


def _module(file: str, name: str) -> ModuleType:
    path = Path(file)
    if not path.is_file():
        raise PlayerFailed(f"no player {name!r}: there is no file {file}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise PlayerFailed(f"player {name!r}: {file} cannot be read:\n{_told(error)}") from error
    return module


def _told(error: Exception) -> str:
    first = error.__traceback__.tb_next if error.__traceback__ is not None else None  # ours is no news
    return "".join(traceback.format_exception(type(error), error, first, limit=-3)).rstrip()
