"""A walk, and the action that it turns up."""

from mypy_extensions import i64

from veillee.games.labystere.rules import cards, events, stages
from veillee.games.labystere.rules.effects.arrivals import arrive
from veillee.games.labystere.rules.effects.questions import ask_nobody
from veillee.games.labystere.rules.effects.turns import end_turn
from veillee.games.labystere.rules.grid.squares import Square
from veillee.games.labystere.rules.grid.stacks import is_plain, kind_of
from veillee.games.labystere.rules.position import Position


def walk(position: Position, square: Square) -> None:
    """Move the pawn on turn, and turn up the action of a plain stack."""
    side = position.sides[position.turn]
    if position.recorder is not None:
        events.add_walk(position.recorder, position.paths, position.turn, side.pawn, square, position.steps)
    side.pawn = square
    stack: i64 = position.stacks[square]
    if is_plain(stack):
        position.turned |= 1 << square
        carry_out(position, square, kind_of(stack))
    else:
        arrive(position, square)


def carry_out(position: Position, square: Square, action: cards.Action) -> None:
    """Do what an action card says, or wait for the choice it asks for."""
    if position.recorder is not None:
        events.add_action(position.recorder, position.turn, square, action)
    if action == cards.AGAIN:  # LAB-A4
        position.stage = stages.ROLL
        position.rolled = 0
        position.steps = 0
        return
    if action == cards.GO_START or action == cards.GO_FINISH:
        jump(position, position.start if action == cards.GO_START else position.finish)
        return
    position.task = action
    stage = cards.ACTIONS[action].stage
    if stage != stages.NO_STAGE and _has_a_choice(position, stage):
        position.stage = stage
        return
    if stage == stages.ASK:
        ask_nobody(position)
    elif action == cards.DOUBLE:
        position.sides[position.turn].double = True
    end_turn(position)


def _has_a_choice(position: Position, stage: i64) -> bool:
    """Tell whether there is anything to choose from in the stage of the action on turn."""
    if stage == stages.LOOK:
        return position.lookable() != 0
    if stage == stages.ASK:
        return position.others_have(position.kind_of_task())
    return len(position.partners()) > 0


def jump(position: Position, square: Square) -> None:
    """Put the pawn on Start or Finish, where that lies on the table."""  # LAB-A1
    if square >= 0:
        position.sides[position.turn].pawn = square
        if position.recorder is not None:
            events.add_jump(position.recorder, position.turn, square)
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
        events.add_trade(position.recorder, position.turn, seat, here, there)
    arrive(position, there)
