"""The house in a worker: the table service and its sessions, as web/src/offline/house.worker.ts calls them."""

import logging
from typing import Final, Protocol

import msgspec

from veillee.games.registry import own_games
from veillee.offline.desk import Desk, Request
from veillee.offline.purse import Purse
from veillee.offline.shelf import Shelf
from veillee.offline.store import IndexedDbStore
from veillee.offline.visit import PageWire
from veillee.offline.work import WorkerWork
from veillee.server.bus.local import LocalBus
from veillee.server.session.session import Session, Unlimited
from veillee.server.session.wire import Closed
from veillee.server.store.base import StoreError
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.service import TableService
from veillee.server.tables.settings import ServiceSettings

_log: Final = logging.getLogger("veillee.offline")
_SETTINGS: Final = ServiceSettings(poll_seconds=5.0, beat_seconds=10.0)
"""Nobody else writes to this store, unless the browser knows no locks."""


class Page(Protocol):
    """What the worker's script does for the house."""

    def say(self, visit: str, messages: str) -> None:
        """Tell a visitor some messages, one a line."""

    def dismiss(self, visit: str, code: int, reason: str) -> None:
        """Tell a visitor that the visit is over."""

    async def think(self, kind: str, question: str) -> str:
        """Have a question answered in the other worker."""


class Visit(msgspec.Struct, frozen=True):
    """Who comes to which table: what a socket's address says to a server."""

    id: str
    table: str
    seat: str | None = None
    after: int | None = None
    guided: bool = False


class House:
    """One table service for every page of this browser."""

    def __init__(self, shelf: Shelf, page: Page) -> None:
        self._page: Final = page
        self._purse: Final = Purse(shelf)
        self._service: Final = TableService(
            own_games(), IndexedDbStore(shelf), LocalBus("browser"), WorkerWork(page.think), _SETTINGS
        )
        self._desk: Final = Desk(TableApi(self._service), self._purse)
        self._wires: Final[dict[str, PageWire]] = {}

    async def open(self) -> None:
        """Get ready for visitors."""
        await self._service.open()

    async def ask(self, request: str) -> str:
        """Answer a request, both as JSON."""
        answer = await self._desk.answer(msgspec.json.decode(request, type=Request))
        return msgspec.json.encode(answer).decode()

    def enter(self, visit: str) -> None:
        """Let a visitor, given as JSON, come to a table."""
        coming = msgspec.json.decode(visit, type=Visit)
        wire = self._wires[coming.id] = PageWire(coming.id, self._page.say)
        self._service.spawn(self._serve(coming, wire))

    def hear(self, visit: str, text: str) -> None:
        """Take a visitor's message."""
        if visit in self._wires:
            self._wires[visit].hear(text)

    def leave(self, visit: str) -> None:
        """Let a visitor go."""
        if visit in self._wires:
            self._wires[visit].hear(None)

    async def _serve(self, visit: Visit, wire: PageWire) -> None:
        closed = Closed(1000, "")
        try:
            loaded = await self._service.need(visit.table)
            caller = await self._purse.caller(visit.table)
            caller.need_sight(loaded.table, self._service.signer)
            session = Session(self._service, loaded, caller, wire, (Unlimited(), Unlimited()))
            await session.run(visit.seat, visit.after, visit.guided)
        except TableError as error:
            closed = Closed(4404 if error.status == 404 else 4403, error.refusal.key)
        except Closed as error:
            closed = error
        except StoreError:
            closed = Closed(1011, "store")
        except Exception:
            _log.exception("table %s", visit.table)
            closed = Closed(1011, "failed")
        finally:
            del self._wires[visit.id]
        self._page.dismiss(visit.id, closed.code, closed.reason)
