"""Where a pawn arrives: the look below the stack, or the declaration."""

from mypy_extensions import i64

from veillee.games.labystere.rules import cards, enquiry, events
from veillee.games.labystere.rules.effects.turns import end_turn
from veillee.games.labystere.rules.position import DECLARE, Position


def arrive(position: Position, square: i64) -> None:
    """Look where a pawn has come to, or offer the declaration; a plain stack stays as it is."""  # LAB-A8
    kind = cards.kind_of(position.stacks[square])
    if kind == cards.FINISH:
        position.stage = DECLARE
        return
    if kind == cards.WITNESS or kind == cards.PLACE:
        look(position, square)
    end_turn(position)


def look(position: Position, square: i64) -> None:
    """Look below a witness or a place, alone, and set aside what that rules out."""  # LAB-T7
    side = position.sides[position.turn]
    stack: i64 = position.stacks[square]
    if not side.looked >> square & 1:
        side.looked |= 1 << square
        position.enquiry.append(enquiry.look(position.turn, square))
    if cards.kind_of(stack) == cards.WITNESS:
        suspect = cards.suspect_below(stack)
        side.aside |= 1 << suspect
        if position.recorder is not None:
            events.tell_witness(position.recorder, position.turn, square, cards.witness_of(stack), suspect)
        return
    place = cards.place_of(stack)
    flag = cards.has_flag(stack)
    if flag:  # LAB-K1
        side.flag_seen = True
        side.aside |= 0xF0 & ~(16 << place)
    else:
        side.aside |= 16 << place
    if position.recorder is not None:
        events.tell_place(position.recorder, position.turn, square, place, flag)
