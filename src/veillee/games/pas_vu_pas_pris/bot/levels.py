"""A ghost with a sense of danger: hides by the map of the hall, moves furniture, turns the keyhole on others."""

from typing import Final

from veillee.core import Rng
from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_vu_pas_pris.bot.danger import (
    Danger,
    rounds_left,
    side_chances,
    sights_of,
    standing,
    worth,
    worth_on_side,
)
from veillee.games.pas_vu_pas_pris.bot.planner import Planner
from veillee.games.pas_vu_pas_pris.notation import parse, write_move
from veillee.games.pas_vu_pas_pris.rules.board import (
    DOORS,
    OUT,
    PIECES,
    POINTS_IN,
    POINTS_OUT,
    SIDE_COUNT,
    SIDE_OF_SEAT,
    SIDES,
    full_name,
    ghosts_of,
    opposite,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.furnish import put
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK, KNOCK_KNOCK
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Plan
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import FURNISH, PLAN, SIDE, Position
from veillee.games.pas_vu_pas_pris.rules.state import State


class Habits:
    """How a level plays: how much of the danger it guesses, how many places it tries for a piece, what it thinks of."""

    def __init__(self, noise: float, poses: int, reads_minds: bool, second_thoughts: int) -> None:
        self.noise = noise
        self.poses = poses
        self.reads_minds = reads_minds
        self.second_thoughts = second_thoughts


CHILD: Final = Habits(1.0, 0, False, 0)
PUSHER: Final = Habits(1.15, 0, False, 0)
_HABITS: Final = (CHILD, PUSHER, Habits(0.8, 0, False, 0), Habits(0.62, 3, True, 0), Habits(0.0, 6, True, 4))
_AVERAGE: Final = 7

PARTS: Final = ("map", "furniture", "reading-minds", "second-thoughts")
_WITHOUT: Final = (Habits(0.8, 6, True, 4), Habits(0.0, 0, True, 4), Habits(0.0, 6, False, 4), Habits(0.0, 6, True, 0))


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the strongest)."""
    return _decide(perspective, _HABITS[level - 1], rng)


def choose_without(perspective: Perspective, part: str, rng: Rng) -> str:
    """Return the move of the strongest level without one of its parts."""
    return _decide(perspective, _WITHOUT[PARTS.index(part)], rng)


def _decide(perspective: Perspective, habits: Habits, rng: Rng) -> str:
    state = perspective.sample(rng)
    assert isinstance(state, State)
    side = SIDE_OF_SEAT[perspective.seat]
    phase = state.phase()
    if phase == SIDE:
        return _choose_side(state, side, habits, rng)
    if phase == PLAN:
        return _plan(state, perspective.seat, habits, rng)
    if phase == FURNISH:
        return _furnish(state, side, habits, rng)
    return _choice(state, perspective.seat, habits, rng)


# Plans


def _plan(state: State, seat: int, habits: Habits, rng: Rng) -> str:
    position, side = state, SIDE_OF_SEAT[seat]
    if habits is CHILD:
        offers = state.legal(seat)
        return offers[len(offers) - 1 - rng.below(min(2, len(offers)))]
    chances = side_chances(position)
    noise = habits.noise
    moves = [_best_plan(position, side, chances, noise, rng)]
    after = _after(state, seat, moves[0])
    if after is not None and position.midnight != KNOCK_KNOCK:
        feared = _feared(after, chances) if habits.reads_minds else chances
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
    return write_move(Planner(position, side, position.steps[side], _danger(position, chances), noise, rng).plan())


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
    gains = [[_gain(position, owner, target) for target in targets] for owner in position.sides()]
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
            total += worth(size, walk_row(side, where), rounds)
        elif where == OUT:
            total += POINTS_OUT[size]
        else:
            total += worth_on_side(size, rounds)
    return total


def _danger(position: Position, chances: list[float]) -> Danger:
    return Danger(position, sights_of(position), chances)


def _feared(position: Position, chances: list[float]) -> list[float]:
    """Return how likely each side is when those who may choose look for the one that hurts most."""
    danger = _danger(position, chances)
    eligible = position.eligible()
    feared = [0.0] * SIDE_COUNT
    for chooser in eligible:
        best, worst = -1.0e9, -1
        for target in range(SIDE_COUNT):
            if chances[target] > 0.0:
                harm = _harm(position, danger, chooser, target)
                if harm > best:
                    best, worst = harm, target
        for target in range(SIDE_COUNT):
            share = 0.5 * chances[target] + (0.5 if target == worst else 0.0)
            feared[target] += share / len(eligible)
    return feared


def _harm(position: Position, danger: Danger, chooser: int, target: int) -> float:
    """Return what others lose less what the chooser loses, with the keyhole on a side."""
    total = 0.0
    rounds = rounds_left(position)
    for owner in position.sides():
        for ghost in position.in_hall(owner):
            size = size_of(ghost)
            where = position.where[ghost]
            seen = danger.from_side(target, where, size, 0)
            loss = seen * (worth(size, walk_row(owner, where), rounds) - worth_on_side(size, rounds))
            total += -loss if owner == chooser else loss / (len(position.sides()) - 1)
    return total


# The side


def _choose_side(state: State, side: int, habits: Habits, rng: Rng) -> str:
    position = state
    targets = [target for target in range(SIDE_COUNT) if target != position.keyhole_side]
    if habits is CHILD:
        return f"side {SIDES[targets[rng.below(len(targets))]]}"
    best, found = -1.0e9, targets[0]
    for target in targets:
        gain = _gain(position, side, target)
        gain += habits.noise * float(rng.below(1000)) / 200.0
        if gain > best:
            best, found = gain, target
    return f"side {SIDES[found]}"


def _gain(position: Position, side: int, target: int) -> float:
    """Return what others lose less what the side loses, by real looks from every door that may come."""
    rounds = rounds_left(position)
    others = len(position.sides()) - 1
    doors = (
        [position.crystal] if position.midnight == CRYSTAL_BALL and position.crystal > 0 else list(range(1, DOORS + 1))
    )
    total = 0.0
    for door in doors:
        seen = list(position.look_from(target, door).seen)
        if position.midnight == DOUBLE_LOOK:
            seen += position.look_from(opposite(target), door).seen
        for owner in position.sides():
            for ghost in position.in_hall(owner):
                if full_name(ghost) in seen:
                    size = size_of(ghost)
                    loss = worth(size, walk_row(owner, position.where[ghost]), rounds) - worth_on_side(size, rounds)
                    total += -loss if owner == side else loss / others
    return total / len(doors)


# Furniture


def _furnish(position: Position, side: int, habits: Habits, rng: Rng) -> str:
    if habits.poses == 0:
        return _push_something(position, side, rng) if habits is PUSHER else "furnish none"
    best, move = _prospect(position, side, rng), "furnish none"
    pieces = position.may_furnish(side)
    piece = pieces[rng.below(len(pieces))]
    for _ in range(habits.poses):
        proposal = _somewhere(piece, rng)
        trial = position.copy()
        if put(trial, proposal, Recorder()) is not None:
            continue
        value = _prospect(trial, side, rng)
        if value > best + 0.05:
            best, move = value, write_move(proposal)
    return move


def _push_something(position: Position, side: int, rng: Rng) -> str:
    pieces = position.may_furnish(side)
    proposal = _somewhere(pieces[rng.below(len(pieces))], rng)
    return write_move(proposal) if put(position.copy(), proposal, Recorder()) is None else "furnish none"


def _somewhere(piece: int, rng: Rng) -> Furnish:
    face = "bottom"
    if PIECES[piece] == "table" and rng.below(2) == 0:
        face = "front"  # on its edge the top is a wall
    x, y = 20.0 + 5.0 * float(rng.below(41)), 20.0 + 5.0 * float(rng.below(41))
    return Furnish(piece, x, y, 45.0 * float(rng.below(8)), face)


def _prospect(position: Position, side: int, rng: Rng) -> float:
    """Return how much better a side can plan here than the others."""
    danger = _danger(position, side_chances(position))
    total = 0.0
    sides = position.sides()
    for owner in sides:
        number = position.steps[owner] if position.steps[owner] > 0 else _AVERAGE
        value = Planner(position, owner, number, danger, 0.0, rng).value()
        total += value if owner == side else -value / (len(sides) - 1)
    return total


# Midnight


def _choice(state: State, seat: int, habits: Habits, rng: Rng) -> str:
    offers = state.legal(seat)
    if habits is CHILD or len(offers) == 1:
        return offers[rng.below(len(offers))]
    side = SIDE_OF_SEAT[seat]
    best, move = -1.0e9, offers[0]
    for offer in offers:
        after = state.copy()
        after.apply(seat, offer)
        danger = _danger(after, side_chances(after))
        value = standing(after, danger, side)
        for owner in after.sides():
            if owner != side:
                value -= standing(after, danger, owner) / len(after.sides())
        value += habits.noise * float(rng.below(1000)) / 500.0 * POINTS_IN[0]
        if value > best:
            best, move = value, offer
    return move


class PasVuPasPrisBot(Bot):
    """The five levels of the game's own bot."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        return choose(perspective, level, rng)

    def parts(self) -> list[str]:
        return list(PARTS)

    def choose_without(self, perspective: Perspective, part: str, rng: Rng) -> str:
        return choose_without(perspective, part, rng)
