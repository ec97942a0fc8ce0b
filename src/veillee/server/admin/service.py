"""The admin service: the log of the house, and who follows it."""

import contextlib
import logging
from collections.abc import Callable
from typing import Final

from veillee.server.admin.domain.entries import AnyHouseBody, Keep, SecretSet
from veillee.server.admin.domain.house import HOUSE_LOG, House, HouseDraft
from veillee.server.store.archive import archive_of
from veillee.server.store.base import Append, Store, StoreError
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.domain.secrets import Person, Signer, hash_secret, new_seat_secret
from veillee.server.tables.log_door import LoadedLog, LogDoor
from veillee.server.tables.metrics import Metrics
from veillee.server.tables.timing import Clock

_log: Final = logging.getLogger("veillee.admin")
LoadedHouse = LoadedLog[House]
FAMILY: Final = Keep()
"""A family keeps everything."""
PUBLIC: Final = Keep(games=90, unfinished=14, chats=30, guests=90)


class AdminService(LogDoor[LoadedHouse, House, HouseDraft]):
    """Knows what was decided at the desk; every process follows the same log."""

    def __init__(self, store: Store, clock: Clock, metrics: Metrics, keep: Keep = FAMILY) -> None:
        super().__init__(store, clock, metrics)
        self.archive: Final = archive_of(store)
        self.loaded: Final = LoadedLog(HOUSE_LOG, House(), clock)
        self.hearers: Final[list[Callable[[Entry], None]]] = []
        """Called with every new entry, whichever process stored it."""
        self._usual: Final = keep

    async def open(self, signer: Signer) -> None:
        """Read the log of the house."""
        self.signer = signer
        await self._read_all(HOUSE_LOG, self.house)
        self.house.fresh.clear()

    @property
    def house(self) -> House:
        return self.loaded.fold

    @property
    def keep(self) -> Keep:
        """Return how long things are kept: as the desk says, else the settings."""
        return self.house.keep or self._usual

    # The secret

    async def first_secret(self) -> str:
        """Return a new secret if the desk has none yet, else an empty text."""
        secret = new_seat_secret()
        stored = False

        def plan(house: House, at: float) -> HouseDraft:
            nonlocal stored
            stored = not house.secret
            return HouseDraft(house, at, SecretSet("start", hash_secret(secret)) if stored else None)

        await self.change(self.loaded, plan)
        return secret if stored else ""

    async def renew_secret(self, by: str) -> str:
        """Return a new secret; the one before, and whoever came in with it, is turned away."""
        secret = new_seat_secret()
        await self.act(SecretSet(by, hash_secret(secret)))
        return secret

    # Who is turned away

    def fingerprint(self, person: str) -> str:
        """Return what the log of the house calls a person: their id cannot be told from it."""
        return self.signer.log_of("b", person)

    def banned(self, person: Person | None, address: str) -> bool:
        """Tell whether a person or an address is turned away."""
        house, now = self.house, self.clock.time()
        if not house.bans:
            return False
        known = person is not None and house.banned("person", self.fingerprint(person.id), now)
        return known or house.banned("address", address, now)

    # The log

    async def act(self, body: AnyHouseBody) -> None:
        """Store what was done at the desk, and tell everybody who follows."""
        await self.change(self.loaded, lambda house, at: HouseDraft(house, at, body))

    async def _store(self, loaded: LoadedHouse, draft: HouseDraft) -> bool:
        return await self.store.append(Append(loaded.name, draft.entries))

    def _take(self, loaded: LoadedHouse, draft: HouseDraft) -> None:
        for entry in draft.entries:
            loaded.fold.read(entry)
        self._heard(loaded)

    def _heard(self, loaded: LoadedHouse) -> None:
        fresh, loaded.fold.fresh = loaded.fold.fresh, []
        for entry in fresh:
            _log.info("desk: %s number=%d", type(entry.body).__name__, entry.seq)
            for hear in self.hearers:
                hear(entry)

    async def poll(self, seconds: float) -> None:
        """Follow what other processes store, again and again."""
        while True:
            await self.clock.sleep(seconds)
            with contextlib.suppress(StoreError):
                head = (await self.store.last_numbers([HOUSE_LOG]))[HOUSE_LOG]
                if head > self.house.seq:
                    await self.read_on(self.loaded)
