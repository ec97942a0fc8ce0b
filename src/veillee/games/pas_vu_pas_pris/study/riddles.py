"""Riddles of Pas Vu Pas Pris: which side exposes the others, and where a ghost hides. Real looks judge both."""

from typing import Final

import msgspec

from veillee.core import CHANCE, Game, GameState
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng
from veillee.games.pas_vu_pas_pris.bot.danger import Danger, side_chances, sights_of
from veillee.games.pas_vu_pas_pris.bot.habits import LEVELS
from veillee.games.pas_vu_pas_pris.bot.levels import choose_without
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import (
    DOORS,
    SIDE_COUNT,
    SIDE_OF_SEAT,
    SIDES,
    SQUARES,
    STEP_AHEAD,
    adjacent,
    full_name,
    ghost_of,
)
from veillee.games.pas_vu_pas_pris.rules.moves import Plan, Walk
from veillee.games.pas_vu_pas_pris.rules.planning.offers import may_start
from veillee.games.pas_vu_pas_pris.rules.position import PLAN, SIDE, Position
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.view import View
from veillee.lab.riddles.riddler import MOST_ANSWERS, Riddler

EXPOSE, HIDE = "expose", "hide"
_FEWEST_GHOSTS: Final = 2
_THOUSAND: Final = 1000


