"""Pas Vu Pas Pris in scenarios: positions from plain data, and back."""

from typing import Any

import msgspec

from veillee.core import SPECTATOR, GameState
from veillee.core.scenario.adapter import ScenarioAdapter
from veillee.core.scenario.compare import differs
from veillee.core.scenario.reading import by_name, choice, listed, mapping, number, only, truth, whole, words
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.levels import ghost_levels, piece_level
from veillee.games.pas_vu_pas_pris.hall.space.data import SQUARE, corner
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose
from veillee.games.pas_vu_pas_pris.notation_parts import FACES, place_text, read_pair
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    AT_EDGE,
    DOORS,
    GHOSTS,
    NO_PIECE,
    ON_SIDE,
    OUT,
    PIECES,
    SIDES,
    full_name,
    ghost_id,
    opposite,
    owner_of,
    size_name,
    square_number,
)
from veillee.games.pas_vu_pas_pris.rules.cards import NO_KIND
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.flow.rounds import begin_choice
from veillee.games.pas_vu_pas_pris.rules.furnish import put
from veillee.games.pas_vu_pas_pris.rules.midnight import course as midnight
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, KNOCK_KNOCK, LAST_CARD, NO_CARD, TIP_OVER
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish
from veillee.games.pas_vu_pas_pris.rules.position import (
    CHOICE,
    DOOR,
    DRAW,
    FURNISH,
    MIDNIGHT,
    OVER,
    PLAN,
    ROLL,
    SIDE,
    Position,
)
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.comparison import (
    CARD,
    PLACE,
    card_differs,
    place_differs,
    pose_differs,
    read_place,
)
from veillee.games.pas_vu_pas_pris.schema.options import Options
from veillee.games.pas_vu_pas_pris.schema.view import View

_GIVEN = {
    *("players", "round", "die", "keyhole", "furniture", "ghosts", "lying", "cards"),
    *("phase", "chooser", "chosen", "moved", "midnight", "fusion"),
}
_PHASES = (MIDNIGHT, DRAW, FURNISH, PLAN, ROLL, SIDE, DOOR, CHOICE, OVER)
_OFF_BOARD = {"side": ON_SIDE, "edge": AT_EDGE, "out": OUT}
_NAMES = [full_name(ghost) for ghost in range(ALL_GHOSTS)]


