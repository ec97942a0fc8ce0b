"""What a family knows, as small numbers for learners: a table of named fields, written in this order.

Everything is relative to the family and to the present round; a spectator stands behind green and knows no hand.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64

from veillee.core.observation import write_bits, write_flag, write_one_of
from veillee.games.rest_in_peace.knowledge.memory import (
    CAME,
    DREW_KNOWN,
    HID_SEEN,
    LEFT,
    SIGHTING,
    hand_in,
    kind_in,
    value_in,
)
from veillee.games.rest_in_peace.rules.cards import (
    FACE_UP,
    held_in,
    is_hidden_ghost,
    medium_of,
)
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS, HIGHEST, VALUES_END, count, ghost, size
from veillee.games.rest_in_peace.rules.houses import castles_in, manors_in
from veillee.games.rest_in_peace.rules.kinds import Medium, Pack, Seat
from veillee.games.rest_in_peace.rules.mediums.lasting import banned, sees_hand
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM
from veillee.games.rest_in_peace.rules.mediums.table import HOLDING_ONE_VALUE, bit, set_of
from veillee.games.rest_in_peace.rules.position import (
    KEEP,
    NOT_SUMMED,
    PLAY,
    RESOLVE,
    TENTH,
    TENTH_ROUND,
    Position,
    Side,
)

_MEDIUMS: Final = int(LAST_MEDIUM)
_ROUNDS: Final = int(TENTH_ROUND)
_FARTHEST_LEAD: Final[i64] = 12
_MANORS: Final[i64] = 3  # one more wins
_CASTLES: Final[i64] = 2
_MOST_HIDDEN: Final[i64] = 9
_HOLDING: Final[i64] = set_of(HOLDING_ONE_VALUE)
_NO_MEDIUM: Final = bytes(_MEDIUMS)
_NO_VALUES: Final = bytes(HIGHEST * len(HOLDING_ONE_VALUE))

# Where fields of 0 and 1 begin that are written together, as one number. Compiled, `1 << 40` would be a shift of 32
# bits: what goes so far up is a variable first.
_FLAGS_AT: Final[i64] = 10
_PLAYED_AT: Final[i64] = 18
_BANNED_AT: Final[i64] = 20
_LEAD_AT: Final[i64] = 26
_OTHER_LEAD_AT: Final[i64] = 38
_MOMENT_SIZE: Final[i64] = 50
_CASTLES_AT: Final[i64] = 3
_DEBT_AT: Final[i64] = 5
_TOP_AT: Final[i64] = 6
_OWNED_AT: Final[i64] = 12
_STANDING_SIZE: Final[i64] = 41
_EVERY_MEDIUM: Final[i64] = (1 << _MEDIUMS) - 1


# The moment


def _write_moment(position: Position, seat: Seat, out: BytesWriter) -> None:
    mode = position.mode
    flags: i64 = 1 if mode == PLAY else 2 if mode == TENTH else 4 if mode == KEEP else 8 if mode == RESOLVE else 0
    if position.turn == seat:
        flags |= 16
    if position.starter == seat:
        flags |= 32
    if position.initiation:
        flags |= 64
    if position.flat():
        flags |= 128
    bits = 1 << (position.round - 1) | flags << _FLAGS_AT
    bits |= _ones(position.played, 2) << _PLAYED_AT | banned(position) >> 1 << _BANNED_AT
    lead = total(position, seat) - total(position, 1 - seat)
    if lead > 0:
        bits |= _ones(lead, _FARTHEST_LEAD) << _LEAD_AT
    elif lead < 0:
        bits |= _ones(-lead, _FARTHEST_LEAD) << _OTHER_LEAD_AT
    write_bits(bits, _MOMENT_SIZE, out)
    if mode == RESOLVE:
        write_bits(_one(position.asked_medium()), LAST_MEDIUM, out)
    else:
        out.write(_NO_MEDIUM)


# Houses and the line


def _write_ahead(position: Position, out: BytesWriter) -> None:
    """Write what lies ahead; it is kept, for it seldom changes within a round."""
    if position.ahead_from != position.round:
        ahead = BytesWriter()
        _write_houses(position, ahead)
        _write_line(position, ahead)
        position.ahead = ahead.getvalue()
        position.ahead_from = position.round
    out.write(position.ahead)


def _write_houses(position: Position, out: BytesWriter) -> None:
    for ahead in range(TENTH_ROUND):
        here = position.round - 1 + ahead
        tokens: i64 = position.houses[here] if here < len(position.houses) else 0
        write_i16_le(out, i16(manors_in(tokens) | castles_in(tokens) << 8))


def _write_line(position: Position, out: BytesWriter) -> None:
    now: i64 = 0
    soon: i64 = 0
    later: i64 = 0
    index: i64 = position.round - 1
    shown = position.shown_line()
    while index < shown and index < len(position.line):
        if index == position.round - 1:
            now = _one(position.line[index])
        elif index == position.round:
            soon = _one(position.line[index])
        else:
            later |= _one(position.line[index])
        index += 1
    write_bits(now | soon << LAST_MEDIUM, 2 * LAST_MEDIUM, out)
    write_bits(later, LAST_MEDIUM, out)


# Ghosts


def _write_ghosts(position: Position, own: Side, other: Side, viewer: i64, out: BytesWriter) -> None:
    plays = viewer >= 0
    if plays:
        _write_hand(own.hand, out)
        _write_pack(own.deck, out)
    else:
        _write_hand(0, out)
        _write_pack(0, out)
    _write_pack(other.hand + other.deck + face_down(other), out)
    seen = plays and sees_hand(position, viewer)
    write_flag(seen, out)
    _write_pack(other.hand if seen else known_cards(other, plays), out)


def _write_hand(hand: Pack, out: BytesWriter) -> None:
    """Write for each value as many ones as the hand has of it, of as many bytes as a family has."""
    bits: i64 = 0
    at: i64 = 0
    for value in range(1, VALUES_END):
        most = count(ALL_GHOSTS, value)
        held = count(hand, value)
        bits |= ((1 << (held if held < most else most)) - 1) << at
        at += most
    write_bits(bits, at, out)


def known_cards(side: Side, sighted: bool) -> Pack:
    """Return the Ghosts that came into a hand openly, or were seen there, and were not seen to leave."""
    if side.story_goes_on:
        _read_story(side)
    return side.known_seen if sighted else side.known_openly


def _read_story(side: Side) -> None:
    """Sum up what the story tells that was not read yet."""
    while side.story_read < len(side.story):
        entry: i64 = side.story[side.story_read]
        side.story_read += 1
        kind = kind_in(entry)
        value = value_in(entry)
        if kind == SIGHTING:
            side.known_seen = hand_in(entry)
        elif kind == CAME or kind == DREW_KNOWN:
            side.known_seen += ghost(value)
            side.known_openly += ghost(value)
        elif kind == LEFT or kind == HID_SEEN:
            if count(side.known_seen, value):
                side.known_seen -= ghost(value)
            if kind == LEFT and count(side.known_openly, value):
                side.known_openly -= ghost(value)
    side.story_goes_on = False


# The sides


def _write_side(side: Side, own: bool, out: BytesWriter) -> None:
    write_i16_le(out, i16(size(side.hand) | size(side.deck) << 8))
    owned = side.mediums >> 1 & _EVERY_MEDIUM
    top: i64 = 1 << (side.top - 1) if side.top else 0
    standing = _ones(side.manors, _MANORS) | _ones(side.castles, _CASTLES) << _CASTLES_AT
    standing |= top << _TOP_AT | owned << _OWNED_AT
    if side.owes():
        standing |= 1 << _DEBT_AT
    write_bits(standing, _STANDING_SIZE, out)
    if side.lies:
        write_bits(side.lies >> 1 & _EVERY_MEDIUM, LAST_MEDIUM, out)
    else:
        out.write(_NO_MEDIUM)
    _write_pack(side.ghosts_in_row(), out)
    if side.lies & _HOLDING:
        for row in HOLDING_ONE_VALUE:
            held = side.held_by(row.number) if side.has_lying(row.number) else 0
            write_one_of(held - 1, HIGHEST, out)
    else:
        out.write(_NO_VALUES)
    face_down(side)
    out.write(side.laid_own if own else side.laid_other)


def face_down(side: Side) -> Pack:
    """Return the Ghosts that lie face down on round 10; sum up what lies there and in earlier rounds, too."""
    if side.face_down == NOT_SUMMED:
        side.face_down = 0
        for code in side.tenth:
            if is_hidden_ghost(code):
                side.face_down += ghost(code)
        side.laid_own = _laid(side, True)
        side.laid_other = _laid(side, False)
    return side.face_down


def _laid(side: Side, own: bool) -> bytes:
    """Return the cards on round 10, those the viewer knows and how many lie face down, and those of earlier rounds."""
    ghosts: i64 = 0
    mediums: i64 = 0
    hidden: i64 = 0
    for code in side.tenth:
        if code & FACE_UP or own:
            medium = medium_of(code)
            if medium:
                mediums |= _one(medium)
            else:
                ghosts += ghost(held_in(code))
        if not code & FACE_UP:
            hidden += 1
    out = BytesWriter()
    _write_pack(ghosts, out)
    write_bits(mediums | _ones(hidden, _MOST_HIDDEN) << LAST_MEDIUM, LAST_MEDIUM + _MOST_HIDDEN, out)
    _write_pack(side.ghosts_in_past(), out)
    return out.getvalue()


# Small numbers


def _ones(amount: i64, most: i64) -> i64:
    """Return the number with so many ones for its lowest bits, at most `most` of them."""
    if amount <= 0:
        return 0
    return (1 << (amount if amount < most else most)) - 1


def _one(medium: Medium) -> i64:
    """Return the bit of a Medium among all from 1 on; no bit for 0."""
    return bit(medium) >> 1


_BYTE_1: Final[i64] = 0x1F
_BYTE_2: Final[i64] = 0x1F00
_BYTE_3: Final[i64] = 0x1F0000
_BYTE_4: Final[i64] = 0x1F000000


def _write_pack(pack: Pack, out: BytesWriter) -> None:
    """Write how many Ghosts of each value: five bits of the pack become eight."""
    low = pack >> 5
    four = (low & _BYTE_1) | (low << 3 & _BYTE_2) | (low << 6 & _BYTE_3) | (low << 9 & _BYTE_4)
    write_i32_le(out, i32(four))
    write_i16_le(out, i16((low >> 20 & _BYTE_1) | (low >> 17 & _BYTE_2)))


# The table


def _side_fields(whose: str) -> list[tuple[str, int]]:
    return [
        (f"{whose} hand size", 1),
        (f"{whose} deck size", 1),
        (f"{whose} manors", int(_MANORS)),
        (f"{whose} castles", int(_CASTLES)),
        (f"{whose} debt", 1),
        (f"{whose} top card", HIGHEST),
        (f"{whose} mediums", _MEDIUMS),
        (f"{whose} mediums in the row", _MEDIUMS),
        (f"{whose} ghosts in the row", HIGHEST),
        *((f"{whose} value of medium {row.number}", HIGHEST) for row in HOLDING_ONE_VALUE),
        (f"{whose} ghosts on round 10", HIGHEST),
        (f"{whose} mediums on round 10", _MEDIUMS),
        (f"{whose} face-down cards", int(_MOST_HIDDEN)),
        (f"{whose} earlier ghosts", HIGHEST),
    ]


LATER_HOUSES: Final = "houses after the next round"
LATER_MEDIUMS: Final = "mediums after the next round"
UNSEEN: Final = "unseen ghosts of the other"
HAND_SEEN: Final = "hand of the other is seen"
KNOWN: Final = "known hand of the other"

FIELDS: Final[list[tuple[str, int]]] = [
    ("round", _ROUNDS),
    ("phase", 4),
    ("own turn", 1),
    ("own start", 1),
    ("initiation", 1),
    ("all cards count 1", 1),
    ("cards played this turn", 2),
    ("banned values", HIGHEST),
    ("own lead", int(_FARTHEST_LEAD)),
    ("lead of the other", int(_FARTHEST_LEAD)),
    ("medium that asks", _MEDIUMS),
    ("houses", 2),
    ("houses of the next round", 2),
    (LATER_HOUSES, 2 * (_ROUNDS - 2)),
    ("medium", _MEDIUMS),
    ("medium of the next round", _MEDIUMS),
    (LATER_MEDIUMS, _MEDIUMS),
    ("own hand", int(size(ALL_GHOSTS))),
    ("own deck", HIGHEST),
    (UNSEEN, HIGHEST),
    (HAND_SEEN, 1),
    (KNOWN, HIGHEST),
    *_side_fields("own"),
    *_side_fields("other"),
]


def write_observation(position: Position, viewer: i64, out: BytesWriter) -> None:
    """Write what one viewer knows, in the order of FIELDS."""
    seat: i64 = viewer if viewer >= 0 else 0
    own = position.side(seat)
    other = position.side(1 - seat)
    _write_moment(position, seat, out)
    _write_ahead(position, out)
    _write_ghosts(position, own, other, viewer, out)
    _write_side(own, viewer >= 0, out)
    _write_side(other, False, out)
