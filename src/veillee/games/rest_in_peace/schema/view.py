"""What a family, or a spectator, may know: built up from what is shown, never stripped down."""

import msgspec
from mypy_extensions import i64

from veillee.core.contract import CHANCE
from veillee.games.rest_in_peace.knowledge.memory import sees_hand
from veillee.games.rest_in_peace.rules.cards import (
    FACE_UP,
    SEATS,
    medium_of,
    name,
    size,
    spelled,
    value_of,
    values,
)
from veillee.games.rest_in_peace.rules.position import Position, Side
from veillee.games.rest_in_peace.rules.totals import card_counts, held_by, total


class Reason(msgspec.Struct):
    """A Medium that changes what a card counts, and by how much."""

    medium: int
    seat: str
    change: int


class Lying(msgspec.Struct):
    """A card on the table: its name, its value, what it counts and why."""

    card: str
    value: int
    counts: int
    reasons: list[Reason] = []


class PastCard(msgspec.Struct):
    """A card played in an earlier round."""

    round: int
    card: str


class Taken(msgspec.Struct):
    """The House tokens of a round and the family that took them."""

    round: int
    seat: str
    houses: list[str]


class Family(msgspec.Struct):
    """One family as a viewer knows it; None where it is hidden."""

    seat: str
    hand_size: int
    deck_size: int
    hand: list[int] | None
    deck: list[int] | None
    mediums: list[int]
    manors: int
    castles: int
    row: list[Lying]
    total: int
    past: list[PastCard]
    tenth: list[str | None]
    owes: bool
    top: int | None


class View(msgspec.Struct):
    """A duel as one viewer knows it."""

    round: int
    phase: str
    turn: str | None
    starter: str
    line: list[int | None]
    houses: list[list[str]]
    taken: list[Taken]
    families: list[Family]
    discarded: list[str]
    initiation: bool
    played_this_turn: int
    kept: str | None
    asked: int | None
    winner: str | None
    reason: str | None


def _seat_name(seat: i64) -> str | None:
    if seat == CHANCE:
        return "chance"
    return SEATS[seat] if 0 <= seat <= 1 else None


def house_names(tokens: int) -> list[str]:
    """Return the Houses of a round by name."""
    return ["manor"] * (tokens & 7) + ["castle"] * (tokens >> 3)


def shown_line(position: Position) -> list[int | None]:
    """Return the line with the hidden Mediums of an initiation left out (RIP-S5)."""
    shown = min(9, int(position.round) + 2) if position.initiation else 9
    return [medium if index < shown else None for index, medium in enumerate(position.line)]


def _reasons(position: Position, seat: i64, code: i64) -> list[Reason]:
    own = position.side(seat)
    other = position.side(1 - seat)
    value = value_of(code)
    here, there = SEATS[seat], SEATS[1 - seat]
    if ((own.lies | other.lies) >> 29) & 1:
        owner = here if own.has_lying(29) else there
        return [] if medium_of(code) == 29 else [Reason(29, owner, 1 - int(value))]
    if value == 0:
        return []
    if value <= 2 and other.has_lying(12):
        return [Reason(12, there, -int(value))]
    found: list[Reason] = []
    if own.has_lying(8) and value & 1 == 0:
        found.append(Reason(8, here, 1))
    if own.has_lying(9) and value & 1 == 1:
        found.append(Reason(9, here, 1))
    if own.has_lying(10) and held_by(own, 10) == value:
        found.append(Reason(10, here, 2))
    if own.has_lying(26) and held_by(own, 26) == value:
        found.append(Reason(26, here, 3))
    if other.has_lying(26) and held_by(other, 26) == value:
        found.append(Reason(26, there, 3))
    if other.has_lying(17) and held_by(other, 17) == value:
        found.append(Reason(17, there, -2))
    return found


def _row(position: Position, seat: i64) -> list[Lying]:
    own = position.side(seat)
    other = position.side(1 - seat)
    flat = ((own.lies | other.lies) >> 29) & 1 == 1
    return [
        Lying(
            spelled(code),
            int(value_of(code)),
            int(card_counts(code, own, other, flat)),
            _reasons(position, seat, code),
        )
        for code in own.row
    ]


def _tenth(side: Side, own: bool) -> list[str | None]:
    return [name(code) if own or code & FACE_UP else None for code in side.tenth]


def _family(position: Position, seat: int, viewer: int) -> Family:
    side = position.side(seat)
    own = viewer == seat
    open_hand = own or (viewer == 1 - seat and sees_hand(position, viewer))
    return Family(
        seat=SEATS[seat],
        hand_size=int(size(side.hand)),
        deck_size=int(size(side.deck)),
        hand=values(side.hand) if open_hand else None,
        deck=values(side.deck) if own else None,
        mediums=[medium for medium in range(1, 30) if side.owns(medium)],
        manors=int(side.manors),
        castles=int(side.castles),
        row=_row(position, seat),
        total=int(total(position, seat)),
        past=[PastCard(entry >> 12, spelled(entry & 4095)) for entry in side.past],
        tenth=_tenth(side, own) if position.round < 10 else [name(code) for code in side.row],
        owes=side.owes,
        top=int(side.top) if side.top else None,
    )


def build_view(position: Position, viewer: int, phase: str, actor: int) -> View:
    """Build what one viewer may know."""
    asked = None
    if phase == "resolve" and position.asked >= 0:
        asked = int(medium_of(position.side(position.turn).row[position.asked]))
    return View(
        round=int(position.round),
        phase=phase,
        turn=_seat_name(actor),
        starter=SEATS[position.starter],
        line=shown_line(position),
        houses=[house_names(tokens) for tokens in position.houses],
        taken=[Taken(code >> 7, SEATS[code & 1], house_names(code >> 1 & 63)) for code in position.taken],
        families=[_family(position, seat, viewer) for seat in range(2)],
        discarded=[name(code) for code in position.discards],
        initiation=position.initiation,
        played_this_turn=int(position.played),
        kept=name(position.kept) if position.kept else None,
        asked=asked,
        winner=_seat_name(position.winner),
        reason=position.reason or None,
    )
