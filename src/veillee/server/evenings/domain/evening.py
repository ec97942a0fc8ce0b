"""An evening: the fold of its log. Pure: no network, no disk, no clock of its own."""

from typing import Final, Literal

from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.entries import (
    Abandoned,
    Answered,
    Arrived,
    Began,
    Closed,
    Departed,
    LampPassed,
    Proposed,
    Reacted,
    Renamed,
    Reopened,
    RiddleAnswered,
    RiddleClosed,
    RiddlePosed,
    RiddleShown,
    Spoke,
    UntilSet,
    Wished,
    Withdrawn,
)
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.guest import Guest, handle_of
from veillee.server.evenings.domain.proposal import BegunGame, Proposal
from veillee.server.evenings.domain.riddle import EveningRiddle
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.evenings.domain.words import EveningStatus
from veillee.server.tables.domain.log.entries import Entry

Part = Literal["evening", "people", "proposals", "games", "nights", "riddle"]
PARTS: Final[tuple[Part, ...]] = ("evening", "people", "proposals", "games", "nights", "riddle")


class NightSpan:
    """One sitting of an evening."""

    def __init__(self, number: int, began: float) -> None:
        self.number: Final = number
        self.began: Final = began
        self.last = began


class Evening:
    """Everything that follows from an evening's row and log."""

    def __init__(self, row: EveningRow) -> None:
        self.row: Final = row
        self.seq = 0
        self.log: list[Entry] = []
        self.keys: dict[str, int] = {}
        self.guests: dict[str, Guest] = {}
        self.lamp = ""
        self.status: EveningStatus = "open"
        self.until: float | None = None
        self.proposals: dict[int, Proposal] = {}
        """Open ones, oldest first."""
        self.games: dict[str, BegunGame] = {}
        """Table -> game, in the order in which they began."""
        self.nights: list[NightSpan] = []
        self.riddle: EveningRiddle | None = None
        """Until it is put away."""
        self.riddle_day: int | None = None
        """The day whose riddle was asked last."""
        self.words = 0
        self.reactions = 0
        self.revisions: dict[Part, int] = dict.fromkeys(PARTS, 0)
        """Counts the changes of each part."""
        self._handles: dict[str, str] = {}

    # Questions

    def of_person(self, person: str) -> Guest | None:
        """Return who a person is here, also somebody who has gone; None: they never came."""
        handle = self._handles.get(person)
        return self.guests[handle] if handle is not None else None

    def need_guest(self, handle: str) -> Guest:
        """Return somebody who is in the evening, or refuse."""
        guest = self.guests.get(handle)
        if guest is None or guest.gone:
            raise evening_error("no-person", 404)
        return guest

    def need_proposal(self, number: int) -> Proposal:
        """Return an open proposal, or refuse."""
        proposal = self.proposals.get(number)
        if proposal is None:
            raise evening_error("no-proposal", 404)
        return proposal

    def need_riddle(self) -> EveningRiddle:
        """Return the riddle that is asked, or refuse."""
        if self.riddle is None:
            raise evening_error("no-riddle", 404)
        return self.riddle

    def need_game(self, table: str) -> BegunGame:
        """Return a game of the evening, or refuse."""
        game = self.games.get(table)
        if game is None:
            raise evening_error("no-game", 404)
        return game

    @property
    def maker(self) -> str:
        """Return the handle of whoever opened the evening."""
        return self._handles.get(self.row.host, "")

    @property
    def night(self) -> int:
        return len(self.nights)

    def staying(self) -> list[Guest]:
        """Return the people of the evening who have not gone, in the order of arrival."""
        return [guest for guest in self.guests.values() if not guest.gone]

    def beside(self, handle: str) -> list[Guest]:
        """Return who plays on somebody's phone beside them."""
        return [guest for guest in self.staying() if guest.beside == handle]

    def next_handle(self) -> str:
        return handle_of(len(self.guests) + 1)

    def free_name(self, name: str, guest: str = "") -> str:
        """Return a name that nobody else has: with a number where somebody does."""
        taken = {each.name.casefold() for each in self.guests.values() if each.handle != guest and not each.gone}
        number, free = 1, name
        while free.casefold() in taken:
            number += 1
            free = f"{name} {number}"
        return free

    # The fold

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log."""
        self.seq = entry.seq
        self.log.append(entry)
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        self._look_at_clock(entry)
        body = entry.body
        if isinstance(body, Spoke):
            self.words += 1
        elif isinstance(body, Reacted):
            self.reactions += 1
        elif isinstance(body, Proposed):
            self.proposals[entry.seq] = Proposal(entry.seq, entry.at, body)
            self._changed("proposals")
        elif isinstance(body, Answered):
            self.proposals[body.proposal].answer(body.guest, body.agree)
            self._changed("proposals")
        elif isinstance(body, Withdrawn):
            self.proposals.pop(body.proposal, None)
            self._changed("proposals")
        elif isinstance(body, Began):
            self._begin(entry.at, body)
        elif isinstance(body, Abandoned):
            self.games[body.table].abandoned = True
            self._changed("games")
        elif isinstance(body, LampPassed):
            self.lamp = body.guest
            self._changed("evening")
        elif isinstance(body, UntilSet):
            self.until = body.until
            self._changed("evening")
        elif isinstance(body, Closed):
            self.status = "closed"
            self.proposals.clear()
            self._put_riddle_away()
            self._changed("evening", "proposals")
        elif isinstance(body, Reopened):
            self.status = "open"
            self.until = None
            self._changed("evening")
        elif isinstance(body, Arrived | Departed | Renamed | Wished):
            self._read_person(body)
        elif isinstance(body, RiddlePosed | RiddleAnswered | RiddleShown | RiddleClosed):
            self._read_riddle(entry, body)

    def _read_person(self, body: Arrived | Departed | Renamed | Wished) -> None:
        self._changed("people")
        if isinstance(body, Arrived):
            guest = self.guests.get(body.guest)
            if guest is None:
                guest = self.guests[body.guest] = Guest(body.guest, body.person, body.name, body.beside)
                self._handles[body.person] = body.guest
            guest.name, guest.gone = body.name, ""
            if not self.lamp:
                self.lamp = body.guest
                self._changed("evening")
            return
        guest = self.guests[body.guest]
        if isinstance(body, Departed):
            guest.gone = body.why
            for proposal in self.proposals.values():
                proposal.forget(body.guest)
            self._changed("proposals")
        elif isinstance(body, Renamed):
            guest.name = body.name
        else:
            guest.wish = body.wish

    def _read_riddle(self, entry: Entry, body: RiddlePosed | RiddleAnswered | RiddleShown | RiddleClosed) -> None:
        if isinstance(body, RiddlePosed):
            self.riddle = EveningRiddle(entry.seq, entry.at, body)
            self.riddle_day = body.day
            self._changed("evening")
        elif isinstance(body, RiddleClosed):
            self.riddle = None
        elif self.riddle is not None and isinstance(body, RiddleAnswered):
            self.riddle.take(entry.at, body)
        elif self.riddle is not None:
            self.riddle.end(entry.at)
        self._changed("riddle")

    def _put_riddle_away(self) -> None:
        self.riddle = None
        self._changed("riddle")

    def _begin(self, at: float, body: Began) -> None:
        self.proposals.pop(body.proposal, None)
        self._put_riddle_away()
        self.games[body.table] = BegunGame(at, self.night, body)
        seated = {chair.guest for chair in body.chairs}
        for guest in self.guests.values():
            if guest.wish == "bench" and guest.handle not in seated:
                guest.wish = "play"  # they have sat one out
        self._changed("proposals", "games", "people", "nights")

    def _look_at_clock(self, entry: Entry) -> None:
        """Begin another night when the evening is opened again, or goes on after a long pause."""
        last = self.nights[-1] if self.nights else None
        if last is None or isinstance(entry.body, Reopened) or entry.at - last.last > limits.NIGHT_SECONDS:
            self.nights.append(NightSpan(len(self.nights) + 1, entry.at))
            self._put_riddle_away()
            self._changed("nights")
        self.nights[-1].last = entry.at

    def _changed(self, *parts: Part) -> None:
        for part in parts:
            self.revisions[part] += 1
