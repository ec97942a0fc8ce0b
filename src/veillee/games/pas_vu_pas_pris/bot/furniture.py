"""Where a level moves furniture."""

from typing import Final

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.bot.danger import side_chances
from veillee.games.pas_vu_pas_pris.bot.habits import Habits
from veillee.games.pas_vu_pas_pris.bot.outlook import prices_of, worths_of
from veillee.games.pas_vu_pas_pris.bot.sharing import best_total
from veillee.games.pas_vu_pas_pris.bot.threats import danger_in
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import PIECES
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.furnish import layout_offers, put
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, FurnishNone
from veillee.games.pas_vu_pas_pris.rules.position import Position

_AVERAGE: Final = 7
_TRIES: Final = 20
_BURDEN: Final = 20  # how many tries one counts for where other pieces rest: their fall is simulated
_LEAST: Final = 0.05  # what a move must be worth
# Of ten places, so many are tried anywhere; the others close to the best one so far.
_ANYWHERE: Final = 6
# How close: millimetres and degrees, and so many of them at most.
_STEP: Final = 5.0
_MOST_STEPS: Final = 4
_TURN: Final = 15.0
_MOST_TURNS: Final = 2
_NEAR: Final = 10.0
_FAR: Final = 230.0
_NOWHERE: Final = -1.0e9


def choose_furniture(position: Position, side: int, habits: Habits, rng: Rng) -> str:
    """Return where a level puts a piece, or that it leaves the furniture."""
    if position.lays_out():
        return _lay_out(position, side, rng)
    found: Furnish | None = None
    if habits.poses > 0:
        found = _search(position, side, habits, rng)
    return write_move(FurnishNone() if found is None else found)


def _search(position: Position, side: int, habits: Habits, rng: Rng) -> Furnish | None:
    """Return the best of many places, None where none is worth the move."""
    prices = prices_of(position) if habits.outlook else []
    best = _prospect(position, side, prices) + _LEAST
    found: Furnish | None = None
    pieces = position.may_furnish(side)
    tries = habits.poses // len(pieces)
    # One piece after the other: the map of the hall follows a single piece quickly.
    for piece in pieces:
        likely = _NOWHERE
        near: Furnish | None = None
        for number in range(max(1, tries // _BURDEN) if position.hall.bears(PIECES[piece]) else tries):
            proposal = _somewhere(piece, rng)
            if near is not None and number % 10 >= _ANYWHERE:
                proposal = _close_to(near, rng)
            trial = position.copy()
            if put(trial, proposal, Recorder()) is not None:
                continue
            value = _prospect(trial, side, prices)
            if value > likely:
                likely, near = value, proposal
        if near is not None and likely > best:
            best, found = likely, near
    return found


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


def _close_to(move: Furnish, rng: Rng) -> Furnish:
    """Return a place close to another one, turned a little."""
    x = move.x + _STEP * float(rng.below(2 * _MOST_STEPS + 1) - _MOST_STEPS)
    y = move.y + _STEP * float(rng.below(2 * _MOST_STEPS + 1) - _MOST_STEPS)
    yaw = (move.yaw + _TURN * float(rng.below(2 * _MOST_TURNS + 1) - _MOST_TURNS)) % 360.0
    return Furnish(move.piece, min(_FAR, max(_NEAR, x)), min(_FAR, max(_NEAR, y)), yaw, move.face)


def _prospect(position: Position, side: int, prices: list[float]) -> float:
    """Return how much better a side can plan here than the others."""
    danger = danger_in(position, side_chances(position))
    total = 0.0
    worths = worths_of(position, prices)
    for worth in worths:
        number = position.steps[worth.side] if position.steps[worth.side] > 0 else _AVERAGE
        value = best_total(position, worth, number, danger)
        total += value if worth.side == side else -value / (len(worths) - 1)
    return total
