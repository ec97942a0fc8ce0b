"""Why a move is good: what the dice show, and what binds the player."""

from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.games.pas_touche.notation import read_move
from veillee.games.pas_touche.rules.cards import TREATS, number_of, treat_of
from veillee.games.pas_touche.rules.moves import HAND, LEVEL, PASS, THROW
from veillee.games.pas_touche.rules.position import RIGHT, UNSET
from veillee.games.pas_touche.rules.state import State
from veillee.games.pas_touche.rules.verdict import forbidden
from veillee.games.pas_touche.schema.view import View


def suggest(perspective: Perspective) -> str | None:
    """Return the level that is proposed, else the gentlest, and most people's hand: a bot's are no advice."""
    view: View = perspective.view()
    level = next((player.proposed or 1 for player in view.players if player.seat == view.seat), 1)
    return next((move for move in (f"level {level}", "hand right") if move in perspective.legal()), None)


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why the player should make a move."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    read = read_move(move)
    assert read is not None
    if read.kind == LEVEL:
        return Reason("level", {"level": read.value, "touches": _touches(world, read.value)})
    if read.kind == HAND:
        return Reason("hand-right" if read.value == RIGHT else "hand-left")
    if read.kind == THROW:
        return Reason("throw")
    target = world.target
    if target == UNSET:
        return None
    shown: dict[str, int | str] = {"treat": TREATS[treat_of(target)], "number": number_of(target)}
    if read.kind == PASS:
        return Reason("pass", shown)
    return Reason("block" if forbidden(world, perspective.seat, target) else "free", shown)


def _touches(world: State, level: int) -> int:
    """Return how many right touches win from a level without an error."""
    return 1 + sum([len(world.tracks[colour]) for colour in world.numbers.levels[level - 1]])
