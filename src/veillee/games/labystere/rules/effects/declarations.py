"""Declarations: who stole the flag, and where it is."""

from mypy_extensions import i64

from veillee.games.labystere.rules import events
from veillee.games.labystere.rules.effects.turns import end_turn, finish_game
from veillee.games.labystere.rules.position import Position


def declare(position: Position, pair: i64) -> None:
    """Win with the right pair, else leave the game with what was seen."""  # LAB-E1
    side = position.sides[position.turn]
    side.declared = pair
    suspect = pair >> 2
    place = pair & 3
    if position.recorder is not None:
        events.tell_declaration(position.recorder, position.turn, suspect, place)
    if suspect == position.culprit and place == position.flag:
        finish_game(position, position.turn, 1)
        return
    side.lost = True  # LAB-E2
    side.pawn = -1
    side.double = False
    if position.recorder is not None:
        events.tell_wrong(position.recorder, position.turn, position.culprit, place, place == position.flag)
    left: list[int] = [seat for seat in range(len(position.sides)) if not position.sides[seat].lost]
    if not left:
        finish_game(position, -1, 2)
    elif len(left) == 1 and position.last_detective:  # LAB-E3
        finish_game(position, left[0], 3)
    else:
        end_turn(position)
