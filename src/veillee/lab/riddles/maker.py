"""Finding riddles: seeded games are played, and every position is asked the game's questions."""

from typing import Any, Final

import msgspec

from veillee.bots.match import Match, Watcher
from veillee.bots.players import LEVELS, named_player
from veillee.core import CHANCE, Event, Game, GameState
from veillee.core.rng import FastRng
from veillee.games.registry import find_game
from veillee.lab.riddles.riddle import Riddle, SourceGame
from veillee.lab.riddles.riddler import MOST_ANSWERS, Riddler

_TRIES: Final = 3  # the strongest player must find a riddle each time, the others mostly
_MOST: Final = 2
_EACH_KIND: Final = 4  # riddles of a kind from one game
_COMMON_SHARE: Final = 0.2  # of the riddles of a kind: answers that are the best so often that they tire
_HOPE: Final = 0.75  # of the margin: what a first judgement must find for a second one
_STREAMS: Final = 1024


class Task(msgspec.Struct):
    """A game to search for riddles of some kinds."""

    game: str
    seed: int
    kinds: list[str]


class Found(msgspec.Struct):
    """A searched game and its riddles."""

    seed: int
    source: SourceGame
    riddles: list[Riddle]


def riddler_of(game: Game) -> Riddler:
    """Return a game's riddler; raise ValueError if it has none."""
    study = game.study()
    riddler: Riddler | None = study.riddler() if study is not None else None
    if riddler is None:
        raise ValueError(f"{game.id} has no riddles")
    return riddler


def search(tasks: list[Task]) -> list[Found]:
    """Play games one after the other and look for riddles in them."""
    return [_search(task) for task in tasks]


def _search(task: Task) -> Found:
    game = find_game(task.game)
    riddler = riddler_of(game)
    raw = riddler.options[task.seed % len(riddler.options)]
    options = game.read_options(raw)
    player = named_player(game, riddler.players[task.seed % len(riddler.players)])
    match = Match(game.new(options), [player] * game.players(options), task.seed)
    seeker = _Seeker(game, riddler, task)
    match.play(seeker)
    riddles = seeker.chosen()
    last = max((riddle.at for riddle in riddles), default=0)
    return Found(task.seed, SourceGame(raw, match.moves[:last]), riddles)


class _Seeker(Watcher):
    """Asks every position of a game its questions."""

    def __init__(self, game: Game, riddler: Riddler, task: Task) -> None:
        self._game: Final = game
        self._riddler: Final = riddler
        self._task: Final = task
        self._at: int = 0
        self._found: Final[dict[str, list[Riddle]]] = {kind: [] for kind in task.kinds}

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        self._at += 1
        actors = state.actors()
        if not actors or actors[0] == CHANCE:
            return
        for kind in self._task.kinds:
            if len(self._found[kind]) >= _EACH_KIND:
                continue
            riddle = self._ask(state, actors[0], kind)
            if riddle is not None:
                self._found[kind].append(riddle)
                return

    def _ask(self, state: GameState, seat: int, kind: str) -> Riddle | None:
        rng = judge_rng(self._task.seed, self._at)
        answers = self._riddler.answers(state, seat, kind, rng)
        if len(answers) < 2:
            return None
        ranked = best_first(self._riddler, kind, answers, self._judge(state, seat, kind, answers))
        if margin_of(self._riddler, kind, [value for _, value in ranked]) < _HOPE * self._riddler.kinds[kind]:
            return None
        answers = [answer for answer, _ in ranked]
        # Once more for the answers that are kept: the very judgement that a check comes to.
        values = [round(value, 3) for value in self._judge(state, seat, kind, answers)]
        riddle = Riddle(kind, self._task.seed, self._at, seat, answers, values, 0)
        margin = margin_of(self._riddler, kind, values)
        if margin < self._riddler.kinds[kind] or not self._riddler.worth_asking(kind, values):
            return None
        riddle.grade = grade_of(self._game, self._riddler, state, riddle)
        return riddle if riddle.grade else None

    def _judge(self, state: GameState, seat: int, kind: str, answers: list[str]) -> list[float]:
        return self._riddler.judge(state, seat, kind, answers, judge_rng(self._task.seed, self._at))

    def chosen(self) -> list[Riddle]:
        """Return what was found, each answer to a kind of question once, in the order of the game."""
        different = {(kind, one.answers[0]): one for kind, found in self._found.items() for one in reversed(found)}
        return sorted(different.values(), key=lambda riddle: riddle.at)


