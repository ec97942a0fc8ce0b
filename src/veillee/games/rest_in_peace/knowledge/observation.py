"""What a family knows, as small numbers for learners: a table of named fields, written in this order.

Everything is relative to the family and to the present round; a spectator stands behind green and knows no hand.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le
from mypy_extensions import i16, i32, i64, u8

from veillee.core.observation import write_bits, write_flag, write_one_of, write_steps
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
    is_ghost,
    is_hidden_ghost,
    medium_of,
    past_code,
)
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS, HIGHEST, VALUES, VALUES_END, count, ghost, size
from veillee.games.rest_in_peace.rules.houses import castles_in, manors_in
from veillee.games.rest_in_peace.rules.kinds import Medium, Mediums, Pack, Value
from veillee.games.rest_in_peace.rules.mediums.lasting import banned, sees_hand
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM
from veillee.games.rest_in_peace.rules.mediums.table import HOLDING_ONE_VALUE, bit, set_of
from veillee.games.rest_in_peace.rules.position import KEEP, PLAY, RESOLVE, TENTH, TENTH_ROUND, Position, Side

_MEDIUMS: Final = int(LAST_MEDIUM)
_ROUNDS: Final = int(TENTH_ROUND)
_FARTHEST_LEAD: Final = 12
_MANORS: Final = 3  # one more wins
_CASTLES: Final = 2
_MOST_HIDDEN: Final = 9
_HOLDING: Final[i64] = set_of(HOLDING_ONE_VALUE)
_NO_VALUES: Final = bytes(HIGHEST * len(HOLDING_ONE_VALUE))
_NO_MEDIUMS: Final = bytes(_MEDIUMS)
_NO_TENTH: Final = bytes(HIGHEST + _MEDIUMS + _MOST_HIDDEN)


def _steps(amount: int, steps: int) -> bytes:
    ones = max(0, min(amount, steps))
    return b"\1" * ones + bytes(steps - ones)


# What is written often, ready to be copied: by the number of a Medium, by the lead, by a value and the number of it.
_ONE_MEDIUM: Final = [bytes([number == medium for number in range(1, _MEDIUMS + 1)]) for medium in range(_MEDIUMS + 1)]
_LEADS: Final = [
    _steps(lead, _FARTHEST_LEAD) + _steps(-lead, _FARTHEST_LEAD) for lead in range(-_FARTHEST_LEAD, _FARTHEST_LEAD + 1)
]
_MOST_OF_A_VALUE: Final[i64] = 32
_GHOSTS_OF: Final = [
    _steps(number, int(count(ALL_GHOSTS, value))) for value in range(VALUES_END) for number in range(_MOST_OF_A_VALUE)
]


class Sight:
    """A position as one viewer looks at it."""

    def __init__(self, position: Position, viewer: i64) -> None:
        self.position: Final = position
        self.seat: Final[i64] = viewer if viewer >= 0 else 0
        self.plays: Final[bool] = viewer >= 0
        self.own: Final = position.side(self.seat)
        self.other: Final = position.side(1 - self.seat)
        self.sees_hand: Final[bool] = viewer >= 0 and sees_hand(position, viewer)


# The moment


def _write_moment(sight: Sight, out: BytesWriter) -> None:
    position = sight.position
    mode = position.mode
    write_one_of(position.round - 1, TENTH_ROUND, out)
    phase = _flag(mode == PLAY, 0) | _flag(mode == TENTH, 1) | _flag(mode == KEEP, 2) | _flag(mode == RESOLVE, 3)
    order = _flag(position.turn == sight.seat, 4) | _flag(position.starter == sight.seat, 5)
    write_bits(phase | order | _flag(position.initiation, 6) | _flag(position.flat(), 7), 8, out)
    write_steps(position.played, 2, out)
    write_bits(banned(position) >> 1, HIGHEST, out)
    lead = total(position, sight.seat) - total(position, 1 - sight.seat)
    far: i64 = _FARTHEST_LEAD
    out.write(_LEADS[(lead if lead < far else far) + far if lead > -far else 0])
    _write_medium(position.asked_medium() if mode == RESOLVE else 0, out)


def _flag(true: bool, place: i64) -> i64:
    return 1 << place if true else 0


# Houses and the line


def _write_houses(sight: Sight, out: BytesWriter) -> None:
    houses = sight.position.houses
    for ahead in range(TENTH_ROUND):
        here = sight.position.round - 1 + ahead
        tokens: i64 = houses[here] if here < len(houses) else 0
        write_i16_le(out, i16(manors_in(tokens) | castles_in(tokens) << 8))


def _write_line(sight: Sight, out: BytesWriter) -> None:
    position = sight.position
    now: i64 = 0
    soon: i64 = 0
    later: i64 = 0
    index: i64 = position.round - 1
    shown = position.shown_line()
    while index < shown and index < len(position.line):
        if index == position.round - 1:
            now = position.line[index]
        elif index == position.round:
            soon = position.line[index]
        else:
            later |= bit(position.line[index])
        index += 1
    _write_medium(now, out)
    _write_medium(soon, out)
    _write_mediums(later, out)


# Ghosts


def _write_ghosts(sight: Sight, out: BytesWriter) -> None:
    own = sight.own
    other = sight.other
    for value in range(1, VALUES_END):
        out.write(_GHOSTS_OF[value * _MOST_OF_A_VALUE + (count(own.hand, value) if sight.plays else 0)])
    _write_pack(own.deck if sight.plays else 0, out)
    unseen = other.hand + other.deck
    for code in other.tenth:
        if is_hidden_ghost(code):
            unseen += ghost(code)
    _write_pack(unseen, out)
    write_flag(sight.sees_hand, out)
    _write_pack(other.hand if sight.sees_hand else known_cards(other, sight.plays), out)


def known_cards(side: Side, sighted: bool) -> Pack:
    """Return the Ghosts that came into a hand openly, or were seen there, and were not seen to leave."""
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
    return side.known_seen if sighted else side.known_openly


def earlier_ghosts(side: Side) -> Pack:
    """Return the Ghosts that lie in earlier rounds."""
    while side.past_read < len(side.past):
        code = past_code(side.past[side.past_read])
        side.past_read += 1
        if is_ghost(code):
            side.past_ghosts += ghost(code)
    return side.past_ghosts


# The sides


def _write_side(side: Side, own: bool, out: BytesWriter) -> None:
    out.append(u8(size(side.hand)))
    out.append(u8(size(side.deck)))
    write_steps(side.manors, _MANORS, out)
    write_steps(side.castles, _CASTLES, out)
    write_flag(side.owes(), out)
    _write_value(side.top, out)
    _write_mediums(side.mediums, out)
    _write_mediums(side.lies, out)
    ghosts: i64 = 0
    for code in side.row:
        if is_ghost(code):
            ghosts += ghost(code)
    _write_pack(ghosts, out)
    if side.lies & _HOLDING:
        for row in HOLDING_ONE_VALUE:
            _write_value(side.held_by(row.number) if side.has_lying(row.number) else 0, out)
    else:
        out.write(_NO_VALUES)
    _write_tenth(side, own, out)
    _write_pack(earlier_ghosts(side), out)


def _write_tenth(side: Side, own: bool, out: BytesWriter) -> None:
    """Write the cards on round 10: those the viewer knows, and how many lie face down."""
    if not side.tenth:
        out.write(_NO_TENTH)
        return
    ghosts: i64 = 0
    mediums: i64 = 0
    hidden: i64 = 0
    for code in side.tenth:
        if code & FACE_UP or own:
            medium = medium_of(code)
            if medium:
                mediums |= bit(medium)
            else:
                ghosts += ghost(held_in(code))
        if not code & FACE_UP:
            hidden += 1
    _write_pack(ghosts, out)
    _write_mediums(mediums, out)
    write_steps(hidden, _MOST_HIDDEN, out)


# Small numbers


def _write_value(value: Value, out: BytesWriter) -> None:
    """Write which value it is, 0 for none."""
    write_one_of(value - 1, HIGHEST, out)


def _write_medium(medium: Medium, out: BytesWriter) -> None:
    """Write which Medium it is, 0 for none."""
    out.write(_ONE_MEDIUM[medium])


def _write_mediums(mediums: Mediums, out: BytesWriter) -> None:
    if mediums:
        write_bits(mediums >> 1, LAST_MEDIUM, out)
    else:
        out.write(_NO_MEDIUMS)


def _write_pack(pack: Pack, out: BytesWriter) -> None:
    write_i32_le(out, i32(count(pack, 1) | count(pack, 2) << 8 | count(pack, 3) << 16 | count(pack, 4) << 24))
    write_i16_le(out, i16(count(pack, 5) | count(pack, 6) << 8))


# The table


def _side_fields(whose: str) -> list[tuple[str, int]]:
    return [
        (f"{whose} hand size", 1),
        (f"{whose} deck size", 1),
        (f"{whose} manors", _MANORS),
        (f"{whose} castles", _CASTLES),
        (f"{whose} debt", 1),
        (f"{whose} top card", HIGHEST),
        (f"{whose} mediums", _MEDIUMS),
        (f"{whose} mediums in the row", _MEDIUMS),
        (f"{whose} ghosts in the row", HIGHEST),
        *((f"{whose} value of medium {row.number}", HIGHEST) for row in HOLDING_ONE_VALUE),
        (f"{whose} ghosts on round 10", HIGHEST),
        (f"{whose} mediums on round 10", _MEDIUMS),
        (f"{whose} face-down cards", _MOST_HIDDEN),
        (f"{whose} earlier ghosts", HIGHEST),
    ]


_LATER_HOUSES: Final = "houses after the next round"
_LATER_MEDIUMS: Final = "mediums after the next round"
_UNSEEN: Final = "unseen ghosts of the other"
_HAND_SEEN: Final = "hand of the other is seen"
_KNOWN: Final = "known hand of the other"

FIELDS: Final[list[tuple[str, int]]] = [
    ("round", _ROUNDS),
    ("phase", 4),
    ("own turn", 1),
    ("own start", 1),
    ("initiation", 1),
    ("all cards count 1", 1),
    ("cards played this turn", 2),
    ("banned values", HIGHEST),
    ("own lead", _FARTHEST_LEAD),
    ("lead of the other", _FARTHEST_LEAD),
    ("medium that asks", _MEDIUMS),
    ("houses", 2),
    ("houses of the next round", 2),
    (_LATER_HOUSES, 2 * (_ROUNDS - 2)),
    ("medium", _MEDIUMS),
    ("medium of the next round", _MEDIUMS),
    (_LATER_MEDIUMS, _MEDIUMS),
    ("own hand", int(size(ALL_GHOSTS))),
    ("own deck", HIGHEST),
    (_UNSEEN, HIGHEST),
    (_HAND_SEEN, 1),
    (_KNOWN, HIGHEST),
    *_side_fields("own"),
    *_side_fields("other"),
]


def write_observation(position: Position, viewer: i64, out: BytesWriter) -> None:
    """Write what one viewer knows, in the order of FIELDS."""
    sight = Sight(position, viewer)
    _write_moment(sight, out)
    _write_houses(sight, out)
    _write_line(sight, out)
    _write_ghosts(sight, out)
    _write_side(sight.own, sight.plays, out)
    _write_side(sight.other, False, out)


# Observations of players that know less


def _replace(observation: bytes, name: str, written: bytes) -> bytes:
    """Return an observation with other bytes in a field."""
    start = 0
    for field, field_size in FIELDS:
        if field == name:
            return observation[:start] + written + observation[start + field_size :]
        start += field_size
    raise ValueError(f"no field {name}")


def forget_cards(observation: bytes) -> bytes:
    """Return the observation of a family that does not remember which of the other's Ghosts have gone or were seen."""
    every_ghost = bytes([int(count(ALL_GHOSTS, value)) for value in VALUES])
    forgotten = _replace(observation, _UNSEEN, every_ghost)
    forgotten = _replace(forgotten, _HAND_SEEN, bytes(1))
    return _replace(forgotten, _KNOWN, bytes(HIGHEST))


def look_near(observation: bytes) -> bytes:
    """Return the observation of a family that sees no further than the next round."""
    near = _replace(observation, _LATER_HOUSES, bytes(2 * (_ROUNDS - 2)))
    return _replace(near, _LATER_MEDIUMS, bytes(_MEDIUMS))
