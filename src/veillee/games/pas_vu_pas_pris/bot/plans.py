"""The plan of a level: the best of several, by the chances of winning that it leaves after the look."""

from typing import Final

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.bot.danger import Danger, places_of, side_chances, sights_of
from veillee.games.pas_vu_pas_pris.bot.forecast import Forecast, by_looks, by_map, targets_of
from veillee.games.pas_vu_pas_pris.bot.habits import Habits
from veillee.games.pas_vu_pas_pris.bot.outlook import prices_of, worths_of
from veillee.games.pas_vu_pas_pris.bot.planner import Planner
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import SIDE_OF_SEAT
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.moves import Plan
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.rules.state import State

_BLUR: Final = 0.12
_LEAN: Final = 0.6  # how much a plan against one side of the keyhole fears it more than the others
_FINALISTS: Final = 8


def choose_plan(state: State, seat: int, habits: Habits, rng: Rng) -> str:
    """Return the plan of a level."""
    search = PlanSearch(state, SIDE_OF_SEAT[seat], habits, rng)
    move = write_move(search.best() if habits.thoughts > 0 else search.first())
    return move if state.check(seat, move) is None else state.legal(seat)[-1]


class Candidate:
    """A plan, and the chance of winning that it leaves."""

    def __init__(self, plan: Plan, chance: float) -> None:
        self.plan: Final = plan
        self.chance: float = chance


class PlanSearch:
    """The search for one side's plan."""

    def __init__(self, position: Position, side: int, habits: Habits, rng: Rng) -> None:
        self.position: Final = position
        self.side: Final = side
        self.index: Final = position.sides().index(side)
        self.habits: Final = habits
        self.rng: Final = rng
        self.sights: Final = sights_of(position)
        self.sides: Final = side_chances(position)
        self.worths: Final = worths_of(position, prices_of(position) if habits.outlook else [])
        self.forecast: Final = Forecast(self.worths)
        self.worlds: Final = [position]

    def first(self) -> Plan:
        """Return the best plan by the map, when each side of the keyhole is as likely as another."""
        return self._plan(self.side, self.sides, self.habits.noise)

    def best(self) -> Plan:
        """Return the best of several plans."""
        self._imagine_answers()
        known: list[str] = []
        found: list[Candidate] = []
        for number in range(self.habits.thoughts + 1):
            plan = self.first() if number == 0 else self._thought(number - 1)
            text = write_move(plan)
            if text not in known:
                known.append(text)
                found.append(Candidate(plan, self._chance(plan, False)))
        found.sort(key=_by_chance)
        finalists = found[:_FINALISTS]
        for candidate in finalists:
            candidate.chance = self._chance(candidate.plan, True)
        finalists.sort(key=_by_chance)
        return finalists[0].plan

    def _imagine_answers(self) -> None:
        """Carry out what those may plan who have not planned yet."""
        p = self.position
        others = [owner for owner in p.sides() if owner != self.side and not p.planned[owner]]
        if not others:
            return
        self.worlds.clear()
        for number in range(self.habits.answers):
            world = p.copy()
            for owner in others:
                trial = world.copy()
                plan = self._plan(owner, self.sides, 0.0 if number == 0 else _BLUR)
                if carry_out(trial, owner, plan, Recorder()) is None:
                    world = trial
            self.worlds.append(world)

    def _thought(self, number: int) -> Plan:
        """Return a plan against each side of the keyhole in turn, then ones that fear this or that more or less."""
        targets = targets_of(self.position)
        noise = self.habits.noise
        lean = _LEAN
        target = targets[number % len(targets)]
        if number >= len(targets):
            noise += _BLUR * float(1 + number % 3)
            lean = float(self.rng.below(100)) / 100.0
        feared = [(1.0 - lean) * chance for chance in self.sides]
        feared[target] += lean
        return self._plan(self.side, feared, noise)

    def _plan(self, side: int, feared: list[float], noise: float) -> Plan:
        danger = Danger(self.position, self.sights, feared)
        worth = self.worths[self.position.sides().index(side)]
        return Planner(self.position, worth, self.position.steps[side], danger, noise, self.rng).plan()

    def _chance(self, plan: Plan, looks: bool) -> float:
        """Return the chance of winning with a plan over all answers, by looks or by the map; -1 if it is refused."""
        total = 0.0
        count = 0
        for world in self.worlds:
            after = world.copy()
            if carry_out(after, self.side, plan, Recorder()) is None:
                places = places_of(after)
                seen = by_looks(after) if looks else by_map(after, self.sights, places)
                total += self.forecast.expect(after, places, seen)[self.index]
                count += 1
        return total / count if count else -1.0


def _by_chance(candidate: Candidate) -> float:
    return -candidate.chance
