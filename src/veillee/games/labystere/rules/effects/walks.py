"""A walk, and the action that it turns up."""

from mypy_extensions import i64

from veillee.games.labystere.rules import cards, events
from veillee.games.labystere.rules.effects.arrivals import arrive
from veillee.games.labystere.rules.effects.questions import note_question
from veillee.games.labystere.rules.effects.turns import end_turn
from veillee.games.labystere.rules.enquiry import NO_CARD
from veillee.games.labystere.rules.position import ASK, LOOK, ROLL, SWAP_PAWNS, Position


def walk(position: Position, square: i64) -> None:
    """Move the pawn on turn, and turn up the action of a plain stack."""
    side = position.sides[position.turn]
    if position.recorder is not None:
        events.tell_walk(position.recorder, position.paths, position.turn, side.pawn, square, position.steps)
    side.pawn = square
    stack: i64 = position.stacks[square]
    if cards.is_plain(stack):
        position.turned |= 1 << square
        carry_out(position, square, cards.kind_of(stack))
    else:
        arrive(position, square)


def carry_out(position: Position, square: i64, action: i64) -> None:
    """Do what an action card says, or wait for the choice it asks for."""
    if position.recorder is not None:
        events.tell_action(position.recorder, position.turn, square, action)
    side = position.sides[position.turn]
    if action == cards.AGAIN:  # LAB-A4
        position.stage = ROLL
        position.rolled = 0
        position.steps = 0
        return
    if action == cards.GO_START or action == cards.GO_FINISH:
        jump(position, position.start if action == cards.GO_START else position.finish)
        return
    position.task = action
    if action == cards.SEE_WITNESS or action == cards.SEE_PLACE:
        if position.lookable():
            position.stage = LOOK
            return
    elif action == cards.ASK_SUSPECT or action == cards.ASK_PLACE:
        if position.others_have(position.kind_asked()):
            position.stage = ASK
            return
        note_question(position, position.turn, NO_CARD)
        if position.recorder is not None:
            events.tell_question(position.recorder, "nobody-asked", position.turn, -1, action == cards.ASK_PLACE)
    elif action == cards.TRADE:
        if position.partners():
            position.stage = SWAP_PAWNS
            return
    elif action == cards.DOUBLE:
        side.double = True
    end_turn(position)


def jump(position: Position, square: i64) -> None:
    """Put the pawn on Start or Finish, where that lies on the table."""  # LAB-A1
    if square >= 0:
        position.sides[position.turn].pawn = square
        if position.recorder is not None:
            events.tell_jump(position.recorder, position.turn, square)
        arrive(position, square)
    else:
        end_turn(position)


def trade(position: Position, seat: i64) -> None:
    """Swap pawns with another detective."""  # LAB-A5
    here = position.sides[position.turn].pawn
    there = position.sides[seat].pawn
    position.sides[position.turn].pawn = there
    position.sides[seat].pawn = here
    if position.recorder is not None:
        events.tell_trade(position.recorder, position.turn, seat, here, there)
    arrive(position, there)