class PasVuPasPrisScenarios(ScenarioAdapter):
    """The scenario format of Pas Vu Pas Pris."""

    def position(self, given: dict[str, Any], options: Any) -> GameState:
        only(given, _GIVEN, "given")
        players = whole(given.get("players", options.players), "players", 2, 4)
        fusion = truth(given.get("fusion", options.fusion), "fusion")
        chosen: Options = msgspec.structs.replace(options, players=players, fusion=fusion)
        position = State(chosen, Hall())
        position.laid = True
        position.keyhole_side, position.keyhole_door = _door(given.get("keyhole", ["north", 3]))
        position.die = _seat(position, given.get("die", "south"), "die")
        position.round = whole(given.get("round", 1), "round", 1, position.numbers.rounds)
        _lay(position, by_name(given.get("furniture"), PIECES, "furniture", "piece"))
        _place(position, by_name(given.get("ghosts"), _seats(position), "ghosts"))
        for name in listed(given.get("lying"), "lying"):
            _lie_down(position, choice(name, _NAMES, "lying", "ghost"))
        _deal(position, by_name(given.get("cards"), _seats(position), "cards"))
        for seat, times in by_name(given.get("chosen"), _seats(position), "chosen").items():
            position.chosen[SIDES.index(seat)] = whole(times, "chosen")
        for piece in listed(given.get("moved"), "moved"):
            position.moved[choice(piece, PIECES, "moved", "piece")] = True
        if given.get("chooser") is not None:
            position.chooser = _seat(position, given["chooser"], "chooser")
        if given.get("midnight") is not None:
            position.midnight = whole(given["midnight"], "midnight", 1, LAST_CARD)
            position.midnights_left.remove(position.midnight)
        _enter(position, given.get("phase"))
        return position

    def describe(self, state: GameState) -> dict[str, Any]:
        return self.describe_view(state, SPECTATOR)

    def describe_view(self, state: GameState, seat: int) -> dict[str, Any]:
        assert isinstance(state, State)
        view: View = state.view(seat)
        ghosts: dict[str, dict[str, str]] = {name: {} for name in view.players}
        stands: dict[str, dict[str, str]] = {name: {} for name in view.players}
        hall = _hall(view)
        for ghost in view.ghosts:
            owner, _, name = ghost.name.partition(":")
            where = ghost.where
            if where not in _OFF_BOARD:
                stands[owner][name] = ghost.stands_on
                left, bottom = corner(where)
                where += "@" + place_text((ghost.x - left) / SQUARE, (ghost.y - bottom) / SQUARE)
                where += "," + "|".join(map(str, ghost_levels(hall, ghost.name)))
            ghosts[owner][name] = where
        furniture: dict[str, Any] = dict.fromkeys(PIECES)
        for name, pose in hall.poses.items():
            level = piece_level(hall, name)
            furniture[name] = {"x": pose.x, "y": pose.y, "yaw": pose.yaw, "face": pose.face, "level": level}
        cards: dict[str, str | None] = dict.fromkeys(view.players)
        for name, card in view.cards.items():
            cards[name] = f"{card.number} {'+'.join(card.pieces)}".strip()
        return {
            "ghosts": ghosts,
            "stands_on": stands,
            "lying": [ghost.name for ghost in view.ghosts if ghost.lying],
            "visible": state.visible(),
            "seen": view.seen,
            "points": view.points,
            "keyhole": view.keyhole,
            "die": view.die,
            "chosen": view.chosen,
            "chooser": view.chooser,
            "cards": cards,
            "deck_size": view.pile,
            "moved": view.moved,
            "midnight": view.midnight,
            "furniture": furniture,
            "round": view.round,
            "eligible": view.eligible,
        }

    def differs(self, key: str, expected: Any, got: Any) -> bool:
        if key in ("visible", "seen", "lying"):
            ghosts = [choice(name, _NAMES, key, "ghost") for name in listed(expected, key)]
            return bool([_NAMES[ghost] for ghost in sorted(ghosts)] != got)
        if key == "moved":
            return sorted(choice(piece, PIECES, key, "piece") for piece in listed(expected, key)) != [
                PIECES.index(piece) for piece in got
            ]
        if key == "ghosts":
            return any(
                seat not in got or place_differs(place, got[seat].get(name), f"ghosts: {seat}: {name}")
                for seat, places in mapping(expected, key).items()
                for name, place in mapping(places, f"ghosts: {seat}").items()
            )
        if key == "cards":
            return any(card_differs(card, got.get(seat)) for seat, card in mapping(expected, key).items())
        if key == "furniture":
            return any(
                got[piece] is not None if pose is None else pose_differs(mapping(pose, piece), got[piece], piece)
                for piece, pose in by_name(expected, PIECES, key, "piece").items()
            )
        return differs(expected, got)


def _hall(view: View) -> Hall:
    """Put what a view shows into a hall again."""
    hall = Hall()
    for piece in view.furniture:
        w, i, j, k = piece.turn
        hall.put_exact(Pose(piece.piece, piece.x, piece.y, piece.z, (w, i, j, k), piece.face, piece.yaw, piece.leaning))
    for ghost in view.ghosts:
        if ghost.where not in _OFF_BOARD:
            place = (ghost.x, ghost.y, ghost.z, ghost.stands_on, ghost.lying, ghost.heading)
            hall.stand(Figure(ghost.name, ghost.size, ghost.where, *place))
    return hall


def _seats(position: Position) -> list[str]:
    return [SIDES[side] for side in position.sides()]


def _seat(position: Position, name: Any, field: str) -> int:
    return SIDES.index(_seats(position)[choice(name, _seats(position), field, "seat")])


def _door(value: Any) -> tuple[int, int]:
    door = listed(value, "keyhole", "a side and a door, `[north, 3]`")
    if len(door) != 2:
        raise ValueError(f"keyhole: expected a side and a door, `[north, 3]`, not {door}")
    return choice(door[0], SIDES, "keyhole", "side"), whole(door[1], "keyhole", 1, DOORS)


def _lay(position: Position, furniture: dict[str, Any]) -> None:
    for name, entry in furniture.items():
        field = f"furniture: {name}"
        pose = mapping(entry, field)
        only(pose, ("x", "y", "yaw", "face", "level", "lean"), field)
        move = Furnish(
            PIECES.index(name),
            number(pose.get("x"), f"{field}: x"),
            number(pose.get("y"), f"{field}: y"),
            number(pose.get("yaw", 0), f"{field}: yaw") % 360.0,
            FACES[choice(pose.get("face", "bottom"), FACES, field, "face")],
            -1 if pose.get("level") is None else whole(pose["level"], f"{field}: level"),
            truth(pose.get("lean", False), f"{field}: lean"),
        )
        refusal = put(position, move, Recorder())
        if refusal is not None:
            raise ValueError(f"{field} cannot be put there: {refusal.clause} {refusal.key}".strip())