def judge_rng(seed: int, at: int) -> FastRng:
    """Return the stream of chance that judges a position: always the same."""
    return FastRng(seed * _STREAMS + at)


def best_first(riddler: Riddler, kind: str, answers: list[str], values: list[float]) -> list[tuple[str, float]]:
    """Return the few best answers with their values, the best one first."""
    sign = 1.0 if kind in riddler.fewest_is_best else -1.0
    return sorted(zip(answers, values), key=lambda pair: sign * pair[1])[:MOST_ANSWERS]


def margin_of(riddler: Riddler, kind: str, values: list[float]) -> float:
    """Return by how much the first value is better than the best of the others; negative if it is not."""
    sign = -1.0 if kind in riddler.fewest_is_best else 1.0
    return min(sign * (values[0] - value) for value in values[1:])


def grade_of(game: Game, riddler: Riddler, state: GameState, riddle: Riddle) -> int:
    """Return the lowest level from which on all find the answer; 0 if the strongest does not."""
    grade = 0
    for level in reversed(LEVELS):
        if not finds(game, riddler, state, riddle, level, _TRIES if level == LEVELS[-1] else _MOST):
            return grade
        grade = level
    return grade


def finds(game: Game, riddler: Riddler, state: GameState, riddle: Riddle, level: int, needed: int = 1) -> bool:
    """Tell whether a level finds the answer in so many tries, each with a chance of its own."""
    missed = 0
    for tried in range(_TRIES):
        rng = FastRng((riddle.seed * _STREAMS + riddle.at) * _TRIES + tried)
        # The order of the answers must not tell: the best stands first.
        given = riddler.solve(game, state, riddle.seat, riddle.kind, sorted(riddle.answers), level, rng)
        missed += given != riddle.answers[0]
        if missed > _TRIES - needed:
            return False
        if tried + 1 - missed == needed:
            return True
    return False


def pick(riddler: Riddler, found: list[Found], kinds: dict[str, int]) -> tuple[dict[int, SourceGame], list[Riddle]]:
    """Return so many riddles of each kind, every grade by turns, and the games that they come from.

    Where a kind has fewer, the others have more.
    """
    riddles: list[Riddle] = []
    spare: list[Riddle] = []
    for kind, count in kinds.items():
        usable = usable_of(riddler, found, kind, count)
        turns = _by_turns([[riddle for riddle in usable if riddle.grade == grade] for grade in LEVELS])
        riddles += turns[:count]
        spare += turns[count:]
    riddles += spare[: sum(kinds.values()) - len(riddles)]
    riddles.sort(key=lambda riddle: (riddle.seed, riddle.at))
    games: dict[int, Any] = {one.seed: one.source for one in found}
    return {seed: games[seed] for seed in sorted({riddle.seed for riddle in riddles})}, riddles


def usable_of(riddler: Riddler, found: list[Found], kind: str, count: int) -> list[Riddle]:
    """Return the riddles of a kind from which `count` may be chosen: all but the many with a common answer."""
    riddles = [riddle for one in found for riddle in one.riddles if riddle.kind == kind]
    common = [riddle for riddle in riddles if riddler.is_common(kind, riddle.answers[0])]
    left_out = {riddle.id for riddle in common[int(_COMMON_SHARE * count) :]}
    return [riddle for riddle in riddles if riddle.id not in left_out]


def _by_turns(rows: list[list[Riddle]]) -> list[Riddle]:
    """Return the first of every row, then the second of every row, as long as there are any."""
    longest = max(map(len, rows))
    return [row[place] for place in range(longest) for row in rows if place < len(row)]
