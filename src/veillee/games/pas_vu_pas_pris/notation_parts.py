"""Places, walks, merges and rests in words: the parts that moves are spelt with."""

import re
from typing import Final

from veillee.games.pas_vu_pas_pris.rules.board import GHOSTS, PIECES, square_name, square_number
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Merge, Rest, Walk

FACES: Final = ("bottom", "back", "front", "left", "right", "top")
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,8})?")
_WHOLE: Final = re.compile(r"[0-9]{1,3}")
MOST: Final = 99


def number_text(value: float, digits: int = 2) -> str:
    """Return a number without needless zeros."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def place_text(x: float, y: float) -> str:
    """Return a place in a square as a plan spells it."""
    return f"{number_text(x, 4)},{number_text(y, 4)}"


def read_pair(text: str) -> tuple[int, int] | None:
    """Read `desk+piano`, in either order."""
    one, _, two = text.partition("+")
    a, b = index_of(PIECES, one), index_of(PIECES, two)
    if a < 0 or b < 0 or a == b:
        return None
    return (a, b) if a < b else (b, a)


def read_furnish(words: list[str]) -> Furnish | None:
    """Read `piano x=120 y=80 yaw=90 face=bottom`, then `level=` and `lean` where they are said."""
    if len(words) < 3:
        return None
    piece = index_of(PIECES, words[0])
    x, y = _named(words[1], "x"), _named(words[2], "y")
    if piece < 0 or x is None or y is None:
        return None
    yaw, face, level, lean = 0.0, "bottom", -1, False
    rest: Rest | None = None
    stage = 0
    for word in words[3:]:
        key, _, value = word.partition("=")
        order = index_of(("yaw", "face", "level", "lean"), key) + 1
        if order <= stage:
            return None
        stage = order
        if key == "yaw":
            turned = _named(word, "yaw")
            if turned is None:
                return None
            yaw = round(turned % 360.0, 2) % 360.0
        elif key == "face":
            if value not in FACES:
                return None
            face = value
        elif key == "level":
            level = whole(value, 0, MOST)
            if level < 0:
                return None
        else:
            lean = True
            if word != "lean":
                rest = _rest(value)
                if rest is None:
                    return None
    return Furnish(piece, round(x, 2), round(y, 2), yaw, face, level, lean, rest)


def furnish_text(move: Furnish) -> str:
    """Return a piece and where it goes, in words."""
    text = (
        f"{PIECES[move.piece]} x={number_text(move.x)} y={number_text(move.y)}"
        f" yaw={number_text(move.yaw)} face={move.face}"
    )
    if move.level >= 0:
        text += f" level={move.level}"
    if move.lean:
        text += f" lean={rest_text(move.rest)}" if move.rest is not None else " lean"
    return text


def read_part(word: str) -> Walk | Merge | None:
    """Read a walk or a merge of a plan."""
    head, mark, tail = word.partition(":")
    if not mark:
        return None
    if head == "merge":
        return _merge(tail)
    ghost = index_of(GHOSTS, head)
    path, at, place = tail.partition("@")
    steps = path.split("-")
    leaves = steps[-1] == "out"
    if leaves:
        steps.pop()
    squares = [square_number(step) for step in steps]
    if ghost < 0 or -1 in squares or (leaves and at):
        return None
    if not at:
        return Walk(ghost, tuple(squares), leaves)
    numbers = place.split(",")
    if len(numbers) not in (2, 3):
        return None
    x, y = _float(numbers[0]), _float(numbers[1])
    level = whole(numbers[2], 0, MOST) if len(numbers) == 3 else 0
    if x is None or y is None or level < 0 or not (0.0 <= x <= 1.0 and 0.0 <= y <= 1.0):
        return None
    return Walk(ghost, tuple(squares), False, True, round(x, 4), round(y, 4), level)


def _merge(text: str) -> Merge | None:
    pair, named, result = text.partition("=")
    one, _, two = pair.partition("+")
    a, b = index_of(GHOSTS, one), index_of(GHOSTS, two)
    c = index_of(GHOSTS, result) if named else -1
    if a < 0 or b < 0 or (named and c < 0):
        return None
    return Merge(a, b, c)


def part_text(part: Walk | Merge) -> str:
    """Return a walk or a merge in words."""
    if isinstance(part, Merge):
        text = f"merge:{GHOSTS[part.first]}+{GHOSTS[part.second]}"
        return f"{text}={GHOSTS[part.result]}" if part.result >= 0 else text
    steps = [square_name(square) for square in part.squares]
    if part.leaves:
        steps.append("out")
    text = f"{GHOSTS[part.ghost]}:{'-'.join(steps)}"
    if part.placed:
        text += f"@{place_text(part.x, part.y)}"
        if part.level > 0:
            text += f",{part.level}"
    return text


def read_settled(text: str) -> tuple[tuple[int, Rest], ...] | None:
    """Read where pieces came to rest: `piano:x,y,z,...;table:...`."""
    found: list[tuple[int, Rest]] = []
    for entry in text.split(";"):
        name, _, numbers = entry.partition(":")
        piece, rest = index_of(PIECES, name), _rest(numbers)
        if piece < 0 or rest is None:
            return None
        found.append((piece, rest))
    return tuple(found)


def _rest(text: str) -> Rest | None:
    words = text.split(",")
    if len(words) != 10 or words[7] not in FACES or words[9] not in ("lean", "flat"):
        return None
    numbers: list[float] = []
    for word in [*words[:7], words[8]]:
        value = _float(word)
        if value is None:
            return None
        numbers.append(value)
    x, y, z, w, i, j, k, yaw = numbers
    return Rest(x, y, z, (w, i, j, k), words[7], yaw, words[9] == "lean")


def rest_text(rest: Rest) -> str:
    """Return where a piece came to rest."""
    place = [number_text(value) for value in (rest.x, rest.y, rest.z)]
    turn = [number_text(value, 6) for value in rest.turn]
    return ",".join([*place, *turn, rest.face, number_text(rest.yaw, 4), "lean" if rest.leaning else "flat"])


def index_of(names: tuple[str, ...], name: str) -> int:
    """Return the number of a name, or -1."""
    return names.index(name) if name in names else -1


def whole(text: str, least: int, most: int) -> int:
    """Read a whole number between two bounds as it is spelt; -1 when it is none."""
    if _WHOLE.fullmatch(text) is None or str(int(text)) != text:
        return -1
    value = int(text)
    return value if least <= value <= most else -1


def _float(text: str) -> float | None:
    return float(text) if _NUMBER.fullmatch(text) is not None else None


def _named(word: str, name: str) -> float | None:
    key, mark, value = word.partition("=")
    return _float(value) if mark and key == name else None
