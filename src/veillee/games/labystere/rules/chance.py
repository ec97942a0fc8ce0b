"""What chance decides: the culprit, the layout, the die, and the card that a question shows."""

from veillee.core import Rng
from veillee.games.labystere import notation
from veillee.games.labystere.rules.grid.layout import draw_layout
from veillee.games.labystere.rules.position import CULPRIT, DIE, SHOW, Position

_DIE: list[int] = [notation.DIE_SHOWS + number for number in range(1, 7)]


def chances(position: Position) -> tuple[list[int], list[int]]:
    """Return what may be drawn now, with weights; nothing for the layout, which has too many."""
    if position.stage == DIE:
        return list(_DIE), [1] * 6
    if position.stage == SHOW:
        shown = showable(position)
        return shown, [1] * len(shown)
    if position.stage == CULPRIT:  # LAB-S1
        return [notation.SET_CULPRIT + suspect for suspect in range(4)], [1] * 4
    return [], []


def draw(position: Position, rng: Rng) -> int:
    """Draw what is owed now."""
    if position.stage == DIE:
        return notation.DIE_SHOWS + 1 + rng.below(6)
    if position.stage == SHOW:
        shown = showable(position)
        return shown[rng.below(len(shown))]
    if position.stage == CULPRIT:
        return notation.SET_CULPRIT + rng.below(4)
    return notation.layout_number(draw_layout(position.culprit, rng))


def showable(position: Position) -> list[int]:
    """Return the cards that the one who was asked may be seen to hold."""
    kind = position.kind_asked()
    pile = position.pile(position.asked, kind)
    return [notation.SHOW_CARD + 4 * kind + card for card in range(4) if pile >> card & 1]
