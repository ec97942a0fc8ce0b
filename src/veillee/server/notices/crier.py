"""Sees what happens at tables and in evenings, and calls those whom it concerns and who are not there."""

from collections import OrderedDict
from typing import Final, TypeVar

from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Proposed, Reopened
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.notices.notice import Kind, Notice
from veillee.server.notices.service import NoticeService
from veillee.server.tables.domain.clock import awaited, rules_limit
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.log.entries import Rematched
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.timing import Timer

_TURNS_KEPT: Final = 20_000
_SHORTEST_SECONDS: Final = 0.001

T = TypeVar("T")


class Turn:
    """A turn that began, and when its player is called."""

    __slots__ = ("due", "loaded", "position")

    def __init__(self, loaded: LoadedTable, due: float) -> None:
        self.loaded: Final = loaded
        self.position: Final = loaded.table.position
        self.due: Final = due


class Crier:
    """Calls people back. Only the process that stored a change calls, so that everybody is called once."""

    def __init__(self, notices: NoticeService, evenings: EveningService) -> None:
        self._notices: Final = notices
        self._evenings: Final = evenings
        self._tables: Final = evenings.tables
        self._turns: OrderedDict[tuple[str, int], Turn] = OrderedDict()
        """Table and seat of turns that began and were not called yet, the oldest first."""
        self._called: OrderedDict[tuple[str, int], None] = OrderedDict()
        """Those of turns that were called: each is called once."""
        self._timer: Timer | None = None
        """Until the oldest turn is due; one for every turn is too slow."""
        self._tables.takers.append(self._table_changed)
        evenings.takers.append(self._evening_changed)

    # Tables

    def _table_changed(self, loaded: LoadedTable, draft: Draft) -> None:
        self._look_for_turns(loaded)
        for entry in draft.entries:
            if isinstance(entry.body, Rematched):
                self._call_to_rematch(loaded, entry.body.seat)

    def _look_for_turns(self, loaded: LoadedTable) -> None:
        table = loaded.table
        patience = self._tables.settings.notice_seconds
        waiting = awaited(table) if table.status == "playing" and not rules_limit(table) else []
        for seat in range(table.count):
            turn = (loaded.name, seat)
            if seat not in waiting:
                self._turns.pop(turn, None)
                self._called.pop(turn, None)
            elif turn not in self._turns and turn not in self._called:
                _keep(self._turns, turn, Turn(loaded, self._tables.clock.monotonic() + patience))
        if self._timer is None:
            self._wait()

    def _wait(self) -> None:
        """Wait for the oldest turn."""
        for turn in self._turns.values():
            left = max(_SHORTEST_SECONDS, turn.due - self._tables.clock.monotonic())
            self._timer = self._tables.clock.call_later(left, self._call_to_turns)
            return

    def _call_to_turns(self) -> None:
        """Call those whose turns began long enough ago, and wait for the next."""
        self._timer = None
        now = self._tables.clock.monotonic()
        while self._turns and next(iter(self._turns.values())).due <= now:
            (name, seat), turn = self._turns.popitem(last=False)
            _keep(self._called, (name, seat), None)
            self._call_to_turn(turn, seat)
        self._wait()

    def _call_to_turn(self, turn: Turn, seat: int) -> None:
        """Call somebody who is still to move, and has not come meanwhile."""
        loaded, table = turn.loaded, turn.loaded.table
        person = table.seats[seat].keeper
        if table.position < turn.position or seat not in awaited(table) or not self._is_away(loaded, person):
            return
        page = f"/e/{table.row.evening}?table={loaded.name}" if table.row.evening else f"/t/{loaded.name}"
        names = tuple(each.name for each in table.seats if each.keeper != person and each.name)
        self._notices.tell(person, Notice("turn", page, f"turn-{loaded.name}", names, game=table.game))

    def _call_to_rematch(self, loaded: LoadedTable, asker: int) -> None:
        table = loaded.table
        mine = table.seats[asker].keeper
        notice = Notice(
            "rematch", f"/t/{loaded.name}", f"rematch-{loaded.name}", (table.seats[asker].name,), game=table.game
        )
        for person in {table.seats[seat].keeper for seat in table.humans()} - {mine}:
            if self._is_away(loaded, person):
                self._notices.tell(person, notice)

    def _is_away(self, loaded: LoadedTable, person: str) -> bool:
        """Tell whether a person is neither at a table nor in the room that it belongs to."""
        table: Table = loaded.table
        if not person or person in {table.seats[seat].keeper for seat in loaded.present()}:
            return False
        room = self._evenings.evenings.get(table.row.evening)
        guest = room.evening.of_person(person) if room is not None else None
        return room is None or guest is None or guest.handle not in room.here()

    # Evenings

    def _evening_changed(self, loaded: LoadedEvening, draft: EveningDraft) -> None:
        evening = loaded.evening
        again = evening.night > 1 and evening.nights[-1].began == draft.at
        for entry in draft.entries:
            body = entry.body
            if isinstance(body, Reopened) or (again and entry is draft.entries[0]):
                actor = getattr(body, "guest", "")
                self._call_to_evening(loaded, "evening", actor, [guest.handle for guest in evening.staying()])
            elif isinstance(body, Proposed):
                self._call_to_evening(loaded, "proposal", body.guest, [chair.guest for chair in body.chairs], body.game)

    def _call_to_evening(
        self, loaded: LoadedEvening, kind: Kind, actor: str, handles: list[str], game: str = ""
    ) -> None:
        evening = loaded.evening
        names = (evening.guests[actor].name,) if actor in evening.guests else ()
        page, tag = f"/e/{loaded.name}", f"evening-{loaded.name}"
        notice = Notice(kind, page, tag, names, evening.row.name, self._tables.games.get(game))
        here = {actor, *loaded.here()}
        away = dict.fromkeys(evening.guests[handle].phone for handle in handles if handle and handle not in here)
        for phone in away:
            self._notices.tell(evening.guests[phone].person, notice)


def _keep(turns: OrderedDict[tuple[str, int], T], turn: tuple[str, int], value: T) -> None:
    """Add a turn, and forget the oldest where there are too many."""
    turns[turn] = value
    if len(turns) > _TURNS_KEPT:
        turns.popitem(last=False)
