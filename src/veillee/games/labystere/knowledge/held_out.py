"""What everybody saw when somebody was asked: how many cards were held out, face down."""  # LAB-A3

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import PLACES, SUSPECTS
from veillee.games.labystere.rules.enquiry import asked, asked_kind, asker, held_out, is_look
from veillee.games.labystere.rules.position import Position

NEVER: Final[i64] = -1


def last_held_out(position: Position) -> list[list[int]]:
    """Return, for each kind and seat, how many cards the seat held out the last time, NEVER where it was not asked."""
    players = len(position.sides)
    counts: list[list[int]] = [[NEVER] * players, [NEVER] * players]
    for entry in position.enquiry:
        if is_look(entry):
            continue
        of_kind = counts[asked_kind(entry)]
        if asked(entry) != asker(entry):
            of_kind[asked(entry)] = held_out(entry)
            continue
        for seat in range(players):  # nobody was asked, for nobody else had any
            if seat != asker(entry):
                of_kind[seat] = 0
    if position.stage == stages.SHOW:
        counts[position.kind_of_task()][position.asked] = position.held_out(position.asked)
    return counts


def of_seat(counts: list[list[int]], seat: int) -> tuple[int | None, int | None]:
    """Return how many suspects and places a seat held out the last time, None where it was not asked."""
    suspects = counts[SUSPECTS][seat]
    places = counts[PLACES][seat]
    return None if suspects == NEVER else suspects, None if places == NEVER else places
