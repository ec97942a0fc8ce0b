"""What a family, or a spectator, may know: built up from what is shown, never stripped down."""

import msgspec
from mypy_extensions import i64

from veillee.core.contract import CHANCE
from veillee.games.rest_in_peace.rules.cards import (
    FACE_UP,
    SEATS,
    medium_of,
    name,
    past_code,
    past_round,
    spelled,
    value_of,
)
from veillee.games.rest_in_peace.rules.flow.totals import FLAT_COUNT, addition, card_counts, is_ignored, total
from veillee.games.rest_in_peace.rules.ghosts import size, values
from veillee.games.rest_in_peace.rules.houses import house_names, taken_by, taken_round, taken_tokens
from veillee.games.rest_in_peace.rules.kinds import Seat
from veillee.games.rest_in_peace.rules.mediums.lasting import sees_hand
from veillee.games.rest_in_peace.rules.mediums.names import NOT_SCARY, NOT_WORTH_MUCH
from veillee.games.rest_in_peace.rules.mediums.table import ADDING, NUMBERS, copies_in
from veillee.games.rest_in_peace.rules.position import OVER, Position, Side


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


def _seat_name(seat: Seat) -> str | None:
    if seat == CHANCE:
        return "chance"
    return SEATS[seat] if 0 <= seat <= 1 else None


def _shown_line(position: Position) -> list[int | None]:
    """Return the line with the hidden Mediums of an initiation left out (RIP-S5)."""
    shown = position.shown_line()
    return [medium if index < shown else None for index, medium in enumerate(position.line)]


def _reasons(position: Position, seat: Seat, code: i64) -> list[Reason]:
    """Return what changes what a card counts, in the order of RIP-V3."""
    own = position.side(seat)
    other = position.side(1 - seat)
    value = value_of(code)
    here, there = SEATS[seat], SEATS[1 - seat]
    if position.flat():
        owner = here if own.has_lying(NOT_WORTH_MUCH) else there
        flattens = medium_of(code) == NOT_WORTH_MUCH
        return [] if flattens else [Reason(int(NOT_WORTH_MUCH), owner, int(FLAT_COUNT - value))]
    if value == 0:
        return []
    if is_ignored(value, other):
        return [Reason(int(NOT_SCARY), there, -int(value))]
    found: list[Reason] = []
    for row in ADDING:
        for reaches, owner, side in ((row.reaches_own, here, own), (row.reaches_other, there, other)):
            change = addition(row, value, side) if reaches else 0
            if change:
                found.append(Reason(int(row.number), owner, int(change)))
    return found


def _row(position: Position, seat: Seat) -> list[Lying]:
    own = position.side(seat)
    other = position.side(1 - seat)
    flat = position.flat()
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


def owned(side: Side) -> list[int]:
    """Return the Mediums that a family owns, ascending, one entry a card."""
    return [medium for medium in NUMBERS for _ in range(copies_in(side.mediums, medium))]


def _family(position: Position, seat: int, viewer: int) -> Family:
    side = position.side(seat)
    own = viewer == seat
    shown = own or position.mode == OVER  # after the end everything is turned over
    open_hand = shown or (viewer == 1 - seat and sees_hand(position, viewer))
    return Family(
        seat=SEATS[seat],
        hand_size=int(size(side.hand)),
        deck_size=int(size(side.deck)),
        hand=values(side.hand) if open_hand else None,
        deck=values(side.deck) if own else None,
        mediums=owned(side),
        manors=int(side.manors),
        castles=int(side.castles),
        row=_row(position, seat),
        total=int(total(position, seat)),
        past=[PastCard(int(past_round(entry)), spelled(past_code(entry))) for entry in side.past],
        tenth=_tenth(side, shown) if not position.is_tenth() else [name(code) for code in side.row],
        owes=side.owes(),
        top=int(side.top) if side.top else None,
    )


def _taken(entry: int) -> Taken:
    return Taken(int(taken_round(entry)), SEATS[taken_by(entry)], house_names(taken_tokens(entry)))


def build_view(position: Position, viewer: int, phase: str, actor: int) -> View:
    """Build what one viewer may know."""
    return View(
        round=int(position.round),
        phase=phase,
        turn=_seat_name(actor),
        starter=SEATS[position.starter],
        line=_shown_line(position),
        houses=[house_names(tokens) for tokens in position.houses],
        taken=[_taken(entry) for entry in position.taken],
        families=[_family(position, seat, viewer) for seat in range(2)],
        discarded=[name(code) for code in position.discards],
        initiation=position.initiation,
        played_this_turn=int(position.played),
        kept=name(position.kept) if position.kept else None,
        asked=int(position.asked_medium()) or None if phase == "resolve" else None,
        winner=_seat_name(position.winner),
        reason=position.reason or None,
    )
