"""A client in an evening: in the room, and at the table it has entered, over one wire."""

import asyncio
from typing import Any, Final

import msgspec
from msgspec import UNSET

from veillee.server.evenings.commands.command import carry_out
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.evenings.views import part, stamps
from veillee.server.messages import VERSION, FromClient, Pong, Seen
from veillee.server.messages.evenings import (
    Enter,
    EnteredTable,
    EveningCommand,
    EveningParts,
    EveningSnapshot,
    EveningUpdate,
    Exit,
    ExitedTable,
    ToEvening,
)
from veillee.server.session.conversation import UNREADABLE, Allowance, Conversation, encoder, readable_id, unreadable
from veillee.server.session.session import Session
from veillee.server.session.sub_wire import SubWire
from veillee.server.session.wire import Closed, Wire
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import table_error

_ROOM: Final = frozenset(kind.__struct_config__.tag for kind in ToEvening.__args__)
_TABLE: Final = frozenset(kind.__struct_config__.tag for kind in FromClient.__args__)
_UNANSWERED: Final = frozenset(kind.__struct_config__.tag for kind in (Pong, Seen))
_DELETED: Final = 4404
"""The code with which a table's own socket is closed when the table is deleted."""
_decoder: Final = msgspec.json.Decoder(ToEvening)


class _Kind(msgspec.Struct):
    """What kind of message a text is, and which command."""

    type: str = ""
    id: Any = ""


_kind: Final = msgspec.json.Decoder(_Kind)


class AtTable:
    """The table that a client has entered."""

    def __init__(self, table: str, wire: SubWire, task: "asyncio.Task[None]") -> None:
        self.table: Final = table
        self.wire: Final = wire
        self.task: Final = task


