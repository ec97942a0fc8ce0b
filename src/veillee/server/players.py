"""Bots at the tables: whose turn it is, thinking beside the event loop, moving through the same door as people."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from veillee.core import FastRng
from veillee.core.contract.reaction_state import moves_on_timeout, open_reaction
from veillee.core.reaction_words import split
from veillee.server.clock import awaited, deadline
from veillee.server.entries import Moved
from veillee.server.live import Live
from veillee.server.refuse import Refuse, refuse
from veillee.server.store import StoreError
from veillee.server.table import Draft, Table
from veillee.server.work import Advice, Task, WorkError
from veillee.server.work.think import levels

if TYPE_CHECKING:
    from veillee.server.house import House

_PATIENCE: Final = 5.0
_DELAY_MS: Final = 1500
_AGAIN_SECONDS: Final = 2.0
_log: Final = logging.getLogger("veillee.players")


class Players:
    """Moves for bots, for people whose time is over, and advises those who ask."""

    def __init__(self, house: "House") -> None:
        self._house: Final = house

    def nudge(self, live: Live) -> None:
        """Let the bots that are to move think, unless they do already."""
        table = live.table
        if table.state is None or live.guide.waits():
            return
        for seat in table.actors:
            if seat < 0 or not table.seats[seat].bot or (table.position, seat) in live.thinking:
                continue
            if live.watchers or table.humans():
                live.thinking.add((table.position, seat))
                self._house.spawn(self._move(live, seat, table.seats[seat].level, "bot"))

    def nudge_later(self, live: Live) -> None:
        """Look after a while whether a bot of another process has moved."""
        loop = asyncio.get_running_loop()
        loop.call_later(_PATIENCE, self._nudge_if_still, live, live.table.seq)

    def _nudge_if_still(self, live: Live, seq: int) -> None:
        if live.table.seq == seq and self._house.tables.get(live.table.row.id) is live:
            self.nudge(live)

    def time_out(self, live: Live) -> None:
        """Move for those whose time limit is over."""
        live.timer = None
        table = live.table
        end = deadline(table)
        if end is None or table.state is None or live.guide.waits():
            return
        if end > time.time():
            self._house.set_timer(live)  # a timer may ring a little before its time (uvloop rounds it)
            return
        if moves_on_timeout(table.state):
            self._house.spawn(self._end_limit(live))
            return
        for seat in awaited(table):
            if (table.position, seat) not in live.thinking:
                live.thinking.add((table.position, seat))
                self._house.spawn(self._move(live, seat, levels(table.game)[0], "clock"))

    async def advise(self, live: Live, seat: int) -> Advice:
        """Return what the strongest bot would do, and why: one thought for each position, however often it is asked."""
        position, thought = live.advice.get(seat, (-1, None))
        if thought is None or position != live.table.position or _failed(thought):
            task = self._task(live.table, seat, levels(live.table.game)[-1])
            thought = asyncio.get_running_loop().create_task(self._house.work.advise(task))
            live.advice[seat] = (live.table.position, thought)
        return await asyncio.shield(thought)

    def _task(self, table: Table, seat: int, level: str) -> Task:
        """Return what a bot may know: the position with everything else guessed (promise 3)."""
        assert table.state is not None
        imagined = table.state.determinize(seat, FastRng(secrets.randbits(60)))
        return Task(table.game.id, imagined.to_bytes(), seat, level, secrets.randbits(60))

    async def _move(self, live: Live, seat: int, level: str, by: Literal["bot", "clock"]) -> None:
        table = live.table
        position = table.position
        began = time.perf_counter()
        shown = began + live.referee.rolling()
        race = live.referee.round
        try:
            move = await self._think(table, seat, level)
            self._house.metrics.thinking_seconds.observe(time.perf_counter() - began)
            if live.referee.round == race and not live.guide.waits():
                await self._submit(live, seat, move, by, position, shown)
        except Refuse:
            pass  # the position has moved on meanwhile
        except StoreError as error:
            _log.warning("table %s: a bot's move is not stored: %s", table.row.id, error)
            await asyncio.sleep(1)
        finally:
            live.thinking.discard((position, seat))
        self.nudge(live)

    async def _submit(
        self, live: Live, seat: int, move: str, by: Literal["bot", "clock"], position: int, shown: float
    ) -> None:
        key = f"{seat}:{by}:{position}"
        race = live.referee.round
        state = live.table.state
        if (racing := open_reaction(state)) is not None and racing.is_reaction(move):
            wait = _reaction(move) - (time.perf_counter() - shown)
            await asyncio.sleep(max(0.0, wait))
            # A hand that was on its way when the round ended, or when its person came, stays up.
            wanted = by == "clock" or (live.table.seats[seat].bot and not live.guide.waits())
            if live.referee.round == race and wanted:
                await live.referee.touch(seat, move, key)
            return
        if state is not None and len(live.table.actors) > 1 and by == "bot":
            people = any(not live.table.seats[one].bot for one in live.table.actors)
            await asyncio.sleep((state.bot_delay_ms() if people else _DELAY_MS) / 1000)  # people go first
            if live.guide.waits():
                return
        await self._house.change(live, _plan(seat, move, by, position), key)
        live.referee.moved(seat)

    async def _think(self, table: Table, seat: int, level: str) -> str:
        """Return a bot's move; while nobody who thinks can be reached, wait for them."""
        position = table.position
        while table.position == position and table.state is not None:
            try:
                return await self._house.work.choose(self._task(table, seat, level))
            except WorkError as error:
                _log.warning("table %s: nobody thinks for a bot (%s); asking again", table.row.id, error)
                await asyncio.sleep(_AGAIN_SECONDS)
            except Exception:
                _log.exception("table %s: a bot of level %s failed and moves at random", table.row.id, level)
                if legal := table.state.legal(seat):
                    return secrets.choice(legal)
                break
        raise refuse("no-turn")

    async def _end_limit(self, live: Live) -> None:
        position = live.table.position

        def plan(table: Table, now: float) -> Draft:
            draft = Draft(table, now)
            end = deadline(table)
            if table.state is not None and table.position == position and end is not None and end <= now:
                for index, (seat, move) in enumerate(moves_on_timeout(table.state)):
                    draft.add(Moved(seat, move, "clock"), f"limit:{position}" if index == 0 else None)
            return draft

        await self._house.change(live, plan)


def _failed(thought: asyncio.Task[Advice]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def _reaction(move: str) -> float:
    """Return the seconds after which a bot's hand is there."""
    return (split(move)[1] or 0) / 1000


def _plan(seat: int, move: str, by: Literal["bot", "clock"], position: int) -> Callable[[Table, float], Draft]:
    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        wanted = table.seats[seat].bot if by == "bot" else True
        alone = len(table.actors) == 1
        if table.state is None or not wanted or (alone and table.position != position):
            return draft
        kept = table.state.log_text(seat, move)
        refusal = table.state.check(seat, kept)
        if refusal is not None:
            raise Refuse(refusal)
        draft.add(Moved(seat, kept, by), f"{seat}:{by}:{position}")
        return draft

    return plan
