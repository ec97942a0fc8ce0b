"""Rules of thumb, as plain as a beginner's: sparring partners for the levels."""

from typing import Final

from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.labystere.bot.goal import nearest_goal
from veillee.games.labystere.bot.plan import exchanged
from veillee.games.labystere.bot.prospects import FAR, steps_to
from veillee.games.labystere.knowledge.odds import SURE, Odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import moves, stages
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.state import State

GAMBLER: Final = "gambler"  # walks to the nearest clue, and accuses as soon as it is right in one case of two
NEAREST: Final = "nearest"  # the same, but accuses only when it is sure
CURIOUS: Final = "curious"  # steps on what nobody has turned up yet, unless a clue lies within reach
THUMBS: Final = (GAMBLER, NEAREST, CURIOUS)
_EVEN_CHANCE: Final = 0.5


def choose_by_thumb(perspective: Perspective, thumb: str, rng: Rng) -> str:
    """Return the move of a rule of thumb."""
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    world = perspective.sample(rng)
    assert isinstance(world, State)
    odds = plain_odds(world, perspective.seat)
    ready = odds.best >= (_EVEN_CHANCE if thumb == GAMBLER else SURE)
    stage = world.stage
    if stage == stages.CHOOSE:
        return _walk(world, perspective.seat, thumb, odds, ready, legal)
    if stage == stages.LOOK:
        return max(legal, key=lambda move: odds.bits[moves.decode(parse_move(perspective.seat, move))[1]])
    if stage == stages.ASK or stage == stages.TRADE:
        return legal[rng.below(len(legal))]
    if ready and (odds.solved() or world.rivals_of(perspective.seat)):
        return format_move(moves.encode(moves.DECLARE, odds.pair))
    return "pass" if stage == stages.DECLARE else "roll"


def _walk(world: State, seat: int, thumb: str, odds: Odds, ready: bool, legal: list[str]) -> str:
    """Walk as near to what is wanted as can be; change the paths only where none leads there."""
    pawn = world.sides[seat].pawn
    best = FAR + 1
    walk = ""
    exchange = ""
    cut_off = _way(world, odds, ready, world.paths, pawn) >= FAR
    nearest = FAR
    for move in legal:
        kind, argument = moves.decode(parse_move(seat, move))
        if kind == moves.GO:
            way = _way(world, odds, ready, world.paths, argument)
            if thumb == CURIOUS and not ready and way > 0 and world.plains & ~world.turned & 1 << argument:
                way = 1
            if way < best:
                best = way
                walk = move
        elif cut_off:
            way = _way(world, odds, ready, exchanged(world, *moves.swapped(argument)), pawn)
            if way < nearest:
                nearest = way
                exchange = move
    return exchange or walk or legal[0]


def _way(world: State, odds: Odds, ready: bool, paths: Paths, start: int) -> int:
    """Return the steps to what is wanted: Finish for one who is ready, else the nearest clue."""
    if ready:
        return steps_to(paths, start, world.finish)
    return nearest_goal(world, odds, paths, start).steps
