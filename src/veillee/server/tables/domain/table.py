"""A table: the fold of its log. Pure: no network, no disk, no clock of its own."""

import hashlib
import hmac
from typing import Any, Final

import msgspec

from veillee.core import CHANCE, Game, GameState
from veillee.core.contract.reaction_state import ReactionState, keeps_time_limit, open_reaction
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.holidays import Holidays, Wish
from veillee.server.tables.domain.log.applied import AppliedEntry, perform
from veillee.server.tables.domain.log.applied_log import AppliedLog
from veillee.server.tables.domain.log.entries import (
    Ended,
    Entry,
    Hinted,
    Holiday,
    Moved,
    Paced,
    Paused,
    Rematched,
    Said,
    SeatSet,
    Started,
    TookBack,
    Voted,
)
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.rules import ClockRule, Pace, Status
from veillee.server.tables.domain.seat import Seat


class Consent:
    """A take-back that waits for answers."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.agreed: set[int] = set()


class Table:
    """Everything that follows from a table's row and log."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row: Final = row
        self.game: Final = game
        self.options: Final[dict[str, Any]] = msgspec.json.decode(row.options)
        self.settings: Final = game.read_options(self.options)
        self.clock: Final = msgspec.json.decode(row.clock, type=ClockRule)
        self.commitment: Final = hashlib.sha256(row.seed).hexdigest()
        self.count: Final = game.players(self.settings)
        self.names: Final[tuple[str, ...]] = game.seats[: self.count]
        self.seats: Final = [Seat() for _ in range(self.count)]
        self.state: GameState | None = None
        self.seq = 0
        self.applied: Final = AppliedLog()
        self.keys: dict[str, int] = {}
        self.said = 0
        """Lines of chat."""
        self.withdrawn: set[int] = set()
        self.epoch = 0
        """Counts take-backs: a client of an earlier epoch needs a whole snapshot."""
        self.revision = 0
        """Counts changes of seats and status: what is told about the table itself."""
        self._actors: list[int] | None = None
        self.last_move: AppliedEntry | None = None
        self.position = 0
        """Number of the entry that made the present position."""
        self.moved_at = 0.0
        """When the running time limit began."""
        self.grace = 0.0
        """Seconds of outage since `moved_at`, added to the limit."""
        self.hints: set[int] = set()
        self.consent: Consent | None = None
        self.votes: dict[int, set[int]] = {}
        self.holidays: Final = Holidays()
        self.rematch = ""
        self.ended = False
        """Whoever runs the server has ended the game."""
        self.pace: Pace = "normal"
        self.paused = False
        self._paused_at = 0.0

    # Questions

    def number(self, name: str) -> int | None:
        """Return the number of a seat's name, or None."""
        return self.names.index(name) if name in self.names else None

    def need_number(self, name: str) -> int:
        """Return the number of a seat's name, or refuse."""
        number = self.number(name)
        if number is None:
            raise table_error("no-seat", 404, seat=name)
        return number

    def actor_name(self, actor: int) -> str:
        return "chance" if actor == CHANCE else self.game.seats[actor]

    @property
    def status(self) -> Status:
        if self.ended:
            return "over"
        if self.state is None:
            return "waiting"
        return "over" if self.over else "playing"

    @property
    def actors(self) -> list[int]:
        """Who acts in the present position; nobody before the start."""
        if self._actors is None:
            self._actors = self.state.actors() if self.state is not None and not self.ended else []
        return self._actors

    @property
    def over(self) -> bool:
        """Tell whether the game was played to its end."""
        return self.state is not None and not self.ended and not self.actors

    @property
    def reaction(self) -> ReactionState | None:
        """Return the state while a reaction round is on."""
        return None if self.ended else open_reaction(self.state)

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" and not seat.awaited for seat in self.seats)

    def humans(self) -> list[int]:
        """Return the seats that a person holds and plays."""
        return [index for index, seat in enumerate(self.seats) if seat.human]

    def holds(self, seat: int, secret_hash: str) -> bool:
        """Tell whether a secret's hash is the one of a seat, in constant time."""
        wanted = self.seats[seat].secret
        return bool(wanted) and hmac.compare_digest(wanted, secret_hash)

    def moves(self) -> list[AppliedEntry]:
        """Return the moves that stand, in order."""
        return [
            applied
            for applied in self.applied
            if isinstance(applied.entry.body, Moved) and applied.entry.seq not in self.withdrawn
        ]

    def position_before(self, seq: int) -> GameState:
        """Return the position before a move, by applying the log again."""
        state = self.game.new(self.settings)
        for applied in self.moves():
            body = applied.entry.body
            assert isinstance(body, Moved)
            if applied.entry.seq >= seq:
                break
            state.apply(body.actor, body.move)
        return state

    # The fold

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log."""
        applied = AppliedEntry(entry)
        body = entry.body
        if isinstance(body, Started):
            self.state = self.game.new(self.settings)
        elif isinstance(body, Moved):
            assert self.state is not None
            perform(self.state, applied, body, self.count)
        self._note(applied)
        self._look_for_end(applied)

    def take(self, stored: list[AppliedEntry], state: GameState | None, actors: list[int] | None = None) -> None:
        """Take over entries that are stored, the position after the last of them, and who acts there if known."""
        self.state = state
        for applied in stored:
            self._note(applied)
        if actors is not None:
            self._actors = actors
        self._look_for_end(stored[-1])

    def _look_for_end(self, last: AppliedEntry) -> None:
        if isinstance(last.entry.body, Moved) and self.over:
            self.revision += 1

    def _note(self, applied: AppliedEntry) -> None:
        entry = applied.entry
        body = entry.body
        self.seq = entry.seq
        self._actors = None
        self.applied.append(applied)
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        if isinstance(body, Moved):
            if self.hints:
                applied.hinted = body.actor in self.hints
                self.hints.discard(body.actor)
            if self.votes:
                self.votes.pop(body.actor, None)
            self.consent = None
            self.last_move = applied
            self.position = entry.seq
            if self.state is None or not keeps_time_limit(self.state, body.move):
                self._restart_limit(entry.at)
        elif isinstance(body, SeatSet):
            self.revision += 1
            if self._seat(body) and body.seat in self.actors:
                self._restart_limit(entry.at)
        elif isinstance(body, Started):
            self.revision += 1
            self.position = entry.seq
            self._restart_limit(entry.at)
        elif isinstance(body, Said):
            self.said += 1
        elif isinstance(body, Hinted):
            self.hints.add(body.seat)
        elif isinstance(body, TookBack):
            self._takeback(body, entry)
        elif isinstance(body, Voted):
            self.votes.setdefault(body.seat, set()).add(body.by)
        elif isinstance(body, Holiday):
            self._rest(body, entry.at)
        elif isinstance(body, Paced):
            self.revision += 1
            self.pace = body.pace
        elif isinstance(body, Paused):
            self._pause(body, entry.at)
        elif isinstance(body, Rematched):
            self.revision += 1
            self.rematch = body.table
        elif isinstance(body, Ended):
            self.revision += 1
            self.ended = True
            self.consent = None
            self.position = entry.seq

    def _pause(self, body: Paused, at: float) -> None:
        """Rest or go on; the time of a pause is added to the running limit."""
        self.revision += 1
        if self.paused and not body.paused:
            self.grace += max(0.0, at - max(self._paused_at, self.moved_at))
        self.paused, self._paused_at = body.paused, at

    def _restart_limit(self, at: float) -> None:
        self.moved_at = at
        self.grace = 0.0
        self.holidays.restart()

    def _rest(self, body: Holiday, at: float) -> None:
        if body.step == "asked":
            self.holidays.wish = Wish(body.seat, body.days)
        elif body.step == "agreed" and self.holidays.wish is not None:
            self.holidays.wish.agreed.add(body.seat)
        elif body.step == "declined":
            self.holidays.wish = None
        elif body.step == "begun":
            self.holidays.take(at, body.until, self.moved_at)
            self.revision += 1

    def _seat(self, body: SeatSet) -> bool:
        """Seat somebody; return whether it is a different person, who then gets the full time."""
        seat = self.seats[body.seat]
        self.votes.pop(body.seat, None)
        if body.why == "stand-in":
            seat.stand_in = True
            seat.level = body.level
            return True
        seat.stand_in = False
        if body.why == "return":
            seat.level = ""
            return True
        another = body.holder == "human" and body.person != seat.sat
        seat.sat = body.person or seat.sat
        seat.left = (body.why == "leave" and self.state is not None) or (seat.left and body.holder != "human")
        seat.kind, seat.level = body.holder, body.level
        seat.name = body.name if body.holder != "open" else ""
        seat.person, seat.beside = body.person, body.beside
        seat.secret, seat.reserved = body.secret, body.reserved
        for voters in self.votes.values():
            voters.discard(body.seat)
        return another

    def _takeback(self, body: TookBack, entry: Entry) -> None:
        if body.step == "asked":
            self.consent = Consent(body.seat, body.first)
        elif body.step == "agreed" and self.consent is not None:
            self.consent.agreed.add(body.seat)
        elif body.step == "declined":
            self.consent = None
        elif body.step == "done":
            self.consent = None
            self.epoch += 1
            self.revision += 1
            self._actors = None
            self.position = entry.seq
            self.state = self.position_before(body.first)
            self.withdrawn.update(applied.entry.seq for applied in self.moves() if applied.entry.seq >= body.first)
            standing = self.moves()
            self.last_move = standing[-1] if standing else None
            self._restart_limit(entry.at)
