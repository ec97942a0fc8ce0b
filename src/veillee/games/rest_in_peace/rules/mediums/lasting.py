"""What Mediums allow and forbid while they lie in the round (RIP-V4); what they add to cards is in `totals.py`."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import (
    FACE_UP,
    MOVED_THIRTEEN,
    first_of,
    held_in,
    medium_card,
    medium_of,
    second_of,
)
from veillee.games.rest_in_peace.rules.events import tell_card
from veillee.games.rest_in_peace.rules.ghosts import VALUES_END, without_value
from veillee.games.rest_in_peace.rules.kinds import Medium, Pack, Seat, Value
from veillee.games.rest_in_peace.rules.mediums.names import (
    BRAVER_IN_PAIRS,
    HANDS_OFF,
    ME_AGAIN,
    NEVER_SEEN_AGAIN,
    NOW_OR_NEVER,
    SHOW_YOURSELF,
    SPECTRES_ONLY,
)
from veillee.games.rest_in_peace.rules.mediums.table import has
from veillee.games.rest_in_peace.rules.position import HIDING, PLAY, REVEALING, STUMBLING, Position, Side


def takes_medium(position: Position, winner: Seat) -> bool:
    """Tell whether the winner of the round takes its Medium too (RIP-C1)."""
    return position.in_force(winner, HANDS_OFF)


def shows_hand(position: Position, seat: Seat) -> bool:
    """Tell whether a family has a Medium that shows it the other's hand (RIP-C3)."""
    return not position.is_tenth() and position.in_force(seat, SHOW_YOURSELF)


def sees_hand(position: Position, seat: Seat) -> bool:
    """Tell whether a family sees the other's hand now: until the round is decided (RIP-C3)."""
    if not shows_hand(position, seat):
        return False
    mode = position.mode
    return mode == PLAY or mode == STUMBLING or mode == HIDING or mode == REVEALING


def move_to_tenth(position: Position) -> None:
    """Move 13 to round 10, face up, when the round is over (RIP-C13)."""
    for seat in range(2):
        while position.in_force(seat, NOW_OR_NEVER):
            side = position.side(seat)
            card = medium_card(NOW_OR_NEVER)
            side.remove(card)
            side.lay_on_tenth(MOVED_THIRTEEN | FACE_UP)
            tell_card(position, "move-to-tenth", seat, card)


def must_pair(position: Position, seat: Seat) -> bool:
    """Tell whether another card is asked for before the turn may end (RIP-C14)."""
    return position.played == 1 and position.in_force(1 - seat, BRAVER_IN_PAIRS)


def may_keep(position: Position, winner: Seat) -> bool:
    """Tell whether the winner of the round may move a card to the next one (RIP-C15)."""
    if not position.in_force(winner, ME_AGAIN):
        return False
    for code in position.side(winner).row:
        if is_keepable(medium_of(code)):
            return True
    return False


def is_keepable(medium: Medium) -> bool:
    """Tell whether a card may be moved to the next round: every one but 15 and what 13 moves (RIP-C15)."""
    return medium != ME_AGAIN and medium != NOW_OR_NEVER


def stops_mediums(position: Position, seat: Seat) -> bool:
    """Tell whether a family may play no more Mediums in this round (RIP-C24)."""
    return position.in_force(1 - seat, SPECTRES_ONLY)


def banned(position: Position) -> i64:
    """Return the values that nobody may play, as bits: value 3 is `1 << 3` (RIP-C25)."""
    if position.is_tenth() or position.flat():
        return 0
    if not has(position.green.lies | position.blue.lies, NEVER_SEEN_AGAIN):
        return 0
    return _named_by(position.green) | _named_by(position.blue)


def _named_by(side: Side) -> i64:
    """Return the values that 25 of a family names, as bits."""
    values: i64 = 0
    for code in side.row:
        if medium_of(code) == NEVER_SEEN_AGAIN:
            both = held_in(code)
            if both:
                values |= 1 << first_of(both) | 1 << second_of(both)
    return values


def is_banned(ban: i64, value: Value) -> bool:
    """Tell whether a value is among those that nobody may play."""
    return (ban >> value) & 1 == 1


def playable_ghosts(position: Position, seat: Seat) -> Pack:
    """Return the pack of Ghosts in hand that are not banned (RIP-C25)."""
    hand = position.side(seat).hand
    ban = banned(position)
    if ban:
        for value in range(1, VALUES_END):
            if is_banned(ban, value):
                hand = without_value(hand, value)
    return hand
