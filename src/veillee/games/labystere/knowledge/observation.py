"""What a detective knows as small numbers for learners: seats are counted from the one who looks."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64, u8

from veillee.core.observation import spread, write_bits, write_flag, write_one_of, write_steps
from veillee.games.labystere.knowledge.held_out import last_held_out
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import (
    ACTIONS,
    CARDS,
    DIE_SIDES,
    OF_A_KIND,
    card_of,
    place_of,
    suspect_of,
)
from veillee.games.labystere.rules.enquiry import NO_CARD, asked, asked_kind, asker, is_look, shown
from veillee.games.labystere.rules.grid import stacks
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT, SQUARES
from veillee.games.labystere.rules.position import Position
from veillee.games.labystere.rules.stages import STAGES

_SEATS: Final[i64] = 4
_KINDS: Final[i64] = 2
_PHASES: Final[list[str]] = ["roll", "choose", "look", "ask", "trade", "declare"]
_TURNS: Final[list[int]] = [25, 50, 100, 200, 300, 350]
_TASKS: Final[list[int]] = [row.number for row in ACTIONS if row.stage != stages.NO_STAGE]
_PHASE_OF: Final[list[int]] = [_PHASES.index(row.phase) if row.phase in _PHASES else -1 for row in STAGES]
_TASK_OF: Final[list[int]] = [_TASKS.index(row.number) if row.number in _TASKS else -1 for row in ACTIONS]
_MOST_STEPS: Final[i64] = 2 * DIE_SIDES
_MOST_COUNTED: Final[u8] = 255
_SEAT_SIZE: Final[i64] = 12
_NO_QUESTIONS: Final = bytes(_SEATS * _SEATS * _KINDS * 2)

# Where the bits of a square begin.
_PLAIN: Final[i64] = 4
_START: Final[i64] = 5
_FINISH: Final[i64] = 6
_WITNESS: Final[i64] = 7
_PLACE: Final[i64] = 8
_ACTION: Final[i64] = 12
_SUSPECT: Final[i64] = 22
_FLAG: Final[i64] = 26
_NO_FLAG: Final[i64] = 27
_STACK_SIZE: Final[i64] = 28
_SQUARE_SIZE: Final[i64] = 37


def write_observation(position: Position, viewer: i64, observation: BytesWriter) -> None:
    """Write what one detective knows; a spectator counts from the first seat and has nothing of its own."""
    _write_moment(position, viewer, observation)
    _write_seats(position, viewer, observation)
    _write_knowledge(position, viewer, observation)
    _write_enquiry(position, viewer, observation)
    _write_squares(position, viewer, observation)


def fields() -> list[tuple[str, int]]:
    """Return the name and the number of bytes of every field, in order."""
    return list(_FIELDS)


def _first(viewer: i64) -> i64:
    """Return the seat from which the others are counted."""
    if viewer >= 0:
        return viewer
    return 0


def _write_moment(position: Position, viewer: i64, observation: BytesWriter) -> None:
    """Write what is asked of whom, and how far the game has come."""
    write_one_of(_PHASE_OF[position.stage], len(_PHASES), observation)
    write_one_of(_TASK_OF[position.task] if position.task >= 0 else -1, len(_TASKS), observation)
    write_steps(position.steps, _MOST_STEPS, observation)
    passed: i64 = 0
    for turns in _TURNS:
        if position.turns >= turns:
            passed += 1
    write_steps(passed, len(_TURNS), observation)
    write_flag(position.notebook, observation)
    write_flag(position.last_detective, observation)
    write_one_of(_first(viewer), _SEATS, observation)


def _write_seats(position: Position, viewer: i64, observation: BytesWriter) -> None:
    """Write what everybody knows of each seat; a chair that nobody sits on is empty."""
    players: i64 = len(position.sides)
    for away in range(_SEATS):
        if away >= players:
            write_bits(0, _SEAT_SIZE, observation)
            continue
        seat = (_first(viewer) + away) % players
        side = position.sides[seat]
        bits = 1 | _flag(position.turn == seat, 1) | _flag(side.lost, 2) | _flag(side.double, 3)
        if side.declared >= 0:
            bits |= 1 << (4 + suspect_of(side.declared)) | 1 << (4 + OF_A_KIND + place_of(side.declared))
        write_bits(bits, _SEAT_SIZE, observation)


def _write_knowledge(position: Position, viewer: i64, observation: BytesWriter) -> None:
    """Write the cards that the viewer has set aside, and whether it has seen the flag and the culprit."""
    aside: i64 = position.sides[viewer].aside if viewer >= 0 else 0
    culprit: i64 = position.culprit if position.knows_culprit(viewer) else -1
    write_bits(aside, len(CARDS), observation)
    write_flag(viewer >= 0 and position.sides[viewer].flag_seen, observation)
    write_one_of(culprit, OF_A_KIND, observation)


def _write_enquiry(position: Position, viewer: i64, observation: BytesWriter) -> None:
    """Write who asked whom for what how often without and with an answer, what was held out, and the cards shown."""
    players: i64 = len(position.sides)
    first = _first(viewer)
    start: i64 = len(observation)
    observation.write(_NO_QUESTIONS)
    cards: i64 = 0  # a byte for each seat
    for entry in position.enquiry:
        if is_look(entry):
            continue
        asking = (asker(entry) - first + players) % players
        answering = (asked(entry) - first + players) % players
        card = shown(entry)
        index = start + ((asking * _SEATS + answering) * _KINDS + asked_kind(entry)) * 2 + (1 if card != NO_CARD else 0)
        if observation[index] < _MOST_COUNTED:
            observation[index] = observation[index] + 1
        if card != NO_CARD and asker(entry) == viewer:
            cards |= 1 << (answering * len(CARDS) + card_of(asked_kind(entry), card - 1))
    held = last_held_out(position)
    for away in range(_SEATS):
        for kind in range(_KINDS):
            count: i64 = held[kind][(first + away) % players] if away < players else 0
            observation.append(u8(count) if count > 0 else u8(0))
    write_bits(cards >> len(CARDS), 3 * len(CARDS), observation)


# The squares: 37 bits each


def _write_squares(position: Position, viewer: i64, observation: BytesWriter) -> None:
    first = _first(viewer)
    players: i64 = len(position.sides)
    goals: i64 = position.goals() if position.stage == stages.CHOOSE and position.turn == viewer else 0
    stands: i64 = 0  # where the pawns are and who has looked where: a square's bits, 25 apart
    looks: i64 = 0
    far_stands: i64 = 0
    far_looks: i64 = 0
    for away in range(players):
        side = position.sides[(first + away) % players]
        shift = away % 2 * SQUARE_COUNT
        stand: i64 = 1 << (shift + side.pawn) if side.pawn >= 0 else 0
        if away < 2:
            stands |= stand
            looks |= side.looked << shift
        else:
            far_stands |= stand
            far_looks |= side.looked << shift
    together = stands | looks | far_stands | far_looks
    visited = together | together >> SQUARE_COUNT
    known = position.seen_below(viewer)
    grid = position.stacks
    square: i64 = 0
    while square < SQUARE_COUNT:
        place = 4 * grid[square]
        bits = i64(read_i32_le(_OPEN, place))
        if known >> square & 1:
            bits |= i64(read_i32_le(_BELOW, place))
        if visited >> square & 1:
            bits |= _visit_bits(stands >> square, looks >> square) << _STACK_SIZE
            bits |= _visit_bits(far_stands >> square, far_looks >> square) << (_STACK_SIZE + 4)
        # 37 bytes: `write_bits` without its questions how many are left.
        write_i64_le(observation, spread(bits))
        write_i64_le(observation, spread(bits >> 8))
        write_i64_le(observation, spread(bits >> 16))
        write_i64_le(observation, spread(bits >> 24))
        write_i32_le(observation, i32(spread(bits >> 32 & 15)))
        observation.append(u8(goals >> square & 1))
        square += 1


def _visit_bits(stands: i64, looks: i64) -> i64:
    """Return for two seats whether each stands here and whether it has looked here."""
    near = (stands & 1) | (looks & 1) << 1
    return near | (stands >> SQUARE_COUNT & 1) << 2 | (looks >> SQUARE_COUNT & 1) << 3


def _open_bits(stack: i64) -> i64:
    """Return the open sides and the kind of the path."""
    sides = stacks.open_sides(stack)
    kind = stacks.kind_of(stack)
    if stacks.is_plain(stack):
        return sides | 1 << _PLAIN
    if kind == stacks.PLACE:
        return sides | 1 << (_PLACE + stacks.place_of(stack))
    if kind == stacks.WITNESS:
        return sides | 1 << _WITNESS
    return sides | 1 << (_START if kind == stacks.START else _FINISH)


def _below_bits(stack: i64) -> i64:
    """Return what lies below the path."""
    kind = stacks.kind_of(stack)
    if stacks.is_plain(stack):
        return 1 << (_ACTION + kind)
    if kind == stacks.PLACE:
        return 1 << (_FLAG if stacks.has_flag(stack) else _NO_FLAG)
    return 1 << (_SUSPECT + stacks.suspect_below(stack)) if kind == stacks.WITNESS else 0


def _table(bits_of: Callable[[i64], i64]) -> bytes:
    """Return the bits of every stack there can be, four bytes each."""
    writer = BytesWriter()
    for stack in range(stacks.STACKS_END):
        write_i32_le(writer, i32(bits_of(stack)))
    return writer.getvalue()


_OPEN: Final = _table(_open_bits)
_BELOW: Final = _table(_below_bits)


def _flag(true: bool, place: i64) -> i64:
    if true:
        return 1 << place
    return 0


def _others(what: str) -> list[str]:
    return [f"{what} +{away}" for away in range(1, _SEATS)]


_FIELDS: Final[list[tuple[str, int]]] = [
    ("phase", len(_PHASES)),
    ("task", len(_TASKS)),
    ("steps", int(_MOST_STEPS)),
    ("turns", len(_TURNS)),
    ("options", 2),
    ("own seat", int(_SEATS)),
    *((name, int(_SEAT_SIZE)) for name in ("seat +0", *_others("seat"))),
    ("cards set aside", len(CARDS)),
    ("flag seen", 1),
    ("culprit", int(OF_A_KIND)),
    ("questions", int(_SEATS * _SEATS * _KINDS * 2)),
    *((f"{name} holds out", int(_KINDS)) for name in ("seat +0", *_others("seat"))),
    *((name, len(CARDS)) for name in _others("cards shown by seat")),
    *((f"square {name}", int(_SQUARE_SIZE)) for name in SQUARES),
]
