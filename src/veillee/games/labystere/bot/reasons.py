"""Why a move is good, from what the detective has seen and heard."""

from typing import Final

from mypy_extensions import i64

from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng
from veillee.games.labystere import notation
from veillee.games.labystere.bot.levels import EXPERT, Detective
from veillee.games.labystere.bot.plan import danger
from veillee.games.labystere.bot.prospects import FAR, steps_to
from veillee.games.labystere.knowledge.odds import SURE
from veillee.games.labystere.rules import cards
from veillee.games.labystere.rules.enquiry import PLACES, SUSPECTS
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.state import LabyState

_THREAT: Final = 0.02


class Goal:
    """The nearest thing that a detective wants: `finish`, `witness` or `place`, and the steps to it."""

    def __init__(self, kind: str, square: int, steps: int) -> None:
        self.kind: Final = kind
        self.square: Final = square
        self.steps: Final = steps


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why the detective should make a move; None where nothing but the chances speaks for it."""
    world = perspective.sample(rng)
    assert isinstance(world, LabyState)
    detective = Detective(world, perspective.seat, EXPERT, rng)
    action = notation.parse_move(perspective.seat, move)
    if action == notation.ROLL_DIE or action == notation.PASS:
        return Reason("not-yet", _certainty(detective))
    if action < notation.LOOK_AT:
        return _walk(detective, action - notation.GO)
    if action < notation.ASK_SEAT:
        return _look(detective, action - notation.LOOK_AT)
    if action < notation.TRADE_WITH:
        return _ask(detective, action - notation.ASK_SEAT)
    if action < notation.ACCUSE:
        return _trade(detective, action - notation.TRADE_WITH)
    if action < notation.SWAP:
        return Reason("sure" if detective.odds.best >= SURE else "gamble", _certainty(detective))
    pair = action - notation.SWAP
    return _exchange(detective, pair // 25, pair % 25)


def _certainty(detective: Detective) -> dict[str, int | str]:
    odds = detective.odds
    return {
        "percent": round(100 * odds.best),
        "suspect": f"s{(odds.pair >> 2) + 1}",
        "place": f"l{(odds.pair & 3) + 1}",
    }


def _goal(detective: Detective, paths: Paths, start: i64) -> Goal:
    """Return the nearest thing that the detective wants from a square."""
    world = detective.world
    if detective.odds.solved():
        return Goal("finish", int(world.finish), steps_to(paths, start, world.finish))
    best = Goal("finish", int(world.finish), FAR + 1)
    for square in squares_in(world.witnesses | world.places):
        if detective.odds.bits[square] > 0.0:
            steps = steps_to(paths, start, square)
            if steps < best.steps:
                best = Goal("witness" if world.witnesses >> square & 1 else "place", square, steps)
    return best


def _walk(detective: Detective, square: int) -> Reason:
    world = detective.world
    kind = cards.kind_of(world.stacks[square])
    if kind == cards.FINISH:
        certain = detective.odds.best >= SURE
        return Reason("finish-sure" if certain else "finish", _certainty(detective))
    if (kind == cards.WITNESS or kind == cards.PLACE) and detective.odds.bits[square] > 0.0:
        solves = round(100 * detective.odds.solves[square])
        name = "witness" if kind == cards.WITNESS else "place"
        return Reason(f"{name}-solves" if solves else f"{name}-new", {"percent": solves})
    if cards.is_plain(world.stacks[square]) and world.turned >> square & 1 and kind != cards.NOTHING:
        return Reason("action", {"action": cards.ACTIONS[kind]})
    goal = _goal(detective, world.paths, square)
    if goal.steps < FAR:
        return Reason(f"near-{goal.kind}", {"steps": goal.steps})
    return Reason("explore")


def _look(detective: Detective, square: int) -> Reason:
    solves = round(100 * detective.odds.solves[square])
    if solves:
        return Reason("look-solves", {"percent": solves})
    return Reason("look-most" if detective.odds.bits[square] > 0.0 else "look-nothing")


def _ask(detective: Detective, seat: int) -> Reason:
    kind = PLACES if detective.world.kind_asked() == 1 else SUSPECTS
    percent = round(100 * detective.odds.asking[kind][seat])
    return Reason("ask-new" if percent else "ask-nothing", {"percent": percent})


def _trade(detective: Detective, seat: int) -> Reason:
    world = detective.world
    here = _goal(detective, world.paths, world.sides[detective.seat].pawn)
    there = _goal(detective, world.paths, world.sides[seat].pawn)
    if there.steps < here.steps:
        return Reason(f"trade-{there.kind}", {"steps": there.steps})
    return Reason("trade-away")


def _exchange(detective: Detective, one: int, two: int) -> Reason:
    world = detective.world
    paths = detective.plan.exchanged(one, two)
    pawn = world.sides[detective.seat].pawn
    before = _goal(detective, world.paths, pawn)
    after = _goal(detective, paths, pawn)
    if after.steps < before.steps:
        return Reason(f"opens-{after.kind}", {"steps": after.steps})
    threat = danger(world, detective.seat, detective.odds, world.paths)
    if threat - danger(world, detective.seat, detective.odds, paths) > _THREAT:
        return Reason("blocks")
    return Reason("no-walk")
