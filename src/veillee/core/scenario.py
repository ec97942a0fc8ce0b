"""Scenarios: a rule with its proof. Plain data in, a verdict out."""

from typing import Any

from veillee.core.contract import CHANCE, Game, State
from veillee.core.rng import FastRng, Rng
from veillee.core.speaker import Speaker

_KEYS = {"title", "clauses", "game", "options", "options_refused", "given", "play", "then"}
_COMMON = {"turn", "phase", "winner", "over"}
_UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError)


class Failure(Exception):
    """A scenario that does not hold: where, what was expected, what was there."""

    def __init__(self, where: str, expected: Any, got: Any) -> None:
        super().__init__(f"{where}: expected {expected!r}, got {got!r}")
        self.where = where
        self.expected = expected
        self.got = got


class Scenario:
    """One scenario of one game, ready to be played."""

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        self.game = game
        self.data = data
        self.title: str = str(data.get("title", "(untitled)"))
        clauses = data.get("clauses") or []
        if not isinstance(clauses, list):
            raise Failure("clauses", "a list of clauses", clauses)
        self.clauses: list[str] = [str(clause) for clause in clauses]
        self.speaker: Speaker = game.scenario()
        self.drew = False

    def run(self, seed: int = 0) -> None:
        """Play the scenario; raise Failure at the first thing that does not hold."""
        unknown = sorted(set(self.data) - _KEYS)
        if unknown:
            raise Failure("scenario", f"keys of {sorted(_KEYS)}", unknown)
        rng = FastRng(seed)
        where = "options"
        try:
            state = self._begin()
            if state is None:
                return
            steps = self.data.get("play") or []
            index = 0
            while index < len(steps):
                where = f"step {index + 1}"
                gathered = self._gather(steps, index)
                if gathered:
                    index += len(gathered)
                    self._settle(state, rng)
                    for seat, move in self.speaker.judge(state, gathered):
                        self._move(state, seat, move, where)
                    continue
                state = self._step(state, _single(steps[index], where), where, rng)
                index += 1
            where = "then"
            if self.data.get("then"):
                self._then(state, self.data["then"], where, rng)
        except _UNREADABLE as error:
            raise Failure(where, "something that can be played", f"{type(error).__name__}: {error}") from error

    def _begin(self) -> State | None:
        raw = dict(self.data.get("options") or {})
        refused = self.data.get("options_refused")
        given = self.data.get("given")
        try:
            options = self.game.read_options(raw)
        except ValueError as error:
            raise Failure("options", "options that fit", str(error)) from error
        if given is None or refused is not None:
            refusal = self.game.check_options(options)
            got = refusal.clause if refusal is not None else None
            if got != refused:
                raise Failure("options_refused", refused, got)
            return None if refused is not None else self.game.new(options)
        try:
            return self.speaker.position(dict(given), options)
        except _UNREADABLE as error:
            raise Failure("given", "a position", f"{type(error).__name__}: {error}") from error

    def _gather(self, steps: list[Any], start: int) -> list[tuple[int, str]]:
        gathered: list[tuple[int, str]] = []
        seats: set[int] = set()
        for step in steps[start:]:
            if not isinstance(step, dict) or len(step) != 1:
                break
            name, move = next(iter(step.items()))
            if name not in self.game.seats or not self.speaker.gathers(str(move)):
                break
            seat = self.game.seats.index(name)
            if seat in seats:
                break
            seats.add(seat)
            gathered.append((seat, str(move)))
        return gathered

    def _step(self, state: State, step: tuple[str, Any], where: str, rng: Rng) -> State:
        name, value = step
        if name == "then":
            self._then(state, value, where, rng)
        elif name == "refused":
            self._refused(state, dict(value), where, rng)
        elif name == "clock":
            self._clock(state, value, where, rng)
        else:
            actor = self._actor(name, where)
            if actor != CHANCE:
                self._settle(state, rng)
            self._move(state, actor, str(value), where)
        return state

    def _move(self, state: State, actor: int, move: str, where: str) -> None:
        refusal = state.check(actor, move)
        if refusal is not None:
            raise Failure(where, f"{self._name(actor)}: {move}", f"refused by {refusal.clause} {refusal.params}")
        state.apply(actor, move)

    def _refused(self, state: State, step: dict[str, Any], where: str, rng: Rng) -> None:
        clause = step.pop("clause", None)
        name, move = _single(step, where)
        actor = self._actor(name, where)
        if actor != CHANCE:
            self._settle(state, rng)
        before = state.to_bytes()
        refusal = state.check(actor, str(move))
        got = refusal.clause if refusal is not None else None
        if got is None or (clause is not None and got != clause):
            raise Failure(where, f"{name}: {move} refused by {clause}", got or "allowed")
        if state.to_bytes() != before:
            raise Failure(where, "nothing changed by a refused move", "a change")

    def _clock(self, state: State, value: Any, where: str, rng: Rng) -> None:
        self._settle(state, rng)
        moves = state.timeout()
        if value != "timeout" or not moves:
            raise Failure(where, "a time limit that is running", f"clock: {value}")
        for seat, move in moves:
            self._move(state, seat, move, where)

    def _settle(self, state: State, rng: Rng) -> None:
        while state.actors() == [CHANCE]:
            self.drew = True
            state.apply(CHANCE, state.draw(rng))

    def _then(self, state: State, expected: dict[str, Any], where: str, rng: Rng) -> None:
        if _one(expected.get("turn")) != "chance":
            self._settle(state, rng)
        described = self.speaker.describe(state)
        for key, value in expected.items():
            if key == "legal":
                self._legal(state, value, where)
            elif key == "sees":
                self._sees(state, value, where)
            elif key in _COMMON:
                got = self._common(state, key)
                if _one(value) != _one(got):
                    raise Failure(f"{where}, {key}", value, got)
            elif key not in described:
                raise Failure(where, f"a key among {sorted(described)}", key)
            elif self.speaker.differs(key, value, described[key]):
                raise Failure(f"{where}, {key}", value, described[key])

    def _common(self, state: State, key: str) -> Any:
        outcome = state.outcome()
        if key == "phase":
            return state.phase()
        if key == "over":
            return outcome is not None
        seats = state.actors() if key == "turn" else list(outcome.winners) if outcome else []
        return [self._name(seat) for seat in seats]

    def _legal(self, state: State, expected: dict[str, Any], where: str) -> None:
        for name, wanted in expected.items():
            unknown = sorted(set(wanted) - {"includes", "excludes"})
            if unknown:
                raise Failure(f"{where}, legal", "includes or excludes", unknown)
            seat = self._actor(name, where)
            moves = [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            whole = bool(moves) if seat == CHANCE else state.enumerable(seat)
            for move in wanted.get("includes", []):
                if move not in moves and (whole or state.check(seat, move) is not None):
                    raise Failure(f"{where}, legal {name}", f"includes {move}", moves)
            for move in wanted.get("excludes", []):
                hit = any(m == move or m.startswith(f"{move} ") for m in moves)
                if hit or (not whole and state.check(seat, move) is None):
                    raise Failure(f"{where}, legal {name}", f"excludes {move}", moves)

    def _sees(self, state: State, expected: dict[str, Any], where: str) -> None:
        for name, wanted in expected.items():
            shown = self.speaker.describe_view(state, self._actor(name, where))
            for key, value in wanted.items():
                if key == "legal":
                    self._legal(state, value, f"{where}, {name} sees")
                    continue
                if key in _COMMON:
                    got = self._common(state, key)
                    wrong = _one(value) != _one(got)
                elif key in shown:
                    got = shown[key]
                    wrong = self.speaker.differs(key, value, got)
                else:
                    raise Failure(f"{where}, sees {name}", f"a key among {sorted(shown)}", key)
                if wrong:
                    raise Failure(f"{where}, {name} sees {key}", value, got)

    def _actor(self, name: str, where: str) -> int:
        if name == "chance":
            return CHANCE
        if name not in self.game.seats:
            raise Failure(where, f"a seat of {self.game.seats}", name)
        return self.game.seats.index(name)

    def _name(self, actor: int) -> str:
        return "chance" if actor == CHANCE else self.game.seats[actor]


def _single(step: Any, where: str) -> tuple[str, Any]:
    if not isinstance(step, dict) or len(step) != 1:
        raise Failure(where, "one actor with one move", step)
    name, value = next(iter(step.items()))
    return str(name), value


def _one(value: Any) -> Any:
    """A list of one seat is that seat; none is null."""
    if isinstance(value, list):
        if not value:
            return None
        return value[0] if len(value) == 1 else value
    return value
