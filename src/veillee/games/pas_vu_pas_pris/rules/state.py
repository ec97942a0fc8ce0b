"""The state: the contract's words on the position's rules."""

from typing import Final

from librt.strings import BytesWriter

from veillee.core import CHANCE, Event, Outcome, Refusal, Rng
from veillee.core.contract.refusal import not_a_move
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import WouldSettle
from veillee.games.pas_vu_pas_pris.knowledge.observation import observe
from veillee.games.pas_vu_pas_pris.knowledge.report import report_of
from veillee.games.pas_vu_pas_pris.notation import parse, read_question, write, write_move
from veillee.games.pas_vu_pas_pris.rules import chance, legal
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    NO_PIECE,
    NO_SIDE,
    SEAT_OF_SIDE,
    SIDE_OF_SEAT,
    Side,
    full_name,
)
from veillee.games.pas_vu_pas_pris.rules.codec import encode
from veillee.games.pas_vu_pas_pris.rules.effects import carry
from veillee.games.pas_vu_pas_pris.rules.events import Recorder, pose_of
from veillee.games.pas_vu_pas_pris.rules.flow.score import judge
from veillee.games.pas_vu_pas_pris.rules.furnish import advise
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Layout, LoggedMove, Move, Plan, Rest, is_chance
from veillee.games.pas_vu_pas_pris.rules.numbers import Numbers
from veillee.games.pas_vu_pas_pris.rules.position import OVER, PLAN, Position
from veillee.games.pas_vu_pas_pris.rules.refusals import refuse, refuse_preview
from veillee.games.pas_vu_pas_pris.schema.options import Options
from veillee.games.pas_vu_pas_pris.schema.view import Preview, View, foresee, see

_REHEARSAL_MS: Final = 120_000


class _Trial:
    """A move that was tried on a copy: what is kept for `apply`, so that nothing is worked out twice."""

    def __init__(self, actor: int, move: str, after: "State", recorder: Recorder) -> None:
        self.actor: Final = actor
        self.move: Final = move
        self.after: Final = after
        self.recorder: Final = recorder


