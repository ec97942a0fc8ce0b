"""The notice service: knows which browsers may be called, and calls them."""

import logging
from typing import Final, Literal, Protocol

from veillee.server.messages import PushKey, Subscribe
from veillee.server.notices.domain.entries import Subscribed, Unsubscribed
from veillee.server.notices.domain.subscriptions import SubscriptionDraft, Subscriptions
from veillee.server.notices.notice import Notice
from veillee.server.store.base import Append, Store
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.log_door import LoadedLog, LogDoor
from veillee.server.tables.service import TableService

Delivery = Literal["delivered", "gone", "refused", "later"]
WAITS: Final = (5.0, 60.0, 600.0)
"""Seconds before a push service that did not answer is tried again."""
_log: Final = logging.getLogger("veillee.notices")

LoadedSubscriptions = LoadedLog[Subscriptions]


class Courier(Protocol):
    """Carries a notice to a browser."""

    async def key(self, store: Store) -> str:
        """Return the key that browsers subscribe with; empty where nothing can be sent."""

    def accepts(self, subscription: Subscribed) -> bool:
        """Tell whether something can be sent there: a known service, and keys that fit."""

    async def deliver(self, subscription: Subscribed, payload: bytes, tag: str) -> Delivery:
        """Send a notice; `later`: the service did not take it now."""


class NoticeService(LogDoor[LoadedSubscriptions, Subscriptions, SubscriptionDraft]):
    """Keeps subscriptions and calls people. Each person's subscriptions are a small log."""

    def __init__(self, tables: TableService, courier: Courier) -> None:
        super().__init__(tables.store, tables.clock, tables.metrics)
        self._tables: Final = tables
        self._courier: Final = courier

    def begin(self) -> None:
        """Make the key where there is none, behind the first requests."""
        self._tables.spawn(self._prepare())

    async def _prepare(self) -> None:
        await self._courier.key(self.store)

    async def key(self) -> PushKey:
        """Return the key that browsers subscribe with."""
        return PushKey(await self._courier.key(self.store))

    async def subscribe(self, person: Person, message: Subscribe) -> None:
        """Let a browser of a person be called."""
        wanted = Subscribed(message.endpoint, message.p256dh, message.auth, message.language, person.device)
        if not await self._courier.key(self.store) or not self._courier.accepts(wanted):
            raise table_error("push", 400)

        def plan(found: Subscriptions, now: float) -> SubscriptionDraft:
            known = found.browsers.get(wanted.endpoint) == wanted
            return SubscriptionDraft(found, now, None if known else wanted)

        await self.change(await self._loaded(person.id), plan)

    async def stop(self, person: str, endpoint: str) -> None:
        """Call a browser no more; one that never was called is fine too."""

        def plan(found: Subscriptions, now: float) -> SubscriptionDraft:
            return SubscriptionDraft(found, now, Unsubscribed(endpoint) if endpoint in found.browsers else None)

        await self.change(await self._loaded(person), plan)

    def tell(self, person: str, notice: Notice) -> None:
        """Call all browsers of a person, in the background."""
        self._tables.spawn(self._tell(person, notice))

    async def _tell(self, person: str, notice: Notice) -> None:
        loaded = await self._loaded(person)
        for each in list(loaded.fold.browsers.values()):
            if not self._tables.barred(Person(person, device=each.device)):
                self._tables.spawn(self._send(person, each, notice))

    async def _send(self, person: str, to: Subscribed, notice: Notice) -> None:
        payload = notice.payload(to.language)
        for wait in (*WAITS, None):
            delivery = await self._courier.deliver(to, payload, notice.tag)
            if delivery in ("gone", "refused"):
                await self.stop(person, to.endpoint)
            if delivery != "later":
                return
            if wait is not None:
                await self.clock.sleep(wait)
        _log.warning("a notice was not taken: kind=%s", notice.kind)

    # The log

    async def _loaded(self, person: str) -> LoadedSubscriptions:
        loaded = LoadedLog(self._tables.signer.log_of("n", person), Subscriptions(), self.clock)
        await self._read_all(loaded.name, loaded.fold)
        return loaded

    async def _store(self, loaded: LoadedSubscriptions, draft: SubscriptionDraft) -> bool:
        return await self.store.append(Append(loaded.name, draft.entries))

    def _take(self, loaded: LoadedSubscriptions, draft: SubscriptionDraft) -> None:
        for entry in draft.entries:
            loaded.fold.read(entry)

    def _heard(self, loaded: LoadedSubscriptions) -> None:
        """Nobody waits for it."""
