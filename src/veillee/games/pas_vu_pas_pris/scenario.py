"""Pas Vu Pas Pris in scenarios: positions from plain data, and back."""

from typing import Any

import msgspec

from veillee.core import SPECTATOR, State
from veillee.core.compare import differs
from veillee.core.speaker import Speaker
from veillee.games.pas_vu_pas_pris import midnight
from veillee.games.pas_vu_pas_pris.cards import ROUNDS, kind_of
from veillee.games.pas_vu_pas_pris.flow import begin_choice
from veillee.games.pas_vu_pas_pris.furnish import put
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.moves import Furnish
from veillee.games.pas_vu_pas_pris.names import (
    AT_EDGE,
    GHOSTS,
    ON_SIDE,
    OUT,
    PIECES,
    SIDES,
    SIZE_OF_GHOST,
    SIZES,
    full_name,
    square_number,
)
from veillee.games.pas_vu_pas_pris.notation import FACES, place_text, read_pair
from veillee.games.pas_vu_pas_pris.options import Options
from veillee.games.pas_vu_pas_pris.position import Position
from veillee.games.pas_vu_pas_pris.state import HallState
from veillee.games.pas_vu_pas_pris.story import Story
from veillee.games.pas_vu_pas_pris.view import View

_GIVEN = {
    *("players", "round", "die", "keyhole", "furniture", "ghosts", "lying", "cards"),
    *("phase", "chooser", "chosen", "moved", "midnight", "fusion"),
}
_PHASES = {"midnight", "draw", "furnish", "plan", "roll", "side", "door", "choice", "over"}
_OFF_BOARD = {"side": ON_SIDE, "edge": AT_EDGE, "out": OUT}
_NAMES = [full_name(ghost) for ghost in range(28)]


