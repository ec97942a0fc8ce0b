"""Run scenarios: plain data in, a verdict out."""

from typing import Any

import msgspec

from veillee.core.contract import CHANCE, Game, GameState
from veillee.core.contract.reaction_state import moves_on_timeout
from veillee.core.rng import FastRng, Rng
from veillee.core.scenario.adapter import ScenarioAdapter
from veillee.core.scenario.reading import COMMA, listed, mapping, only, words

_KEYS = {"title", "clauses", "game", "options", "options_refused", "given", "play", "then"}
_REFUSED = "refused: {seat: move, clause: ID}"
_COMMON = {"turn", "phase", "winner", "over"}
_UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError)


class Failure(Exception):
    """A scenario that fails: where, what was expected, what was found."""

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
        self.speaker: ScenarioAdapter = game.scenario_adapter()
        self.playing: tuple[str, ...] = game.seats
        self.drew = False

    def run(self, seed: int = 0) -> None:
        """Play the scenario; raise Failure at the first mismatch."""
        unknown = sorted(set(map(str, self.data)) - _KEYS)
        if unknown:
            raise Failure("scenario", f"keys of {sorted(_KEYS)}", unknown)
        rng = FastRng(seed)
        where = "options"
        try:
            state = self._begin()
            if state is None:
                return
            where = "play"
            steps = listed(self.data.get("play"), where, "a list of steps, `- seat: move` each")
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
                self._step(state, *_single(steps[index], where, self._form()), where, rng)
                index += 1
            where = "then"
            if self.data.get("then") is not None:
                self._then(state, mapping(self.data["then"], where), where, rng)
        except _UNREADABLE as error:
            raise Failure(where, "something that can be played", _told(error)) from error

    def _begin(self) -> GameState | None:
        refused = self.data.get("options_refused")
        given = self.data.get("given")
        beside = [key for key in ("given", "play", "then") if self.data.get(key) is not None]
        if refused is not None and beside:
            raise Failure("options_refused", "no given, play or then beside it", beside)
        try:
            options = self.game.read_options(mapping(self.data.get("options"), "options"))
        except ValueError as error:
            names = [field.name for field in msgspec.structs.fields(self.game.option_type())]
            raise Failure("options", f"a mapping of {', '.join(names)}", str(error)) from error
        self.playing = self.game.seats[: self.game.players(options) or self.game.fewest]
        if given is None:
            refusal = self.game.check_options(options)
            got = refusal.clause if refusal is not None else "allowed"
            if refused is not None and got != refused:
                raise Failure("options_refused", refused, got)
            if refused is None and refusal is not None:
                raise Failure("options", f"options that are allowed, or `options_refused: {got}`", f"refused by {got}")
            return None if refused is not None else self.game.new(options)
        try:
            fields = mapping(given, "given")
            state = self.speaker.position(fields, options)
            self.playing = self.game.seats[: fields.get("players", len(self.playing))]
            return state
        except _UNREADABLE as error:
            raise Failure("given", "a position", _told(error)) from error

    def _gather(self, steps: list[Any], start: int) -> list[tuple[int, str]]:
        gathered: list[tuple[int, str]] = []
        seats: set[int] = set()
        for step in steps[start:]:
            if not isinstance(step, dict) or len(step) != 1:
                break
            name, move = next(iter(step.items()))
            if name not in self.playing or not self.speaker.gathers(str(move)):
                break
            seat = self.game.seats.index(name)
            if seat in seats:
                break
            seats.add(seat)
            gathered.append((seat, str(move)))
        return gathered

    def _step(self, state: GameState, name: str, value: Any, where: str, rng: Rng) -> None:
        if name == "then":
            if value is None:
                raise Failure(where, "then: {key: value}", value)
            self._then(state, mapping(value, name), where, rng)
        elif name == "refused":
            if not isinstance(value, dict):
                raise Failure(where, _REFUSED, value)
            self._refused(state, dict(value), where, rng)
        elif name == "clock":
            self._clock(state, value, where, rng)
        else:
            actor = self._player(name, where, self._form())
            if actor != CHANCE:
                self._settle(state, rng)
            self._move(state, actor, _text(value, where), where)

    def _move(self, state: GameState, actor: int, move: str, where: str) -> None:
        refusal = state.check(actor, move)
        if refusal is not None:
            due = f"; {self._due(state)}" if actor == CHANCE else ""
            got = f"refused by {refusal.clause} {refusal.params}{due}"
            raise Failure(where, f"{self._name(actor)}: {move}", got)
        state.apply(actor, move)

    def _due(self, state: GameState) -> str:
        """Return whose move it is and, for chance, which moves are possible."""
        actors = state.actors()
        if actors != [CHANCE]:
            return f"no chance move is due, turn is {', '.join(map(self._name, actors)) or 'null'}"
        moves = [move for move, _ in state.outcomes()] or [state.draw(FastRng(0)).partition(" ")[0] + " …"]
        return f"due is {', '.join(moves[:6])}{', …' if len(moves) > 6 else ''}"

    def _refused(self, state: GameState, step: dict[str, Any], where: str, rng: Rng) -> None:
        clause = step.pop("clause", None)
        name, value = _single(step, where, _REFUSED)
        actor = self._actor(name, where, _REFUSED)
        move = _text(value, where)
        if actor != CHANCE:
            self._settle(state, rng)
        before = state.to_bytes()
        refusal = state.check(actor, move)
        got = refusal.clause if refusal is not None else "allowed"
        if clause is None and got in ("allowed", "notation"):  # a slip of the pen is no proof of a rule
            raise Failure(where, f"{name}: {move} refused by a clause of the sheet", got)
        if clause is not None and got != clause:
            raise Failure(where, f"{name}: {move} refused by {clause}", got)
        if state.to_bytes() != before:
            raise Failure(where, "nothing changed by a refused move", "a change")

    def _clock(self, state: GameState, value: Any, where: str, rng: Rng) -> None:
        if value != "timeout":
            raise Failure(where, "clock: timeout", f"clock: {value}")
        self._settle(state, rng)
        moves = moves_on_timeout(state)
        if not moves:
            raise Failure(where, "a time limit that is running", "none")
        for seat, move in moves:
            self._move(state, seat, move, where)

    def _settle(self, state: GameState, rng: Rng) -> None:
        while state.actors() == [CHANCE]:
            self.drew = True
            state.apply(CHANCE, state.draw(rng))

    def _then(self, state: GameState, expected: dict[str, Any], where: str, rng: Rng) -> None:
        if _one(expected.get("turn")) != "chance":
            self._settle(state, rng)
        described = self.speaker.describe(state)
        for key, value in expected.items():
            if key == "legal":
                self._legal(state, mapping(value, key), where)
            elif key == "sees":
                self._sees(state, mapping(value, key), where)
            elif key in _COMMON:
                got = _one(self._common(state, key))
                if _one(value) != got:
                    raise Failure(f"{where}, {key}", value, got)
            elif key not in described:
                known = sorted({*described, *_COMMON, "legal", "sees"})
                raise Failure(where, f"a key among {known}", key)
            elif self.speaker.differs(key, value, described[key]):
                raise Failure(f"{where}, {key}", value, described[key])

    def _common(self, state: GameState, key: str) -> Any:
        outcome = state.outcome()
        if key == "phase":
            return state.phase()
        if key == "over":
            return outcome is not None
        seats = state.actors() if key == "turn" else list(outcome.winners) if outcome else []
        return [self._name(seat) for seat in seats]

    def _legal(self, state: GameState, expected: dict[str, Any], where: str) -> None:
        for name, entry in expected.items():
            field = f"legal: {name}"
            wanted = mapping(entry, field, "{includes: […], excludes: […]}")
            only(wanted, ("includes", "excludes"), field)
            seat = self._actor(name, where, f"legal: a seat of {', '.join(self.game.seats)} or chance")
            moves = [move for move, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
            whole = bool(moves) if seat == CHANCE else state.enumerable(seat)
            for entry in listed(wanted.get("includes"), f"{field}: includes"):
                move = words(entry, f"{field}: includes", "a move")
                if move not in moves and (whole or state.check(seat, move) is not None):
                    raise Failure(f"{where}, legal {name}", f"includes {move}", moves)
            for entry in listed(wanted.get("excludes"), f"{field}: excludes"):
                move = words(entry, f"{field}: excludes", "a move or its beginning")
                hit = any(m == move or m.startswith(f"{move} ") for m in moves)
                if hit or (not whole and state.check(seat, move) is None):
                    raise Failure(f"{where}, legal {name}", f"excludes {move}", moves)

    def _sees(self, state: GameState, expected: dict[str, Any], where: str) -> None:
        for name, entry in expected.items():
            form = f"sees: a seat of {', '.join(self.playing)}"
            seat = self._player(name, where, form)
            if seat == CHANCE:
                raise Failure(where, form, name)
            shown = self.speaker.describe_view(state, seat)
            for key, value in mapping(entry, f"sees: {name}").items():
                if key == "legal":
                    self._legal(state, mapping(value, key), f"{where}, {name} sees")
                    continue
                if key in _COMMON:
                    got = _one(self._common(state, key))
                    wrong = _one(value) != got
                elif key in shown:
                    got = shown[key]
                    wrong = self.speaker.differs(key, value, got)
                else:
                    known = sorted({*shown, *_COMMON, "legal"})
                    raise Failure(f"{where}, sees {name}", f"a key among {known}", key)
                if wrong:
                    raise Failure(f"{where}, {name} sees {key}", value, got)

    def _actor(self, name: str, where: str, form: str) -> int:
        if name == "chance":
            return CHANCE
        if name not in self.game.seats:
            raise Failure(where, form, name)
        return self.game.seats.index(name)

    def _player(self, name: str, where: str, form: str) -> int:
        """Return the number of a seat that takes part, or CHANCE."""
        if name in self.game.seats and name not in self.playing:
            raise Failure(where, form, f"nobody sits at {name}")
        return self._actor(name, where, form)

    def _form(self) -> str:
        return f"one step: {', '.join(self.playing)} or chance with its move, refused, clock or then"

    def _name(self, actor: int) -> str:
        return "chance" if actor == CHANCE else self.game.seats[actor]


def _single(step: Any, where: str, form: str) -> tuple[str, Any]:
    """Return the only entry of a step; an entry without a value is what a missing comma leaves."""
    if not isinstance(step, dict) or len(step) != 1:
        lost = isinstance(step, dict) and len(step) > 1 and None in step.values()
        raise Failure(where, f"{form}; {COMMA}" if lost else form, step)
    name, value = next(iter(step.items()))
    return str(name), value


def _text(value: Any, where: str) -> str:
    if value is None or isinstance(value, (dict, list)):
        raise Failure(where, "a move in words", value)
    return str(value)


def _told(error: Exception) -> str:
    """Return the message of a reading error; other errors are bugs in the reader."""
    return str(error) if type(error) is ValueError else f"unreadable ({type(error).__name__}: {error})"


def _one(value: Any) -> Any:
    """Return the only seat of a list, or None if it is empty."""
    if isinstance(value, list):
        if not value:
            return None
        return value[0] if len(value) == 1 else value
    return value
