"""The admin service: the admin log, and who follows it."""

import contextlib
import logging
from collections.abc import Callable
from typing import Final

from veillee.server.admin.domain.entries import AnyAdminBody, Keep, SecretSet
from veillee.server.admin.domain.state import ADMIN_LOG, AdminDraft, AdminState
from veillee.server.store.archive import archive_of
from veillee.server.store.base import Append, Store, StoreError
from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.domain.secrets import Person, Signer, hash_secret, new_seat_secret
from veillee.server.tables.log_door import LoadedLog, LogDoor
from veillee.server.tables.metrics import Metrics
from veillee.server.tables.timing import Clock

_log: Final = logging.getLogger("veillee.admin")
LoadedAdmin = LoadedLog[AdminState]
FAMILY: Final = Keep()
"""A family keeps everything."""
PUBLIC: Final = Keep(games=90, unfinished=14, chats=30, guests=90)


class AdminService(LogDoor[LoadedAdmin, AdminState, AdminDraft]):
    """Knows what was decided at the desk; every process follows the same log."""

    def __init__(self, store: Store, clock: Clock, metrics: Metrics, keep: Keep = FAMILY) -> None:
        super().__init__(store, clock, metrics)
        self.archive: Final = archive_of(store)
        self.loaded: Final = LoadedLog(ADMIN_LOG, AdminState(), clock)
        self.hearers: Final[list[Callable[[Entry], None]]] = []
        """Called with every new entry, whichever process stored it."""
        self._usual: Final = keep

    async def open(self, signer: Signer) -> None:
        """Read the admin log."""
        self.signer = signer
        await self._read_all(ADMIN_LOG, self.state)
        self.state.fresh.clear()

    @property
    def state(self) -> AdminState:
        return self.loaded.fold

    @property
    def keep(self) -> Keep:
        """Return how long things are kept: as the desk says, else the settings."""
        return self.state.keep or self._usual

    # The secret

    async def first_secret(self) -> str:
        """Return a new secret if the desk has none yet, else an empty text."""
        secret = new_seat_secret()
        stored = False

        def plan(state: AdminState, at: float) -> AdminDraft:
            nonlocal stored
            stored = not state.secret
            return AdminDraft(state, at, SecretSet("start", hash_secret(secret)) if stored else None)

        await self.change(self.loaded, plan)
        return secret if stored else ""

    async def renew_secret(self, by: str) -> str:
        """Return a new secret; the one before, and whoever came in with it, is turned away."""
        secret = new_seat_secret()
        await self.act(SecretSet(by, hash_secret(secret)))
        return secret

    # Who is turned away

    def fingerprint(self, person: str) -> str:
        """Return what the admin log calls a person: their id cannot be told from it."""
        return self.signer.log_of("b", person)

    def banned(self, person: Person | None, address: str) -> bool:
        """Tell whether a person or an address is turned away."""
        state, now = self.state, self.clock.time()
        if not state.bans:
            return False
        known = person is not None and state.banned("person", self.fingerprint(person.id), now)
        return known or state.banned("address", address, now)

    # The log

    async def act(self, body: AnyAdminBody) -> None:
        """Store what was done at the desk, and tell everybody who follows."""
        await self.change(self.loaded, lambda state, at: AdminDraft(state, at, body))

    async def _store(self, loaded: LoadedAdmin, draft: AdminDraft) -> bool:
        return await self.store.append(Append(loaded.name, draft.entries))

    def _take(self, loaded: LoadedAdmin, draft: AdminDraft) -> None:
        for entry in draft.entries:
            loaded.fold.read(entry)
        self._heard(loaded)

    def _heard(self, loaded: LoadedAdmin) -> None:
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
                head = (await self.store.last_numbers([ADMIN_LOG]))[ADMIN_LOG]
                if head > self.state.seq:
                    await self.read_on(self.loaded)
