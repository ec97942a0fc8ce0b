"""Which moves a family has."""

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.rest_in_peace.rules.cards import bare, medium_card, medium_of
from veillee.games.rest_in_peace.rules.ghosts import VALUES, VALUES_END, count
from veillee.games.rest_in_peace.rules.kinds import Card, Medium, Mediums, Move, Pack, Seat
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
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS, NUMBERS, ONE_OF_EACH, has
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
        _add_mediums(position, found)
    if not found or not must_pair(position, seat):
        found.append(int(END))
    return found


def _add_mediums(position: Position, found: list[int]) -> None:
    seat = position.turn
    side = position.side(seat)
    struck = position.flat()
    for medium in range(1, MEDIUMS_END):
        if not side.owns(medium) or medium_barrier(position, seat, medium):
            continue
        if struck:
            found.append(int(medium_move(medium, BARE)))
            continue
        for option in options_of(position, seat, medium):
            found.append(int(medium_move(medium, option)))


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


# Where moves are few and simple, the same without a list: learners and random play ask millions of times.


def _ghosts_only(position: Position) -> bool:
    """Tell whether the family on turn plays, and has nothing but Ghosts to play freely."""
    side = position.side(position.turn)
    return position.mode == PLAY and side.mediums == 0 and not side.owes()


def has_choice(position: Position) -> bool:
    """Tell that there are several moves, where that can be told without listing them."""
    if position.mode == TENTH:
        side = position.side(position.turn)
        return side.hand != 0 or side.mediums != 0
    if not _ghosts_only(position):
        return False
    seat = position.turn
    return playable_ghosts(position, seat) != 0 and not must_pair(position, seat)


def random_action(position: Position, rng: Rng) -> Move:
    """Return one of `actions` at random, in the common cases without listing them."""
    if position.mode == TENTH:
        side = position.side(position.turn)
        card = _nth_card(side.hand, side.mediums, rng.below(_kinds(side.hand) + _members(side.mediums) + 1))
        return tenth_move(card) if card else TENTH_NONE
    if not _ghosts_only(position):
        found = actions(position)
        return found[rng.below(len(found))]
    seat = position.turn
    ghosts = playable_ghosts(position, seat)
    may_end: i64 = 0 if ghosts and must_pair(position, seat) else 1
    value = _nth_card(ghosts, 0, rng.below(_kinds(ghosts) + may_end))
    return ghost_move(value) if value else END


def _kinds(pack: Pack) -> i64:
    """Return how many different Ghosts a pack has."""
    kinds: i64 = 0
    for value in range(1, VALUES_END):
        if count(pack, value):
            kinds += 1
    return kinds


def _members(mediums: Mediums) -> i64:
    """Return how many different Mediums a set has."""
    members: i64 = 0
    left = mediums & ONE_OF_EACH
    while left:
        left &= left - 1
        members += 1
    return members


def _nth_card(pack: Pack, mediums: Mediums, index: i64) -> Card:
    """Return the card at an index among different Ghosts, then different Mediums; 0 after the last."""
    for value in range(1, VALUES_END):
        if count(pack, value):
            if index == 0:
                return value
            index -= 1
    if mediums:
        for medium in range(1, MEDIUMS_END):
            if has(mediums, medium):
                if index == 0:
                    return medium_card(medium)
                index -= 1
    return 0


def write_mask(position: Position, places: bytes, none: bytes, mask: BytesWriter) -> None:
    """Write `none` with ones at the places of the legal moves."""
    start: i64 = len(mask)
    mask.write(none)
    side = position.side(position.turn)
    if position.mode == TENTH:
        for value in range(1, VALUES_END):
            if count(side.hand, value):
                _mark(mask, start, places, tenth_move(value))
        if side.mediums:
            for medium in range(1, MEDIUMS_END):
                if side.owns(medium):
                    _mark(mask, start, places, tenth_move(medium_card(medium)))
        _mark(mask, start, places, TENTH_NONE)
    elif _ghosts_only(position):
        ghosts = playable_ghosts(position, position.turn)
        for value in range(1, VALUES_END):
            if count(ghosts, value):
                _mark(mask, start, places, ghost_move(value))
        if ghosts == 0 or not must_pair(position, position.turn):
            _mark(mask, start, places, END)
    else:
        for action in actions(position):
            _mark(mask, start, places, action)


def _mark(mask: BytesWriter, start: i64, places: bytes, move: Move) -> None:
    mask[start + i64(read_i16_le(places, move + move))] = 1


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
