"""What one viewer may know, built up from nothing."""

import msgspec

from veillee.core.contract import CHANCE, NOBODY
from veillee.games.labystere.knowledge.held_out import last_held_out, of_seat
from veillee.games.labystere.notation import place_name, stack_words, suspect_name
from veillee.games.labystere.rules import cards, stages
from veillee.games.labystere.rules.cards import ACTION_NAMES, CARDS, SEATS, card_of
from veillee.games.labystere.rules.enquiry import (
    NO_CARD,
    asked,
    asked_kind,
    asker,
    held_out,
    is_look,
    looked_at,
    looker,
    shown,
)
from veillee.games.labystere.rules.grid.paths import route
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT, SQUARES, squares_in
from veillee.games.labystere.rules.position import Position


class Cell(msgspec.Struct):
    """A square: `kind` is path, place, witness, start or finish; `below` is `unknown` where it is not known."""

    square: str
    kind: str
    name: str = ""
    below: str = ""


class Inquiry(msgspec.Struct):
    """A public step of the enquiry: `held` cards were held out, and `card` is the one shown, for the asker alone."""

    kind: str
    seat: str
    square: str = ""
    asked: str = ""
    found: bool = False
    held: int = 0
    card: str = ""


class HeldOut(msgspec.Struct):
    """How many cards a seat held out when it was last asked for them; None: it never was."""

    suspects: int | None = None
    places: int | None = None


class Declaration(msgspec.Struct):
    """A pair said aloud, and whether it was right."""

    seat: str
    suspect: str
    place: str
    right: bool


class View(msgspec.Struct):
    """The game as one seat, or a spectator, knows it; `walks` is for the seat that is to walk."""

    seat: str | None
    players: list[str]
    phase: str
    turn: str | None
    acting: str | None
    turns: int
    rolled: int | None
    steps: int | None
    task: str | None
    asked: str | None
    walks: dict[str, list[str]]
    grid: list[Cell]
    pawns: dict[str, str | None]
    double: list[str]
    lost: list[str]
    looked: dict[str, list[str]]
    enquiry: list[Inquiry]
    held_out: dict[str, HeldOut]
    declared: list[Declaration]
    known: list[str] | None
    flag_seen: bool
    culprit: str | None
    notebook: bool
    last_detective: bool
    made_up: bool
    winner: str | None
    reason: str | None


def build_view(position: Position, viewer: int) -> View:
    """Build the view of a seat or a spectator."""
    mine = viewer >= 0
    sides = position.sides
    names = [SEATS[seat] for seat in range(len(sides))]
    actor = position.actor()
    acting = None if actor == NOBODY else "chance" if actor == CHANCE else SEATS[actor]
    laid = position.start >= 0 or position.plains != 0
    counts = last_held_out(position)
    over = position.stage == stages.OVER  # after the end everything is turned over
    knows = (over or position.knows_culprit(viewer)) and position.culprit >= 0
    return View(
        seat=SEATS[viewer] if mine else None,
        players=names,
        phase=position.phase(),
        turn=None if actor == NOBODY else SEATS[position.turn],
        acting=acting,
        turns=position.turns,
        rolled=position.rolled or None,
        steps=position.steps or None,
        task=ACTION_NAMES[position.task] if position.task >= 0 else None,
        asked=SEATS[position.asked] if position.asked >= 0 else None,
        walks=_walks(position) if mine and actor == viewer else {},
        grid=[_cell(position, viewer, square) for square in range(SQUARE_COUNT)] if laid else [],
        pawns={SEATS[n]: SQUARES[side.pawn] if side.pawn >= 0 else None for n, side in enumerate(sides)},
        double=[SEATS[n] for n, side in enumerate(sides) if side.double],
        lost=[SEATS[n] for n, side in enumerate(sides) if side.lost],
        looked={SEATS[n]: [SQUARES[square] for square in squares_in(side.looked)] for n, side in enumerate(sides)},
        enquiry=[_inquiry(entry, viewer) for entry in position.enquiry],
        held_out={SEATS[seat]: HeldOut(*of_seat(counts, seat)) for seat in range(len(sides))},
        declared=[_declaration(position, seat) for seat in range(len(sides)) if sides[seat].declared >= 0],
        known=aside_names(sides[viewer].aside) if mine else None,
        flag_seen=mine and sides[viewer].flag_seen,
        culprit=suspect_name(position.culprit) if knows else None,
        notebook=position.notebook,
        last_detective=position.last_detective,
        made_up=position.made_up,
        winner=SEATS[position.winner] if position.winner >= 0 else None,
        reason=stages.ENDINGS[position.ending] or None,
    )


def aside_names(aside: int) -> list[str]:
    """Name the cards set aside, suspects before places."""
    return [name for card, name in enumerate(CARDS) if aside >> card & 1]


def _walks(position: Position) -> dict[str, list[str]]:
    """Return the walk to every square that can be reached now."""
    if position.stage != stages.CHOOSE:
        return {}
    pawn = int(position.sides[position.turn].pawn)
    found: dict[str, list[str]] = {}
    for goal in squares_in(position.goals()):
        found[SQUARES[goal]] = [SQUARES[square] for square in route(position.paths, pawn, goal, int(position.steps))]
    return found


def _cell(position: Position, viewer: int, square: int) -> Cell:
    stack = position.stacks[square]
    known = position.sees_below(viewer, square)
    if position.plains >> square & 1:
        known = known and position.notebook  # LAB-K2
    else:
        known = known or position.stage == stages.OVER
    words = stack_words(stack, known)
    if len(words) == 1:
        return Cell(SQUARES[square], words[0])
    return Cell(SQUARES[square], words[0], words[1], words[2])


def _inquiry(entry: int, viewer: int) -> Inquiry:
    if is_look(entry):
        return Inquiry("look", SEATS[looker(entry)], SQUARES[looked_at(entry)])
    seat = asker(entry)
    kind = ACTION_NAMES[cards.ASK_PLACE if asked_kind(entry) == cards.PLACES else cards.ASK_SUSPECT]
    target = "" if asked(entry) == seat else SEATS[asked(entry)]
    found = shown(entry) != NO_CARD
    card = CARDS[card_of(asked_kind(entry), shown(entry) - 1)] if found and seat == viewer else ""
    return Inquiry(kind, SEATS[seat], "", target, found, held_out(entry), card)


def _declaration(position: Position, seat: int) -> Declaration:
    pair = position.sides[seat].declared
    suspect = suspect_name(cards.suspect_of(pair))
    return Declaration(SEATS[seat], suspect, place_name(cards.place_of(pair)), not position.sides[seat].lost)
