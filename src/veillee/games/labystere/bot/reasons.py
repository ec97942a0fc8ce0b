"""Why a move is good, from what the detective has seen and heard."""

from typing import Final

from mypy_extensions import i64

from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng
from veillee.games.labystere.bot.detective import Detective
from veillee.games.labystere.bot.goal import Goal, nearest_goal
from veillee.games.labystere.bot.habits import EXPERT
from veillee.games.labystere.bot.plan import exchanged
from veillee.games.labystere.bot.prospects import FAR
from veillee.games.labystere.bot.rivals import danger
from veillee.games.labystere.knowledge.odds import SURE
from veillee.games.labystere.notation import parse_move, place_name, suspect_name
from veillee.games.labystere.rules import cards, moves
from veillee.games.labystere.rules.cards import ACTION_NAMES
from veillee.games.labystere.rules.grid import stacks
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.state import State

_THREAT: Final = 0.02


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why the detective should make a move; None where nothing but the chances speaks for it."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    detective = Detective(world, perspective.seat, EXPERT, rng)
    kind, argument = moves.decode(parse_move(perspective.seat, move))
    if kind == moves.GO:
        return _walk(detective, argument)
    if kind == moves.LOOK:
        return _look(detective, argument)
    if kind == moves.ASK:
        return _ask(detective, argument)
    if kind == moves.TRADE:
        return _trade(detective, argument)
    if kind == moves.DECLARE:
        return Reason("sure" if detective.odds.best >= SURE else "gamble", _certainty(detective))
    if kind == moves.SWAP:
        one, two = moves.swapped(argument)
        return _exchange(detective, one, two)
    return Reason("not-yet", _certainty(detective))


def _certainty(detective: Detective) -> dict[str, int | str]:
    odds = detective.odds
    return {
        "percent": round(100 * odds.best),
        "suspect": suspect_name(cards.suspect_of(odds.pair)),
        "place": place_name(cards.place_of(odds.pair)),
    }


def _goal(detective: Detective, paths: Paths, start: i64) -> Goal:
    return nearest_goal(detective.world, detective.odds, paths, start)


def _walk(detective: Detective, square: int) -> Reason:
    world = detective.world
    kind = stacks.kind_of(world.stacks[square])
    if kind == stacks.FINISH:
        certain = detective.odds.best >= SURE
        return Reason("finish-sure" if certain else "finish", _certainty(detective))
    if (kind == stacks.WITNESS or kind == stacks.PLACE) and detective.odds.bits[square] > 0.0:
        solves = round(100 * detective.odds.solves[square])
        name = "witness" if kind == stacks.WITNESS else "place"
        return Reason(f"{name}-solves" if solves else f"{name}-new", {"percent": solves})
    if stacks.is_plain(world.stacks[square]) and world.turned >> square & 1 and kind != cards.NOTHING:
        return Reason("action", {"action": ACTION_NAMES[kind]})
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
    percent = round(100 * detective.odds.asking[detective.world.kind_of_task()][seat])
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
    paths = exchanged(detective.world, one, two)
    pawn = world.sides[detective.seat].pawn
    before = _goal(detective, world.paths, pawn)
    after = _goal(detective, paths, pawn)
    if after.steps < before.steps:
        return Reason(f"opens-{after.kind}", {"steps": after.steps})
    threat = danger(detective.rivals)
    if threat - danger(detective.rivals, one, two) > _THREAT:
        return Reason("blocks")
    return Reason("no-walk")
