"""The plan of a level: the best of several, by what the keyhole may do to it."""

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.bot.danger import (
    rounds_left,
    side_chances,
    worth,
    worth_on_side,
)
from veillee.games.pas_vu_pas_pris.bot.habits import Habits
from veillee.games.pas_vu_pas_pris.bot.planner import Planner
from veillee.games.pas_vu_pas_pris.bot.threats import danger_in, feared_sides, gain
from veillee.games.pas_vu_pas_pris.notation import parse, write_move
from veillee.games.pas_vu_pas_pris.rules.board import (
    OUT,
    SIDE_COUNT,
    SIDE_OF_SEAT,
    ghosts_of,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import KNOCK_KNOCK
from veillee.games.pas_vu_pas_pris.rules.moves import Plan
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.rules.state import State


def choose_plan(state: State, seat: int, habits: Habits, rng: Rng) -> str:
    """Return the plan of a level."""
    position, side = state, SIDE_OF_SEAT[seat]
    chances = side_chances(position)
    noise = habits.noise
    moves = [_best_plan(position, side, chances, noise, rng)]
    after = _after(state, seat, moves[0])
    if after is not None and position.midnight != KNOCK_KNOCK:
        feared = feared_sides(after, chances) if habits.reads_minds else chances
        if habits.reads_minds:
            moves.append(_best_plan(position, side, feared, noise, rng))
        for _ in range(habits.second_thoughts):
            moves.append(_best_plan(position, side, feared, noise + 0.12, rng))
    best, found = -1.0e9, ""
    for move in moves:
        after = _after(state, seat, move)
        if after is not None:
            value = _prognosis(after, side) if len(moves) > 1 else 0.0
            if value > best:
                best, found = value, move
    return found or state.legal(seat)[-1]


def _best_plan(position: Position, side: int, chances: list[float], noise: float, rng: Rng) -> str:
    return write_move(Planner(position, side, position.steps[side], danger_in(position, chances), noise, rng).plan())


def _after(state: State, seat: int, move: str) -> Position | None:
    """Return the ghosts after a plan, before anybody rolls; None when it is not allowed."""
    if state.check(seat, move) is not None:
        return None
    after = state.copy()
    logged = parse(move)
    assert logged is not None
    plan = logged.move
    assert isinstance(plan, Plan)
    carry_out(after, SIDE_OF_SEAT[seat], plan, Recorder())
    return after


def _prognosis(position: Position, side: int) -> float:
    """Return what a side may expect when everybody who may choose turns the keyhole where it hurts the others."""
    targets = [position.keyhole_side] if position.midnight == KNOCK_KNOCK else []
    if not targets:
        targets = [target for target in range(SIDE_COUNT) if target != position.keyhole_side]
    gains = [[gain(position, owner, target) for target in targets] for owner in position.sides()]
    mine = gains[position.sides().index(side)]
    total = 0.0
    eligible = position.eligible()
    for chooser in eligible:
        theirs = gains[position.sides().index(chooser)]
        total += 0.5 * mine[theirs.index(max(theirs))] + 0.5 * sum(mine) / len(mine)
    return _value_unseen(position, side) + total / len(eligible)


def _value_unseen(position: Position, side: int) -> float:
    """Return what a side's ghosts are worth as long as nobody looks."""
    rounds = rounds_left(position)
    total = 0.0
    for ghost in ghosts_of(side):
        size, where = size_of(ghost), position.where[ghost]
        if where >= 0:
            total += worth(position.numbers, size, walk_row(side, where), rounds)
        elif where == OUT:
            total += position.numbers.points_out[size]
        else:
            total += worth_on_side(position.numbers, size, rounds)
    return total
