"""Moves in words: one spelling for every move, of seats and of chance."""

import re
from collections.abc import Callable
from typing import Final

from veillee.games.pas_vu_pas_pris.rules.board import DOORS, GHOSTS, PIECES, SIDES, square_name, square_number
from veillee.games.pas_vu_pas_pris.rules.cards import card_name
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import LAST_CARD
from veillee.games.pas_vu_pas_pris.rules.moves import (
    ChooseSide,
    DrawCard,
    Furnish,
    FurnishNone,
    GiveDie,
    Grow,
    Layout,
    LoggedMove,
    LookFrom,
    Merge,
    Move,
    Place,
    Plan,
    PutKeyhole,
    Replace,
    Rest,
    Roll,
    RollDoor,
    Skip,
    Tip,
    TurnUp,
    Walk,
)

FACES: Final = ("bottom", "back", "front", "left", "right", "top")
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}(\.[0-9]{1,8})?")
_WHOLE: Final = re.compile(r"[0-9]{1,3}")
_SETTLED: Final = " settled="
_LONGEST: Final = 2000
_MOST: Final = 99


def parse(text: str) -> LoggedMove | None:
    """Read a move; None when the text is none."""
    if len(text) > _LONGEST:
        return None
    body, mark, tail = text.partition(_SETTLED)
    settled: tuple[tuple[int, Rest], ...] = ()
    if mark:
        read = _settled(tail)
        if read is None:
            return None
        settled = read
    move = _move(body)
    return None if move is None else LoggedMove(move, settled)


def write(logged: LoggedMove) -> str:
    """Return the one spelling of a move."""
    text = write_move(logged.move)
    if logged.settled:
        text += _SETTLED + ";".join(f"{PIECES[piece]}:{_rest_text(rest)}" for piece, rest in logged.settled)
    return text


def write_move(move: Move) -> str:
    """Return the one spelling of a move without its consequences."""
    if isinstance(move, Furnish):
        return f"furnish {_furnish_text(move)}"
    if isinstance(move, FurnishNone):
        return "furnish none"
    if isinstance(move, Plan):
        return "plan " + (" ".join(_part_text(part) for part in move.parts) or "none")
    if isinstance(move, ChooseSide):
        return f"side {SIDES[move.side]}"
    if isinstance(move, Replace):
        return f"replace {GHOSTS[move.ghost]} {SIDES[move.owner]}:{GHOSTS[move.other]}"
    if isinstance(move, Place):
        return f"place {GHOSTS[move.ghost]} {square_name(move.square)}"
    if isinstance(move, Grow):
        return f"grow {GHOSTS[move.ghost]} {GHOSTS[move.larger]}"
    if isinstance(move, Skip):
        return "skip"
    if isinstance(move, Layout):
        return "layout " + " ".join(_furnish_text(piece).replace(" ", ",") for piece in move.pieces)
    if isinstance(move, PutKeyhole):
        return f"keyhole {SIDES[move.side]} {move.door}"
    if isinstance(move, GiveDie):
        return f"first {SIDES[move.side]}"
    if isinstance(move, DrawCard):
        return f"card {card_name(move.steps, move.first, move.second)}"
    if isinstance(move, TurnUp):
        return f"midnight {move.number}"
    if isinstance(move, Roll):
        return f"roll {SIDES[move.side]} {move.number}"
    if isinstance(move, RollDoor):
        return f"die {move.number}"
    return f"tip {PIECES[move.piece]} {SIDES[move.side]}"


