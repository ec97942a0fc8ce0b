"""The end of a round and the beginning of the next (RIP-T3 to RIP-T9)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import HID, end_sightings, remember
from veillee.games.rest_in_peace.rules.cards import FACE_UP, is_ghost, medium_card, medium_of
from veillee.games.rest_in_peace.rules.events import (
    tell_card,
    tell_hidden_card,
    tell_medium,
    tell_new_round,
    tell_seat,
)
from veillee.games.rest_in_peace.rules.flow.ending import take_tokens
from veillee.games.rest_in_peace.rules.flow.tenth import reveal_tenth
from veillee.games.rest_in_peace.rules.ghosts import ghost, size
from veillee.games.rest_in_peace.rules.kinds import Move, Seat
from veillee.games.rest_in_peace.rules.mediums.lasting import may_keep, move_to_tenth, playable_ghosts, takes_medium
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS
from veillee.games.rest_in_peace.rules.moves import KEEP_NONE, TENTH_NONE, card_in
from veillee.games.rest_in_peace.rules.position import (
    DRAW,
    KEEP,
    NONE,
    PLAY,
    TENTH,
    TENTH_ROUND,
    THEN_BEGIN,
    THEN_NEXT,
    THEN_PLACE,
    Position,
)


def begin_turn(position: Position, seat: Seat) -> None:
    """Let a family play."""
    position.mode = PLAY
    position.turn = seat
    position.played = 0
    forgive_debt(position, seat)


def forgive_debt(position: Position, seat: Seat) -> None:
    """End the debt of a family that cannot pay it (RIP-C6)."""
    side = position.side(seat)
    if side.owes() and playable_ghosts(position, seat) == 0:
        side.debt = 0


def lose_round(position: Position, loser: Seat) -> None:
    """Decide a round of 1–9: token(s) and E1, 13, 15, then the rest (RIP-T9)."""
    winner = 1 - loser
    end_sightings(position)
    position.loser = loser
    position.starter = winner  # RIP-T7
    if take_tokens(position, winner):
        return
    move_to_tenth(position)
    if may_keep(position, winner):
        position.mode = KEEP
        position.turn = winner
        return
    _take_medium(position)


def keep(position: Position, move: Move) -> None:
    """Move a card of the round won to the next one, or none (RIP-C15)."""
    if move != KEEP_NONE:
        side = position.side(position.turn)
        card = card_in(move)
        kept = side.remove(card)
        if MEDIUMS[medium_of(card)].holds_turned_up:
            kept = card
        if position.round == TENTH_ROUND - 1:
            side.lay_on_tenth(kept | FACE_UP)
        else:
            position.kept = kept
        tell_card(position, "keep", position.turn, card)
    _take_medium(position)


def _take_medium(position: Position) -> None:
    """Give the round's Medium to the loser, or to the winner with 1 (RIP-T4, RIP-C1)."""
    winner = 1 - position.loser
    taker = winner if takes_medium(position, winner) else position.loser
    medium = position.line[position.round - 1]
    position.side(taker).gain(medium)
    tell_medium(position, "take-medium", taker, medium)
    start_draw(position, position.numbers.draws, THEN_PLACE)


def tie_round(position: Position, caller: Seat) -> None:
    """End a round of 1–9 in a tie (RIP-C27)."""
    end_sightings(position)
    here = position.round - 1
    position.set_houses(position.round + 1, position.houses[here + 1] + position.houses_here())
    position.set_houses(position.round, 0)
    position.discards.append(int(medium_card(position.line[here])))
    position.starter = 1 - caller
    tell_medium(position, "truce", caller, position.line[here])
    move_to_tenth(position)
    start_draw(position, position.numbers.draws, THEN_NEXT)


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
        _begin_round(position)
        return
    if position.after_draw == THEN_PLACE:
        side = position.side(position.loser)
        if side.hand or side.mediums:
            position.mode = TENTH
            position.turn = position.loser
            return
    _next_round(position)


def place_tenth(position: Position, move: Move) -> None:
    """Put a card face down on round 10, or decline (RIP-T6)."""
    seat = position.turn
    if move == TENTH_NONE:
        tell_seat(position, "decline-tenth", seat)
    else:
        side = position.side(seat)
        card = card_in(move)
        if is_ghost(card):
            side.hand -= ghost(card)
            remember(side, HID, 0)
        else:
            side.lose(medium_of(card))
        side.lay_on_tenth(card)
        tell_hidden_card(position, "place-tenth", seat, card)
    _next_round(position)


def _next_round(position: Position) -> None:
    """Put the rows away and begin the next round (RIP-T3, RIP-T7)."""
    for seat in range(2):
        side = position.side(seat)
        side.put_away(position.round)
        if side.debt == position.round:
            side.debt = 0  # RIP-C6: paid or not
    if position.kept:
        position.side(position.starter).add(position.kept)
        position.kept = 0
    position.round += 1
    position.loser = NONE
    if position.is_tenth():
        reveal_tenth(position)
    else:
        _begin_round(position)


def _begin_round(position: Position) -> None:
    tell_new_round(position)
    begin_turn(position, position.starter)
