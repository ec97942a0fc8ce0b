"""Why a move is not possible, clause by clause."""

from veillee.core import Refusal
from veillee.core.contract import CHANCE
from veillee.games.labystere.notation import (
    ACCUSE,
    ASK_SEAT,
    DIE_SHOWS,
    GO,
    LOOK_AT,
    PASS,
    ROLL_DIE,
    SEATS,
    SET_CULPRIT,
    SET_LAYOUT,
    SHOW_CARD,
    SWAP,
    TRADE_WITH,
    card_name,
    layout_stacks,
)
from veillee.games.labystere.rules.cards import is_plain
from veillee.games.labystere.rules.grid.layout import refuse_layout
from veillee.games.labystere.rules.grid.paths import reach
from veillee.games.labystere.rules.grid.squares import ALL, SQUARES
from veillee.games.labystere.rules.position import (
    ASK,
    CHOOSE,
    CULPRIT,
    DECLARE,
    DIE,
    LAYOUT,
    LOOK,
    OVER,
    ROLL,
    SHOW,
    SWAP_PAWNS,
    Position,
)


def refuse(position: Position, actor: int, action: int) -> Refusal | None:
    """Return why the actor may not make the move, or None when it may."""
    if position.stage == OVER:  # LAB-T1
        return Refusal("LAB-T1", "over")
    if position.actor() != actor:
        return Refusal("LAB-T1", "turn")
    if actor == CHANCE:
        return _refuse_chance(position, action)
    if action == ROLL_DIE:
        return None if position.stage == ROLL else _phase(position)
    if action == PASS:
        return None if position.stage == DECLARE else _phase(position)
    if action < LOOK_AT:
        return _refuse_walk(position, action - GO)
    if action < ASK_SEAT:
        return _refuse_look(position, action - LOOK_AT)
    if action < TRADE_WITH:
        return _refuse_question(position, action - ASK_SEAT)
    if action < ACCUSE:
        return _refuse_trade(position, action - TRADE_WITH)
    if action < SWAP:
        return _refuse_declaration(position)
    return _refuse_swap(position, (action - SWAP) // 25, (action - SWAP) % 25)


def _phase(position: Position) -> Refusal:
    return Refusal("LAB-T1", "phase", {"phase": position.phase()})


def _refuse_walk(position: Position, square: int) -> Refusal | None:
    if position.stage != CHOOSE:
        return _phase(position)
    if position.goals() >> square & 1:
        return None
    params = {"square": SQUARES[square], "steps": str(position.steps)}
    pawn = position.sides[position.turn].pawn
    if pawn >= 0 and reach(position.paths, pawn, position.steps, ALL) >> square & 1:
        return Refusal("LAB-T3", "", params)
    return Refusal("LAB-T2", "", params)


def _refuse_look(position: Position, square: int) -> Refusal | None:
    if position.stage != LOOK:
        return _phase(position)
    if position.lookable() >> square & 1:
        return None
    return Refusal("LAB-A2", "", {"square": SQUARES[square]})


def _refuse_question(position: Position, seat: int) -> Refusal | None:
    if position.stage != ASK:
        return _phase(position)
    if seat != position.turn and seat < len(position.sides):
        return None
    return Refusal("LAB-A3", "", {"seat": SEATS[seat]})


def _refuse_trade(position: Position, seat: int) -> Refusal | None:
    if position.stage != SWAP_PAWNS:
        return _phase(position)
    if seat in position.partners():
        return None
    return Refusal("LAB-A5", "", {"seat": SEATS[seat]})


def _refuse_declaration(position: Position) -> Refusal | None:
    if position.stage == DECLARE or (position.stage == ROLL and position.on_finish()):
        return None
    return Refusal("LAB-E1") if position.stage == ROLL else _phase(position)


def _refuse_swap(position: Position, one: int, two: int) -> Refusal | None:
    if position.stage != CHOOSE:
        return _phase(position)
    if one == two:
        return Refusal("LAB-T6", "same", {"square": SQUARES[one]})
    free = position.movable()
    for square in (one, two):
        if not is_plain(position.stacks[square]):
            return Refusal("LAB-T6", "", {"square": SQUARES[square]})
        if not free >> square & 1:
            return Refusal("LAB-T6", "pawn", {"square": SQUARES[square]})
    return None


def _refuse_chance(position: Position, action: int) -> Refusal | None:
    if action >= SET_LAYOUT:
        due = position.stage == LAYOUT
        return refuse_layout(position.culprit, layout_stacks(action)) if due else _phase(position)
    if action >= SET_CULPRIT:
        return None if position.stage == CULPRIT else _phase(position)
    if action >= SHOW_CARD:
        if position.stage != SHOW:
            return _phase(position)
        card = action - SHOW_CARD
        has = card >> 2 == position.kind_asked() and position.sides[position.asked].aside >> card & 1
        return None if has else Refusal("LAB-A3", "card", {"card": card_name(card)})
    if position.stage != DIE:
        return _phase(position)
    return None if 1 <= action - DIE_SHOWS <= 6 else Refusal("LAB-M1", "die")
