"""What a look may cost: each side of the keyhole, by real looks or by the map of the hall."""

from veillee.games.pas_vu_pas_pris.bot.danger import (
    Danger,
    rounds_left,
    sights_of,
    worth,
    worth_on_side,
)
from veillee.games.pas_vu_pas_pris.rules.board import (
    DOORS,
    SIDE_COUNT,
    full_name,
    opposite,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK
from veillee.games.pas_vu_pas_pris.rules.position import Position


def danger_in(position: Position, chances: list[float]) -> Danger:
    """Return the danger of every place, given how likely each side of the keyhole is."""
    return Danger(position, sights_of(position), chances)


def gain(position: Position, side: int, target: int) -> float:
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
                    loss = _loss(position, size, walk_row(owner, position.where[ghost]), rounds)
                    total += -loss if owner == side else loss / others
    return total / len(doors)


def _loss(position: Position, size: int, row: int, rounds: int) -> float:
    """Return what is lost with a ghost at a row that is seen."""
    return worth(position.numbers, size, row, rounds) - worth_on_side(position.numbers, size, rounds)


def feared_sides(position: Position, chances: list[float]) -> list[float]:
    """Return how likely each side is when those who may choose look for the one that hurts most."""
    danger = danger_in(position, chances)
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
            loss = seen * _loss(position, size, walk_row(owner, where), rounds)
            total += -loss if owner == chooser else loss / (len(position.sides()) - 1)
    return total
