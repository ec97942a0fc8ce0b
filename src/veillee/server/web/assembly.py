"""The table service with the store, bus and workers that the settings name."""

from veillee.server.bus import make_bus
from veillee.server.store import make_store
from veillee.server.tables.metrics import Metrics
from veillee.server.tables.service import TableService
from veillee.server.web.settings import Settings
from veillee.server.work import make_work


def make_service(settings: Settings, metrics: Metrics | None = None) -> TableService:
    """Return a table service, not opened yet."""
    return TableService(
        settings.find_games(),
        make_store(settings.database()),
        make_bus(settings.bus, settings.database()),
        make_work(settings.work, settings.workers, settings.games, settings.compiled, settings.think_seconds),
        settings,
        metrics=metrics,
    )
