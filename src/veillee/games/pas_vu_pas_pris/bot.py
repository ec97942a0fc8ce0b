"""A ghost with a sense of danger: hides by the map of the hall, moves furniture, turns the keyhole on others."""

from typing import Final

from veillee.core import Rng
from veillee.core.perspective import Perspective
from veillee.games.pas_vu_pas_pris.cards import POINTS_IN
from veillee.games.pas_vu_pas_pris.danger import (
    Danger,
    rounds_left,
    side_chances,
    sights_of,
    standing,
    worth,
    worth_on_side,
)
from veillee.games.pas_vu_pas_pris.furnish import put
from veillee.games.pas_vu_pas_pris.moves import Furnish
from veillee.games.pas_vu_pas_pris.names import PIECES, SIDE_OF_SEAT, SIDES, SIZE_OF_GHOST, full_name, walk_row
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.planner import Planner
from veillee.games.pas_vu_pas_pris.position import Position
from veillee.games.pas_vu_pas_pris.state import HallState
from veillee.games.pas_vu_pas_pris.story import Story

# By level: how much of the danger is guessed, how many places for a piece are tried, whether others' minds are read.
_NOISE: Final = (1.0, 0.8, 0.45, 0.15, 0.0)
_POSES: Final = (0, 0, 0, 4, 10)
_AVERAGE: Final = 7


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the strongest)."""
    state = perspective.sample(rng)
    assert isinstance(state, HallState)
    side = SIDE_OF_SEAT[perspective.seat]
    phase = state.phase()
    if phase == "side":
        return _choose_side(state, side, level, rng)
    if phase == "plan":
        return _plan(state, perspective.seat, level, rng)
    if phase == "furnish":
        return _furnish(state.position, side, level, rng)
    return _choice(state, perspective.seat, level, rng)


# Plans


def _plan(state: HallState, seat: int, level: int, rng: Rng) -> str:
    position, side = state.position, SIDE_OF_SEAT[seat]
    if level == 1:
        offers = state.legal(seat)
        return offers[len(offers) - 1 - rng.below(min(2, len(offers)))]
    chances = side_chances(position)
    number = position.steps[side]
    plan = Planner(position, side, number, _danger(position, chances), _NOISE[level - 1], rng).plan()
    move = write_move(plan)
    if level >= 4 and position.midnight != 9:
        after = state.copy()
        if after.check(seat, move) is None:
            after.apply(seat, move)
            feared = _feared(after.position if after.phase() == "plan" else position, side, chances)
            again = Planner(position, side, number, _danger(position, feared), _NOISE[level - 1], rng).plan()
            move = write_move(again)
    if state.check(seat, move) is not None:
        return state.legal(seat)[-1]
    return move


def _danger(position: Position, chances: list[float]) -> Danger:
    return Danger(position, sights_of(position), chances)


def _feared(position: Position, side: int, chances: list[float]) -> list[float]:
    """Return how likely each side is when those who may choose look for the one that hurts most."""
    danger = _danger(position, chances)
    eligible = position.eligible()
    feared = [0.0, 0.0, 0.0, 0.0]
    for chooser in eligible:
        best, worst = -1.0e9, -1
        for target in range(4):
            if chances[target] > 0.0:
                harm = _harm(position, danger, chooser, target)
                if harm > best:
                    best, worst = harm, target
        for target in range(4):
            share = 0.5 * chances[target] + (0.5 if target == worst else 0.0)
            feared[target] += share / len(eligible)
    return feared


def _harm(position: Position, danger: Danger, chooser: int, target: int) -> float:
    """Return what others lose less what the chooser loses, with the keyhole on a side."""
    total = 0.0
    rounds = rounds_left(position)
    for owner in position.sides():
        for ghost in position.in_hall(owner):
            size = SIZE_OF_GHOST[ghost % 7]
            where = position.where[ghost]
            seen = danger.from_side(target, where, size, 0)
            loss = seen * (worth(size, walk_row(owner, where), rounds) - worth_on_side(size, rounds))
            total += -loss if owner == chooser else loss / (len(position.sides()) - 1)
    return total


# The side


def _choose_side(state: HallState, side: int, level: int, rng: Rng) -> str:
    position = state.position
    targets = [target for target in range(4) if target != position.keyhole_side]
    if level <= 1:
        return f"side {SIDES[targets[rng.below(len(targets))]]}"
    best, found = -1.0e9, targets[0]
    for target in targets:
        gain = _gain(position, side, target)
        gain += _NOISE[level - 1] * float(rng.below(1000)) / 200.0
        if gain > best:
            best, found = gain, target
    return f"side {SIDES[found]}"


def _gain(position: Position, side: int, target: int) -> float:
    """Return what others lose less what the side loses, by real looks from every door that may come."""
    rounds = rounds_left(position)
    others = len(position.sides()) - 1
    doors = [position.crystal] if position.midnight == 11 and position.crystal > 0 else [1, 2, 3, 4, 5, 6]
    total = 0.0
    for door in doors:
        seen = list(position.hall.look(SIDES[target], door, position.options.reflections).seen)
        if position.midnight == 1:
            seen += position.hall.look(SIDES[(target + 2) % 4], door, position.options.reflections).seen
        for owner in position.sides():
            for ghost in position.in_hall(owner):
                if full_name(ghost) in seen:
                    size = SIZE_OF_GHOST[ghost % 7]
                    loss = worth(size, walk_row(owner, position.where[ghost]), rounds) - worth_on_side(size, rounds)
                    total += -loss if owner == side else loss / others
    return total / len(doors)


# Furniture


def _furnish(position: Position, side: int, level: int, rng: Rng) -> str:
    tries = _POSES[level - 1]
    if tries == 0:
        return _push_something(position, side, rng) if level == 2 else "furnish none"
    best, move = _prospect(position, side, rng), "furnish none"
    pieces = position.may_furnish(side)
    for _ in range(tries):
        proposal = _somewhere(pieces[rng.below(len(pieces))], rng)
        trial = position.copy()
        if put(trial, proposal, Story()) is not None:
            continue
        value = _prospect(trial, side, rng)
        if value > best + 0.05:
            best, move = value, write_move(proposal)
    return move


def _push_something(position: Position, side: int, rng: Rng) -> str:
    pieces = position.may_furnish(side)
    proposal = _somewhere(pieces[rng.below(len(pieces))], rng)
    return write_move(proposal) if put(position.copy(), proposal, Story()) is None else "furnish none"


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


def _choice(state: HallState, seat: int, level: int, rng: Rng) -> str:
    offers = state.legal(seat)
    if level == 1 or len(offers) == 1:
        return offers[rng.below(len(offers))]
    side = SIDE_OF_SEAT[seat]
    best, move = -1.0e9, offers[0]
    for offer in offers:
        after = state.copy()
        after.apply(seat, offer)
        danger = _danger(after.position, side_chances(after.position))
        value = standing(after.position, danger, side)
        for owner in after.position.sides():
            if owner != side:
                value -= standing(after.position, danger, owner) / len(after.position.sides())
        value += _NOISE[level - 1] * float(rng.below(1000)) / 500.0 * POINTS_IN[0]
        if value > best:
            best, move = value, offer
    return move
