"""A socket at a table: one loop that hears, and one turn to speak whenever there is something to say."""

import asyncio
import logging
import time
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket

from veillee.core import SPECTATOR
from veillee.core.contract.reaction_state import open_reaction
from veillee.server.caller import Caller
from veillee.server.commands.command import Command, carry_out, unreadable
from veillee.server.commands.vote import come_back
from veillee.server.house import House
from veillee.server.limits import Window
from veillee.server.line import Line
from veillee.server.live import Live
from veillee.server.look import lines_for, now_for, table_info
from veillee.server.messages import (
    AskHint,
    FromClient,
    FromServer,
    GoOn,
    Look,
    Move,
    Pong,
    Presence,
    Refused,
    Rolling,
    Seen,
    Snapshot,
    Update,
)
from veillee.server.pulse import Pulse, now_ms
from veillee.server.referee import can_race
from veillee.server.refuse import Refuse, refuse
from veillee.server.sentences import refusal_text
from veillee.server.store import StoreError
from veillee.server.wire import WIRE, WireProtocol

_ANSWERS: Final = 128
_decoder: Final = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()
_log: Final = logging.getLogger("veillee.socket")


class Closed(Exception):
    """The server ends the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One browser at one table. It is only ever sent the view of the one seat it looks from."""

    def __init__(self, house: House, live: Live, caller: Caller, socket: WebSocket[Any, Any, Any]) -> None:
        self.house: Final = house
        self.live: Final = live
        self.caller: Final = caller
        scope: Any = socket.scope
        self._wire: Final[WireProtocol] = scope[WIRE]
        self._loop: Final = asyncio.get_running_loop()
        self.held = caller.held(live.table)
        self.seat = SPECTATOR
        self.read: int | None = None
        self.line: Final = Line(cap_max=house.settings.touch_cap_ms)
        self._revealed = -1
        """Number of the last update that began a reaction round."""
        self._rolled = -1
        """The last round whose start this screen was told to await."""
        self._sent = -1
        self._epoch = -1
        self._greeted = False
        self._presence = False
        self._answers: deque[FromServer] = deque()
        self._awake = False
        """It is about to speak."""
        self._pulse: Final = Pulse(self.line)
        self._behind_since = 0.0
        """Since when the client takes nothing."""
        self._end: Final[asyncio.Future[None]] = self._loop.create_future()
        """Ends the connection with an error."""
        self._obeying = False
        self._leaving = False
        self._known: tuple[int, int] | None = None
        self._info = msgspec.Raw(b"null")
        self._informed = False
        """The client was told the table as it is now."""
        self._invited = False

    # As its table knows it

    def wake(self) -> None:
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._speak)

    def presence_changed(self) -> None:
        self._presence = True
        self.wake()

    # The connection's life

    async def run(
        self, seat: str | None, after: int | None, windows: tuple[Window, Window], guided: bool = False
    ) -> None:
        """Serve the connection until it ends; `guided`: the bots wait for what its player reads."""
        if after is not None and after > self.live.table.seq:
            await self.house.read_on(self.live)  # another process has shown it more than this one knows
        await self._sit(seat)
        if guided:
            self._begin_guide()
        if after is not None and after <= self.live.table.seq:
            self._sent, self._epoch = after, self._epoch_at(after)
        self.live.watchers.add(self)
        self.house.metrics.sockets.inc()
        self.live.guide.follow()
        self.house.presence_changed(self.live)
        self.house.players.nudge(self.live)
        self._wire.on_writable = self.wake
        self.wake()
        hearing = asyncio.create_task(self._hear(windows))
        try:
            done, _ = await asyncio.wait((hearing, self._end), return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
        finally:
            self._wire.on_writable = None
            self._end.cancel()
            self.live.watchers.discard(self)
            if self.read is not None:
                self.live.guide.expect()
            self.house.metrics.sockets.dec()
            self.house.presence_changed(self.live)
            self._leaving = True
            if not self._obeying:  # what is being stored is finished first
                hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def _sit(self, seat: str | None) -> None:
        """Look from a seat: the one asked for, or the only one held; an empty name is the spectator's place."""
        table = self.live.table
        self.held = self.caller.held(table)
        if seat is None:
            seat = table.names[self.held[0]] if len(self.held) == 1 else ""
        if not seat:
            self.seat = SPECTATOR
            return
        number = self.caller.seat(table, seat)
        if table.seats[number].stand_in:
            await come_back(self.house, self.live, self.caller, seat)
        self.seat = number

    def _epoch_at(self, after: int) -> int:
        """Return the present epoch, or none when a move was taken back since a number."""
        table = self.live.table
        return -1 if any(seq <= after for seq in table.withdrawn) else table.epoch

    # Hearing

    async def _hear(self, windows: tuple[Window, Window]) -> None:
        seat_window, guest_window = windows
        table = self.live.table.row.id
        limit = self.house.settings.frame_bytes
        while True:
            event: Any = await self._wire.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if text is None:
                text = (event.get("bytes") or b"").decode("utf-8", "replace")
            if len(text) * 4 > limit and len(text.encode("utf-8", "replace")) > limit:
                raise Closed(1008, "size")
            try:
                message = _decoder.decode(text)
            except (msgspec.DecodeError, ValueError, RecursionError) as error:
                message = None
                why = str(error)
            if isinstance(message, Pong) and self._pulse.answered(message.n):
                continue
            self._refresh()
            window, key = seat_window, f"{table}:{self.held[0]}" if self.held else ""
            if not self.held:
                window, key = guest_window, f"{table}:{self.caller.address}"
            if not window.allows(key):
                raise Closed(1008, "limit")
            if message is None:
                self._answer(unreadable(text, why, self.live.table.seq))
            else:
                self._obeying = True
                await self._obey(message)
                self._obeying = False
            if self._leaving:
                return

    async def _obey(self, message: FromClient) -> None:
        if isinstance(message, Look):
            await self._look(message)
        elif isinstance(message, Seen):
            if message.seq == self._revealed:
                self.live.referee.seen(self.held)
        elif isinstance(message, AskHint) or (isinstance(message, Move) and self._racing()):
            self.house.spawn(self._beside(message))  # a bot thinks, or the verdict is awaited, meanwhile
        elif isinstance(message, GoOn):
            self._go_on(message)
        elif not isinstance(message, Pong):
            await self._command(message)

    async def _look(self, message: Look) -> None:
        try:
            await self._sit(message.seat)
        except Refuse as refused:
            self._answer(self._refusal("", refused))
            return
        self._sent = self._epoch = -1
        self.wake()

    def _begin_guide(self) -> None:
        try:
            self.live.guide.need_reader(self.held)
            self.read = 0
        except Refuse as refused:
            self._answer(self._refusal("", refused))

    def _go_on(self, message: GoOn) -> None:
        if self.read is None:
            self._answer(self._refusal("", refuse("guided")))
            return
        self.read = None if message.seq is None else min(message.seq, self.live.table.seq)
        self.live.guide.follow()

    async def _beside(self, message: Command) -> None:
        try:
            await self._command(message)
        except Exception as error:
            if not self._end.done():
                self._end.set_exception(error)

    async def _command(self, message: Command) -> None:
        metrics = self.house.metrics
        try:
            self._answer(await carry_out(self.house, self.live, self.caller, message))
            metrics.accepted.inc()
        except Refuse as refused:
            metrics.refused.inc()
            self._answer(self._refusal(message.id, refused))
        except StoreError as error:
            # Whether it is stored is not known: no answer; the client asks again with the same id.
            metrics.unknown.inc()
            _log.warning("table %s: no answer: %s", self.live.table.row.id, error)
            raise Closed(1011, "store") from error

    def _refusal(self, command: str, refused: Refuse) -> Refused:
        refusal = refused.refusal
        text = refusal_text(self.live.table.game, refusal)
        return Refused(command, refusal.clause, refusal.message_id, refusal.params, text, self.live.table.seq)

    def _answer(self, answer: FromServer) -> None:
        if len(self._answers) >= _ANSWERS:  # the client does not read: it will ask again
            _log.info("table %s: answers dropped for a slow client", self.live.table.row.id)
            self._answers.clear()
        self._answers.append(answer)
        self.wake()

    # Speaking

    def _speak(self) -> None:
        """Say everything that is ready, unless the client does not keep up: then once it does."""
        self._awake = False
        if self._end.done():
            return
        if not self._wire.ready():
            self._behind_since = self._behind_since or time.monotonic()
            return
        self._behind_since = 0.0
        try:
            self._say_all()
        except Exception as error:
            self._end.set_exception(error)

    def _say_all(self) -> None:
        said = [_encoder.encode(answer) for answer in self._answers]
        self._answers.clear()
        news = self._news()
        if news is not None:
            said.append(_encoder.encode(news))
        if self._presence:
            self._presence = False
            said.append(_encoder.encode(self._who()))
        if self._pulse.due:
            said.append(_encoder.encode(self._pulse.ping()))
        if said:
            self._wire.write(said)
        if isinstance(news, Snapshot | Update) and news.seq == self._revealed:
            self.live.referee.sent(self.held)

    def tick(self, now: float) -> None:
        if self._behind_since and now - self._behind_since > self.house.settings.send_seconds:
            if not self._end.done():
                self._end.set_exception(Closed(1008, "slow"))
            return
        if self._pulse.beat(now, self._may_race()):
            trip = self._wire.kernel_trip_ms() if not self.house.settings.proxies else None
            if trip is not None:
                self.line.trip(now_ms(), trip)
            self.wake()

    def _racing(self) -> bool:
        return open_reaction(self.live.table.state) is not None

    def _may_race(self) -> bool:
        """Tell whether a reaction round is on or can come: then the line is measured more often."""
        state = self.live.table.state
        return state is not None and can_race(state)

    def _refresh(self) -> None:
        """Look up again what this browser may know about the table itself, when that has changed."""
        live = self.live
        known = (live.table.revision, live.presence)
        if known == self._known:
            return
        self._known = known
        self.held = self.caller.held(live.table)
        self._invited = self.caller.invited(live.table, self.house.signer)
        self._informed = False
        self._info = msgspec.Raw(_encoder.encode(table_info(live, self.caller, self.house.signer)))
        if self.seat != SPECTATOR and self.seat not in self.held:
            self.seat = SPECTATOR  # the seat was left or given to somebody else meanwhile
            self._sent = -1

    def _news(self) -> FromServer | None:
        """Return what this screen does not show yet."""
        table = self.live.table
        self._refresh()
        seq = table.seq
        racing = self._racing()
        if racing and not self.held:
            return None  # spectators of a reaction round get it with the verdict
        if racing and self.live.referee.rolling() > 0:
            if not self._greeted or self._rolled == self.live.referee.round:
                return None  # the referee wakes all at the agreed moment
            self._rolled = self.live.referee.round
            return Rolling()
        if self._greeted and self._sent == seq and self._epoch == table.epoch:
            return None
        if racing:
            self._revealed = seq
        self._greeted = True
        after, whole = self._sent, self._sent < 0 or self._epoch != table.epoch
        self._sent, self._epoch = seq, table.epoch
        now = now_for(self.live, self.seat, time.time())
        lines = lines_for(table, self.seat, 0 if whole else after, self.house.signer, self._invited)
        info: Any = self._info
        if whole:
            self._informed = True
            return Snapshot(seq, info, now, lines)
        if self._informed:
            return Update(after, seq, now, lines, racing)
        self._informed = True
        return Update(after, seq, now, lines, racing, info)

    def _who(self) -> Presence:
        present = self.live.present()
        seats = {
            name: index in present or self.live.table.seats[index].kind == "bot"
            for index, name in enumerate(self.live.table.names)
        }
        return Presence(seats, self.live.spectators())
