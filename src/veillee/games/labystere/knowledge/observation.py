"""What a detective knows, as a sheet of small numbers for learners: seats are counted from the one who looks."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core.observation import write_flag, write_one_of
from veillee.games.labystere.rules.cards import (
    ASK_PLACE,
    ASK_SUSPECT,
    FINISH,
    PLACE,
    SEE_PLACE,
    SEE_WITNESS,
    START,
    TRADE,
    WITNESS,
    has_flag,
    is_plain,
    kind_of,
    open_sides,
    place_of,
    suspect_below,
)
from veillee.games.labystere.rules.enquiry import NO_CARD, asked, asked_kind, asker, is_look, shown
from veillee.games.labystere.rules.position import ASK, CHOOSE, DECLARE, DIE, LOOK, ROLL, SHOW, SWAP_PAWNS, Position

SHEET_SIZE: Final = 1109
SEATS: Final = 4
_TURNS: Final[list[int]] = [25, 50, 100, 200, 300, 350]


def write_sheet(position: Position, viewer: i64, sheet: BytesWriter) -> None:
    """Write what one detective knows; a spectator counts from the first seat and has nothing of its own."""
    first: i64 = viewer if viewer >= 0 else 0
    _write_moment(position, first, sheet)
    for away in range(SEATS):
        _write_seat(position, first, away, sheet)
    _write_own(position, viewer, sheet)
    _write_questions(position, viewer, first, sheet)
    goals: i64 = position.goals() if position.stage == CHOOSE and position.turn == viewer else 0
    for square in range(25):
        _write_square(position, viewer, first, square, goals, sheet)


def _write_moment(position: Position, first: i64, sheet: BytesWriter) -> None:
    stage = position.stage
    write_flag(stage == ROLL or stage == DIE, sheet)
    write_flag(stage == CHOOSE, sheet)
    write_flag(stage == LOOK, sheet)
    write_flag(stage == ASK or stage == SHOW, sheet)
    write_flag(stage == SWAP_PAWNS, sheet)
    write_flag(stage == DECLARE, sheet)
    for task in (SEE_WITNESS, SEE_PLACE, ASK_SUSPECT, ASK_PLACE, TRADE):
        write_flag(position.task == task, sheet)
    step: i64 = 1
    while step <= 12:
        write_flag(position.steps >= step, sheet)
        step += 1
    for turns in _TURNS:
        write_flag(position.turns >= turns, sheet)
    write_flag(position.notebook, sheet)
    write_flag(position.last_detective, sheet)
    write_one_of(first, SEATS, sheet)


def _write_seat(position: Position, first: i64, away: i64, sheet: BytesWriter) -> None:
    """Write what everybody knows of a seat; a chair that nobody sits on is empty."""
    players: i64 = len(position.sides)
    if away >= players:
        sheet.write(b"\0" * 12)
        return
    seat = (first + away) % players
    side = position.sides[seat]
    sheet.append(1)
    write_flag(position.turn == seat, sheet)
    write_flag(side.lost, sheet)
    write_flag(side.double, sheet)
    write_one_of(side.declared >> 2 if side.declared >= 0 else -1, 4, sheet)
    write_one_of(side.declared & 3 if side.declared >= 0 else -1, 4, sheet)


def _write_own(position: Position, viewer: i64, sheet: BytesWriter) -> None:
    """Write what a detective has set aside, and the culprit where it has been seen."""
    aside: i64 = position.sides[viewer].aside if viewer >= 0 else 0
    for card in range(8):
        sheet.append(aside >> card & 1)
    write_flag(viewer >= 0 and position.sides[viewer].flag_seen, sheet)
    write_one_of(position.culprit if position.knows_culprit(viewer) else -1, 4, sheet)


def _write_questions(position: Position, viewer: i64, first: i64, sheet: BytesWriter) -> None:
    """Write how often who asked whom for what, with and without an answer, and whose cards the viewer was shown."""
    players: i64 = len(position.sides)
    counts: list[int] = [0] * 64
    cards: list[int] = [0] * 4
    for entry in position.enquiry:
        if is_look(entry):
            continue
        asking = (asker(entry) - first + players) % players
        answering = (asked(entry) - first + players) % players
        kind: i64 = asked_kind(entry)
        found = shown(entry) != NO_CARD
        index = 16 * asking + 4 * answering + 2 * kind + (1 if found else 0)
        counts[index] = min(counts[index] + 1, 255)
        if found and asker(entry) == viewer:
            cards[answering] |= 1 << (4 * kind + shown(entry) - 1)
    for count in counts:
        sheet.append(count)
    for away in range(1, SEATS):
        for card in range(8):
            sheet.append(cards[away] >> card & 1)


def _write_square(position: Position, viewer: i64, first: i64, square: i64, goals: i64, sheet: BytesWriter) -> None:
    stack: i64 = position.stacks[square]
    kind = kind_of(stack)
    plain = is_plain(stack)
    known = position.sees_below(viewer, square)
    sides = open_sides(stack)
    for side in range(4):
        sheet.append(sides >> side & 1)
    write_flag(plain, sheet)
    write_flag(kind == START, sheet)
    write_flag(kind == FINISH, sheet)
    write_flag(kind == WITNESS, sheet)
    write_one_of(place_of(stack) if kind == PLACE else -1, 4, sheet)
    write_one_of(kind if plain and known else -1, 10, sheet)
    write_one_of(suspect_below(stack) if kind == WITNESS and known else -1, 4, sheet)
    write_flag(kind == PLACE and known and has_flag(stack), sheet)
    write_flag(kind == PLACE and known and not has_flag(stack), sheet)
    players: i64 = len(position.sides)
    for away in range(SEATS):
        if away < players:
            one = position.sides[(first + away) % players]
            write_flag(one.pawn == square, sheet)
            sheet.append(one.looked >> square & 1)
        else:
            sheet.append(0)
            sheet.append(0)
    sheet.append(goals >> square & 1)
