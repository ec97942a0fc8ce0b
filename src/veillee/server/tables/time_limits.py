"""Time limits: a timer for the running one, and moves for those whose time is up."""

from typing import TYPE_CHECKING, Final

from veillee.core.contract.reaction_state import moves_on_timeout
from veillee.server.tables.domain.clock import awaited, deadline
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.levels import BOT_LEVELS
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable

if TYPE_CHECKING:
    from veillee.server.tables.service import TableService

_SHORTEST_SECONDS: Final = 0.001


class TimeLimits:
    """Ends the limits of the tables in memory."""

    def __init__(self, service: "TableService") -> None:
        self._service: Final = service

    def set_timer(self, loaded: LoadedTable) -> None:
        """Set the timer for the end of the running limit."""
        loaded.stop_timer()
        end = deadline(loaded.table)
        if end is None or loaded.rests():
            return
        if self._service.tables.get(loaded.name) is loaded:  # else it was let go meanwhile
            wait = max(_SHORTEST_SECONDS, end - self._service.clock.time())
            loaded.timer = self._service.clock.call_later(wait, self.end, loaded)

    def end(self, loaded: LoadedTable) -> None:
        """Move for those whose time is up: by the game's own rule, otherwise as the weakest bot would."""
        loaded.timer = None
        if loaded.is_behind():
            self._service.keep_up(loaded)  # which sets the timer for the limit that runs now
            return
        table = loaded.table
        end = deadline(table)
        if end is None or table.state is None or loaded.rests():
            return
        if end > self._service.clock.time():
            self.set_timer(loaded)  # a timer may ring a little before its time (uvloop rounds it)
            return
        if moves_on_timeout(table.state):
            self._service.spawn(self._by_rule(loaded))
            return
        for seat in awaited(table):
            self._service.bots.think_for(loaded, seat, BOT_LEVELS[0], "clock")

    async def _by_rule(self, loaded: LoadedTable) -> None:
        position = loaded.table.position

        def plan(table: Table, now: float) -> Draft:
            draft = Draft(table, now)
            end = deadline(table)
            if table.state is not None and table.position == position and end is not None and end <= now:
                for index, (seat, move) in enumerate(moves_on_timeout(table.state)):
                    draft.move(seat, move, "clock", f"limit:{position}" if index == 0 else None)
            return draft

        await self._service.change(loaded, plan)
