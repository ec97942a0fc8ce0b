"""A conversation with one client: messages are taken on the spot, and whatever is ready is sent together."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any, Final, Protocol

import msgspec

from veillee.core import Game
from veillee.server.messages import Error, Notice, Refused
from veillee.server.session.eager_call import EagerCall
from veillee.server.session.wire import Closed, Wire
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.sentences import refusal_text
from veillee.server.tables.service import TableService

_ANSWERS: Final = 128
_LONGEST_ID: Final = 64
_LONGEST_CAUSE: Final = 200
_BYTES_A_SIGN: Final = 4
UNREADABLE: Final = (msgspec.DecodeError, ValueError, RecursionError)
encoder: Final = msgspec.json.Encoder()
_log: Final = logging.getLogger("veillee.session")


class Allowance(Protocol):
    """How many messages somebody may send."""

    def allows(self, key: str) -> bool:
        """Count a message and tell whether it is within the limit."""


class Unlimited:
    """Any number of messages: for a client that is the host itself."""

    def allows(self, key: str) -> bool:
        return True


class Conversation:
    """One client on a wire. A kind of it says what the messages mean, and what is new."""

    def __init__(self, service: TableService, wire: Wire, person: Person | None, address: str, about: str) -> None:
        self._tables: Final = service
        self._wire: Final = wire
        self._person: Final = person
        self._address: Final = address
        self._about: Final = about
        """What the log calls it."""
        self._loop: Final = asyncio.get_running_loop()
        self._busy = False
        """A message is being taken: what is being stored is finished first."""
        self._next = False
        """Another message waits for it."""
        self._free: asyncio.Future[None] | None = None
        """Done when nothing is being taken any more."""
        self._answers: deque[Any] = deque()
        self._notice: Notice | None = None
        """The notice that the client was told."""
        self._turn: asyncio.Handle | None = None
        """Its turn to speak, when there is something to say."""
        self._behind_since: float | None = None
        """Since when the client takes nothing."""
        self._end: Final[asyncio.Future[None]] = self._loop.create_future()
        """Ends the conversation with an error."""

    # What a kind says

    async def _take(self, text: str) -> None:
        """Take a message."""
        raise NotImplementedError

    def _say_all(self) -> None:
        """Send everything that is ready."""
        raise NotImplementedError

    async def _leave(self) -> None:
        """Let go of everything that the client held."""
        raise NotImplementedError

    def _seq(self) -> int:
        """Return the number that refusals name."""
        raise NotImplementedError

    # Its life

    async def _converse(self) -> None:
        """Serve the client until it goes."""
        self.wake()
        hearing = asyncio.create_task(self._hear())
        self._wire.on_text = self.hear
        try:
            done, _ = await asyncio.wait((hearing, self._end), return_when=asyncio.FIRST_COMPLETED)
            for ended in done:
                ended.result()
        finally:
            self._wire.on_text = self._wire.on_writable = None
            self._end.cancel()
            await self._leave()
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await self._until_free()

    def _fail(self, error: BaseException) -> None:
        if not self._end.done():
            self._end.set_exception(error)

    @property
    def person(self) -> Person | None:
        """Return who the client says it is, by a cookie that only this server can write."""
        return self._person

    @property
    def address(self) -> str:
        """Return where it connects from."""
        return self._address

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        self._fail(Closed(code, reason))

    def _look_after(self, now: float) -> bool:
        """Drop a client that accepts no data, is turned away, or whose device was removed; tell whether it was."""
        if self._behind_since is not None and now - self._behind_since > self._tables.settings.send_seconds:
            self._fail(Closed(1008, "slow"))
        elif self._person is not None and self._tables.barred(self._person):
            self._fail(Closed(4403, "device"))
        elif self._tables.banned(self._person, self._address):
            self._fail(Closed(4403, "banned"))
        return self._end.done()

    # Hearing

    def hear(self, text: str) -> bool:
        """Take a message on the spot; return False if it has to wait for those before it."""
        if self._busy or self._next or self._end.done():
            return False
        self._begin(text)
        return True

    async def _hear(self) -> None:
        """Take the messages that had to wait, one after the other."""
        while (text := await self._wire.receive()) is not None:
            self._next = True
            await self._until_free()
            self._next = False
            self._begin(text)

    def _begin(self, text: str) -> None:
        limit = self._tables.settings.frame_bytes
        if len(text) * _BYTES_A_SIGN > limit and len(text.encode("utf-8", "replace")) > limit:
            self.end(1008, "size")
            return
        self._busy = True
        EagerCall(self._take(text), self._taken)

    def _taken(self, error: BaseException | None) -> None:
        self._busy = False
        if error is not None:
            self._fail(error)
        if self._free is not None and not self._free.done():
            self._free.set_result(None)

    async def _until_free(self) -> None:
        if self._busy:
            self._free = self._loop.create_future()
            await self._free

    async def _carry_out(self, command: str, doing: Any, game: Game | None = None) -> None:
        """Answer a command by what comes of it."""
        metrics = self._tables.metrics
        try:
            self._answer(await doing)
            metrics.answered("ok")
        except TableError as refused:
            metrics.answered("refused")
            metrics.refused(refused.refusal.message_id)
            self._answer(self._refusal(command, refused, game))
        except StoreError as error:
            # Whether it is stored is not known: no answer; the client asks again with the same id.
            metrics.answered("unknown")
            _log.warning("%s: no answer: %s", self._about, error)
            raise Closed(1011, "store") from error

    def _refusal(self, command: str, refused: TableError, game: Game | None = None) -> Refused:
        refusal = refused.refusal
        text = refusal_text(refused.game or game, refusal)
        return Refused(command, refusal.clause, refusal.message_id, refusal.params, text, self._seq())

    def _answer(self, answer: Any) -> None:
        if len(self._answers) >= _ANSWERS:  # the client does not read: it will ask again
            _log.info("%s: answers dropped for a slow client", self._about)
            self._answers.clear()
        self._answers.append(answer)
        self.wake()

    # Speaking

    def wake(self) -> None:
        """Look whether there is something to say."""
        if self._turn is None:
            self._turn = self._loop.call_soon(self._speak)

    def _speak(self) -> None:
        """Send everything that is ready; if the client does not keep up, wait until it does."""
        self._turn = None
        if self._end.done():
            return
        if not self._wire.ready():
            if self._behind_since is None:
                self._behind_since = self._tables.clock.monotonic()
            return
        self._behind_since = None
        try:
            self._say_all()
        except Exception as error:
            self._fail(error)

    def _news_of_house(self) -> list[bytes]:
        """Return what whoever runs the server tells everybody, if the client does not know it yet."""
        if self._tables.notice == self._notice:
            return []
        self._notice = self._tables.notice
        return [encoder.encode(self._notice or Notice("", None))]

    def _answered(self) -> list[bytes]:
        """Return the answers that are ready, and count them as given."""
        said = [encoder.encode(answer) for answer in self._answers]
        self._answers.clear()
        return said


def readable_id(found: Any) -> bool:
    """Tell whether an answer can name a command by this id."""
    return isinstance(found, str) and len(found) <= _LONGEST_ID


def unreadable(text: str, why: str, seq: int) -> Refused | Error:
    """Answer an unreadable message, by its id if it has one."""
    refusal = table_error("unreadable", why=why[:_LONGEST_CAUSE]).refusal
    sentence = refusal_text(None, refusal)
    with contextlib.suppress(*UNREADABLE):
        raw = msgspec.json.decode(text)
        if isinstance(raw, dict) and readable_id(raw.get("id")):
            return Refused(raw["id"], refusal.clause, refusal.message_id, refusal.params, sentence, seq)
    return Error(refusal.message_id, sentence)