class EveningSession(Conversation):
    """One client of an evening; big screens only look."""

    def __init__(
        self,
        service: EveningService,
        loaded: LoadedEvening,
        visitor: Visitor,
        wire: Wire,
        allowances: tuple[Allowance, Allowance],
    ) -> None:
        super().__init__(service.tables, wire, visitor.person, visitor.address, f"evening {loaded.name}")
        self._service: Final = service
        self._loaded: Final = loaded
        self._visitor: Final = visitor
        self._allowances: Final = allowances
        """Of somebody of the evening, and of everybody else."""
        self._told: dict[str, Any] = {}
        """Part -> what it was made of when the client was last told."""
        self._shown = 0
        self._me = ""
        self._new = True
        self._presence = True
        self._at: AtTable | None = None

    # As the evening knows it

    @property
    def handle(self) -> str:
        return self._visitor.handle(self._loaded.evening)

    @property
    def screen(self) -> bool:
        return self._visitor.screen

    def presence_changed(self) -> None:
        self._presence = True
        self.wake()

    def start_over(self) -> None:
        self._new, self._shown, self._told = True, 0, {}
        self.wake()

    def tick(self, now: float) -> None:
        self._look_after(now)

    # Its life

    async def run(self, after: int | None = None) -> None:
        """Serve the client until it goes; `after` is the last number that it has seen."""
        if after is not None and after > self._loaded.evening.seq:
            await self._service.read_on(self._loaded)  # another process has shown it more than this one knows
        self._shown = min(after or 0, self._loaded.evening.seq)
        self._loaded.watchers.add(self)
        self._tables.metrics.add_sessions(1)
        self._service.presence_changed(self._loaded)
        self._wire.on_writable = self._writable
        await self._converse()

    async def _leave(self) -> None:
        self._loaded.watchers.discard(self)
        self._tables.metrics.add_sessions(-1)
        self._service.presence_changed(self._loaded)
        at, self._at = self._at, None
        if at is not None:
            at.wire.end()
            await asyncio.gather(at.task, return_exceptions=True)

    def _seq(self) -> int:
        return self._loaded.evening.seq

    def _writable(self) -> None:
        self.wake()
        if self._at is not None and self._at.wire.on_writable is not None:
            self._at.wire.on_writable()

    # Hearing

    async def _take(self, text: str) -> None:
        try:
            head = _kind.decode(text)
        except UNREADABLE as error:
            self._need_allowance()
            self._answer(unreadable(text, str(error), self._seq()))
            return
        if head.type not in _ROOM:
            await self._pass_on(text, head)
            return
        self._need_allowance()
        try:
            message: ToEvening = _decoder.decode(text)
        except UNREADABLE as error:
            self._answer(unreadable(text, str(error), self._seq()))
            return
        await self._obey(message)

    async def _pass_on(self, text: str, head: _Kind) -> None:
        """Pass a message on to the table; one that was on its way when the table was left is told so."""
        if self._at is not None:
            await self._at.wire.put(text)
            return
        self._need_allowance()
        if head.type in _UNANSWERED:
            return
        if head.type in _TABLE and readable_id(head.id):
            self._answer(self._refusal(head.id, table_error("not-entered")))
        else:
            self._answer(unreadable(text, f"no message of a room: {head.type[:32]!r}", self._seq()))

    def _need_allowance(self) -> None:
        of_person, of_guest = self._allowances
        name, handle = self._loaded.name, self.handle
        allowed = of_person.allows(f"{name}:{handle}") if handle else of_guest.allows(f"{name}:{self._visitor.address}")
        if not allowed:
            raise Closed(1008, "limit")

    async def _obey(self, message: ToEvening) -> None:
        if isinstance(message, Enter):
            await self._carry_out(message.id, self._enter(message))
        elif isinstance(message, Exit):
            await self._carry_out(message.id, self._exit(message))
        else:
            await self._carry_out(message.id, self._command(message))

    async def _command(self, message: EveningCommand) -> Any:
        return await carry_out(self._service, self._loaded, self._visitor, message)

    # Tables

    async def _enter(self, message: Enter) -> EnteredTable:
        self._loaded.evening.need_game(message.table)
        await self._service.attach(self._loaded)
        found = await self._tables.need(message.table)
        signer = self._tables.signer
        visitor = self._visitor
        caller = Caller(visitor.person, {}, signer.invite(message.table), visitor.address, visitor.screen)
        if message.seat:
            caller.seat(found.table, message.seat)
        await self._end_table("", "enter")
        wire = SubWire(self._wire)
        session = Session(self._tables, found, caller, wire, self._allowances)
        task = asyncio.create_task(session.run(message.seat, message.after))
        self._at = AtTable(message.table, wire, task)
        task.add_done_callback(self._table_ended)
        return EnteredTable(message.id, message.table, found.table.seq)

    async def _exit(self, message: Exit) -> ExitedTable:
        if self._at is None:
            raise table_error("not-entered")
        table = self._at.table
        await self._stop_table()
        return ExitedTable(message.id, table, "exit")

    async def _end_table(self, command: str, why: str) -> None:
        if self._at is not None:
            table = self._at.table
            await self._stop_table()
            self._answer(ExitedTable(command, table, why))

    async def _stop_table(self) -> None:
        at, self._at = self._at, None
        if at is not None:
            at.wire.end()
            await asyncio.gather(at.task, return_exceptions=True)

    def _table_ended(self, task: "asyncio.Task[None]") -> None:
        """Go back to the room, or end everything, when the table's session has ended by itself."""
        error = None if task.cancelled() else task.exception()
        at = self._at
        if at is None or at.task is not task:
            return  # it was ended from here
        self._at = None
        at.wire.end()
        if isinstance(error, Closed) and error.code == _DELETED:
            self._answer(ExitedTable("", at.table, error.reason))
        elif error is not None:
            self._fail(error)
        else:
            self._answer(ExitedTable("", at.table, "ended"))

    # Speaking

    def _say_all(self) -> None:
        guest = self._visitor.guest(self._loaded.evening)
        if guest is not None and guest.gone == "removed":
            self._fail(Closed(4403, "removed"))
            return
        said = self._answered()
        news = self._news()
        if news is not None:
            said.append(news)
        said += self._news_of_house()
        if self._presence and not self._new:
            self._presence = False
            stamp = (self._loaded.presence, self._loaded.told_at)
            said.append(bytes(part(self._service, self._loaded, "presence", stamp)))
        if said:
            self._wire.write(said)

    def _news(self) -> bytes | None:
        """Return what the client does not know yet, and count it as told."""
        loaded, seq, after = self._loaded, self._loaded.evening.seq, self._shown
        now, me = stamps(loaded), self.handle
        told_all = now is self._told
        changed = {} if told_all else {name: stamp for name, stamp in now.items() if self._told.get(name) != stamp}
        if not self._new and not changed and seq == after and me == self._me:
            return None
        told = UNSET if me == self._me else me
        self._told, self._shown, self._me = now, seq, me
        made = (after, seq, told, tuple(changed.items()))
        if not self._new and loaded.update[0] == made:
            return loaded.update[1]
        lines: Any = part(self._service, loaded, "lines", (after, seq))
        parts: Any = EveningParts(**{name: self._part(name, stamp) for name, stamp in changed.items()})
        if self._new:
            self._new = False
            return encoder.encode(EveningSnapshot(seq, me, parts, lines, VERSION))
        loaded.update = (made, encoder.encode(EveningUpdate(after, seq, parts, lines, told)))
        return loaded.update[1]

    def _part(self, name: str, stamp: Any) -> Any:
        return part(self._service, self._loaded, name, stamp)
