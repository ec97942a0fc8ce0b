"""Questions between detectives: whom to ask, and the card that chance shows."""

from mypy_extensions import i64

from veillee.games.labystere.rules import enquiry, events
from veillee.games.labystere.rules.effects.turns import end_turn
from veillee.games.labystere.rules.enquiry import NO_CARD
from veillee.games.labystere.rules.position import SHOW, Position


def ask(position: Position, seat: i64) -> None:
    """Ask a detective for a card of the kind on the action card."""  # LAB-A3
    places = position.kind_asked() == 1
    if position.recorder is not None:
        events.tell_question(position.recorder, "ask", position.turn, seat, places)
    if position.pile(seat, position.kind_asked()):
        position.asked = seat
        position.stage = SHOW
        return
    note_question(position, seat, NO_CARD)
    if position.recorder is not None:
        events.tell_question(position.recorder, "found-nothing", position.turn, seat, places)
    end_turn(position)


def show(position: Position, card: i64) -> None:
    """Let the asker alone see the card that was drawn."""
    position.sides[position.turn].aside |= 1 << card
    note_question(position, position.asked, (card & 3) + 1)
    if position.recorder is not None:
        events.tell_card(position.recorder, position.turn, position.asked, card)
    end_turn(position)


def note_question(position: Position, seat: i64, card: i64) -> None:
    """Write a question into the enquiry, which all may read."""
    position.enquiry.append(enquiry.ask(position.turn, seat, position.kind_asked(), card))
