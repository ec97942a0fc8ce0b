"""What chance decides: the culprit, the layout, the die, and the card that a question shows."""

from veillee.core import Rng
from veillee.games.labystere.rules import moves, stages
from veillee.games.labystere.rules.cards import OF_A_KIND, card_of, only_of
from veillee.games.labystere.rules.grid.layout import draw_layout
from veillee.games.labystere.rules.position import Position


def chances(position: Position) -> tuple[list[int], list[int]]:
    """Return what may be drawn now, with weights; nothing for the layout, which has too many."""
    found = _equally_likely(position)
    return found[:], [1] * len(found)


def draw(position: Position, rng: Rng) -> int:
    """Draw what is owed now."""
    if position.stage == stages.LAYOUT:
        return moves.encode_layout(draw_layout(position.culprit, position.numbers, rng))
    found = _equally_likely(position)
    return found[rng.below(len(found))]


def _equally_likely(position: Position) -> list[int]:
    if position.stage == stages.DIE:
        return position.numbers.rolls
    if position.stage == stages.SHOW:
        return _showable(position)
    if position.stage == stages.CULPRIT:  # LAB-S1
        return position.numbers.culprits
    return []


def _showable(position: Position) -> list[int]:
    """Return the cards that the one who was asked may be seen to hold."""
    kind = position.kind_of_task()
    pile = only_of(kind, position.sides[position.asked].aside)
    return [moves.encode(moves.SHOW, card_of(kind, number)) for number in range(OF_A_KIND) if pile >> number & 1]
