"""Positions of Labystère from YAML, and back."""

from typing import Any

from veillee.core import SPECTATOR, GameState
from veillee.core.scenario.adapter import ScenarioAdapter
from veillee.core.scenario.reading import by_name, choice, listed, only, whole
from veillee.games.labystere.notation import UNKNOWN, read_stack, stack_words
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import CARDS, OF_A_KIND, PLACES, SEATS, all_but, cards_of
from veillee.games.labystere.rules.effects.turns import finish_game, skip_if_stuck
from veillee.games.labystere.rules.grid.squares import NUMBER, SQUARE_COUNT, SQUARES
from veillee.games.labystere.rules.grid.stacks import PLACE, WITNESS, has_flag, kind_of, suspect_below
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State, seated
from veillee.games.labystere.schema.options import Options
from veillee.games.labystere.schema.variant import numbers_of
from veillee.games.labystere.schema.view import View, aside_names

_KEYS = {
    "players",
    "grid",
    "culprit",
    "pawns",
    "turn",
    "rolled",
    "turns",
    "double",
    "known",
    "flag_seen",
    "lost",
}
_STACK = "`start`, `finish`, `place l1 flag`, `place l2 empty`, `witness w1 s3` or `path ns again`"


class LabystereScenarios(ScenarioAdapter):
    """Labystère's half of the scenario format."""

    def position(self, given: dict[str, Any], options: Any) -> GameState:
        chosen: Options = options
        only(given, _KEYS, "given")
        players = whole(given.get("players", chosen.players or 2), "players", 2, len(SEATS))
        state = seated(players)
        state.numbers = numbers_of(chosen.variant)
        state.made_up = True
        state.notebook = chosen.notebook
        state.last_detective = chosen.last_detective
        state.lay(_stacks(by_name(given.get("grid"), SQUARES, "grid", "square")))
        state.culprit = _culprit(state.stacks, given.get("culprit"))
        state.turn = choice(given.get("turn", "p1"), SEATS[:players], "turn", "seat")
        state.turns = whole(given.get("turns", 0), "turns", 0, 9999)
        _players(state, given)
        state.stage = stages.ROLL
        _seat_on_turn(state)
        if given.get("rolled") is not None and state.stage == stages.ROLL:
            _rolled(state, whole(given["rolled"], "rolled", 1, int(state.numbers.die)))
        return state

    def describe(self, state: GameState) -> dict[str, Any]:
        assert isinstance(state, State)
        sides = state.sides
        return {
            "pawns": {SEATS[n]: SQUARES[side.pawn] if side.pawn >= 0 else None for n, side in enumerate(sides)},
            "known": {SEATS[n]: aside_names(side.aside) for n, side in enumerate(sides)},
            "set_aside": {SEATS[n]: _numbers(aside_names(side.aside)) for n, side in enumerate(sides)},
            "held_out": _held_out(state.view(SPECTATOR)),
            "flag_seen": [SEATS[n] for n, side in enumerate(sides) if side.flag_seen],
            "lost": [SEATS[n] for n, side in enumerate(sides) if side.lost],
            "grid": {name: " ".join(stack_words(state.stacks[number], True)) for number, name in enumerate(SQUARES)},
            "double": [SEATS[n] for n, side in enumerate(sides) if side.double],
            "rolled": state.rolled or None,
        }

    def describe_view(self, state: GameState, seat: int) -> dict[str, Any]:
        view: View = state.view(seat)
        known: dict[str, Any] = dict.fromkeys(view.players, UNKNOWN)
        numbers: dict[str, Any] = dict.fromkeys(view.players, UNKNOWN)
        if view.seat is not None and view.known is not None:
            known[view.seat] = view.known
            numbers[view.seat] = _numbers(view.known)
        return {
            "pawns": view.pawns,
            "known": known,
            "set_aside": numbers,
            "held_out": _held_out(view),
            "flag_seen": [view.seat] if view.flag_seen else [],
            "lost": view.lost,
            "grid": {
                cell.square: " ".join(word for word in (cell.kind, cell.name, cell.below) if word) for cell in view.grid
            },
            "double": view.double,
            "rolled": view.rolled,
        }


def _stacks(grid: dict[str, Any]) -> list[int]:
    stacks = [read_stack(["path", "nesw", "nothing"])] * SQUARE_COUNT
    for square, words in grid.items():
        try:
            stacks[NUMBER[square]] = read_stack(str(words).split())
        except ValueError as error:
            raise ValueError(f"grid: {square}: {error}; expected {_STACK}") from error
    if sum(kind_of(stack) == PLACE and has_flag(stack) for stack in stacks) > 1:
        raise ValueError("grid: there is one flag")
    return stacks


def _culprit(stacks: list[int], named: Any) -> int:
    laid = {suspect_below(stack) for stack in stacks if kind_of(stack) == WITNESS}
    left = [suspect for suspect in range(OF_A_KIND) if suspect not in laid]
    if named is None:
        if not left:
            raise ValueError("grid: no suspect is left to be the culprit")
        return left[0]
    culprit = choice(named, CARDS[:OF_A_KIND], "culprit", "suspect")
    if culprit in laid:
        raise ValueError(f"culprit: {named} was seen by a Witness")
    return culprit


def _players(state: State, given: dict[str, Any]) -> None:
    seats = SEATS[: len(state.sides)]
    pawns = by_name(given.get("pawns"), seats, "pawns")
    known = by_name(given.get("known"), seats, "known")
    lost, double, saw = [
        [choice(name, seats, field, "seat") for name in listed(given.get(field), field)]
        for field in ("lost", "double", "flag_seen")
    ]
    for seat, side in enumerate(state.sides):
        side.lost = seat in lost
        side.double = seat in double
        side.flag_seen = seat in saw
        if not side.lost:
            square = pawns.get(SEATS[seat])
            side.pawn = state.start if square is None else choice(square, SQUARES, "pawns", "square")
        side.aside = _aside(listed(known.get(SEATS[seat]), f"known: {SEATS[seat]}"))
        if side.flag_seen and SEATS[seat] not in known and state.flag >= 0:
            side.aside = cards_of(PLACES, all_but(state.flag) & state.numbers.every_place())
        side.given = side.aside


def _seat_on_turn(state: State) -> None:
    """Skip those that have lost, and stop where nobody is left or the last turn is over."""
    if all(side.lost for side in state.sides):  # LAB-E2
        finish_game(state, -1, stages.ALL_WRONG)
    elif state.turns >= LAST_TURN:  # LAB-E4
        finish_game(state, -1, stages.TOO_LONG)
    else:
        while state.sides[state.turn].lost:
            state.turn = (state.turn + 1) % len(state.sides)


def _aside(names: list[Any]) -> int:
    aside = 0
    for name in names:
        aside |= 1 << choice(name, CARDS, "known", "card")
    return aside


def _rolled(state: State, die: int) -> None:
    side = state.sides[state.turn]
    state.rolled = die
    state.steps = 2 * die if side.double else die
    side.double = False
    state.stage = stages.CHOOSE
    skip_if_stuck(state)


def _held_out(view: View) -> dict[str, Any]:
    """Return how many cards each seat held out the last time: all see it."""  # LAB-A3
    return {seat: {"suspects": held.suspects, "places": held.places} for seat, held in view.held_out.items()}


def _numbers(names: list[str]) -> dict[str, int]:
    suspects = sum(name.startswith("s") for name in names)
    return {"suspects": suspects, "places": len(names) - suspects}
