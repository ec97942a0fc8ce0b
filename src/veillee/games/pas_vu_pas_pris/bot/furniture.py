"""Where a level moves furniture."""

from typing import Final

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.bot.danger import (
    side_chances,
)
from veillee.games.pas_vu_pas_pris.bot.habits import Habits
from veillee.games.pas_vu_pas_pris.bot.planner import Planner
from veillee.games.pas_vu_pas_pris.bot.threats import danger_in
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import (
    PIECES,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.furnish import layout_offers, put
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish
from veillee.games.pas_vu_pas_pris.rules.position import Position

_AVERAGE: Final = 7
_TRIES: Final = 20


def choose_furniture(position: Position, side: int, habits: Habits, rng: Rng) -> str:
    """Return where a level puts a piece, or that it leaves the furniture."""
    if position.lays_out():
        return _lay_out(position, side, rng)
    if habits.poses == 0:
        return "furnish none"
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


def _lay_out(position: Position, side: int, rng: Rng) -> str:
    """Put a piece somewhere into the hall that the players lay out (PVP-S2)."""
    pieces = position.may_furnish(side)
    for _ in range(_TRIES):
        proposal = _somewhere(pieces[rng.below(len(pieces))], rng)
        if put(position.copy(), proposal, Recorder()) is None:
            return write_move(proposal)
    return write_move(layout_offers(position, side)[0])


def _somewhere(piece: int, rng: Rng) -> Furnish:
    face = "bottom"
    if PIECES[piece] == "table" and rng.below(2) == 0:
        face = "front"  # on its edge the top is a wall
    x, y = 20.0 + 5.0 * float(rng.below(41)), 20.0 + 5.0 * float(rng.below(41))
    return Furnish(piece, x, y, 45.0 * float(rng.below(8)), face)


def _prospect(position: Position, side: int, rng: Rng) -> float:
    """Return how much better a side can plan here than the others."""
    danger = danger_in(position, side_chances(position))
    total = 0.0
    sides = position.sides()
    for owner in sides:
        number = position.steps[owner] if position.steps[owner] > 0 else _AVERAGE
        value = Planner(position, owner, number, danger, 0.0, rng).value()
        total += value if owner == side else -value / (len(sides) - 1)
    return total
