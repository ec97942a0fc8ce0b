"""Bots at the tables: they think outside the event loop and move the same way as people."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final, Literal

from veillee.bots.file_player import PlayerFailed
from veillee.core import FastRng
from veillee.core.contract.reaction_state import open_reaction
from veillee.core.reaction_words import split
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.levels import BOT_LEVELS
from veillee.server.tables.domain.rules import Pace
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.work.base import Advice, Task, WorkError

if TYPE_CHECKING:
    from veillee.server.tables.service import Plan, TableService

_OTHERS_SECONDS: Final = 5.0
"""How long a bot of another process is waited for."""
_DELAY_MS: Final = 1500
_AGAIN_SECONDS: Final = 2.0
_AFTER_STORE_ERROR_SECONDS: Final = 1.0
_SEED_BITS: Final = 60
_TAKES_SECONDS: Final[dict[Pace, tuple[float, float]]] = {"calm": (1.4, 2.5), "normal": (0.8, 1.7), "brisk": (0.0, 0.0)}
"""From how long to how long a bot takes for a move, thinking included: as a person would."""
_log: Final = logging.getLogger("veillee.bots")

ByBot = Literal["bot", "clock"]


class BotDriver:
    """Moves for bots and for people whose time is up, and gives hints."""

    def __init__(self, service: "TableService") -> None:
        self._service: Final = service

    def nudge(self, loaded: LoadedTable) -> None:
        """Let the bots whose turn it is think, unless they already do."""
        table = loaded.table
        bots = [seat for seat in table.actors if seat >= 0 and table.seats[seat].bot]
        if bots and not loaded.rests() and (loaded.watchers or table.humans()):
            for seat in bots:
                self.think_for(loaded, seat, table.seats[seat].level, "bot")

    def think_for(self, loaded: LoadedTable, seat: int, level: str, by: ByBot) -> None:
        """Think about a seat's move and make it, unless that is already under way."""
        thought = (loaded.table.position, seat)
        if thought not in loaded.thinking:
            loaded.thinking.add(thought)
            self._service.spawn(self._move(loaded, seat, level, by, loaded.table.position))

    def nudge_later(self, loaded: LoadedTable) -> None:
        """Check after a while whether another process has moved its bot."""
        self._service.clock.call_later(_OTHERS_SECONDS, self._nudge_if_still, loaded, loaded.table.seq)

    def _nudge_if_still(self, loaded: LoadedTable, seq: int) -> None:
        if loaded.table.seq == seq and self._service.tables.get(loaded.table.row.id) is loaded:
            self.nudge(loaded)

    async def advise(self, loaded: LoadedTable, seat: int) -> Advice:
        """Return what the strongest bot would do, and why; think only once per position, however often asked."""
        position, thought = loaded.advice.get(seat, (-1, None))
        if thought is None or position != loaded.table.position or _failed(thought):
            task = self._task(loaded.table, seat, BOT_LEVELS[-1])
            thought = asyncio.get_running_loop().create_task(self._advise(loaded, task))
            loaded.advice[seat] = (loaded.table.position, thought)
        return await asyncio.shield(thought)

    async def _advise(self, loaded: LoadedTable, task: Task) -> Advice:
        async with self._service.turns.turn(loaded.share()):
            return await self._service.work.advise(task)

    async def _move(self, loaded: LoadedTable, seat: int, level: str, by: ByBot, position: int) -> None:
        table = loaded.table
        clock = self._service.clock
        began = clock.monotonic()
        shown = began + loaded.referee.rolling()
        race = loaded.referee.round
        try:
            move = await self._think(loaded, seat, level, position)
            self._service.metrics.thought(clock.monotonic() - began)
            if loaded.referee.round == race and not loaded.rests():
                await self._submit(loaded, seat, move, by, position, began, shown)
        except TableError:
            pass  # the position has moved on meanwhile
        except StoreError as error:
            _log.warning("table %s: a bot's move is not stored: %s", table.row.id, error)
            await clock.sleep(_AFTER_STORE_ERROR_SECONDS)
        finally:
            loaded.thinking.discard((position, seat))
        self.nudge(loaded)

    async def _submit(
        self, loaded: LoadedTable, seat: int, move: str, by: ByBot, position: int, began: float, shown: float
    ) -> None:
        key = f"{seat}:{by}:{position}"
        clock = self._service.clock
        race = loaded.referee.round
        state = loaded.table.state
        if (racing := open_reaction(state)) is not None and racing.is_reaction(move):
            await clock.sleep(max(0.0, _reaction_seconds(move) - (clock.monotonic() - shown)))
            # A hand that was on its way when the round ended, or when its person came, stays up.
            wanted = by == "clock" or (loaded.table.seats[seat].bot and not loaded.rests())
            if loaded.referee.round == race and wanted:
                await loaded.referee.touch(seat, move, key)
            return
        if state is not None and len(loaded.table.actors) > 1 and by == "bot":
            people = any(not loaded.table.seats[one].bot for one in loaded.table.actors)
            await clock.sleep((state.bot_delay_ms() if people else _DELAY_MS) / 1000)  # people go first
        elif by == "bot" and (wait := _takes(loaded.table) - (clock.monotonic() - began)) > 0:
            await clock.sleep(wait)
        if by == "bot" and loaded.rests():
            return
        await self._service.change(loaded, _plan(seat, move, by, position, key), key)
        loaded.referee.moved(seat)

    async def _think(self, loaded: LoadedTable, seat: int, level: str, position: int) -> str:
        """Return a bot's move; while no worker can be reached, wait."""
        while (table := loaded.table).position == position and table.state is not None:
            try:
                async with self._service.turns.turn(loaded.share()):
                    if loaded.table.position != position:
                        break
                    return await self._service.work.choose(self._task(loaded.table, seat, level))
            except WorkError as error:
                _log.warning("table %s: nobody thinks for a bot (%s); asking again", table.row.id, error)
                await self._service.clock.sleep(_AGAIN_SECONDS)
            except Exception as error:
                if isinstance(error, PlayerFailed):
                    _log.error("table %s: %s\nIt moves at random.", table.row.id, error)
                else:
                    _log.exception("table %s: a bot of level %s failed and moves at random", table.row.id, level)
                if legal := table.state.legal(seat):
                    return secrets.choice(legal)
                break
        raise table_error("no-turn")

    def _task(self, table: Table, seat: int, level: str) -> Task:
        """Return the bot's task: a position in which everything it may not know is guessed (promise 3)."""
        assert table.state is not None
        imagined = table.state.determinize(seat, FastRng(secrets.randbits(_SEED_BITS)))
        thinks, player = self._service.levels.thinker(level)
        seconds = self._service.settings.bot_seconds if player else 0.0
        return Task(table.game.id, imagined.to_bytes(), seat, thinks, secrets.randbits(_SEED_BITS), player, seconds)


def _takes(table: Table) -> float:
    """Return the seconds that a bot takes for a move at this table's pace."""
    least, most = _TAKES_SECONDS[table.pace]
    return least + (most - least) * secrets.randbelow(1001) / 1000


def _failed(thought: asyncio.Task[Advice]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def _reaction_seconds(move: str) -> float:
    """Return the seconds after which a bot touches."""
    return (split(move)[1] or 0) / 1000


def _plan(seat: int, move: str, by: ByBot, position: int, key: str) -> "Plan":
    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        wanted = table.seats[seat].bot if by == "bot" else True
        alone = len(table.actors) == 1
        if table.state is not None and wanted and not (alone and table.position != position):
            draft.move(seat, move, by, key)
        return draft

    return plan
