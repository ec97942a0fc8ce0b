"""The table service with the store, bus and workers that the settings name."""

from pathlib import Path
from typing import Final

from veillee.server.admin.api import make_api
from veillee.server.admin.folding import Folding
from veillee.server.admin.following import Following
from veillee.server.admin.reporting import Machine, Reporter
from veillee.server.admin.service import AdminService
from veillee.server.bus import Bus, make_bus
from veillee.server.bus.siblings import SiblingBus
from veillee.server.devices.service import DeviceService
from veillee.server.evenings.service import EveningService
from veillee.server.store import make_store
from veillee.server.tables.metrics import Metrics
from veillee.server.tables.service import TableService
from veillee.server.web.processes.sibling import FRONT, Sibling
from veillee.server.web.settings import Settings
from veillee.server.work import make_work


def make_service(settings: Settings, metrics: Metrics | None = None, sibling: Sibling | None = None) -> TableService:
    """Return a table service, not opened yet; `sibling` is which of several processes it runs in."""
    tells = sibling is None or sibling.index == FRONT
    return TableService(
        settings.find_games(),
        make_store(settings.database(), shared=sibling is not None),
        _make_bus(settings, sibling),
        make_work(settings.work, settings.workers, settings.games, settings.compiled, settings.think_seconds, tells),
        settings,
        metrics=metrics,
    )


def _make_bus(settings: Settings, sibling: Sibling | None) -> Bus:
    if sibling is None or settings.bus:
        return make_bus(settings.bus, settings.database())
    return SiblingBus(Path(sibling.folder), sibling.index, sibling.count)


class Desk:
    """The host's desk of one server process."""

    def __init__(
        self,
        settings: Settings,
        tables: TableService,
        evenings: EveningService,
        devices: DeviceService,
        machine: Machine,
    ) -> None:
        self.service: Final = AdminService(tables.store, tables.clock, tables.metrics, settings.kept())
        reporter = Reporter(self.service, tables, evenings, machine)
        folding = Folding(tables.store, tables.games, tables.clock)
        self.api, logs = make_api(self.service, folding, reporter.all)
        self.following: Final = Following(self.service, tables, evenings, devices, reporter, logs)
