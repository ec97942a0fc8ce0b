"""Moves in words: one spelling for every move, of seats and of chance."""

from collections.abc import Callable
from typing import Final

from veillee.games.pas_vu_pas_pris.notation_parts import (
    MOST,
    furnish_text,
    index_of,
    part_text,
    read_furnish,
    read_pair,
    read_part,
    read_settled,
    rest_text,
    whole,
)
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
    Take,
    Tip,
    TurnUp,
    Walk,
)

_SETTLED: Final = " settled="
_LONGEST: Final = 2000
_READ: Final[dict[str, LoggedMove]] = {}
_MOST_READ: Final = 256


def parse(text: str) -> LoggedMove | None:
    """Read a move; None when the text is none. A move is read once to be checked and once to be made."""
    known = _READ.get(text)
    if known is not None:
        return known
    logged = _logged(text)
    if logged is not None:
        if len(_READ) >= _MOST_READ:
            _READ.clear()
        _READ[text] = logged
    return logged


def _logged(text: str) -> LoggedMove | None:
    if len(text) > _LONGEST:
        return None
    body, mark, tail = text.partition(_SETTLED)
    settled: tuple[tuple[int, Rest], ...] = ()
    if mark:
        read = read_settled(tail)
        if read is None:
            return None
        settled = read
    move = _move(body)
    return None if move is None else LoggedMove(move, settled)


def write(logged: LoggedMove) -> str:
    """Return the one spelling of a move."""
    text = write_move(logged.move)
    if logged.settled:
        text += _SETTLED + ";".join(f"{PIECES[piece]}:{rest_text(rest)}" for piece, rest in logged.settled)
    return text


def write_move(move: Move) -> str:
    """Return the one spelling of a move without its consequences."""
    if isinstance(move, Furnish):
        return f"furnish {furnish_text(move)}"
    if isinstance(move, FurnishNone):
        return "furnish none"
    if isinstance(move, Take):
        return f"take {PIECES[move.piece]}"
    if isinstance(move, Plan):
        return "plan " + (" ".join(part_text(part) for part in move.parts) or "none")
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
        return "layout " + " ".join(furnish_text(piece).replace(" ", ",") for piece in move.pieces)
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


def _move(text: str) -> Move | None:
    words = text.split(" ")
    if "" in words:
        return None
    reader = _READERS.get(words[0])
    return None if reader is None else reader(words[1:])


def _furniture(words: list[str]) -> Move | None:
    return FurnishNone() if words == ["none"] else read_furnish(words)


def _take(words: list[str]) -> Move | None:
    piece = index_of(PIECES, words[0]) if len(words) == 1 else -1
    return None if piece < 0 else Take(piece)


def _side(words: list[str]) -> Move | None:
    side = index_of(SIDES, words[0]) if len(words) == 1 else -1
    return None if side < 0 else ChooseSide(side)


def _replace(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    owner, _, other = words[1].partition(":")
    a, b, c = index_of(GHOSTS, words[0]), index_of(SIDES, owner), index_of(GHOSTS, other)
    return None if a < 0 or b < 0 or c < 0 else Replace(a, b, c)


def _place(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    ghost, square = index_of(GHOSTS, words[0]), square_number(words[1])
    return None if ghost < 0 or square < 0 else Place(ghost, square)


def _grow(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    ghost, larger = index_of(GHOSTS, words[0]), index_of(GHOSTS, words[1])
    return None if ghost < 0 or larger < 0 else Grow(ghost, larger)


def _skip(words: list[str]) -> Move | None:
    return None if words else Skip()


def _keyhole(words: list[str]) -> Move | None:
    door = _door(words)
    return None if door is None else PutKeyhole(door[0], door[1])


def _first(words: list[str]) -> Move | None:
    side = index_of(SIDES, words[0]) if len(words) == 1 else -1
    return None if side < 0 else GiveDie(side)


def _card(words: list[str]) -> Move | None:
    if not words or len(words) > 2:
        return None
    steps = whole(words[0], 0, MOST)
    if steps < 0:
        return None
    if len(words) == 1:
        return DrawCard(steps)
    pair = read_pair(words[1])
    return None if pair is None else DrawCard(steps, pair[0], pair[1])


def _midnight(words: list[str]) -> Move | None:
    number = whole(words[0], 1, LAST_CARD) if len(words) == 1 else -1
    return None if number < 0 else TurnUp(number)


def _roll(words: list[str]) -> Move | None:
    door = _door(words)
    return None if door is None else Roll(door[0], door[1])


def _die(words: list[str]) -> Move | None:
    number = whole(words[0], 1, DOORS) if len(words) == 1 else -1
    return None if number < 0 else RollDoor(number)


def _tip(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    piece, side = index_of(PIECES, words[0]), index_of(SIDES, words[1])
    return None if piece < 0 or side < 0 else Tip(piece, side)


def _door(words: list[str]) -> tuple[int, int] | None:
    """Read a side and a number of the die, `north 3`."""
    if len(words) != 2:
        return None
    side, number = index_of(SIDES, words[0]), whole(words[1], 1, DOORS)
    return None if side < 0 or number < 0 else (side, number)


def read_question(text: str) -> LookFrom | None:
    """Read the question `look south 3`."""
    words = text.split(" ")
    door = _door(words[1:]) if words[0] == "look" else None
    return None if door is None else LookFrom(door[0], door[1])


def _layout(words: list[str]) -> Layout | None:
    pieces: list[Furnish] = []
    for word in words:
        piece = read_furnish(word.split(","))
        if piece is None or piece.lean:
            return None
        pieces.append(piece)
    return Layout(tuple(pieces)) if pieces else None


def _plan(words: list[str]) -> Plan | None:
    if words == ["none"]:
        return Plan(())
    parts: list[Walk | Merge] = []
    for word in words:
        part = read_part(word)
        if part is None:
            return None
        parts.append(part)
    return Plan(tuple(parts)) if parts else None


_READERS: Final[dict[str, Callable[[list[str]], Move | None]]] = {
    "furnish": _furniture,
    "take": _take,
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
