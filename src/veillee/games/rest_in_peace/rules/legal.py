"""Which moves a family has, and why others are refused."""

from mypy_extensions import i64

from veillee.core.contract.refusal import Refusal
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.rules.cards import GHOST_VALUE, HELD, count, medium_of
from veillee.games.rest_in_peace.rules.mediums.choices import KEYS, banned, can_discard_two, choices
from veillee.games.rest_in_peace.rules.moves import (
    END,
    KEEP_MEDIUM,
    KEEP_NONE,
    MEDIUM,
    RESOLVE_MEDIUM,
    STUMBLE_MOVE,
    TENTH_MEDIUM,
    TENTH_NONE,
)
from veillee.games.rest_in_peace.rules.position import KEEP, PLAY, RESOLVE, TENTH, Position


def medium_barrier(position: Position, seat: i64, medium: i64) -> str:
    """Return the clause that keeps a family from playing a Medium it owns, or an empty text."""
    if medium == 7:
        return "RIP-C7"
    if position.flat():
        return ""  # RIP-V5: nothing else forbids a card any more
    if position.in_force(1 - seat, 24):
        return "RIP-C24"
    value = GHOST_VALUE[medium]
    if value and banned(position) >> value & 1:
        return "RIP-C25"
    if medium == 21 and not can_discard_two(position, seat):
        return "RIP-C21"
    return ""


def must_pair(position: Position, seat: i64) -> bool:
    """Tell whether RIP-C14 asks for another card before the turn may end."""
    return position.played == 1 and position.in_force(1 - seat, 14)


def any_playable(position: Position, seat: i64) -> bool:
    """Tell whether the family on turn has a card that it may play."""
    side = position.side(seat)
    ban = banned(position)
    for value in range(1, 7):
        if count(side.hand, value) and not ban >> value & 1:
            return True
    if side.mediums:
        for medium in range(1, 30):
            if side.owns(medium) and not medium_barrier(position, seat, medium):
                return True
    return False


def actions(position: Position) -> list[int]:
    """Return the legal moves of the family to act."""
    if position.mode == PLAY:
        return _play_actions(position)
    found: list[int] = []
    side = position.side(position.turn)
    if position.mode == TENTH:
        for value in range(1, 7):
            if count(side.hand, value):
                found.append(int(TENTH_NONE) + value)
        for medium in range(1, 30):
            if side.owns(medium):
                found.append(int(TENTH_MEDIUM) + medium)
        found.append(int(TENTH_NONE))
    elif position.mode == KEEP:
        for code in side.row:
            medium = medium_of(code)
            action = KEEP_MEDIUM + medium if medium else KEEP_NONE + (code & HELD)
            if medium != 13 and medium != 15 and action not in found:
                found.append(int(action))
        found.append(int(KEEP_NONE))
    elif position.mode == RESOLVE:
        medium = medium_of(side.row[position.asked])
        for choice in choices(position, position.turn, medium):
            found.append(int(RESOLVE_MEDIUM + (medium << 6)) + choice)
    return found


def _play_actions(position: Position) -> list[int]:
    seat = position.turn
    side = position.side(seat)
    found: list[int] = []
    if side.owes:
        return [int(STUMBLE_MOVE)] if must_pair(position, seat) else [int(STUMBLE_MOVE), int(END)]
    ban = banned(position)
    for value in range(1, 7):
        if count(side.hand, value) and not ban >> value & 1:
            found.append(value)
    if side.mediums:
        struck = position.flat()
        for medium in range(1, 30):
            if side.owns(medium) and not medium_barrier(position, seat, medium):
                base = int(MEDIUM) + (medium << 6)
                if struck:
                    found.append(base)
                else:
                    for choice in choices(position, seat, medium):
                        found.append(base + choice)
    if not found or not must_pair(position, seat):
        found.append(int(END))
    return found


def random_action(position: Position, rng: Rng) -> i64:
    """Return one of `actions` at random; the common case, Ghosts only, without listing them."""
    side = position.side(position.turn)
    together = position.green.lies | position.blue.lies
    if position.mode != PLAY or side.owes or side.mediums or together:
        found = actions(position)
        return found[rng.below(len(found))]
    kinds: i64 = 1
    for value in range(1, 7):
        if count(side.hand, value):
            kinds += 1
    chosen = rng.below(kinds)
    for value in range(1, 7):
        if count(side.hand, value):
            if chosen == 0:
                return value
            chosen -= 1
    return END


def refuse(position: Position, seat: i64, action: i64) -> Refusal | None:
    """Return why the family to act may not make a move, or None."""
    mode = position.mode
    if action < TENTH_NONE or MEDIUM <= action < RESOLVE_MEDIUM:
        if mode != PLAY:
            return wrong_moment(position)
        return _refuse_play(position, seat, action)
    if action < KEEP_NONE or TENTH_MEDIUM <= action < KEEP_MEDIUM:
        if mode != TENTH:
            return wrong_moment(position)
        return None if action in actions(position) else Refusal("RIP-T6")
    if action < RESOLVE_MEDIUM:
        if mode != KEEP:
            return wrong_moment(position)
        return None if action in actions(position) else Refusal("RIP-C15")
    if mode != RESOLVE:
        return wrong_moment(position)
    if action in actions(position):
        return None
    asked = medium_of(position.side(seat).row[position.asked])
    medium = (action - RESOLVE_MEDIUM) >> 6
    return Refusal("RIP-X1") if medium != asked else Refusal(f"RIP-C{medium}", "choice")


def wrong_moment(position: Position) -> Refusal:
    """Refuse a move of another phase, and say which one is due (RIP-T1)."""
    if position.mode == TENTH:
        return Refusal("RIP-T1", "tenth")
    if position.mode == KEEP:
        return Refusal("RIP-T1", "keep")
    return Refusal("RIP-T1", "resolve" if position.mode == RESOLVE else "play")


def _refuse_play(position: Position, seat: i64, action: i64) -> Refusal | None:
    side = position.side(seat)
    if action == STUMBLE_MOVE:
        return None if side.owes else Refusal("RIP-C6", "none")
    if action == END:
        if must_pair(position, seat) and any_playable(position, seat):
            return Refusal("RIP-C14")
        return None
    if action < STUMBLE_MOVE:
        if count(side.hand, action) == 0:
            return Refusal("RIP-T1", "card")
        if side.owes:
            return Refusal("RIP-C6", "debt")
        if banned(position) >> action & 1:
            return Refusal("RIP-C25", "", {"value": str(action)})
        return None
    medium = (action - MEDIUM) >> 6
    choice = (action - MEDIUM) & 63
    if not side.owns(medium):
        return Refusal("RIP-T1", "card")
    if side.owes:
        return Refusal("RIP-C6", "debt")
    barrier = medium_barrier(position, seat, medium)
    if barrier:
        return Refusal(barrier, "", {"value": str(GHOST_VALUE[medium]), "medium": str(medium)})
    if position.flat():
        return None if choice == 0 else Refusal("RIP-V5", "", {"medium": str(medium)})
    if choice in choices(position, seat, medium):
        return None
    return Refusal(f"RIP-C{medium}", "choice" if medium in KEYS else "bare", {"medium": str(medium)})
