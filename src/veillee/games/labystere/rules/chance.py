"""What chance decides: the culprit, the layout, the die, and the card that a question shows."""

from typing import Final

from veillee.core import Rng
from veillee.games.labystere.rules import moves, stages
from veillee.games.labystere.rules.cards import DIE_SIDES, OF_A_KIND, card_of, only_of
from veillee.games.labystere.rules.grid.layout import draw_layout
from veillee.games.labystere.rules.position import Position

_DIE: Final[list[int]] = [moves.encode(moves.DIE, number) for number in range(1, DIE_SIDES + 1)]
_CULPRITS: Final[list[int]] = [moves.encode(moves.CULPRIT, suspect) for suspect in range(OF_A_KIND)]


def chances(position: Position) -> tuple[list[int], list[int]]:
    """Return what may be drawn now, with weights; nothing for the layout, which has too many."""
    found = _equally_likely(position)
    return found[:], [1] * len(found)


def draw(position: Position, rng: Rng) -> int:
    """Draw what is owed now."""
    if position.stage == stages.LAYOUT:
        return moves.encode_layout(draw_layout(position.culprit, rng))
    found = _equally_likely(position)
    return found[rng.below(len(found))]


def _equally_likely(position: Position) -> list[int]:
    if position.stage == stages.DIE:
        return _DIE
    if position.stage == stages.SHOW:
        return _showable(position)
    if position.stage == stages.CULPRIT:  # LAB-S1
        return _CULPRITS
    return []


def _showable(position: Position) -> list[int]:
    """Return the cards that the one who was asked may be seen to hold."""
    kind = position.kind_of_task()
    pile = only_of(kind, position.sides[position.asked].aside)
    return [moves.encode(moves.SHOW, card_of(kind, number)) for number in range(OF_A_KIND) if pile >> number & 1]
