"""Round 10: revealed cards and Mediums resolved one after the other (RIP-X, RIP-E2 to RIP-E4)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import TURNED_UP, remember
from veillee.games.rest_in_peace.rules.cards import FACE_UP, PENDING, is_hidden_ghost, medium_of, unmarked
from veillee.games.rest_in_peace.rules.events import tell_both, tell_revealed_tenth
from veillee.games.rest_in_peace.rules.flow.ending import finish, take_tokens
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.kinds import Option, Seat
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, options_of
from veillee.games.rest_in_peace.rules.mediums.effects import GOES_ON, ROUND_LOST, ROUND_TIED, work
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS
from veillee.games.rest_in_peace.rules.position import DRAWN_GAME, NONE, RESOLVE, TENTH_ROUND, Position


def reveal_tenth(position: Position) -> None:
    """Turn up round 10; its face-down Mediums wait to be resolved (RIP-E2, RIP-X1)."""
    for seat in range(2):
        side = position.side(seat)
        side.debt = 0  # RIP-C6: a debt ends with round 9
        for code in side.tenth:
            if is_hidden_ghost(code):
                remember(side, TURNED_UP, code)
            if medium_of(code) and not code & FACE_UP:
                side.row.append(int(code | PENDING))  # it works from when it is resolved (RIP-X1)
            else:
                side.add(unmarked(code))
        side.clear_tenth()
        tell_revealed_tenth(position, seat)
    resolve_next(position)


def resolve_next(position: Position) -> None:
    """Resolve Mediums until one waits for a choice or round 10 is decided (RIP-X1)."""
    while True:
        seat = position.starter
        index = position.side(seat).next_pending()
        if index == NONE:
            seat = 1 - seat
            index = position.side(seat).next_pending()
        if index == NONE:
            _count(position)
            return
        side = position.side(seat)
        side.hold(index, BARE)
        medium = medium_of(side.row[index])
        if position.flat() or not MEDIUMS[medium].works_on_tenth:
            continue
        if MEDIUMS[medium].asks_on_tenth and options_of(position, seat, medium) != [BARE]:
            position.mode = RESOLVE
            position.turn = seat
            position.asked = index
            return
        if not _goes_on(position, seat, work(position, seat, medium, BARE)):
            return


def resolve(position: Position, option: Option) -> None:
    """Carry out the choice of the Medium that waits."""
    seat = position.turn
    medium = position.asked_medium()
    if MEDIUMS[medium].holds_choice:
        position.side(seat).hold(position.asked, option)
    if _goes_on(position, seat, work(position, seat, medium, option)):
        go_on(position)


def go_on(position: Position) -> None:
    """Go on after the Medium that waited for a choice, or for chance, is resolved."""
    position.asked = NONE
    resolve_next(position)


def _goes_on(position: Position, seat: Seat, follows: i64) -> bool:
    """Decide round 10 where an effect ends it; tell whether the next Medium is resolved now."""
    if follows == ROUND_LOST:
        _decide(position, 1 - seat)
    elif follows == ROUND_TIED:
        _void(position)
    return follows == GOES_ON


def _count(position: Position) -> None:
    """Compare the totals of round 10 (RIP-E2)."""
    green = total(position, 0)
    blue = total(position, 1)
    tell_both(position, "round-ten-total", green, blue)
    if green == blue:
        _void(position)
    else:
        _decide(position, 0 if green > blue else 1)


def _decide(position: Position, winner: Seat) -> None:
    if not take_tokens(position, winner):
        finish(position, winner, "RIP-E3", "tenth")


def _void(position: Position) -> None:
    """Nobody wins round 10: more tokens win, else it is a draw (RIP-E4)."""
    position.set_houses(TENTH_ROUND, 0)
    green = position.green.manors + position.green.castles
    blue = position.blue.manors + position.blue.castles
    tell_both(position, "void", green, blue)
    if green == blue:
        finish(position, DRAWN_GAME, "RIP-E4", "draw")
    else:
        finish(position, 0 if green > blue else 1, "RIP-E4", "tokens")
