"""The end of a turn, of a round and of the game (RIP-T2 to RIP-T9, RIP-E)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import end_sightings
from veillee.games.rest_in_peace.rules.cards import (
    FACE_UP,
    MOVED_THIRTEEN,
    SEATS,
    size,
)
from veillee.games.rest_in_peace.rules.flow.ending import take_tokens
from veillee.games.rest_in_peace.rules.flow.tenth import reveal_tenth
from veillee.games.rest_in_peace.rules.mediums.choices import banned
from veillee.games.rest_in_peace.rules.position import (
    DRAW,
    KEEP,
    NONE,
    PLAY,
    TENTH,
    THEN_BEGIN,
    THEN_NEXT,
    THEN_PLACE,
    Position,
)
from veillee.games.rest_in_peace.rules.totals import total


def playable_ghosts(position: Position, seat: i64) -> i64:
    """Return the pack of Ghosts in hand that are not banned (RIP-C25)."""
    hand = position.side(seat).hand
    ban = banned(position)
    if ban:
        for value in range(1, 7):
            if ban >> value & 1:
                hand &= ~(31 << (5 * value))
    return hand


def begin_turn(position: Position, seat: i64) -> None:
    """Let a family play; a debt that it cannot pay is forgiven (RIP-C6)."""
    position.mode = PLAY
    position.turn = seat
    position.played = 0
    side = position.side(seat)
    if side.owes and playable_ghosts(position, seat) == 0:
        side.owes = False


def end_turn(position: Position, alone: bool) -> None:
    """Stay or abandon the House (RIP-T2); `alone` is RIP-C14's single card with no other to play."""
    seat = position.turn
    mine = total(position, seat)
    theirs = total(position, 1 - seat)
    if mine > theirs and not alone:
        if position.recorder is not None:
            position.tell("turn-ends", {"seat": SEATS[seat], "total": int(mine), "other": int(theirs)})
        begin_turn(position, 1 - seat)
        return
    if position.recorder is not None:
        position.tell("abandon", {"seat": SEATS[seat], "total": int(mine), "other": int(theirs)})
    lose_round(position, seat)


def lose_round(position: Position, loser: i64) -> None:
    """Decide a round of 1–9: token(s) and E1, 13, 15, then the rest (RIP-T9)."""
    winner = 1 - loser
    end_sightings(position)
    position.loser = loser
    position.starter = winner  # RIP-T7
    if take_tokens(position, winner):
        return
    move_thirteens(position)
    if position.in_force(winner, 15) and len(position.side(winner).row) > 1:
        position.mode = KEEP
        position.turn = winner
        return
    take_medium(position)


def move_thirteens(position: Position) -> None:
    """Move 13 to round 10, face up (RIP-C13)."""
    if position.flat():
        return
    for seat in range(2):
        side = position.side(seat)
        if side.has_lying(13):
            side.remove(13 << 6)
            side.tenth.append(int(MOVED_THIRTEEN | FACE_UP))
            if position.recorder is not None:
                position.tell("move-to-tenth", {"seat": SEATS[seat], "card": "medium 13"})


def take_medium(position: Position) -> None:
    """Give the round's Medium to the loser, or to the winner with 1 (RIP-T4, RIP-C1)."""
    winner = 1 - position.loser
    taker = winner if position.in_force(winner, 1) else position.loser
    medium = position.line[position.round - 1]
    position.side(taker).mediums |= 1 << medium
    if position.recorder is not None:
        position.tell("take-medium", {"seat": SEATS[taker], "medium": medium})
    start_draw(position, 2, THEN_PLACE)


def call_truce(position: Position, caller: i64) -> None:
    """End a round of 1–9 in a tie (RIP-C27)."""
    end_sightings(position)
    here = position.round - 1
    position.houses[here + 1] += position.houses[here]
    position.houses[here] = 0
    position.discards.append(position.line[here] << 6)
    position.starter = 1 - caller
    if position.recorder is not None:
        position.tell("truce", {"seat": SEATS[caller], "medium": position.line[here]})
    move_thirteens(position)
    start_draw(position, 2, THEN_NEXT)


def start_draw(position: Position, cards: i64, then: i64) -> None:
    """Let each family draw, as far as its deck goes (RIP-T5)."""
    for seat in range(2):
        side = position.side(seat)
        left = size(side.deck)
        side.to_draw = cards if cards < left else left
    position.after_draw = then
    position.mode = DRAW
    after_draw(position)


def after_draw(position: Position) -> None:
    """Go on when nobody has a card to draw any more."""
    if position.green.to_draw or position.blue.to_draw:
        return
    if position.after_draw == THEN_BEGIN:
        begin_round(position)
    elif position.after_draw == THEN_PLACE:
        side = position.side(position.loser)
        if side.hand or side.mediums:
            position.mode = TENTH
            position.turn = position.loser
        else:
            next_round(position)
    else:
        next_round(position)


def next_round(position: Position) -> None:
    """Put the rows away and begin the next round (RIP-T3, RIP-T7)."""
    for seat in range(2):
        side = position.side(seat)
        for code in side.row:
            side.past.append(int(position.round << 12) | code)
        side.row = []
        side.lies = 0
    if position.kept:
        position.side(position.starter).add(position.kept)
        position.kept = 0
    position.round += 1
    position.loser = NONE
    if position.round == 10:
        reveal_tenth(position)
    else:
        begin_round(position)


def begin_round(position: Position) -> None:
    if position.recorder is not None:
        position.tell("new-round", {"round": int(position.round), "seat": SEATS[position.starter]})
        if position.initiation and 1 < position.round <= 7:
            position.tell(
                "turn-up-medium", {"round": int(position.round) + 2, "medium": position.line[position.round + 1]}
            )
    begin_turn(position, position.starter)
