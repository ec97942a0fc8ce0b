"""Which moves a family has."""

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.rest_in_peace.rules.cards import bare, medium_card, medium_of
from veillee.games.rest_in_peace.rules.ghosts import VALUES, VALUES_END, count
from veillee.games.rest_in_peace.rules.kinds import Medium, Move, Seat
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, every_option, options_of
from veillee.games.rest_in_peace.rules.mediums.lasting import (
    banned,
    is_banned,
    is_keepable,
    must_pair,
    playable_ghosts,
    stops_mediums,
)
from veillee.games.rest_in_peace.rules.mediums.names import MEDIUMS_END
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS, NUMBERS
from veillee.games.rest_in_peace.rules.moves import (
    END,
    KEEP_NONE,
    STUMBLE,
    TENTH_NONE,
    ghost_move,
    keep_move,
    medium_move,
    resolve_move,
    tenth_move,
)
from veillee.games.rest_in_peace.rules.position import KEEP, PLAY, RESOLVE, TENTH, Position


def medium_barrier(position: Position, seat: Seat, medium: Medium) -> str:
    """Return the clause that keeps a family from playing a Medium it owns, or an empty text."""
    row = MEDIUMS[medium]
    if row.only_on_tenth:
        return row.clause
    if position.flat():
        return ""  # RIP-V5: nothing else forbids a card any more
    if stops_mediums(position, seat):
        return "RIP-C24"
    if row.value and is_banned(banned(position), row.value):
        return "RIP-C25"
    if row.must_choose and options_of(position, seat, medium) == [BARE]:
        return row.clause
    return ""


def any_playable(position: Position, seat: Seat) -> bool:
    """Tell whether the family on turn has a card that it may play."""
    if playable_ghosts(position, seat):
        return True
    side = position.side(seat)
    if side.mediums:
        for medium in range(1, MEDIUMS_END):
            if side.owns(medium) and not medium_barrier(position, seat, medium):
                return True
    return False


def actions(position: Position) -> list[int]:
    """Return the legal moves of the family to act."""
    mode = position.mode
    if mode == PLAY:
        return _play_actions(position)
    if mode == TENTH:
        return _tenth_actions(position)
    if mode == KEEP:
        return _keep_actions(position)
    if mode == RESOLVE:
        medium = position.asked_medium()
        return [int(resolve_move(medium, option)) for option in options_of(position, position.turn, medium)]
    return []


def _play_actions(position: Position) -> list[int]:
    seat = position.turn
    side = position.side(seat)
    found: list[int] = []
    if side.owes():
        return [int(STUMBLE)] if must_pair(position, seat) else [int(STUMBLE), int(END)]
    ban = banned(position)
    for value in range(1, VALUES_END):
        if count(side.hand, value) and not is_banned(ban, value):
            found.append(int(ghost_move(value)))
    if side.mediums:
        struck = position.flat()
        for medium in range(1, MEDIUMS_END):
            if side.owns(medium) and not medium_barrier(position, seat, medium):
                if struck:
                    found.append(int(medium_move(medium, BARE)))
                else:
                    for option in options_of(position, seat, medium):
                        found.append(int(medium_move(medium, option)))
    if not found or not must_pair(position, seat):
        found.append(int(END))
    return found


def _tenth_actions(position: Position) -> list[int]:
    side = position.side(position.turn)
    found = [int(tenth_move(value)) for value in range(1, VALUES_END) if count(side.hand, value)]
    if side.mediums:
        found += [int(tenth_move(medium_card(medium))) for medium in range(1, MEDIUMS_END) if side.owns(medium)]
    found.append(int(TENTH_NONE))
    return found


def _keep_actions(position: Position) -> list[int]:
    found: list[int] = []
    for code in position.side(position.turn).row:
        move = int(keep_move(bare(code)))
        if is_keepable(medium_of(code)) and move not in found:
            found.append(move)
    found.append(int(KEEP_NONE))
    return found


def random_action(position: Position, rng: Rng) -> Move:
    """Return one of `actions` at random; the common case, Ghosts only, without listing them."""
    side = position.side(position.turn)
    together = position.green.lies | position.blue.lies
    if position.mode != PLAY or side.owes() or side.mediums or together:
        found = actions(position)
        return found[rng.below(len(found))]
    kinds: i64 = 1
    for value in range(1, VALUES_END):
        if count(side.hand, value):
            kinds += 1
    chosen = rng.below(kinds)
    for value in range(1, VALUES_END):
        if count(side.hand, value):
            if chosen == 0:
                return ghost_move(value)
            chosen -= 1
    return END


def every_action() -> list[int]:
    """Return every move that a family can ever have, in the order of their codes."""
    ghosts = list(VALUES)
    mediums = [int(medium_card(medium)) for medium in NUMBERS]
    found = [int(END), *(int(ghost_move(value)) for value in ghosts), int(STUMBLE)]
    found += [int(TENTH_NONE), *(int(tenth_move(card)) for card in ghosts)]
    found += [int(KEEP_NONE), *(int(keep_move(card)) for card in ghosts)]
    found += [int(tenth_move(card)) for card in mediums] + [int(keep_move(card)) for card in mediums]
    found += [int(medium_move(medium, option)) for medium in NUMBERS for option in every_option(medium)]
    for medium in range(1, MEDIUMS_END):
        if MEDIUMS[medium].asks_on_tenth:
            found += [int(resolve_move(medium, option)) for option in every_option(medium)]
    return found
