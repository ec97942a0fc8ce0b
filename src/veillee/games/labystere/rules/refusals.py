"""Why a move is not possible, clause by clause."""

from mypy_extensions import i64

from veillee.core import Refusal
from veillee.core.contract import CHANCE
from veillee.games.labystere.rules import moves, stages
from veillee.games.labystere.rules.cards import CARDS, SEATS, kind_of_card
from veillee.games.labystere.rules.grid.layout import refuse_layout
from veillee.games.labystere.rules.grid.paths import reach
from veillee.games.labystere.rules.grid.squares import ALL, SQUARES, Square
from veillee.games.labystere.rules.grid.stacks import is_plain
from veillee.games.labystere.rules.moves import MOVES
from veillee.games.labystere.rules.position import Position


def refuse(position: Position, actor: int, action: int) -> Refusal | None:
    """Return why the actor may not make the move, or None when it may."""
    if position.stage == stages.OVER:  # LAB-T1
        return Refusal("LAB-T1", "over")
    if position.actor() != actor:
        return Refusal("LAB-T1", "turn")
    kind, argument = moves.decode(action)
    if kind == moves.DECLARE and position.stage == stages.ROLL:
        return _refuse_declaration(position, action) if position.on_finish() else Refusal("LAB-E1")
    if kind == moves.DECLARE and position.stage == stages.CHOOSE and position.on_finish():
        return Refusal("LAB-E1", "late")
    if position.stage != MOVES[kind].stage:
        return Refusal("LAB-T1", "phase", {"phase": position.phase()})
    if actor == CHANCE:
        return _refuse_chance(position, kind, action, argument)
    if kind == moves.GO:
        return _refuse_walk(position, argument)
    if kind == moves.LOOK:
        return _refuse_look(position, argument)
    if kind == moves.ASK:
        return _refuse_question(position, argument)
    if kind == moves.TRADE:
        return _refuse_trade(position, argument)
    if kind == moves.SWAP:
        one, two = moves.swapped(argument)
        return _refuse_swap(position, one, two)
    if kind == moves.DECLARE:
        return _refuse_declaration(position, action)
    return None


def _refuse_declaration(position: Position, action: int) -> Refusal | None:
    """Refuse a suspect or place that a variant has not got."""
    return None if action in position.numbers.declarations else Refusal("LAB-M1", "card")


def _refuse_walk(position: Position, square: Square) -> Refusal | None:
    if position.goals() >> square & 1:
        return None
    params = {"square": SQUARES[square], "steps": str(position.steps)}
    pawn = position.sides[position.turn].pawn
    if pawn >= 0 and reach(position.paths, pawn, position.steps, ALL) >> square & 1:
        return Refusal("LAB-T3", "", params)
    return Refusal("LAB-T2", "", params)


def _refuse_look(position: Position, square: Square) -> Refusal | None:
    if position.lookable() >> square & 1:
        return None
    return Refusal("LAB-A2", "", {"square": SQUARES[square]})


def _refuse_question(position: Position, seat: i64) -> Refusal | None:
    if seat != position.turn and seat < len(position.sides):
        return None
    return Refusal("LAB-A3", "", {"seat": SEATS[seat]})


def _refuse_trade(position: Position, seat: i64) -> Refusal | None:
    if seat in position.partners():
        return None
    return Refusal("LAB-A5", "", {"seat": SEATS[seat]})


def _refuse_swap(position: Position, one: Square, two: Square) -> Refusal | None:
    if one == two:
        return Refusal("LAB-T6", "same", {"square": SQUARES[one]})
    if one > two:
        return Refusal("LAB-T6", "order", {"one": SQUARES[two], "two": SQUARES[one]})
    free = position.movable()
    for square in (one, two):
        if not is_plain(position.stacks[square]):
            return Refusal("LAB-T6", "", {"square": SQUARES[square]})
        if not free >> square & 1:
            return Refusal("LAB-T6", "pawn", {"square": SQUARES[square]})
    return None


def _refuse_chance(position: Position, kind: i64, action: int, argument: i64) -> Refusal | None:
    if kind == moves.LAYOUT:
        return refuse_layout(position.culprit, position.numbers, moves.decode_layout(action))
    if kind == moves.SHOW:
        has = kind_of_card(argument) == position.kind_of_task()
        if has and position.sides[position.asked].aside >> argument & 1:
            return None
        return Refusal("LAB-A3", "card", {"card": CARDS[argument]})
    if kind == moves.DIE:
        return None if action in position.numbers.rolls else Refusal("LAB-M1", "die")
    return None if action in position.numbers.culprits else Refusal("LAB-M1", "card")
