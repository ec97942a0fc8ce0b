"""A client at a table."""

from typing import Final

import msgspec

from veillee.server.messages import (
    AskHint,
    FromClient,
    FromServer,
    GoOn,
    HintAnswer,
    Look,
    Move,
    Pong,
    Seen,
)
from veillee.server.reaction.latency import Latency
from veillee.server.session.conversation import UNREADABLE, Allowance, Conversation, Unlimited, encoder, unreadable
from veillee.server.session.pings import Pings
from veillee.server.session.screen import Screen
from veillee.server.session.wire import Closed, Wire
from veillee.server.tables.commands.command import Command, carry_out
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

__all__ = ["Session", "Unlimited"]

_decoder: Final = msgspec.json.Decoder(FromClient)


class Session(Conversation):
    """One client at one table. It is only ever sent the view of the one seat it looks from."""

    def __init__(
        self,
        service: TableService,
        loaded: LoadedTable,
        caller: Caller,
        wire: Wire,
        allowances: tuple[Allowance, Allowance],
    ) -> None:
        super().__init__(service, wire, caller.person, caller.address, f"table {loaded.name}")
        self._service: Final = service
        self._loaded: Final = loaded
        self._caller: Final = caller
        self._allowances: Final = allowances
        """Of a seat, and of somebody who only watches."""
        self._screen: Final = Screen(service, loaded, caller)
        self.latency: Final = Latency(cap_max=service.settings.touch_cap_ms)
        self._pings: Final = Pings(self.latency, service.clock)
        self.read: int | None = None
        self._presence = False
        """Who is connected is still to be told."""

    # As its table knows it

    @property
    def screen(self) -> bool:
        return self._caller.screen

    @property
    def held(self) -> tuple[int, ...]:
        return self._screen.held

    def presence_changed(self) -> None:
        self._presence = True
        self.wake()

    def tick(self, now: float) -> None:
        if not self._look_after(now) and self._pings.is_due(now, self._screen.may_race()):
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
        self._service.keep_up(self._loaded)
        self._service.metrics.add_sessions(1)
        self._loaded.guide.follow()
        self._service.presence_changed(self._loaded)
        self._service.bots.nudge(self._loaded)
        self._wire.on_writable = self.wake
        await self._converse()

    async def _leave(self) -> None:
        self._loaded.watchers.discard(self)
        if self.read is not None:
            self._loaded.guide.expect()
        self._service.metrics.add_sessions(-1)
        self._service.presence_changed(self._loaded)

    def _seq(self) -> int:
        return self._loaded.table.seq

    # Hearing

    async def _take(self, text: str) -> None:
        message: FromClient | None = None
        why = ""
        try:
            message = _decoder.decode(text)
        except UNREADABLE as error:
            why = str(error)
        if isinstance(message, Pong) and self._pings.answered(message.n):
            return
        self._screen.refresh()
        self._need_allowance()
        if message is None:
            self._answer(unreadable(text, why, self._loaded.table.seq))
        elif isinstance(message, Move) and not self._screen.racing():
            doing = carry_out(self._service, self._loaded, self._caller, message)
            await self._carry_out(message.id, doing, self._loaded.table.game)
        else:
            await self._obey(message)

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
        elif isinstance(message, AskHint | Move):
            self._service.spawn(self._beside(message))  # a bot thinks, or the verdict is awaited, meanwhile
        elif not isinstance(message, Pong):
            await self._command(message)

    async def _look(self, message: Look) -> None:
        try:
            await self._screen.look_from(message.seat)
        except TableError as refused:
            self._answer(self._refusal("", refused, self._loaded.table.game))
            return
        self.wake()

    def _begin_guide(self) -> None:
        try:
            self._loaded.guide.need_reader(self.held)
            self.read = 0
        except TableError as refused:
            self._answer(self._refusal("", refused, self._loaded.table.game))

    def _go_on(self, message: GoOn) -> None:
        if self.read is None:
            self._answer(self._refusal("", table_error("guided"), self._loaded.table.game))
            return
        if message.seq is None:
            self.read = None
            self._loaded.guide.stop()
        else:
            self.read = min(message.seq, self._loaded.table.seq)
            self._loaded.guide.follow()

    async def _beside(self, message: Command) -> None:
        try:
            await self._command(message)
        except Exception as error:
            self._fail(error)

    async def _command(self, message: Command) -> None:
        async def doing() -> FromServer:
            answer = await carry_out(self._service, self._loaded, self._caller, message)
            if isinstance(answer, HintAnswer) and self._loaded.table.number(answer.seat) != self._screen.seat:
                raise table_error("looked-away")  # the screen may have been passed on while a bot thought about it
            return answer

        await self._carry_out(message.id, doing(), self._loaded.table.game)

    # Speaking

    def _say_all(self) -> None:
        said = self._answered()
        news = self._screen.news()
        if news is not None:
            said.append(encoder.encode(news))
        if self._screen.begun:
            said += self._news_of_house()
        if self._presence:
            self._presence = False
            said.append(encoder.encode(self._screen.who()))
        if self._pings.due:
            said.append(encoder.encode(self._pings.ping()))
        if said:
            self._wire.write(said)
        self._screen.sent(news)
