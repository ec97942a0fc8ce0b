"""Riddles as the page shows them: what the seat sees, the answers, and what each leads to."""

from typing import Any, Final

import msgspec

from veillee.core import CHANCE, Event, Game, GameState
from veillee.core.riddle import PageRiddle, RiddleAnswer, RiddleEvent, RiddleReason, Step
from veillee.core.rng import FastRng
from veillee.lab.riddles.maker import judge_rng, riddler_of
from veillee.lab.riddles.riddle import Record, Riddle, position_of
from veillee.lab.riddles.riddler import Riddler

_SHUFFLE: Final = 7


def page_data(game: Game, record: Record) -> bytes:
    """Return the riddles of a record for the page, one a line."""
    riddler = riddler_of(game)
    lines = [msgspec.json.encode(page_riddle(game, riddler, record, riddle)) for riddle in record.riddles]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def page_riddle(game: Game, riddler: Riddler, record: Record, riddle: Riddle) -> PageRiddle:
    """Return a riddle as its seat sees it. The order of the answers says nothing."""
    told: list[Event] = []
    state = position_of(game, record, riddle, told)
    clues = riddler.clues.get(riddle.kind, ())
    options = game.read_options(record.games[riddle.seed].options)
    view = _plain(riddler, state, riddle.seat)
    order = list(range(len(riddle.answers)))
    FastRng(riddle.seed * _SHUFFLE + riddle.at).shuffle(order)
    rng = judge_rng(riddle.seed, riddle.at)
    reason = riddler.reason(game, state, riddle.seat, riddle.kind, riddle.answers, rng)
    return PageRiddle(
        riddle.id,
        riddle.kind,
        riddle.grade,
        game.seats[riddle.seat],
        list(game.seats[: game.players(options)]),
        record.games[riddle.seed].options,
        state.phase(),
        _names(game, state.actors()),
        view,
        [RiddleEvent(event.kind, event.data) for event in told if event.kind in clues],
        [
            RiddleAnswer(riddle.answers[place], riddle.values[place], _scene(game, riddler, state, riddle, place))
            for place in order
        ],
        order.index(0),
        RiddleReason(reason.key, dict(reason.params)) if reason is not None else None,
    )


def _scene(game: Game, riddler: Riddler, state: GameState, riddle: Riddle, place: int) -> list[Step]:
    seat = riddle.seat
    world = state.copy()
    before = _plain(riddler, world, seat)
    steps: list[Step] = []
    for actor, move in riddler.scene(state, seat, riddle.kind, riddle.answers[place], place == 0):
        heard = world.heard(seat, actor, move)
        events = [RiddleEvent(event.kind, event.seen_by(seat).data) for event in world.apply(actor, move)]
        after = _plain(riddler, world, seat)
        name = _names(game, [actor])[0]
        steps.append(Step(name, heard, events, world.phase(), _names(game, world.actors()), change(before, after)))
        before = after
    return steps


def _plain(riddler: Riddler, state: GameState, seat: int) -> Any:
    return msgspec.to_builtins(riddler.shown(state.view(seat)))


def _names(game: Game, actors: list[int]) -> list[str]:
    return ["chance" if actor == CHANCE else game.seats[actor] for actor in actors]


def change(before: Any, after: Any) -> Any:
    """Return what leads from one plain value to another: `[value]` for a new one, a mapping for parts that changed.

    >>> change({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]})
    {'b': {'1': [3]}}
    """
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], after[key]) for key in before if before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after))
        return {str(place): change(one, two) for place, (one, two) in pairs if one != two}
    return [after]
