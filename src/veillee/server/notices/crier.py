"""Sees what happens at tables and in evenings, and calls those whom it concerns and who are not there."""

from collections import OrderedDict
from typing import Final

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


class Crier:
    """Calls people back. Only the process that stored a change calls, so that everybody is called once."""

    def __init__(self, notices: NoticeService, evenings: EveningService) -> None:
        self._notices: Final = notices
        self._evenings: Final = evenings
        self._tables: Final = evenings.tables
        self._turns: OrderedDict[tuple[str, int], Timer] = OrderedDict()
        """Table and seat of turns that began, and the timer until the call: each is called once."""
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
        waiting = awaited(table) if table.status == "playing" and not rules_limit(table) else []
        for seat in range(table.count):
            turn = (loaded.name, seat)
            if seat not in waiting:
                timer = self._turns.pop(turn, None)
                if timer is not None:
                    timer.cancel()
            elif turn not in self._turns:
                if len(self._turns) >= _TURNS_KEPT:
                    self._turns.popitem(last=False)
                patience = self._tables.settings.notice_seconds
                self._turns[turn] = self._tables.clock.call_later(
                    patience, self._call_to_turn, loaded, seat, table.position
                )

    def _call_to_turn(self, loaded: LoadedTable, seat: int, position: int) -> None:
        """Call somebody who is still to move, and has not come meanwhile."""
        table = loaded.table
        person = table.seats[seat].keeper
        moved = (loaded.name, seat) not in self._turns or table.position < position
        if moved or seat not in awaited(table) or not self._is_away(loaded, person):
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