class State(Position):
    """A position of Pas Vu Pas Pris with its rules. Nothing hidden is stored: cards are drawn when they are due."""

    def __init__(self, options: Options, hall: Hall, numbers: Numbers | None = None) -> None:
        super().__init__(options, hall, numbers)
        # What was offered since the last move.
        self._offers: dict[int, list[str]] = {}
        self._trial: _Trial | None = None

    # Who acts

    def actors(self) -> list[int]:
        return [CHANCE if side == NO_SIDE else SEAT_OF_SIDE[side] for side in legal.acting(self)]

    def phase(self) -> str:
        return self.phase_name

    # Moves

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        offers = self._offers.get(seat)
        if offers is None:
            offers = legal.offers(self, SIDE_OF_SEAT[seat])
            self._offers[seat] = offers
        return offers.copy()

    def enumerable(self, seat: int) -> bool:
        return legal.is_enumerable(self)

    def check(self, actor: int, move: str) -> Refusal | None:
        if self._tried(actor, move) is not None:
            return None
        logged = parse(move)
        if logged is None:
            return not_a_move(move)
        refusal = self._forbidden(actor, logged.move)
        if refusal is not None or not isinstance(logged.move, (Plan, Furnish, Layout)):
            return refusal
        after, recorder = self.copy(), Recorder()
        refusal = _carry(after, actor, logged, recorder)
        if refusal is None:
            self._trial = _Trial(actor, move, after, recorder)
        if refusal is not None and isinstance(logged.move, Furnish):
            return advise(self, logged.move, refusal)
        return refusal

    def apply(self, actor: int, move: str) -> list[Event]:
        trial = self._tried(actor, move)
        self._offers = {}
        self._trial = None
        if trial is not None:
            self.hall = trial.after.hall
            trial.after.copy_into(self)
            return trial.recorder.events
        logged = parse(move)
        assert logged is not None
        recorder = Recorder()
        refusal = _carry(self, actor, logged, recorder)
        assert refusal is None, refusal
        return recorder.events

    def _tried(self, actor: int, move: str) -> _Trial | None:
        """Return what a move led to, if it was the last one tried in this position."""
        trial = self._trial
        return trial if trial is not None and trial.actor == actor and trial.move == move else None

    def spelling(self, actor: int, move: str) -> str:
        """Return the one spelling of a move."""
        logged = parse(move)
        return move if logged is None else write(logged)

    def random_move(self, seat: int, rng: Rng) -> str:
        """Return a random legal move of a seat, without weighing all that are worth offering."""
        if legal.is_enumerable(self):
            moves = self.legal(seat)
            return moves[rng.below(len(moves))]
        side = SIDE_OF_SEAT[seat]
        proposal = legal.random_proposal(self, side, rng)
        after, recorder = self.copy(), Recorder()
        if not _carry_still(after, side, proposal, recorder):
            return write_move(legal.random_fallback(self, side, rng))
        move = write_move(proposal)
        self._trial = _Trial(seat, move, after, recorder)
        return move

    def log_text(self, actor: int, move: str) -> str:
        """Return the move with where leaning and settling pieces came to rest, so that replays never simulate."""
        logged = parse(move)
        if logged is None:
            return move
        proposal = logged.move
        if isinstance(proposal, Furnish) and proposal.rest is not None:
            proposal = _with_rest(proposal, None)
        after, recorder = self.copy(), Recorder()
        refusal = self._forbidden(actor, proposal)
        if refusal is not None or _carry(after, actor, LoggedMove(proposal), recorder) is not None:
            return write_move(proposal)
        leans = isinstance(proposal, Furnish) and proposal.lean
        if isinstance(proposal, Furnish) and leans:
            proposal = _with_rest(proposal, recorder.leaned)
        text = write(LoggedMove(proposal, tuple(recorder.settled)))
        if not leans and not recorder.settled:
            self._trial = _Trial(actor, text, after, recorder)
        return text

    def _forbidden(self, actor: int, move: Move) -> Refusal | None:
        """Return why the actor may not make the move, but for where things come to stand."""
        if is_chance(move) != (actor == CHANCE):
            return not_a_move(write_move(move))
        if actor == CHANCE:
            return chance.refuse_chance(self, move)
        return refuse(self, SIDE_OF_SEAT[actor], move)

    def preview(self, seat: int, move: str, ask: str) -> Preview | Refusal | None:
        """Show where everything would stand after a move, and what a door would see: `look south 3`."""
        question = read_question(ask) if ask else None
        if ask and question is None:
            return None
        refusal = refuse_preview(self, SIDE_OF_SEAT[seat], question is not None)
        if refusal is not None:
            return refusal
        after = self.copy()
        put = NO_PIECE
        if move:
            logged = parse(move)
            assert logged is not None
            assert _carry(after, seat, logged, Recorder()) is None
            put = logged.move.piece if isinstance(logged.move, Furnish) else NO_PIECE
        look = None if question is None else report_of(after.look_from(question.side, question.door))
        return foresee(after, look, put)

    def bot_delay_ms(self) -> int:
        """At a rehearsal, leave people the time to look: nobody does when all others have planned (PVP-T4)."""
        return _REHEARSAL_MS if self.options.rehearsal and self.phase_name == PLAN else super().bot_delay_ms()

    # Chance

    def outcomes(self) -> list[tuple[str, int]]:
        return [(write_move(move), weight) for move, weight in chance.outcomes(self)]

    def draw(self, rng: Rng) -> str:
        return chance.draw(self, rng)

    # Knowledge

    def view(self, viewer: int) -> View:
        return see(self, _viewing_side(viewer), legal.acting(self))

    def observe(self, viewer: int, observation: BytesWriter) -> None:
        observe(self, _viewing_side(viewer), legal.acting(self), observation)

    def visible(self) -> list[str]:
        """Return whom the keyhole would see now, by side and name; nobody at the table is told (PVP-T4)."""
        if self.keyhole_side == NO_SIDE or self.keyhole_door == 0:
            return []
        seen = self.look_from(self.keyhole_side, self.keyhole_door).seen
        return [full_name(ghost) for ghost in range(ALL_GHOSTS) if full_name(ghost) in seen]

    def determinize(self, viewer: int, rng: Rng) -> "State":
        # Nothing hidden is stored: what is still to be drawn is drawn when it is due.
        return self.copy()

    # The end

    def outcome(self) -> Outcome | None:
        return judge(self) if self.phase_name == OVER else None

    # A value

    def copy(self) -> "State":
        other = State(self.options, self.hall.copy(), self.numbers)
        self.copy_into(other)
        return other

    def to_bytes(self) -> bytes:
        return encode(self)


def _viewing_side(viewer: int) -> Side:
    return SIDE_OF_SEAT[viewer] if viewer >= 0 else NO_SIDE


def _carry(state: State, actor: int, logged: LoggedMove, recorder: Recorder) -> Refusal | None:
    """Carry a move out, with the rests that the log knows."""
    state.hall.rests = [pose_of(piece, rest) for piece, rest in logged.settled]
    side = NO_SIDE if actor == CHANCE else SIDE_OF_SEAT[actor]
    refusal = carry(state, side, logged.move, recorder)
    state.hall.rests = []
    return refusal


def _carry_still(state: State, side: Side, move: Move, recorder: Recorder) -> bool:
    """Try a move, and tell whether it can be made without letting a piece fall.

    What has to be simulated may differ between machines, and random games are compared.
    """
    state.hall.simulates = False
    try:
        return carry(state, side, move, recorder) is None
    except WouldSettle:
        return False
    finally:
        state.hall.simulates = True


def _with_rest(move: Furnish, rest: Rest | None) -> Furnish:
    return Furnish(move.piece, move.x, move.y, move.yaw, move.face, move.level, move.lean, rest)
