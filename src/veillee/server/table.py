"""A table: the fold of its log. Pure: no network, no disk, no clock of its own."""

import hashlib
import hmac
from typing import Any, Final

import msgspec

from veillee.core import CHANCE, SPECTATOR, Event, Game, GameState, SeedRng
from veillee.core.contract.reaction_state import keeps_time_limit
from veillee.server.entries import (
    AnyBody,
    Entry,
    Hinted,
    Moved,
    Rematched,
    SeatSet,
    Started,
    TookBack,
    Voted,
)
from veillee.server.messages import ClockRule, Status
from veillee.server.store.base import TableRow

REFUSALS_KEPT: Final = 256


class Seat:
    """Who sits where now."""

    __slots__ = ("kind", "left", "level", "name", "person", "reserved", "sat", "secret", "stand_in")

    def __init__(self) -> None:
        self.kind: str = "open"
        self.name = ""
        self.level = ""
        self.person = ""
        self.sat = ""
        """The last person who sat here."""
        self.secret = ""
        self.reserved = ""
        self.stand_in = False
        self.left = False
        """Its person has left the running game: whoever comes may have it from the bot."""

    @property
    def bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def awaited(self) -> bool:
        """Tell whether it is kept for somebody of the game before who has not come yet."""
        return bool(self.reserved) and not self.secret

    @property
    def human(self) -> bool:
        return self.kind == "human" and not self.stand_in


class Kept:
    """An entry with what was learnt when it was applied."""

    __slots__ = ("entry", "events", "heard", "hinted")

    def __init__(self, entry: Entry) -> None:
        self.entry: Final = entry
        self.events: list[Event] = []
        self.heard: list[str] | None = None
        """The move as each viewer heard it, spectators last; None: everybody heard it as it is."""
        self.hinted = False

    def heard_by(self, viewer: int) -> str:
        assert isinstance(self.entry.body, Moved)
        return self.entry.body.move if self.heard is None else self.heard[viewer if viewer != SPECTATOR else -1]


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
        self.kept: list[Kept] = []
        self.keys: dict[str, int] = {}
        self.withdrawn: set[int] = set()
        self.epoch = 0
        """Counts take-backs: a client of an earlier epoch needs a whole snapshot."""
        self.revision = 0
        """Counts changes of seats and status: what is told about the table itself."""
        self._actors: list[int] | None = None
        self.last_move: Kept | None = None
        self.position = 0
        """Number of the entry that made the present position."""
        self.moved_at = 0.0
        """When the running time limit began."""
        self.grace = 0.0
        """Seconds of outage since `moved_at`, given back."""
        self.hints: set[int] = set()
        self.consent: Consent | None = None
        self.votes: dict[int, set[int]] = {}
        self.rematch = ""

    # Questions

    def number(self, name: str) -> int | None:
        """Return the number of a seat's name, or None."""
        return self.names.index(name) if name in self.names else None

    def actor_name(self, actor: int) -> str:
        return "chance" if actor == CHANCE else self.game.seats[actor]

    @property
    def status(self) -> Status:
        if self.state is None:
            return "waiting"
        return "over" if self.over else "playing"

    @property
    def actors(self) -> list[int]:
        """Who acts in the present position; nobody before the start."""
        if self._actors is None:
            self._actors = self.state.actors() if self.state is not None else []
        return self._actors

    @property
    def over(self) -> bool:
        return self.state is not None and not self.actors

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

    def moves(self) -> list[Kept]:
        """Return the moves that stand, in order."""
        return [
            kept for kept in self.kept if isinstance(kept.entry.body, Moved) and kept.entry.seq not in self.withdrawn
        ]

    def position_before(self, seq: int) -> GameState:
        """Return the position before a move, folded anew."""
        state = self.game.new(self.settings)
        for kept in self.moves():
            body = kept.entry.body
            assert isinstance(body, Moved)
            if kept.entry.seq >= seq:
                break
            state.apply(body.actor, body.move)
        return state

    # The fold

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log."""
        kept = Kept(entry)
        body = entry.body
        if isinstance(body, Started):
            self.state = self.game.new(self.settings)
        elif isinstance(body, Moved):
            assert self.state is not None
            perform(self.state, kept, body, self.count)
        self._note(kept)
        self._look_for_end(kept)

    def take(self, draft: "Draft") -> None:
        """Take over a draft whose entries are stored."""
        self.state = draft.state
        for kept in draft.kept:
            self._note(kept)
        self._look_for_end(draft.kept[-1])

    def _look_for_end(self, last: Kept) -> None:
        if isinstance(last.entry.body, Moved) and self.over:
            self.revision += 1

    def _note(self, kept: Kept) -> None:
        entry = kept.entry
        body = entry.body
        self.seq = entry.seq
        self._actors = None
        self.kept.append(kept)
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        if isinstance(body, Moved):
            kept.hinted = body.actor in self.hints
            self.hints.discard(body.actor)
            self.votes.pop(body.actor, None)
            self.consent = None
            self.last_move = kept
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
        elif isinstance(body, Hinted):
            self.hints.add(body.seat)
        elif isinstance(body, TookBack):
            self._takeback(body, entry)
        elif isinstance(body, Voted):
            self.votes.setdefault(body.seat, set()).add(body.by)
        elif isinstance(body, Rematched):
            self.revision += 1
            self.rematch = body.table

    def _restart_limit(self, at: float) -> None:
        self.moved_at = at
        self.grace = 0.0

    def _seat(self, body: SeatSet) -> bool:
        """Seat somebody; tell whether it is somebody else than before, who has the whole time."""
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
        seat.person, seat.secret, seat.reserved = body.person, body.secret, body.reserved
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
            self.withdrawn.update(kept.entry.seq for kept in self.moves() if kept.entry.seq >= body.first)
            standing = self.moves()
            self.last_move = standing[-1] if standing else None
            self._restart_limit(entry.at)


class Draft:
    """Entries that are not stored yet, tried on a copy of the position."""

    def __init__(self, table: Table, at: float) -> None:
        self.table: Final = table
        self.at: Final = at
        self.state: GameState | None = table.state.copy() if table.state is not None else None
        self.kept: list[Kept] = []
        self.persons: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple([kept.entry for kept in self.kept])

    def add(self, body: AnyBody, key: str | None = None) -> None:
        """Add an entry, and the chance moves that follow it."""
        kept = Kept(Entry(self.table.seq + len(self.kept) + 1, self.at, body, key))
        if isinstance(body, Started):
            self.state = self.table.game.new(self.table.settings)
        elif isinstance(body, Moved):
            assert self.state is not None
            perform(self.state, kept, body, self.table.count)
        self.kept.append(kept)
        if isinstance(body, Started | Moved):
            self._settle()

    def _settle(self) -> None:
        """Draw what chance has to draw, each from the seed and its own number (promise 9)."""
        assert self.state is not None
        while self.state.actors() == [CHANCE]:
            number = self.table.seq + len(self.kept) + 1
            move = self.state.log_text(CHANCE, self.state.draw(SeedRng(self.table.row.seed, number)))
            body = Moved(CHANCE, move, "chance")
            kept = Kept(Entry(number, self.at, body))
            perform(self.state, kept, body, self.table.count)
            self.kept.append(kept)


def perform(state: GameState, kept: Kept, body: Moved, count: int) -> None:
    """Make a move and keep what each viewer hears of it."""
    heard = [state.heard(viewer, body.actor, body.move) for viewer in range(count)]
    heard.append(state.heard(SPECTATOR, body.actor, body.move))
    if heard.count(body.move) <= count:
        kept.heard = heard
    kept.events = state.apply(body.actor, body.move)
