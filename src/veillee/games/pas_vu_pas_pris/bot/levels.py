"""A ghost with a sense of danger: hides by the map of the hall, moves furniture, turns the keyhole on others."""

from veillee.core import Rng
from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_vu_pas_pris.bot.danger import places_of, side_chances, standing
from veillee.games.pas_vu_pas_pris.bot.forecast import Forecast, by_looks, targets_of
from veillee.games.pas_vu_pas_pris.bot.furniture import choose_furniture
from veillee.games.pas_vu_pas_pris.bot.habits import LEVELS, PARTS, WITHOUT, Habits
from veillee.games.pas_vu_pas_pris.bot.outlook import prices_of, worths_of
from veillee.games.pas_vu_pas_pris.bot.plans import choose_plan
from veillee.games.pas_vu_pas_pris.bot.threats import danger_in, gain
from veillee.games.pas_vu_pas_pris.bot.thumbs import THUMBS, choose_by_thumb
from veillee.games.pas_vu_pas_pris.rules.board import (
    SIDE_OF_SEAT,
    SIDES,
)
from veillee.games.pas_vu_pas_pris.rules.position import FURNISH, PLAN, SIDE
from veillee.games.pas_vu_pas_pris.rules.state import State


class PasVuPasPrisBot(Bot):
    """The five levels of the game's own bot."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        return choose(perspective, level, rng)

    def parts(self) -> list[str]:
        return list(PARTS)

    def choose_without(self, perspective: Perspective, part: str, rng: Rng) -> str:
        return choose_without(perspective, part, rng)

    def thumbs(self) -> list[str]:
        return list(THUMBS)

    def choose_by_thumb(self, perspective: Perspective, thumb: str, rng: Rng) -> str:
        return choose_by_thumb(perspective, thumb, rng)


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the strongest)."""
    return _decide(perspective, LEVELS[level - 1], rng)


def choose_without(perspective: Perspective, part: str, rng: Rng) -> str:
    """Return the move of the strongest level without one of its parts."""
    return _decide(perspective, WITHOUT[PARTS.index(part)], rng)


def _decide(perspective: Perspective, habits: Habits, rng: Rng) -> str:
    if habits.thumb:
        return choose_by_thumb(perspective, habits.thumb, rng)
    state = perspective.sample(rng)
    assert isinstance(state, State)
    side = SIDE_OF_SEAT[perspective.seat]
    phase = state.phase()
    if phase == SIDE:
        return _choose_side(state, side, habits, rng)
    if phase == PLAN:
        return choose_plan(state, perspective.seat, habits, rng)
    if phase == FURNISH:
        return choose_furniture(state, side, habits, rng)
    return _choice(state, perspective.seat, habits, rng)


def _choose_side(state: State, side: int, habits: Habits, rng: Rng) -> str:
    targets = targets_of(state)
    if habits.noise == 0.0 and habits.thoughts > 0:
        worths = worths_of(state, prices_of(state) if habits.outlook else [])
        chances = Forecast(worths).chances(state, places_of(state), by_looks(state))
        mine = [chance[state.sides().index(side)] for chance in chances]
        return f"side {SIDES[targets[mine.index(max(mine))]]}"
    best, found = -1.0e9, targets[0]
    for target in targets:
        value = gain(state, side, target)
        value += habits.noise * float(rng.below(1000)) / 200.0
        if value > best:
            best, found = value, target
    return f"side {SIDES[found]}"


def _choice(state: State, seat: int, habits: Habits, rng: Rng) -> str:
    offers = state.legal(seat)
    if len(offers) == 1:
        return offers[0]
    side = SIDE_OF_SEAT[seat]
    prices = prices_of(state) if habits.outlook else []
    best, move = -1.0e9, offers[0]
    for offer in offers:
        after = state.copy()
        after.apply(seat, offer)
        danger = danger_in(after, side_chances(after))
        value = 0.0
        for worth in worths_of(after, prices):
            mine = standing(after, danger, worth)
            value += mine if worth.side == side else -mine / len(after.sides())
        value += habits.noise * float(rng.below(1000)) / 500.0 * state.numbers.points_in[0]
        if value > best:
            best, move = value, offer
    return move
