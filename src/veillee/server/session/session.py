"""A client at a table: one loop that receives messages, and a way to send whatever is ready."""

import asyncio
import contextlib
import logging
from collections import deque
from enum import Enum, auto
from typing import Final, Protocol

import msgspec

from veillee.server.messages import (
    AskHint,
    Error,
    FromClient,
    FromServer,
    GoOn,
    Look,
    Move,
    Pong,
    Refused,
    Seen,
)
from veillee.server.reaction.latency import Latency
from veillee.server.session.pings import Pings
from veillee.server.session.screen import Screen
from veillee.server.session.wire import Closed, Wire
from veillee.server.store.base import StoreError
from veillee.server.tables.commands.command import Command, carry_out
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.sentences import refusal_text
from veillee.server.tables.service import TableService

_ANSWERS: Final = 128
_LONGEST_ID: Final = 64
_LONGEST_CAUSE: Final = 200
_BYTES_A_SIGN: Final = 4
_UNREADABLE: Final = (msgspec.DecodeError, ValueError, RecursionError)
_decoder: Final = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()
_log: Final = logging.getLogger("veillee.session")


class Allowance(Protocol):
    """How many messages somebody may send."""

    def allows(self, key: str) -> bool:
        """Count a message and tell whether it is within the limit."""


class Unlimited:
    """Any number of messages: for a client that is the host itself."""

    def allows(self, key: str) -> bool:
        return True


class Ear(Enum):
    """What the receiving loop is doing."""

    LISTENING = auto()
    BUSY = auto()
    """It carries out a command: what is being stored is finished first."""
    LEAVING = auto()
    """The client has gone; the command under way is the last."""


