"""A table's reaction rounds: touches are timed, held until the arbiter's verdict, then stored together.

The arbiter belongs to one process: the players of a reaction game should be connected to the same one. Over
several processes the log stays right, but each process only orders the touches that it has heard itself.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from veillee.core import CHANCE
from veillee.core.contract.reaction_state import ReactionState, open_reaction
from veillee.core.reaction_words import split
from veillee.server.reaction.arbiter import (
    EARLY,
    FASTEST,
    IMPOSSIBLE,
    OVER,
    UNSHOWN,
    WAITING,
    Arbiter,
    Reaction,
    spell,
)
from veillee.server.reaction.latency import Latency
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.log.applied import AppliedEntry
from veillee.server.tables.domain.log.entries import Moved
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.timing import Timer

if TYPE_CHECKING:
    from veillee.server.tables.service import TableService

_log: Final = logging.getLogger("veillee.referee")
_REFUSED: Final = {IMPOSSIBLE: "impossible", WAITING: "waiting", OVER: "late", UNSHOWN: "early"}


class Referee:
    """Orders the touches of one table by reaction."""

    def __init__(self, service: "TableService", loaded: LoadedTable) -> None:
        self._service: Final = service
        self._loaded: Final = loaded
        self._arbiter: Final = Arbiter(loaded.table.count)
        self.round = 0
        """The position in which the present round was first seen; 0 between rounds."""
        self._calm = -1
        """The last number of the log before the present round; -1: not known yet."""
        self._shown_at = 0.0
        """The moment at which the start of the round may leave the server."""
        self._touches: dict[int, tuple[str, asyncio.Future[int]]] = {}
        """Seat -> key and answer of the touch that waits for the verdict."""
        self._timer: Timer | None = None
        self._suspected: set[int] = set()

    def _now_ms(self) -> float:
        """Return the moment in milliseconds, for durations only."""
        return self._service.clock.monotonic() * 1000

    # The round

    def follow(self) -> None:
        """Notice that a round has begun or ended; called after every change of the table."""
        racing = self._loaded.table.reaction is not None
        if not racing:
            self._calm = self._loaded.table.seq
        elif self._calm < 0:
            self._calm = self._look_for_calm()
        if racing and not self.round:
            self.round = self._loaded.table.position
            self._begin()
        elif not racing and self.round:
            self.round = 0
            self._release(table_error("late"))

    def _begin(self) -> None:
        arbiter = self._arbiter
        latencies = self._latencies()
        for seat in range(self._loaded.table.count):
            arbiter.latencies[seat] = latencies.get(seat) or Latency(local=True)
        arbiter.begin(tuple(latencies))
        roll = self._service.settings.roll_seconds * (1 + secrets.randbelow(667) / 1000)
        self._shown_at = self._now_ms() + roll * 1000
        self._loaded.table.grace += roll
        self._reveal()
        for seat, holder in enumerate(self._loaded.table.seats):
            if holder.bot:
                arbiter.sent(seat, self._shown_at)

    def _reveal(self) -> None:
        """Wake everybody when the roll has ended; a timer may fire slightly early (uvloop rounds it)."""
        left = self.rolling()
        if left:
            self._service.clock.call_later(max(left, 0.001), self._reveal)
        else:
            self._loaded.wake()
            asyncio.get_running_loop().call_soon(self._time_all)

    def _time_all(self) -> None:
        """Time everybody from the reveal at the latest: a player may have seen the dice from another seat."""
        if self.round:
            self.sent(tuple(range(self._loaded.table.count)))

    def _look_for_calm(self) -> int:
        """Return the last number before a round that was on when the table was loaded."""
        table = self._loaded.table
        state = table.game.new(table.settings)
        calm = 0
        for applied in table.moves():
            body = applied.entry.body
            assert isinstance(body, Moved)
            state.apply(body.actor, body.move)
            if open_reaction(state) is None and state.actors() != [CHANCE]:
                calm = applied.entry.seq
        return calm

    def moves_shown(self) -> list[AppliedEntry]:
        """Return the moves that may be told outside the table: a round that is on is told with its verdict."""
        moves = self._loaded.table.moves()
        return [applied for applied in moves if applied.entry.seq <= self._calm] if self.round else moves

    def rolling(self) -> float:
        """Return the seconds until the start of the round may be shown, which nobody can foresee."""
        return max(0.0, self._shown_at - self._now_ms()) / 1000 if self.round else 0.0

    def _latencies(self) -> dict[int, Latency]:
        """Return the latencies of the seats that are alone at their screen; the others are local."""
        latencies: dict[int, Latency] = {}
        for watcher in self._loaded.watchers:
            if len(watcher.held) == 1 and not self._loaded.table.seats[watcher.held[0]].bot:
                latencies[watcher.held[0]] = watcher.latency
        return latencies

    def sent(self, seats: tuple[int, ...]) -> None:
        """Note that the start of the round was written to a socket."""
        if self.round:
            for seat in seats:
                self._arbiter.sent(seat, self._now_ms())
            self._set_timer()

    def seen(self, seats: tuple[int, ...]) -> None:
        """Note that a screen shows the start of the round."""
        if self.round:
            for seat in seats:
                self._arbiter.seen(seat, self._now_ms())

    def moved(self, seat: int) -> None:
        """Note that a seat has moved: if it can do nothing more in this round, it is not waited for."""
        if self.round and seat not in self._loaded.table.actors:
            self._arbiter.gave_up(seat)
            self._set_timer()

    # A touch

    async def touch(self, seat: int, move: str, key: str) -> int:
        """Take a touch and wait for the verdict; return its number in the log."""
        waiting = self._touches.get(seat)
        if waiting is not None and waiting[0] == key:
            return await asyncio.shield(waiting[1])
        now = self._now_ms()
        bare, moment = split(move)
        claimed = float("nan") if moment is None else float(moment)  # nothing claimed is the whole delay
        state = self._loaded.table.state
        assert isinstance(state, ReactionState)
        refusal = state.check(seat, f"{bare} at={FASTEST}")  # as the verdict is going to spell it
        if refusal is not None:
            raise TableError(refusal)
        answer = self._arbiter.touch(seat, now, claimed, bare, state.ends_round(seat, bare))
        if answer == EARLY:
            early = max(0, self._arbiter.moment(seat, now, claimed))
            raise TableError(state.check(seat, f"{bare} at={early}") or table_error("no-turn").refusal)
        if answer == IMPOSSIBLE:
            _log.info(
                "touch faster than its line: table=%s seat=%s",
                self._loaded.table.row.id,
                self._loaded.table.names[seat],
            )
        if answer in _REFUSED:
            raise table_error(_REFUSED[answer])
        self._suspect(seat)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._touches[seat] = (key, future)
        self._set_timer()
        return await asyncio.shield(future)

    def _suspect(self, seat: int) -> None:
        """Log, once per seat, touches that a machine may have made."""
        table = self._loaded.table
        if seat in self._suspected or table.seats[seat].bot or not self._arbiter.machine_like(seat):
            return
        self._suspected.add(seat)
        _log.info("touches like a machine's: table=%s seat=%s", table.row.id, table.names[seat])

    # The verdict

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = self._now_ms()
        due = self._arbiter.due(now)
        if due is not None:
            self._timer = self._service.clock.call_later(max(0.0, due - now) / 1000, self._judge)

    def _judge(self) -> None:
        self._timer = None
        judged = self._arbiter.verdict(self._now_ms())
        if judged:
            self._service.spawn(self._store(judged))
        self._set_timer()

    async def _store(self, judged: list[Reaction]) -> None:
        """Store a verdict: all its touches together, each with what it was measured by."""
        spelled = spell(judged)
        keys = [self._touches[reaction.seat][0] for reaction in judged]

        def plan(table: Table, now: float) -> Draft:
            draft = Draft(table, now)
            for reaction, (seat, move), key in zip(judged, spelled, keys):
                draft.move(seat, move, "bot" if table.seats[seat].bot else "person", key, _measured(reaction))
            return draft

        try:
            await self._service.change(self._loaded, plan, keys[0])
            for reaction, key in zip(judged, keys):
                self._answer(reaction.seat, self._loaded.table.keys[key])
        except (TableError, StoreError) as error:
            for reaction in judged:
                self._answer(reaction.seat, error)

    def _answer(self, seat: int, answer: int | Exception) -> None:
        waiting = self._touches.pop(seat, None)
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, int):
            waiting[1].set_result(answer)
        else:
            waiting[1].set_exception(answer)

    def _release(self, error: Exception) -> None:
        """Answer the touches that were still waiting when the round ended."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for seat in self._arbiter.waiting():
            self._answer(seat, error)


def _measured(reaction: Reaction) -> dict[str, float]:
    return {
        "elapsed": round(reaction.elapsed, 1),
        "claimed": round(reaction.claimed, 1),
        "effective": reaction.at,
        "floor": round(reaction.floor, 1),
        "cap": round(reaction.cap, 1),
    }
