"""Why a move is good: what the dice show, and what binds the player."""

from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.games.pas_touche.data import LEVELS, TRACKS, TREATS
from veillee.games.pas_touche.notation import read_move
from veillee.games.pas_touche.position import RIGHT
from veillee.games.pas_touche.state import PasToucheState
from veillee.games.pas_touche.verdict import forbidden


def suggest(perspective: Perspective) -> str | None:
    """Return the gentlest level and most people's hand: those of a bot are its handicap and its whim, no advice."""
    return next((move for move in ("level 1", "hand right") if move in perspective.legal()), None)


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why the player should make a move."""
    world = perspective.sample(rng)
    assert isinstance(world, PasToucheState)
    read = read_move(move)
    assert read is not None
    if read.kind == "level":
        return Reason("level", {"level": read.value, "touches": _touches(read.value)})
    if read.kind == "hand":
        return Reason("hand-right" if read.value == RIGHT else "hand-left")
    if read.kind == "throw":
        return Reason("throw")
    position = world.position
    target = position.target
    if target < 0:
        return None
    shown: dict[str, int | str] = {"treat": TREATS[target // 6], "number": target % 6 + 1}
    if read.kind == "pass":
        return Reason("pass", shown)
    return Reason("block" if forbidden(position, perspective.seat, target) else "free", shown)


def _touches(level: int) -> int:
    """Return how many right touches win from a level without an error."""
    return 1 + sum([len(TRACKS[colour]) for colour in LEVELS[level - 1]])