def number_text(value: float, digits: int = 2) -> str:
    """Return a number without needless zeros."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def place_text(x: float, y: float) -> str:
    """Return a place in a square as a plan spells it."""
    return f"{number_text(x, 4)},{number_text(y, 4)}"


def _move(text: str) -> Move | None:
    words = text.split(" ")
    if "" in words:
        return None
    reader = _READERS.get(words[0])
    return None if reader is None else reader(words[1:])


def _furniture(words: list[str]) -> Move | None:
    return FurnishNone() if words == ["none"] else _furnish(words)


def _side(words: list[str]) -> Move | None:
    side = _index(SIDES, words[0]) if len(words) == 1 else -1
    return None if side < 0 else ChooseSide(side)


def _replace(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    owner, _, other = words[1].partition(":")
    a, b, c = _index(GHOSTS, words[0]), _index(SIDES, owner), _index(GHOSTS, other)
    return None if a < 0 or b < 0 or c < 0 else Replace(a, b, c)


def _place(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    ghost, square = _index(GHOSTS, words[0]), square_number(words[1])
    return None if ghost < 0 or square < 0 else Place(ghost, square)


def _grow(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    ghost, larger = _index(GHOSTS, words[0]), _index(GHOSTS, words[1])
    return None if ghost < 0 or larger < 0 else Grow(ghost, larger)


def _skip(words: list[str]) -> Move | None:
    return None if words else Skip()


def _keyhole(words: list[str]) -> Move | None:
    door = _door(words)
    return None if door is None else PutKeyhole(door[0], door[1])


def _first(words: list[str]) -> Move | None:
    side = _index(SIDES, words[0]) if len(words) == 1 else -1
    return None if side < 0 else GiveDie(side)


def _card(words: list[str]) -> Move | None:
    if not words or len(words) > 2:
        return None
    steps = _whole(words[0], 0, _MOST)
    if steps < 0:
        return None
    if len(words) == 1:
        return DrawCard(steps)
    pair = read_pair(words[1])
    return None if pair is None else DrawCard(steps, pair[0], pair[1])


def _midnight(words: list[str]) -> Move | None:
    number = _whole(words[0], 1, LAST_CARD) if len(words) == 1 else -1
    return None if number < 0 else TurnUp(number)


def _roll(words: list[str]) -> Move | None:
    door = _door(words)
    return None if door is None else Roll(door[0], door[1])


def _die(words: list[str]) -> Move | None:
    number = _whole(words[0], 1, DOORS) if len(words) == 1 else -1
    return None if number < 0 else RollDoor(number)


def _tip(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    piece, side = _index(PIECES, words[0]), _index(SIDES, words[1])
    return None if piece < 0 or side < 0 else Tip(piece, side)


def _door(words: list[str]) -> tuple[int, int] | None:
    """Read a side and a number of the die, `north 3`."""
    if len(words) != 2:
        return None
    side, number = _index(SIDES, words[0]), _whole(words[1], 1, DOORS)
    return None if side < 0 or number < 0 else (side, number)


def read_pair(text: str) -> tuple[int, int] | None:
    """Read `desk+piano`, in either order."""
    one, _, two = text.partition("+")
    a, b = _index(PIECES, one), _index(PIECES, two)
    if a < 0 or b < 0 or a == b:
        return None
    return (a, b) if a < b else (b, a)


def read_question(text: str) -> LookFrom | None:
    """Read the question `look south 3`."""
    words = text.split(" ")
    door = _door(words[1:]) if words[0] == "look" else None
    return None if door is None else LookFrom(door[0], door[1])


def _furnish(words: list[str]) -> Furnish | None:
    """Read `piano x=120 y=80 yaw=90 face=bottom`, then `level=` and `lean` where they are said."""
    if len(words) < 3:
        return None
    piece = _index(PIECES, words[0])
    x, y = _named(words[1], "x"), _named(words[2], "y")
    if piece < 0 or x is None or y is None:
        return None
    yaw, face, level, lean = 0.0, "bottom", -1, False
    rest: Rest | None = None
    stage = 0
    for word in words[3:]:
        key, _, value = word.partition("=")
        order = _index(("yaw", "face", "level", "lean"), key) + 1
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
            level = _whole(value, 0, _MOST)
            if level < 0:
                return None
        else:
            lean = True
            if word != "lean":
                rest = _rest(value)
                if rest is None:
                    return None
    return Furnish(piece, round(x, 2), round(y, 2), yaw, face, level, lean, rest)


def _furnish_text(move: Furnish) -> str:
    text = (
        f"{PIECES[move.piece]} x={number_text(move.x)} y={number_text(move.y)}"
        f" yaw={number_text(move.yaw)} face={move.face}"
    )
    if move.level >= 0:
        text += f" level={move.level}"
    if move.lean:
        text += f" lean={_rest_text(move.rest)}" if move.rest is not None else " lean"
    return text


def _layout(words: list[str]) -> Layout | None:
    pieces: list[Furnish] = []
    for word in words:
        piece = _furnish(word.split(","))
        if piece is None or piece.lean:
            return None
        pieces.append(piece)
    return Layout(tuple(pieces)) if pieces else None


def _plan(words: list[str]) -> Plan | None:
    if words == ["none"]:
        return Plan(())
    parts: list[Walk | Merge] = []
    for word in words:
        part = _part(word)
        if part is None:
            return None
        parts.append(part)
    return Plan(tuple(parts)) if parts else None


def _part(word: str) -> Walk | Merge | None:
    head, mark, tail = word.partition(":")
    if not mark:
        return None
    if head == "merge":
        return _merge(tail)
    ghost = _index(GHOSTS, head)
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
    level = _whole(numbers[2], 0, _MOST) if len(numbers) == 3 else 0
    if x is None or y is None or level < 0 or not (0.0 <= x <= 1.0 and 0.0 <= y <= 1.0):
        return None
    return Walk(ghost, tuple(squares), False, True, round(x, 4), round(y, 4), level)


def _merge(text: str) -> Merge | None:
    pair, named, result = text.partition("=")
    one, _, two = pair.partition("+")
    a, b = _index(GHOSTS, one), _index(GHOSTS, two)
    c = _index(GHOSTS, result) if named else -1
    if a < 0 or b < 0 or (named and c < 0):
        return None
    return Merge(a, b, c)


def _part_text(part: Walk | Merge) -> str:
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


def _settled(text: str) -> tuple[tuple[int, Rest], ...] | None:
    found: list[tuple[int, Rest]] = []
    for entry in text.split(";"):
        name, _, numbers = entry.partition(":")
        piece, rest = _index(PIECES, name), _rest(numbers)
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


def _rest_text(rest: Rest) -> str:
    place = [number_text(value) for value in (rest.x, rest.y, rest.z)]
    turn = [number_text(value, 6) for value in rest.turn]
    return ",".join([*place, *turn, rest.face, number_text(rest.yaw, 4), "lean" if rest.leaning else "flat"])


def _index(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else -1


def _whole(text: str, least: int, most: int) -> int:
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


_READERS: Final[dict[str, Callable[[list[str]], Move | None]]] = {
    "furnish": _furniture,
    "plan": _plan,
    "side": _side,
    "replace": _replace,
    "place": _place,
    "grow": _grow,
    "skip": _skip,
    "layout": _layout,
    "keyhole": _keyhole,
    "first": _first,
    "card": _card,
    "midnight": _midnight,
    "roll": _roll,
    "die": _die,
    "tip": _tip,
}
