"""Questions between detectives: whom to ask, and the card that chance shows."""

from mypy_extensions import i64

from veillee.games.labystere.rules import enquiry, events, stages
from veillee.games.labystere.rules.cards import Card, number_of_card
from veillee.games.labystere.rules.effects.turns import end_turn
from veillee.games.labystere.rules.enquiry import NO_CARD
from veillee.games.labystere.rules.position import Position


def ask(position: Position, seat: i64) -> None:
    """Ask a detective for a card of the kind on the action card."""  # LAB-A3
    kind = position.kind_of_task()
    held = position.held_out(seat)
    if position.recorder is not None:
        events.add_ask(position.recorder, position.turn, seat, kind, held)
    if held > 0:
        position.asked = seat
        position.stage = stages.SHOW
        return
    _note(position, seat, NO_CARD)
    if position.recorder is not None:
        events.add_no_answer(position.recorder, "found-nothing", position.turn, seat, kind)
    end_turn(position)


def ask_nobody(position: Position) -> None:
    """Note that nobody else has set aside a card of the kind on the action card."""
    _note(position, position.turn, NO_CARD)
    if position.recorder is not None:
        events.add_no_answer(position.recorder, "nobody-asked", position.turn, -1, position.kind_of_task())


def show(position: Position, card: Card) -> None:
    """Let the asker alone see the card that was drawn."""
    position.sides[position.turn].aside |= 1 << card
    _note(position, position.asked, number_of_card(card) + 1)
    if position.recorder is not None:
        held = position.held_out(position.asked)
        events.add_card(position.recorder, position.turn, position.asked, card, held)
    end_turn(position)


def _note(position: Position, seat: i64, card: i64) -> None:
    """Write a question into the enquiry, which all may read."""
    held = 0 if seat == position.turn else position.held_out(seat)
    position.enquiry.append(enquiry.ask(position.turn, seat, position.kind_of_task(), held, card))