class Session:
    """One client at one table. It is only ever sent the view of the one seat it looks from."""

    def __init__(
        self,
        service: TableService,
        loaded: LoadedTable,
        caller: Caller,
        wire: Wire,
        allowances: tuple[Allowance, Allowance],
    ) -> None:
        self._service: Final = service
        self._loaded: Final = loaded
        self._caller: Final = caller
        self._wire: Final = wire
        self._allowances: Final = allowances
        """Of a seat, and of somebody who only watches."""
        self._loop: Final = asyncio.get_running_loop()
        self._screen: Final = Screen(service, loaded, caller)
        self.latency: Final = Latency(cap_max=service.settings.touch_cap_ms)
        self._pings: Final = Pings(self.latency, service.clock)
        self._ear = Ear.LISTENING
        self.read: int | None = None
        self._answers: deque[FromServer] = deque()
        self._presence = False
        """Who is connected is still to be told."""
        self._turn: asyncio.Handle | None = None
        """Its turn to speak, when there is something to say."""
        self._behind_since: float | None = None
        """Since when the client takes nothing."""
        self._end: Final[asyncio.Future[None]] = self._loop.create_future()
        """Ends the session with an error."""

    # As its table knows it

    @property
    def address(self) -> str:
        return self._caller.address

    @property
    def held(self) -> tuple[int, ...]:
        return self._screen.held

    def wake(self) -> None:
        if self._turn is None:
            self._turn = self._loop.call_soon(self._speak)

    def presence_changed(self) -> None:
        self._presence = True
        self.wake()

    def tick(self, now: float) -> None:
        if self._behind_since is not None and now - self._behind_since > self._service.settings.send_seconds:
            self._fail(Closed(1008, "slow"))
        elif self._pings.is_due(now, self._screen.may_race()):
            trip = self._wire.round_trip_ms()
            if trip is not None:
                self._pings.take_round_trip(trip)
            self.wake()

    # Its life

    async def run(self, seat: str | None = None, after: int | None = None, guided: bool = False) -> None:
        """Serve the client until it goes: `seat` to look from, `after` the last number that it has seen.

        `guided`: the bots wait for what its player reads.
        """
        if after is not None and after > self._loaded.table.seq:
            await self._service.read_on(self._loaded)  # another process has shown it more than this one knows
        await self._screen.look_from(seat)
        if guided:
            self._begin_guide()
        if after is not None:
            self._screen.already_shows(after)
        self._loaded.watchers.add(self)
        self._service.metrics.add_sessions(1)
        self._loaded.guide.follow()
        self._service.presence_changed(self._loaded)
        self._service.bots.nudge(self._loaded)
        self._wire.on_writable = self.wake
        self.wake()
        hearing = asyncio.create_task(self._hear())
        try:
            done, _ = await asyncio.wait((hearing, self._end), return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
        finally:
            self._wire.on_writable = None
            self._end.cancel()
            self._loaded.watchers.discard(self)
            if self.read is not None:
                self._loaded.guide.expect()
            self._service.metrics.add_sessions(-1)
            self._service.presence_changed(self._loaded)
            if self._ear is Ear.LISTENING:
                hearing.cancel()
            self._ear = Ear.LEAVING
            await asyncio.gather(hearing, return_exceptions=True)

    def _fail(self, error: Exception) -> None:
        if not self._end.done():
            self._end.set_exception(error)

    # Hearing

    async def _hear(self) -> None:
        limit = self._service.settings.frame_bytes
        while self._ear is not Ear.LEAVING:
            text = await self._wire.receive()
            if text is None:
                return
            if len(text) * _BYTES_A_SIGN > limit and len(text.encode("utf-8", "replace")) > limit:
                raise Closed(1008, "size")
            await self._take(text)

    async def _take(self, text: str) -> None:
        message: FromClient | None = None
        why = ""
        try:
            message = _decoder.decode(text)
        except _UNREADABLE as error:
            why = str(error)
        if isinstance(message, Pong) and self._pings.answered(message.n):
            return
        self._screen.refresh()
        self._need_allowance()
        if message is None:
            self._answer(_unreadable(text, why, self._loaded.table.seq))
            return
        self._ear = Ear.BUSY
        await self._obey(message)
        if self._ear is Ear.BUSY:
            self._ear = Ear.LISTENING

    def _need_allowance(self) -> None:
        of_seat, of_guest = self._allowances
        table = self._loaded.table.row.id
        if self.held:
            allowed = of_seat.allows(f"{table}:{self.held[0]}")
        else:
            allowed = of_guest.allows(f"{table}:{self._caller.address}")
        if not allowed:
            raise Closed(1008, "limit")

    async def _obey(self, message: FromClient) -> None:
        if isinstance(message, Look):
            await self._look(message)
        elif isinstance(message, Seen):
            self._screen.seen(message.seq)
        elif isinstance(message, GoOn):
            self._go_on(message)
        elif isinstance(message, AskHint) or (isinstance(message, Move) and self._screen.racing()):
            self._service.spawn(self._beside(message))  # a bot thinks, or the verdict is awaited, meanwhile
        elif not isinstance(message, Pong):
            await self._command(message)

    async def _look(self, message: Look) -> None:
        try:
            await self._screen.look_from(message.seat)
        except TableError as refused:
            self._answer(self._refusal("", refused))
            return
        self.wake()

    def _begin_guide(self) -> None:
        try:
            self._loaded.guide.need_reader(self.held)
            self.read = 0
        except TableError as refused:
            self._answer(self._refusal("", refused))

    def _go_on(self, message: GoOn) -> None:
        if self.read is None:
            self._answer(self._refusal("", table_error("guided")))
            return
        self.read = None if message.seq is None else min(message.seq, self._loaded.table.seq)
        self._loaded.guide.follow()

    async def _beside(self, message: Command) -> None:
        try:
            await self._command(message)
        except Exception as error:
            self._fail(error)

    async def _command(self, message: Command) -> None:
        metrics = self._service.metrics
        try:
            self._answer(await carry_out(self._service, self._loaded, self._caller, message))
            metrics.answered("ok")
        except TableError as refused:
            metrics.answered("refused")
            self._answer(self._refusal(message.id, refused))
        except StoreError as error:
            # Whether it is stored is not known: no answer; the client asks again with the same id.
            metrics.answered("unknown")
            _log.warning("table %s: no answer: %s", self._loaded.table.row.id, error)
            raise Closed(1011, "store") from error

    def _refusal(self, command: str, refused: TableError) -> Refused:
        refusal = refused.refusal
        text = refusal_text(self._loaded.table.game, refusal)
        return Refused(command, refusal.clause, refusal.message_id, refusal.params, text, self._loaded.table.seq)

    def _answer(self, answer: FromServer) -> None:
        if len(self._answers) >= _ANSWERS:  # the client does not read: it will ask again
            _log.info("table %s: answers dropped for a slow client", self._loaded.table.row.id)
            self._answers.clear()
        self._answers.append(answer)
        self.wake()

    # Speaking

    def _speak(self) -> None:
        """Send everything that is ready; if the client does not keep up, wait until it does."""
        self._turn = None
        if self._end.done():
            return
        if not self._wire.ready():
            if self._behind_since is None:
                self._behind_since = self._service.clock.monotonic()
            return
        self._behind_since = None
        try:
            self._say_all()
        except Exception as error:
            self._fail(error)

    def _say_all(self) -> None:
        said = [_encoder.encode(answer) for answer in self._answers]
        self._answers.clear()
        news = self._screen.news()
        if news is not None:
            said.append(_encoder.encode(news))
        if self._presence:
            self._presence = False
            said.append(_encoder.encode(self._screen.who()))
        if self._pings.due:
            said.append(_encoder.encode(self._pings.ping()))
        if said:
            self._wire.write(said)
        self._screen.sent(news)


def _unreadable(text: str, why: str, seq: int) -> FromServer:
    """Answer an unreadable message, by its id if it has one."""
    refusal = table_error("unreadable", why=why[:_LONGEST_CAUSE]).refusal
    sentence = refusal_text(None, refusal)
    with contextlib.suppress(*_UNREADABLE):
        raw = msgspec.json.decode(text)
        if isinstance(raw, dict) and isinstance(raw.get("id"), str) and len(raw["id"]) <= _LONGEST_ID:
            return Refused(raw["id"], refusal.clause, refusal.message_id, refusal.params, sentence, seq)
    return Error(refusal.message_id, sentence)
