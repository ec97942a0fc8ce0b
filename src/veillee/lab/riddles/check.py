"""Checking riddles again: by their judge, and by the strongest player."""

from typing import Final

import msgspec

from veillee.bots.players import LEVELS
from veillee.core import Game
from veillee.games.registry import find_game
from veillee.lab.riddles.maker import finds, judge_rng, margin_of, riddler_of
from veillee.lab.riddles.riddle import Record, Riddle, own_files, position_of, read_record
from veillee.lab.riddles.riddler import Riddler

_LEFT: Final = 0.75  # of the margin that a riddle was made with: other machines add in another order


class Check(msgspec.Struct):
    """Riddles of a game to be solved again, by their place in its record."""

    game: str
    places: list[int]


def check(checks: list[Check]) -> list[str]:
    """Solve riddles again; return a sentence for each that is none any more."""
    complaints: list[str] = []
    for one in checks:
        game = find_game(one.game)
        record = read_record(own_files(game).record)
        riddler = riddler_of(game)
        complaints += [
            f"{game.id} {riddle.id}: {trouble}"
            for riddle in (record.riddles[place] for place in one.places)
            if (trouble := _trouble(game, riddler, record, riddle))
        ]
    return complaints


def _trouble(game: Game, riddler: Riddler, record: Record, riddle: Riddle) -> str:
    state = position_of(game, record, riddle)
    rng = judge_rng(riddle.seed, riddle.at)
    values = riddler.judge(state, riddle.seat, riddle.kind, riddle.answers, rng)
    margin = margin_of(riddler, riddle.kind, values)
    if margin < _LEFT * riddler.kinds[riddle.kind]:
        return f"{riddle.answers[0]!r} is better by {margin:.3f} only"
    if not finds(game, riddler, state, riddle, LEVELS[-1]):
        return f"the strongest player does not find {riddle.answers[0]!r}"
    return ""