class HallSpeaker(Speaker):
    """The scenario format of Pas Vu Pas Pris."""

    def position(self, given: dict[str, Any], options: Any) -> State:
        unknown = sorted(set(given) - _GIVEN)
        if unknown:
            raise ValueError(f"no such keys: {unknown}")
        players = int(given.get("players", options.players))
        fusion = bool(given.get("fusion", options.fusion))
        if not 2 <= players <= 4:
            raise ValueError(f"players: {players}")
        chosen: Options = msgspec.structs.replace(options, players=players, fusion=fusion)
        position = Position(chosen, Hall())
        position.laid = True
        side, door = given.get("keyhole", ["north", 3])
        position.keyhole_side, position.keyhole_door = SIDES.index(side), int(door)
        position.die = _seat(position, given.get("die", "south"))
        position.round = int(given.get("round", 1))
        _lay(position, given.get("furniture") or {})
        _place(position, given.get("ghosts") or {})
        for name in given.get("lying") or []:
            ghost = _NAMES.index(name)
            position.hall.lie_down(name, SIDES[(ghost // 7 + 2) % 4])
        _deal(position, given.get("cards") or {})
        for seat, times in (given.get("chosen") or {}).items():
            position.chosen[_seat(position, seat)] = int(times)
        for piece in given.get("moved") or []:
            position.moved[PIECES.index(piece)] = True
        if given.get("chooser") is not None:
            position.chooser = _seat(position, given["chooser"])
        if given.get("midnight") is not None:
            position.midnight = int(given["midnight"])
            position.midnights_left.remove(position.midnight)
        _enter(position, given.get("phase"))
        return HallState(position)

    def describe(self, state: State) -> dict[str, Any]:
        return self.describe_view(state, SPECTATOR)

    def describe_view(self, state: State, seat: int) -> dict[str, Any]:
        view: View = state.view(seat)
        ghosts: dict[str, dict[str, str]] = {name: {} for name in view.players}
        stands: dict[str, dict[str, str]] = {name: {} for name in view.players}
        for ghost in view.ghosts:
            owner, _, name = ghost.name.partition(":")
            where = ghost.where
            if where not in _OFF_BOARD:
                stands[owner][name] = ghost.stands_on
                where += "@" + place_text(ghost.x / 40.0 - ord(where[0]) + 97, ghost.y / 40.0 - ord(where[1]) + 49)
            ghosts[owner][name] = where
        furniture: dict[str, Any] = dict.fromkeys(PIECES)
        for piece in view.furniture:
            furniture[piece.piece] = {"x": piece.x, "y": piece.y, "yaw": piece.yaw, "face": piece.face}
        cards: dict[str, str | None] = dict.fromkeys(view.players)
        for name, card in view.cards.items():
            cards[name] = f"{card.number} {'+'.join(card.pieces)}".strip()
        return {
            "ghosts": ghosts,
            "stands_on": stands,
            "lying": [ghost.name for ghost in view.ghosts if ghost.lying],
            "visible": view.visible,
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
        if key in ("visible", "seen", "lying") and isinstance(expected, list):
            return bool(sorted(expected, key=_NAMES.index) != got)
        if key == "moved" and isinstance(expected, list):
            return sorted(expected) != sorted(got)
        if not isinstance(expected, dict) or key not in ("ghosts", "cards", "furniture"):
            return differs(expected, got)
        if key == "ghosts":
            return any(
                seat not in got or any(_elsewhere(place, got[seat].get(name)) for name, place in ghosts.items())
                for seat, ghosts in expected.items()
            )
        if key == "cards":
            return any(_other_card(card, got.get(seat)) for seat, card in expected.items())
        return any(_moved_away(pose, got.get(piece)) for piece, pose in expected.items())


def _seat(position: Position, name: str) -> int:
    side = SIDES.index(name)
    if side not in position.sides():
        raise ValueError(f"nobody sits at {name}")
    return side


def _lay(position: Position, furniture: dict[str, dict[str, Any]]) -> None:
    for name, pose in furniture.items():
        unknown = sorted(set(pose) - {"x", "y", "yaw", "face", "level", "lean"})
        if unknown or pose.get("face", "bottom") not in FACES:
            raise ValueError(f"furniture: {name}: {pose}")
        level = pose.get("level")
        move = Furnish(
            PIECES.index(name),
            float(pose["x"]),
            float(pose["y"]),
            float(pose.get("yaw", 0)) % 360.0,
            pose.get("face", "bottom"),
            -1 if level is None else int(level),
            bool(pose.get("lean", False)),
        )
        refusal = put(position, move, Story())
        if refusal is not None:
            raise ValueError(f"furniture: {name}: {refusal}")


def _place(position: Position, ghosts: dict[str, dict[str, str]]) -> None:
    waiting: list[tuple[int, str]] = []
    for seat, places in ghosts.items():
        side = _seat(position, seat)
        for name, text in (places or {}).items():
            ghost = side * 7 + GHOSTS.index(name)
            if text in _OFF_BOARD:
                position.where[ghost] = _OFF_BOARD[text]
            else:
                waiting.append((ghost, str(text)))
    for ghost, text in [entry for entry in waiting if "@" in entry[1]] + [e for e in waiting if "@" not in e[1]]:
        _stand(position, ghost, text)


def _stand(position: Position, ghost: int, text: str) -> None:
    square, at, place = text.partition("@")
    name, size = full_name(ghost), SIZES[SIZE_OF_GHOST[ghost % 7]]
    if square_number(square) < 0:
        raise ValueError(f"ghosts: {name}: {text}")
    figure = None
    if at:
        numbers = place.split(",")
        wanted = (float(numbers[0]), float(numbers[1]))
        level = int(numbers[2]) if len(numbers) > 2 else 0
        figure = position.hall.exact_spot(name, size, square, wanted, level)
        if figure is None:
            figure = position.hall.find_spot(name, size, square, wanted)
    else:
        figure = position.hall.find_spot(name, size, square)
    if figure is None:
        raise ValueError(f"ghosts: no room for {name} at {text}")
    position.hall.stand(figure)
    position.where[ghost] = square_number(square)


def _deal(position: Position, cards: dict[str, Any]) -> None:
    for seat, text in cards.items():
        side = _seat(position, seat)
        number, _, pair = str(text).partition(" ")
        first, second = -1, -1
        if pair:
            read = read_pair(pair)
            if read is None:
                raise ValueError(f"cards: {text}")
            first, second = read
        position.steps[side], position.firsts[side], position.seconds[side] = int(number), first, second
        kind = kind_of(int(number), first, second)
        if pair and kind < 0:
            raise ValueError(f"cards: there is no {text} (PVP-M4)")
        if kind >= 0:
            if position.left[kind] == 0:
                raise ValueError(f"cards: too many of {text}")
            position.left[kind] -= 1
    players = position.options.players
    position.pile = max(0, players * (ROUNDS - position.round + 1) - len(cards))


def _enter(position: Position, phase: str | None) -> None:
    """Enter the phase that is said, or the one that the cards suggest."""
    story = Story()
    if phase is None:
        phase = _suggested(position)
    elif phase not in _PHASES:
        raise ValueError(f"phase: {phase}")
    position.phase = phase
    if phase == "draw" and position.drawing() < 0:
        position.phase = "plan"
    elif phase == "furnish" and position.furnishing() < 0:
        raise ValueError("phase furnish: nobody has a card")
    elif phase == "roll":
        begin_choice(position, story)
    elif phase == "side" and position.chooser < 0:
        position.chooser = position.eligible()[0]
    elif phase == "door" and position.chooser < 0 and position.midnight != 9:
        position.chooser = position.die
    elif phase == "choice":
        position.before = [where >= 0 for where in position.where]
        position.queue = position.clockwise_from(position.die)
        midnight.go_on(position)
    elif phase == "midnight" and position.midnight == 3:
        position.tipping = 0
        midnight.go_on(position)
    elif phase == "midnight" and position.midnight != 11:
        position.midnight = 0


def _suggested(position: Position) -> str:
    if position.chooser >= 0:
        return "side"
    last = position.furnishing()
    if last < 0:
        due = position.options.midnight and position.round > 1 and position.midnight == 0
        return "midnight" if due else "draw"
    return "furnish" if position.drawing() >= 0 and position.firsts[last] >= 0 else "plan"


def _other_card(expected: Any, got: str | None) -> bool:
    """Compare cards: a bare number says only the steps, a pair may come in either order."""
    if expected is None or got is None:
        return expected is not got
    number, _, pair = str(expected).partition(" ")
    steps, _, pieces = got.partition(" ")
    return number != steps or (pair != "" and read_pair(pair) != read_pair(pieces))


def _elsewhere(expected: Any, got: str | None) -> bool:
    """Compare places: a bare square is any spot in it, a place is within half a millimetre."""
    if got is None:
        return True
    square, at, place = str(expected).partition("@")
    where, _, spot = got.partition("@")
    if not at or square != where:
        return square != where
    wanted = [float(number) for number in place.split(",")[:2]]
    found = [float(number) for number in spot.split(",")]
    return any(abs(a - b) > 0.0126 for a, b in zip(wanted, found))


def _moved_away(expected: Any, got: Any) -> bool:
    """Compare poses: within 1 mm and 1 degree."""
    if expected is None or got is None:
        return expected is not got
    for key, value in expected.items():
        if key in ("x", "y"):
            if abs(float(value) - got[key]) > 1.0:
                return True
        elif key == "yaw":
            if abs((float(value) - got[key] + 180.0) % 360.0 - 180.0) > 1.0:
                return True
        elif key == "face":
            if value != got[key]:
                return True
        elif key != "level":
            raise ValueError(f"furniture: {key}")
    return False
