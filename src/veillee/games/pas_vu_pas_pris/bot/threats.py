"""What a look may cost, from each side of the keyhole."""

from veillee.games.pas_vu_pas_pris.bot.danger import Danger, sights_of
from veillee.games.pas_vu_pas_pris.bot.worth import Worth
from veillee.games.pas_vu_pas_pris.rules.board import (
    DOORS,
    full_name,
    opposite,
    size_of,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK
from veillee.games.pas_vu_pas_pris.rules.position import Position


def danger_in(position: Position, chances: list[float]) -> Danger:
    """Return the danger of every place, given how likely each side of the keyhole is."""
    return Danger(position, sights_of(position), chances)


def gain(position: Position, side: int, target: int) -> float:
    """Return what others lose less what the side loses, by real looks from every door that may come."""
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
                    loss = _loss(position, owner, size, position.where[ghost])
                    total += -loss if owner == side else loss / others
    return total / len(doors)


def _loss(position: Position, owner: int, size: int, square: int) -> float:
    """Return what is lost with a ghost that is seen."""
    worth = Worth(position, owner)
    return worth.in_hall(square, size, 0) - worth.on_side(size)
