"""Where a pawn arrives: the look below the stack, or the declaration."""

from mypy_extensions import i64

from veillee.games.labystere.rules import enquiry, events, stages
from veillee.games.labystere.rules.cards import PLACES, SUSPECTS, all_but, cards_of
from veillee.games.labystere.rules.effects.turns import end_turn
from veillee.games.labystere.rules.grid import stacks
from veillee.games.labystere.rules.grid.squares import Square
from veillee.games.labystere.rules.position import Position


def arrive(position: Position, square: Square) -> None:
    """Look where a pawn has come to, or offer the declaration; a plain stack stays as it is."""  # LAB-A8
    kind = stacks.kind_of(position.stacks[square])
    if kind == stacks.FINISH:
        position.stage = stages.DECLARE
        return
    if kind == stacks.WITNESS or kind == stacks.PLACE:
        look(position, square)
    end_turn(position)


def look(position: Position, square: Square) -> None:
    """Look below a witness or a place, alone, and set aside what that rules out."""  # LAB-T7
    side = position.sides[position.turn]
    stack: i64 = position.stacks[square]
    if not side.looked >> square & 1:
        side.looked |= 1 << square
        position.enquiry.append(enquiry.look(position.turn, square))
    if stacks.kind_of(stack) == stacks.WITNESS:
        suspect = stacks.suspect_below(stack)
        side.aside |= cards_of(SUSPECTS, 1 << suspect)
        if position.recorder is not None:
            events.add_witness(position.recorder, position.turn, square, stacks.witness_of(stack), suspect)
        return
    place = stacks.place_of(stack)
    flag = stacks.has_flag(stack)
    if flag:  # LAB-K1
        side.flag_seen = True
        side.aside |= cards_of(PLACES, all_but(place) & position.numbers.every_place())
    else:
        side.aside |= cards_of(PLACES, 1 << place)
    if position.recorder is not None:
        events.add_place(position.recorder, position.turn, square, place, flag)