class PasVuPasPrisRiddler(Riddler):
    """Questions about what the keyhole will see; the values count ghosts, over all doors that may come."""

    players = ("level:4", "level:5", "level:3")
    options = (
        {"layout": "salon"},
        {"layout": "random"},
        {"layout": "random", "players": 3},
        {"layout": "random"},
    )
    kinds = {EXPOSE: 5.0, HIDE: 4.0}
    fewest_is_best = (HIDE,)

    def answers(self, state: GameState, seat: int, kind: str, rng: Rng) -> list[str]:
        assert isinstance(state, State)
        if kind == EXPOSE:
            return state.legal(seat) if state.phase() == SIDE else []
        if state.phase() != PLAN or len(state.in_hall(SIDE_OF_SEAT[seat])) < _FEWEST_GHOSTS:
            return []
        plans = _walks(state, seat, rng)
        if len(plans) < MOST_ANSWERS:
            return []
        # The best by the map of the hall, and some that it likes less and less: there are too many squares to compare.
        danger = {plan: _danger(_planned(state, seat, plan), SIDE_OF_SEAT[seat]) for plan in plans}
        plans.sort(key=lambda plan: danger[plan])
        return [plans[place * (len(plans) - 1) // (MOST_ANSWERS - 1)] for place in range(MOST_ANSWERS)]

    def judge(self, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> list[float]:
        assert isinstance(state, State)
        side = SIDE_OF_SEAT[seat]
        if kind == EXPOSE:
            return [_exposed(state, side, SIDES.index(answer.split(" ")[1])) for answer in answers]
        return [float(_own_seen(_planned(state, seat, answer), side)) for answer in answers]

    def worth_asking(self, kind: str, values: list[float]) -> bool:
        return kind == HIDE or values[0] > 0.0

    def solve(
        self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], level: int, rng: Rng
    ) -> str:
        assert isinstance(state, State)
        if kind == EXPOSE and level == len(LEVELS):
            # The riddle counts ghosts, and so does the strongest level where it does not forecast who wins.
            return choose_without(Perspective(state, seat), "forecast", rng)
        if kind == EXPOSE:
            return super().solve(game, state, seat, kind, answers, level, rng)
        # What a level makes of the plans before it: the danger by the map of the hall, blurred as for its own plans.
        noise = LEVELS[level - 1].noise
        best, found = 1.0e9, ""
        for answer in answers:
            after = _planned(state, seat, answer)
            danger = _danger(after, SIDE_OF_SEAT[seat])
            danger *= 1.0 + noise * (float(rng.below(_THOUSAND)) / _THOUSAND - 0.5)
            if danger < best:
                best, found = danger, answer
        return found

    def scene(self, state: GameState, seat: int, kind: str, answer: str, best: bool) -> list[tuple[int, str]]:
        if kind == HIDE or not best:
            return [(seat, answer)]
        # The look itself, by the door that sees most.
        assert isinstance(state, State)
        target = SIDES.index(answer.split(" ")[1])
        door = max(range(1, DOORS + 1), key=lambda number: _difference(state, seat, target, number))
        return [(seat, answer), (CHANCE, f"die {door}")]

    def reason(self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> Reason | None:
        assert isinstance(state, State)
        side = SIDE_OF_SEAT[seat]
        if kind == EXPOSE:
            target = answers[0].split(" ")[1]
            seen = _seen_from(state, SIDES.index(target))
            mine = sum(name.startswith(f"{SIDES[side]}:") for name in seen)
            return Reason("riddle-expose", {"side": target, "theirs": len(seen) - mine, "mine": mine})
        return _hidden_by(_planned(state, seat, answers[0]), f"{SIDES[side]}:{answers[0].split(' ')[1].split(':')[0]}")

    def shown(self, view: View) -> View:
        return msgspec.structs.replace(view, looks=[], unseen_cards={}, fields=[])


def _walks(state: State, seat: int, rng: Rng) -> list[str]:
    """Return plans that take one ghost to different squares of the hall, with all steps of the card or fewer."""
    side = SIDE_OF_SEAT[seat]
    ghosts = [ghost for ghost in state.in_hall(side) if may_start(state, ghost)]
    if not ghosts:
        return []
    ghost = ghosts[rng.below(len(ghosts))]
    found: dict[int, str] = {}
    for path in _paths(state.where[ghost], state.steps[side]):
        move = write_move(Plan((Walk(ghost_of(ghost), path),)))
        if path[-1] not in found and state.check(seat, move) is None:
            found[path[-1]] = move
    return list(found.values())


def _paths(start: int, steps: int) -> list[tuple[int, ...]]:
    """Return a shortest path to every square within so many steps."""
    found: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(steps):
        reached: list[int] = []
        for at in edge:
            for step in STEP_AHEAD:
                if 0 <= at + step < SQUARES and adjacent(at, at + step) and at + step not in found:
                    found[at + step] = (*found[at], at + step)
                    reached.append(at + step)
        edge = reached
    return [path for path in found.values() if path]


def _planned(state: State, seat: int, plan: str) -> State:
    """Return the hall after a plan, everybody else standing still."""
    after = state.copy()
    after.apply(seat, plan)
    return after


def _targets(position: Position) -> list[int]:
    return [target for target in range(SIDE_COUNT) if target != position.keyhole_side]


def _exposed(state: State, side: int, target: int) -> float:
    """Return how many ghosts of others more than of one's own are seen from the doors of a side."""
    seen = _seen_from(state, target)
    mine = sum(name.startswith(f"{SIDES[side]}:") for name in seen)
    return float(len(seen) - 2 * mine)


def _difference(state: State, seat: int, target: int, door: int) -> int:
    """Return how many ghosts of others more than of one's own a door sees."""
    seen = state.look_from(target, door).seen
    return len(seen) - 2 * sum(name.startswith(f"{SIDES[SIDE_OF_SEAT[seat]]}:") for name in seen)


def _seen_from(state: State, target: int) -> list[str]:
    """Return every ghost that each of the doors of a side sees."""
    return [name for door in range(1, DOORS + 1) for name in state.look_from(target, door).seen]


def _own_seen(state: State, side: int) -> int:
    """Return how often a ghost of a side is seen from all doors to which the keyhole may go."""
    own = f"{SIDES[side]}:"
    return sum(name.startswith(own) for target in _targets(state) for name in _seen_from(state, target))


def _hidden_by(state: State, ghost: str) -> Reason:
    """Say from how many doors a ghost is seen, and what hides most of it from the others."""
    doors = 0
    hides: dict[str, float] = {}
    for target in _targets(state):
        for door in range(1, DOORS + 1):
            sight = state.look_from(target, door).sight(ghost)
            doors += sight.seen
            for name, share in sight.blockers:
                by = "ghost" if ":" in name else name
                hides[by] = hides.get(by, 0.0) + share
    piece = max(hides, key=lambda by: hides[by], default="keyhole")
    return Reason("riddle-hide", {"doors": doors, "all": DOORS * len(_targets(state)), "piece": piece})


def _danger(state: State, side: int) -> float:
    danger = Danger(state, sights_of(state), side_chances(state))
    return sum(
        danger.of_figure(state.hall.figures[full_name(ghost)], state.where[ghost]) for ghost in state.in_hall(side)
    )
