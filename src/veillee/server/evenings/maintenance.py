"""What an evening service does periodically: poll the store, tell who is connected, pass the lamp on, unload."""

import contextlib
import logging
from typing import TYPE_CHECKING, Final

from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import LampPassed
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.store.base import StoreError

if TYPE_CHECKING:
    from veillee.server.evenings.service import EveningService

_PRESENCE_ROUNDS: Final = 5
_log: Final = logging.getLogger("veillee.evenings")


class EveningMaintenance:
    """A loop that runs as long as the service is open."""

    def __init__(self, service: "EveningService") -> None:
        self._service: Final = service

    async def run(self) -> None:
        """Look after the evenings in memory, again and again."""
        rounds = 0
        while True:
            await self._service.clock.sleep(self._service.tables.settings.poll_seconds)
            rounds += 1
            try:
                await self._round(rounds % _PRESENCE_ROUNDS == 0)
            except StoreError as error:
                self._service.metrics.store_failed()
                _log.warning("store: %s", error)
            except Exception:
                _log.exception("one round of maintenance failed; the next one comes")

    async def _round(self, presence: bool) -> None:
        watched = [name for name, loaded in self._service.evenings.items() if loaded.watchers]
        if watched:
            for name, head in (await self._service.store.last_numbers(watched)).items():
                loaded = self._service.evenings.get(name)
                if loaded is not None and head > loaded.evening.seq:
                    await self._service.follow(loaded)
        now = self._service.clock.monotonic()
        for loaded in list(self._service.evenings.values()):
            for watcher in list(loaded.watchers):
                watcher.tick(now)
            if presence:
                if loaded.watchers:
                    self._service.tables.bus.publish(self._service.note(loaded))
                loaded.note_presence(known=self._service.tables.bus.well())
                await self._service.attach(loaded)  # what failed before, or another process began
            await self._pass_lamp(loaded)
        self._forget(now)

    async def _pass_lamp(self, loaded: LoadedEvening) -> None:
        """Give the lamp of somebody who has been gone for long to the first who is here."""
        here = loaded.here()
        if not here or loaded.gone_for(loaded.evening.lamp) < limits.LAMP_SECONDS:
            return
        holder = loaded.evening.lamp

        def plan(evening: Evening, at: float) -> EveningDraft:
            draft = EveningDraft(evening, at)
            if evening.lamp == holder and evening.status == "open":
                draft.add(LampPassed(here[0]))
            return draft

        with contextlib.suppress(StoreError):
            await self._service.change(loaded, plan)

    def _forget(self, now: float) -> None:
        before = now - self._service.tables.settings.idle_seconds
        for name, loaded in list(self._service.evenings.items()):
            if not loaded.watchers and loaded.touched < before:
                self._service.unload(name)
