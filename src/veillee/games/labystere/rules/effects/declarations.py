"""Declarations: who stole the flag, and where it is."""

from veillee.games.labystere.rules import events, stages
from veillee.games.labystere.rules.cards import Pair, place_of, suspect_of
from veillee.games.labystere.rules.effects.turns import end_turn, finish_game
from veillee.games.labystere.rules.grid.squares import OFF_BOARD
from veillee.games.labystere.rules.position import Position


def declare(position: Position, pair: Pair) -> None:
    """Win with the right pair, else leave the game with what was seen."""  # LAB-E1
    side = position.sides[position.turn]
    side.declared = pair
    suspect = suspect_of(pair)
    place = place_of(pair)
    if position.recorder is not None:
        events.add_declaration(position.recorder, position.turn, suspect, place)
    if suspect == position.culprit and place == position.flag:
        finish_game(position, position.turn, stages.RIGHT)
        return
    side.lost = True  # LAB-E2
    side.pawn = OFF_BOARD
    side.double = False
    if position.recorder is not None:
        events.add_wrong(position.recorder, position.turn, position.culprit, place, place == position.flag)
    left: list[int] = [seat for seat in range(len(position.sides)) if not position.sides[seat].lost]
    if not left:
        finish_game(position, -1, stages.ALL_WRONG)
    elif len(left) == 1 and position.last_detective:  # LAB-E3
        finish_game(position, left[0], stages.LAST_DETECTIVE)
    else:
        end_turn(position)
