"""What a worker does: one move of one bot."""

from functools import cache
from typing import Final

from veillee.core import FastRng, Game
from veillee.server.load import load_object
from veillee.server.work.base import Task

LEVELS: Final = ("easy",)


@cache
def _games(reference: str) -> dict[str, Game]:
    found: dict[str, Game] = load_object(reference)()
    return found


def prepare(games: str) -> None:
    """Import everything before the first move is asked for."""
    _games(games)


def levels(game: Game) -> tuple[str, ...]:
    """Return the bot levels of a game, easiest first."""
    return LEVELS


def think(games: str, task: Task) -> str:
    """Return a bot's move."""
    state = _games(games)[task.game].from_bytes(task.state)
    moves = state.legal(task.seat)
    return moves[FastRng(task.seed).below(len(moves))]