def _place(position: Position, ghosts: dict[str, Any]) -> None:
    waiting: list[tuple[int, str]] = []
    for seat, places in ghosts.items():
        for name, value in by_name(places, GHOSTS, f"ghosts: {seat}", "ghost").items():
            ghost = ghost_id(SIDES.index(seat), GHOSTS.index(name))
            text = words(value, f"ghosts: {full_name(ghost)}", f"side, edge, out, {PLACE}")
            if text in _OFF_BOARD:
                position.where[ghost] = _OFF_BOARD[text]
            else:
                waiting.append((ghost, text))
    for ghost, text in [entry for entry in waiting if "@" in entry[1]] + [e for e in waiting if "@" not in e[1]]:
        _stand(position, ghost, text)


def _stand(position: Position, ghost: int, text: str) -> None:
    name, size = full_name(ghost), size_name(ghost)
    place = read_place(text, f"ghosts: {name}")
    figure = None
    if place.spot is not None:
        figure = position.hall.exact_spot(name, size, place.square, place.spot, max(place.level, 0))
    if figure is None:
        figure = position.hall.find_spot(name, size, place.square, place.spot)
    if figure is None:
        raise ValueError(f"ghosts: no room for {name} at {text}")
    position.hall.stand(figure)
    position.where[ghost] = square_number(place.square)


def _lie_down(position: Position, ghost: int) -> None:
    if position.where[ghost] < 0:
        raise ValueError(f"lying: {full_name(ghost)} is not in the hall")
    position.hall.lie_down(full_name(ghost), SIDES[opposite(owner_of(ghost))])


def _deal(position: Position, cards: dict[str, Any]) -> None:
    for seat, text in cards.items():
        side = SIDES.index(seat)
        steps, _, pair = str(text).partition(" ")
        read = read_pair(pair)
        if not steps.isdecimal() or (pair and read is None):
            raise ValueError(f"cards: no card {text!r}: expected {CARD}")
        first, second = read or (NO_PIECE, NO_PIECE)
        kind = position.numbers.kind_of(int(steps), first, second)
        if pair and kind == NO_KIND:
            raise ValueError(f"cards: there is no {text} (PVP-M4)")
        position.steps[side], position.firsts[side], position.seconds[side] = int(steps), first, second
        if kind != NO_KIND:
            if position.left[kind] == 0:
                raise ValueError(f"cards: too many of {text} (PVP-M4)")
            position.left[kind] -= 1
    players = position.options.players
    position.pile = max(0, players * (position.numbers.rounds - position.round + 1) - len(cards))


def _enter(position: Position, named: Any) -> None:
    """Enter the phase that is said, or the one that the cards suggest."""
    recorder = Recorder()
    phase = _suggested(position) if named is None else _PHASES[choice(named, _PHASES, "phase", "phase")]
    position.phase_name = phase
    if phase == DRAW and position.drawing() < 0:
        position.phase_name = PLAN
    elif phase == FURNISH and position.furnishing() < 0:
        raise ValueError("phase: nobody has a card to furnish by")
    elif phase == ROLL:
        begin_choice(position, recorder)
    elif phase == SIDE and position.chooser < 0:
        position.chooser = position.eligible()[0]
    elif phase == DOOR and position.chooser < 0 and position.midnight != KNOCK_KNOCK:
        position.chooser = position.die
    elif phase == CHOICE or (phase == MIDNIGHT and position.midnight == TIP_OVER):
        midnight.prepare(position)
        midnight.go_on(position)
    elif phase == MIDNIGHT and position.midnight != CRYSTAL_BALL:
        position.midnight = NO_CARD


def _suggested(position: Position) -> str:
    if position.chooser >= 0:
        return SIDE
    last = position.furnishing()
    if last < 0:
        due = position.options.midnight and position.round > 1 and position.midnight == 0
        return MIDNIGHT if due else DRAW
    return FURNISH if position.drawing() >= 0 and position.firsts[last] >= 0 else PLAN
