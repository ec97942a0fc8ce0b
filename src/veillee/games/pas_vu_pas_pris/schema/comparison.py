"""Comparing what a scenario expects of ghosts, cards and furniture with what is there."""

from typing import Any

from veillee.core.scenario.reading import choice, number, only, words
from veillee.games.pas_vu_pas_pris.notation_parts import FACES, read_pair
from veillee.games.pas_vu_pas_pris.rules.board import square_number

PLACE = "`c3`, `c3@0.5,0.5` or `c3@0.5,0.5,1`"
CARD = "`9` or `7 piano+desk`"
POSE = ("x", "y", "yaw", "face", "level")


class Place:
    """A square, and the spot in it and the level where they are said (else None and -1)."""

    def __init__(self, square: str, spot: tuple[float, float] | None, level: int) -> None:
        self.square = square
        self.spot = spot
        self.level = level


def read_place(value: Any, field: str) -> Place:
    """Read a place in the hall: x and y from 0 to 1, the level from 0."""
    text = words(value, field, PLACE)
    square, at, tail = text.partition("@")
    if square_number(square) >= 0:
        if not at:
            return Place(square, None, -1)
        numbers = tail.split(",")
        try:
            x, y = float(numbers[0]), float(numbers[1])
            level = int(numbers[2]) if len(numbers) > 2 else -1
        except (ValueError, IndexError):
            x, y, level = -1.0, -1.0, -1
        if 0.0 <= x <= 1.0 and 0.0 <= y <= 1.0 and (level >= 0 if len(numbers) == 3 else len(numbers) == 2):
            return Place(square, (x, y), level)
    raise ValueError(f"{field}: no place {text!r}: expected {PLACE}")


def place_differs(expected: Any, got: str | None, field: str) -> bool:
    """Compare places: a bare square is any spot in it, a spot is within half a millimetre, a level is exact."""
    if got is None or "@" not in got or expected in ("side", "edge", "out"):
        return bool(expected != got)
    wanted = read_place(expected, field)
    square, _, tail = got.partition("@")
    if wanted.spot is None or wanted.square != square:
        return wanted.square != square
    x, y, levels = tail.split(",")
    if wanted.level >= 0 and str(wanted.level) not in levels.split("|"):
        return True
    return abs(wanted.spot[0] - float(x)) > 0.0126 or abs(wanted.spot[1] - float(y)) > 0.0126


def card_differs(expected: Any, got: str | None) -> bool:
    """Compare cards: a bare number says only the steps, a pair may come in either order."""
    if expected is None or got is None:
        return expected is not got
    steps, _, pair = str(expected).partition(" ")
    there, _, pieces = got.partition(" ")
    return steps != there or (pair != "" and read_pair(pair) != read_pair(pieces))


def pose_differs(expected: dict[str, Any], got: dict[str, Any] | None, field: str) -> bool:
    """Compare poses: within 1 mm and 1 degree."""
    only(expected, POSE, field)
    if got is None:
        return True
    for key, value in expected.items():
        if key in ("x", "y"):
            if abs(number(value, f"{field}: {key}") - got[key]) > 1.0:
                return True
        elif key == "yaw":
            if abs((number(value, f"{field}: yaw") - got[key] + 180.0) % 360.0 - 180.0) > 1.0:
                return True
        elif key == "face":
            if FACES[choice(value, FACES, field, "face")] != got[key]:
                return True
        elif value != got[key]:
            return True
    return False
