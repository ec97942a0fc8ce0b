"""What a family knows, as a sheet of small numbers for learners: own things first, then the other's."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import CAME, DREW_KNOWN, HID_SEEN, LEFT, SIGHTING, sees_hand
from veillee.games.rest_in_peace.rules.cards import CODE, FACE_UP, HELD, count, ghost, medium_of, size
from veillee.games.rest_in_peace.rules.mediums.choices import banned
from veillee.games.rest_in_peace.rules.position import KEEP, PLAY, RESOLVE, TENTH, Position, Side
from veillee.games.rest_in_peace.rules.totals import total

HOLDERS: Final[list[int]] = [10, 16, 17, 19, 26]
SHEET_SIZE: Final = 542
_HOUSES_AT: Final = 79
_LATER_AT: Final = 157
_UNSEEN_AT: Final = 213


def write_sheet(position: Position, viewer: i64, sheet: BytesWriter) -> None:
    """Write what one family knows; everything is relative to it and to the present round."""
    seat: i64 = viewer if viewer >= 0 else 0
    own = position.side(seat)
    other = position.side(1 - seat)
    _write_moment(position, seat, sheet)
    _write_houses(position, sheet)
    _write_line(position, sheet)
    for value in range(1, 7):
        _write_steps(count(own.hand, value) if viewer >= 0 else 0, 7 - value, sheet)
    _write_pack(own.deck if viewer >= 0 else 0, sheet)
    seen = viewer >= 0 and sees_hand(position, viewer)
    unseen = other.hand + other.deck
    for code in other.tenth:
        if code < 64:
            unseen += ghost(code)
    _write_pack(unseen, sheet)
    sheet.append(1 if seen else 0)
    _write_pack(other.hand if seen else known_cards(other, viewer >= 0), sheet)
    _write_side(position, own, viewer >= 0, sheet)
    _write_side(position, other, False, sheet)


def forget_cards(sheet: bytes) -> bytes:
    """Return the sheet of a family that does not remember which of the other's Ghosts have gone or were seen."""
    return sheet[:_UNSEEN_AT] + bytes([6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0]) + sheet[_UNSEEN_AT + 13 :]


def look_near(sheet: bytes) -> bytes:
    """Return the sheet of a family that sees no further than the next round."""
    near, far = _HOUSES_AT + 4, _HOUSES_AT + 20
    return sheet[:near] + bytes(far - near) + sheet[far:_LATER_AT] + bytes(29) + sheet[_LATER_AT + 29 :]


def known_cards(side: Side, sighted: bool) -> i64:
    """Return the Ghosts that came into a hand openly, or were seen there, and were not seen to leave."""
    known: i64 = 0
    for entry in side.story:
        if entry & 127 == SIGHTING:
            if sighted:
                known = entry >> 7
            continue
        kind = entry & ~7
        value = entry & 7
        if kind == CAME or kind == DREW_KNOWN:
            known += ghost(value)
        elif (kind == LEFT or (kind == HID_SEEN and sighted)) and count(known, value):
            known -= ghost(value)
    return known


def _write_moment(position: Position, seat: i64, sheet: BytesWriter) -> None:
    for number in range(1, 11):
        sheet.append(1 if position.round == number else 0)
    sheet.append(1 if position.mode == PLAY else 0)
    sheet.append(1 if position.mode == TENTH else 0)
    sheet.append(1 if position.mode == KEEP else 0)
    sheet.append(1 if position.mode == RESOLVE else 0)
    sheet.append(1 if position.turn == seat else 0)
    sheet.append(1 if position.starter == seat else 0)
    sheet.append(1 if position.initiation else 0)
    sheet.append(1 if position.flat() else 0)
    _write_steps(position.played, 2, sheet)
    ban = banned(position)
    for value in range(1, 7):
        sheet.append(1 if ban >> value & 1 else 0)
    lead = total(position, seat) - total(position, 1 - seat)
    _write_steps(lead, 12, sheet)
    _write_steps(-lead, 12, sheet)
    asked: i64 = 0
    if position.mode == RESOLVE:
        asked = medium_of(position.side(position.turn).row[position.asked])
    for medium in range(1, 30):
        sheet.append(1 if asked == medium else 0)


def _write_houses(position: Position, sheet: BytesWriter) -> None:
    """Write the Houses from the present round on."""
    for ahead in range(10):
        here = position.round - 1 + ahead
        tokens: i64 = position.houses[here] if here < len(position.houses) else 0
        sheet.append(tokens & 7)
        sheet.append(tokens >> 3)


def _write_line(position: Position, sheet: BytesWriter) -> None:
    """Write the Medium of this round, of the next, and all that are still to come."""
    shown: i64 = len(position.line)
    if position.initiation and position.round + 2 < shown:
        shown = position.round + 2
    now: i64 = 0
    soon: i64 = 0
    later: i64 = 0
    for index in range(shown):
        if index == position.round - 1:
            now = position.line[index]
        elif index == position.round:
            soon = position.line[index]
        elif index > position.round:
            later |= 1 << position.line[index]
    for medium in range(1, 30):
        sheet.append(1 if now == medium else 0)
    for medium in range(1, 30):
        sheet.append(1 if soon == medium else 0)
    _write_bits(later, sheet)


def _write_side(position: Position, side: Side, own: bool, sheet: BytesWriter) -> None:
    sheet.append(size(side.hand))
    sheet.append(size(side.deck))
    _write_steps(side.manors, 3, sheet)
    _write_steps(side.castles, 2, sheet)
    sheet.append(1 if side.owes else 0)
    for value in range(1, 7):
        sheet.append(1 if side.top == value else 0)
    _write_bits(side.mediums, sheet)
    _write_bits(side.lies, sheet)
    ghosts: i64 = 0
    for code in side.row:
        if code < 64:
            ghosts += ghost(code)
    _write_pack(ghosts, sheet)
    for medium in HOLDERS:
        held: i64 = 0
        if side.has_lying(medium):
            for code in side.row:
                if medium_of(code) == medium:
                    held = code & HELD
        for value in range(1, 7):
            sheet.append(1 if held == value else 0)
    _write_tenth(side, own, sheet)
    earlier: i64 = 0
    for entry in side.past:
        if entry & CODE < 64:
            earlier += ghost(entry & CODE)
    _write_pack(earlier, sheet)


def _write_tenth(side: Side, own: bool, sheet: BytesWriter) -> None:
    """Write the cards on round 10: those the viewer knows, and how many lie face down."""
    ghosts: i64 = 0
    mediums: i64 = 0
    hidden: i64 = 0
    for code in side.tenth:
        if code & FACE_UP or own:
            medium = medium_of(code)
            if medium:
                mediums |= 1 << medium
            else:
                ghosts += ghost(code & HELD)
        if not code & FACE_UP:
            hidden += 1
    _write_pack(ghosts, sheet)
    _write_bits(mediums, sheet)
    _write_steps(hidden, 9, sheet)


def _write_pack(pack: i64, sheet: BytesWriter) -> None:
    for value in range(1, 7):
        sheet.append(count(pack, value))


def _write_bits(bits: i64, sheet: BytesWriter) -> None:
    for medium in range(1, 30):
        sheet.append(1 if bits >> medium & 1 else 0)


def _write_steps(amount: i64, steps: i64, sheet: BytesWriter) -> None:
    """Write an amount as that many ones, then zeros."""
    step: i64 = 1
    while step <= steps:
        sheet.append(1 if amount >= step else 0)
        step += 1
