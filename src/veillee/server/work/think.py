"""What a worker does: one answer to one question."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from veillee.bots.player import Player, RandomPlayer
from veillee.bots.players import level_player
from veillee.bots.teacher import Teacher
from veillee.core import FastRng, Game, GameState, TurnState, rng
from veillee.core.contract.perspective import Perspective
from veillee.server.load import load_object
from veillee.server.work import judge
from veillee.server.work.base import Advice, AnalysisRequest, FinishedGame, Task
from veillee.server.work.own_player import choose_by_file


@cache
def _games(reference: str) -> dict[str, Game]:
    found: dict[str, Game] = load_object(reference)()
    return found


def prepare(games: str) -> None:
    """Import everything before the first question is asked."""
    _games(games)


def running_build() -> str:
    """Return the file from which this process imports its rules."""
    return str(rng.__file__)


def answer(games: str, kind: str, question: bytes) -> bytes:
    """Answer a question of `Work` with the games that a reference names."""
    return answer_with(_games(games), kind, question)


def answer_with(games: Mapping[str, Game], kind: str, question: bytes) -> bytes:
    """Answer a question of `Work`."""
    return msgspec.msgpack.encode(_answer(games, kind, question))


def _answer(games: Mapping[str, Game], kind: str, question: bytes) -> Any:
    if kind == "choices":
        finished = msgspec.msgpack.decode(question, type=FinishedGame)
        return judge.choices(games[finished.game], finished)
    if kind in ("judge", "improve"):
        asked = msgspec.msgpack.decode(question, type=AnalysisRequest)
        game = games[asked.choice.game]
        return judge.judge(game, asked) if kind == "judge" else judge.improve(game, asked)
    task = msgspec.msgpack.decode(question, type=Task)
    return choose(games[task.game], task) if kind == "choose" else advise(games[task.game], task)


def choose(game: Game, task: Task) -> str:
    """Return a bot's move."""
    state = game.from_bytes(task.state)
    if task.player:
        return choose_by_file(state, task.seat, task.player, task.seed, task.seconds)
    return _player(game, state, int(task.level)).choose(Perspective(state, task.seat), FastRng(task.seed))


def advise(game: Game, task: Task) -> Advice:
    """Return the move to advise to a person, and why: the game's suggestion, or else the bot's move."""
    perspective = Perspective(game.from_bytes(task.state), task.seat)
    teacher = Teacher(game)
    move = teacher.suggest(perspective) or choose(game, task)
    reason = teacher.explain(perspective, move, FastRng(task.seed))
    return Advice(move, reason.message_id, reason.params)


def _player(game: Game, state: GameState, level: int) -> Player:
    if isinstance(state, TurnState) or game.bot() is not None:
        return level_player(game, level)
    return RandomPlayer()  # the general search knows turn-based games only
