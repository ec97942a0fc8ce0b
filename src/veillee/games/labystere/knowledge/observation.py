"""What a detective knows as small numbers for learners: seats are counted from the one who looks."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core.observation import write_flag, write_one_of
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
_MOST_STEPS: Final[i64] = 2 * DIE_SIDES
_MOST_COUNTED: Final[i64] = 255
_SEAT_SIZE: Final = 12
_EMPTY_SEAT: Final = bytes(_SEAT_SIZE)
_SQUARE_SIZE: Final = 37

Writer = Callable[[Position, int, BytesWriter], None]


class Group:
    """Fields of one size that one function writes, in order."""

    def __init__(self, names: list[str], size: int, write: Writer) -> None:
        self.names: Final = names
        self.size: Final = size
        self.write: Final = write


def write_observation(position: Position, viewer: int, observation: BytesWriter) -> None:
    """Write what one detective knows; a spectator counts from the first seat and has nothing of its own."""
    for group in _GROUPS:
        group.write(position, viewer, observation)


def fields() -> list[tuple[str, int]]:
    """Return the name and the number of bytes of every field, in order."""
    return [(name, group.size) for group in _GROUPS for name in group.names]


def _first(viewer: i64) -> i64:
    """Return the seat from which the others are counted."""
    return viewer if viewer >= 0 else 0


def _write_phase(position: Position, viewer: int, observation: BytesWriter) -> None:
    phase = STAGES[position.stage].phase
    for each in _PHASES:
        write_flag(phase == each, observation)


def _write_task(position: Position, viewer: int, observation: BytesWriter) -> None:
    for task in _TASKS:
        write_flag(position.task == task, observation)


def _write_steps(position: Position, viewer: int, observation: BytesWriter) -> None:
    step: i64 = 1
    while step <= _MOST_STEPS:
        write_flag(position.steps >= step, observation)
        step += 1


def _write_turns(position: Position, viewer: int, observation: BytesWriter) -> None:
    for turns in _TURNS:
        write_flag(position.turns >= turns, observation)


def _write_options(position: Position, viewer: int, observation: BytesWriter) -> None:
    write_flag(position.notebook, observation)
    write_flag(position.last_detective, observation)


def _write_own_seat(position: Position, viewer: int, observation: BytesWriter) -> None:
    write_one_of(_first(viewer), _SEATS, observation)


def _write_seats(position: Position, viewer: int, observation: BytesWriter) -> None:
    """Write what everybody knows of each seat; a chair that nobody sits on is empty."""
    players: i64 = len(position.sides)
    for away in range(_SEATS):
        if away >= players:
            observation.write(_EMPTY_SEAT)
            continue
        seat = (_first(viewer) + away) % players
        side = position.sides[seat]
        observation.append(1)
        write_flag(position.turn == seat, observation)
        write_flag(side.lost, observation)
        write_flag(side.double, observation)
        write_one_of(suspect_of(side.declared) if side.declared >= 0 else -1, OF_A_KIND, observation)
        write_one_of(place_of(side.declared) if side.declared >= 0 else -1, OF_A_KIND, observation)


def _write_set_aside(position: Position, viewer: int, observation: BytesWriter) -> None:
    _write_cards(position.sides[viewer].aside if viewer >= 0 else 0, observation)


def _write_cards(cards: i64, observation: BytesWriter) -> None:
    for card in range(len(CARDS)):
        observation.append(cards >> card & 1)


def _write_flag_seen(position: Position, viewer: int, observation: BytesWriter) -> None:
    write_flag(viewer >= 0 and position.sides[viewer].flag_seen, observation)


def _write_culprit(position: Position, viewer: int, observation: BytesWriter) -> None:
    write_one_of(position.culprit if position.knows_culprit(viewer) else -1, OF_A_KIND, observation)


def _write_questions(position: Position, viewer: int, observation: BytesWriter) -> None:
    """Write how often who asked whom for what, without and with an answer."""
    players: i64 = len(position.sides)
    first = _first(viewer)
    counts: list[int] = [0] * (_SEATS * _SEATS * _KINDS * 2)
    for entry in position.enquiry:
        if is_look(entry):
            continue
        asking = (asker(entry) - first + players) % players
        answering = (asked(entry) - first + players) % players
        found: i64 = 1 if shown(entry) != NO_CARD else 0
        index = ((asking * _SEATS + answering) * _KINDS + asked_kind(entry)) * 2 + found
        counts[index] = min(counts[index] + 1, _MOST_COUNTED)
    for count in counts:
        observation.append(count)


def _write_held_out(position: Position, viewer: int, observation: BytesWriter) -> None:
    """Write how many suspects and places each seat held out the last time, 0 where it was never asked."""
    players: i64 = len(position.sides)
    counts = last_held_out(position)
    for away in range(_SEATS):
        for kind in range(_KINDS):
            held = counts[kind][(_first(viewer) + away) % players] if away < players else 0
            observation.append(max(held, 0))


def _write_shown(position: Position, viewer: int, observation: BytesWriter) -> None:
    """Write the cards that each other seat has shown to the viewer."""
    players: i64 = len(position.sides)
    cards: list[int] = [0] * _SEATS
    for entry in position.enquiry:
        if is_look(entry) or asker(entry) != viewer or shown(entry) == NO_CARD:
            continue
        answering = (asked(entry) - _first(viewer) + players) % players
        cards[answering] |= 1 << card_of(asked_kind(entry), shown(entry) - 1)
    for away in range(1, _SEATS):
        _write_cards(cards[away], observation)


def _write_squares(position: Position, viewer: int, observation: BytesWriter) -> None:
    seat: i64 = viewer
    first = _first(seat)
    goals: i64 = position.goals() if position.stage == stages.CHOOSE and position.turn == seat else 0
    for square in range(SQUARE_COUNT):
        _write_stack(position.stacks[square], position.sees_below(seat, square), observation)
        _write_visits(position, first, square, observation)
        observation.append(goals >> square & 1)


def _write_stack(stack: i64, known: bool, observation: BytesWriter) -> None:
    kind = stacks.kind_of(stack)
    plain = stacks.is_plain(stack)
    sides = stacks.open_sides(stack)
    for side in range(stacks.SIDE_COUNT):
        observation.append(sides >> side & 1)
    write_flag(plain, observation)
    write_flag(kind == stacks.START, observation)
    write_flag(kind == stacks.FINISH, observation)
    write_flag(kind == stacks.WITNESS, observation)
    write_one_of(stacks.place_of(stack) if kind == stacks.PLACE else -1, OF_A_KIND, observation)
    write_one_of(kind if plain and known else -1, len(ACTIONS), observation)
    write_one_of(stacks.suspect_below(stack) if kind == stacks.WITNESS and known else -1, OF_A_KIND, observation)
    write_flag(kind == stacks.PLACE and known and stacks.has_flag(stack), observation)
    write_flag(kind == stacks.PLACE and known and not stacks.has_flag(stack), observation)


def _write_visits(position: Position, first: i64, square: i64, observation: BytesWriter) -> None:
    """Write who stands on a square, and who has looked below it."""
    players: i64 = len(position.sides)
    for away in range(_SEATS):
        if away < players:
            side = position.sides[(first + away) % players]
            write_flag(side.pawn == square, observation)
            observation.append(side.looked >> square & 1)
        else:
            observation.append(0)
            observation.append(0)


def _others(what: str) -> list[str]:
    return [f"{what} +{away}" for away in range(1, _SEATS)]


_GROUPS: Final[list[Group]] = [
    Group(["phase"], len(_PHASES), _write_phase),
    Group(["task"], len(_TASKS), _write_task),
    Group(["steps"], _MOST_STEPS, _write_steps),
    Group(["turns"], len(_TURNS), _write_turns),
    Group(["options"], 2, _write_options),
    Group(["own seat"], _SEATS, _write_own_seat),
    Group(["seat +0", *_others("seat")], _SEAT_SIZE, _write_seats),
    Group(["cards set aside"], len(CARDS), _write_set_aside),
    Group(["flag seen"], 1, _write_flag_seen),
    Group(["culprit"], OF_A_KIND, _write_culprit),
    Group(["questions"], _SEATS * _SEATS * _KINDS * 2, _write_questions),
    Group(["seat +0 holds out", *(f"{name} holds out" for name in _others("seat"))], _KINDS, _write_held_out),
    Group(_others("cards shown by seat"), len(CARDS), _write_shown),
    Group([f"square {name}" for name in SQUARES], _SQUARE_SIZE, _write_squares),
]
