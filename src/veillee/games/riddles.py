"""The riddles that the games of this package keep for the page, and which of them is asked on which day."""

from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from veillee.core import Game
from veillee.core.riddle import PageRiddle
from veillee.games.registry import own_games

FILE: Final = "riddles.json"
_STRIDE: Final = 101  # as in the page's collection.ts, which chooses the same
_decoder: Final = msgspec.json.Decoder(PageRiddle)


def folder_of(game: Game) -> str:
    """Return the name of a game's folder."""
    return game.__class__.__module__.split(".")[-2]


def page_file(game: Game) -> Path:
    """Return where a game of this package keeps its riddles for the page, one a line."""
    return Path(str(files("veillee.games"))) / folder_of(game) / FILE


def riddle_of_day(day: int) -> tuple[str, PageRiddle] | None:
    """Return the riddle of a day since 1970 and the id of its game; the games take turns."""
    asked = [game for game in own_games().values() if page_file(game).exists()]
    if not asked:
        return None
    game = asked[day % len(asked)]
    lines = page_file(game).read_bytes().strip(b"[]\n").split(b",\n")
    return game.id, _decoder.decode(lines[place_of_day(day, len(asked), len(lines))])


def place_of_day(day: int, games: int, riddles: int) -> int:
    """Return the place of a day's riddle among those of its game.

    >>> place_of_day(20775, 3, 300)
    125
    """
    return day // games * _STRIDE % riddles
