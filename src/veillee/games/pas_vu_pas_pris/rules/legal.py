"""Who acts, and which moves are offered."""

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import NO_SIDE, SIDE_COUNT, Side
from veillee.games.pas_vu_pas_pris.rules.furnish import furniture_offers, layout_offers, random_furnish
from veillee.games.pas_vu_pas_pris.rules.midnight.choices import choices
from veillee.games.pas_vu_pas_pris.rules.moves import ChooseSide, FurnishNone, Move, Plan
from veillee.games.pas_vu_pas_pris.rules.planning.offers import plan_offers, random_plan
from veillee.games.pas_vu_pas_pris.rules.position import CHOICE, FURNISH, OVER, PLAN, SIDE, Position


def acting(position: Position) -> list[Side]:
    """Return the sides to act; [NO_SIDE] is chance."""
    phase = position.phase_name
    if phase == OVER:
        return []
    if phase == FURNISH:
        return [position.furnishing()]
    if phase == PLAN:
        return [side for side in position.sides() if not position.planned[side]]
    if phase == SIDE:
        return [position.chooser]
    if phase == CHOICE:
        return [position.queue[0]]
    return [NO_SIDE]


def is_enumerable(position: Position) -> bool:
    """Tell whether `offers` lists every legal move: pieces and ghosts can go to too many places."""
    return position.phase_name not in (FURNISH, PLAN)


def offers(position: Position, side: Side) -> list[str]:
    """Return the moves of a side that acts: all of them, or the ones worth offering."""
    moves: list[Move] = []
    if position.lays_out():
        moves = [*layout_offers(position, side)]
    elif position.phase_name == FURNISH:
        moves = [FurnishNone(), *furniture_offers(position, side)]
    elif position.phase_name == PLAN:
        moves = [Plan(()), *plan_offers(position, side)]
    elif position.phase_name == SIDE:
        moves = [ChooseSide(target) for target in range(SIDE_COUNT) if target != position.keyhole_side]
    else:
        moves = [*choices(position, side)]
    return [write_move(move) for move in moves]


def random_proposal(position: Position, side: Side, rng: Rng) -> Move:
    """Return a random move where there are too many to list, which may turn out to be impossible."""
    if position.phase_name == FURNISH:
        return random_furnish(position, side, rng)
    return random_plan(position, side, rng)


def random_fallback(position: Position, side: Side, rng: Rng) -> Move:
    """Return what is made instead of a proposal that is impossible."""
    if position.lays_out():
        moves = layout_offers(position, side)
        return moves[rng.below(len(moves))]
    return FurnishNone() if position.phase_name == FURNISH else Plan(())
