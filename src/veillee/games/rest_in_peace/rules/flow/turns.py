"""A turn: cards played one after the other, and its end (RIP-T1, RIP-T2)."""

from veillee.games.rest_in_peace.knowledge.memory import end_sightings
from veillee.games.rest_in_peace.rules.cards import lying
from veillee.games.rest_in_peace.rules.events import tell_played_medium, tell_totals, tell_value
from veillee.games.rest_in_peace.rules.flow.rounds import begin_turn, lose_round, tie_round
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.kinds import Medium, Option, Value
from veillee.games.rest_in_peace.rules.mediums.effects import ROUND_LOST, ROUND_TIED, leave_hand, work
from veillee.games.rest_in_peace.rules.mediums.lasting import must_pair
from veillee.games.rest_in_peace.rules.mediums.names import NOT_WORTH_MUCH
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS
from veillee.games.rest_in_peace.rules.position import Position


def play_ghost(position: Position, value: Value, kind: str) -> None:
    """Play a Ghost of the hand: its family does (`play-ghost`), or chance (`stumble`)."""
    side = position.side(position.turn)
    leave_hand(side, value)
    side.add(value)
    position.played += 1
    tell_value(position, kind, position.turn, value)


def play_medium(position: Position, medium: Medium, option: Option) -> None:
    """Lay a Medium into the row of the family on turn and let it work."""
    seat = position.turn
    side = position.side(seat)
    side.lose(medium)
    position.played += 1
    struck = position.flat()
    if medium == NOT_WORTH_MUCH:
        end_sightings(position)
    code = lying(medium, option if MEDIUMS[medium].holds_choice and not struck else 0)
    side.add(code)
    tell_played_medium(position, seat, code)
    if struck:
        return
    follows = work(position, seat, medium, option)
    if follows == ROUND_LOST:
        lose_round(position, seat)
    elif follows == ROUND_TIED:
        tie_round(position, seat)


def end_turn(position: Position) -> None:
    """Stay or abandon the House (RIP-T2); a single card with no other to play abandons it too (RIP-C14)."""
    seat = position.turn
    mine = total(position, seat)
    theirs = total(position, 1 - seat)
    if mine > theirs and not must_pair(position, seat):
        tell_totals(position, "turn-ends", seat, mine, theirs)
        begin_turn(position, 1 - seat)
        return
    tell_totals(position, "abandon", seat, mine, theirs)
    lose_round(position, seat)
