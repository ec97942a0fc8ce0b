"""What a worker does: one move of one bot."""

from functools import cache

from veillee.bots.player import Player, RandomPlayer
from veillee.bots.players import LEVELS, level_player, own_bot
from veillee.core import FastRng, Game, State, TurnState
from veillee.core.perspective import Perspective
from veillee.server.load import load_object
from veillee.server.work.base import Task


@cache
def _games(reference: str) -> dict[str, Game]:
    found: dict[str, Game] = load_object(reference)()
    return found


def prepare(games: str) -> None:
    """Import everything before the first move is asked for."""
    _games(games)


def levels(game: Game) -> tuple[str, ...]:
    """Return the bot levels of a game, easiest first."""
    return tuple(str(level) for level in LEVELS)


def think(games: str, task: Task) -> str:
    """Return a bot's move."""
    game = _games(games)[task.game]
    state = game.from_bytes(task.state)
    return _player(game, state, int(task.level)).choose(Perspective(state, task.seat), FastRng(task.seed))


def _player(game: Game, state: State, level: int) -> Player:
    if isinstance(state, TurnState) or own_bot(game) is not None:
        return level_player(game, level)
    return RandomPlayer()  # the general search knows turn-based games only
