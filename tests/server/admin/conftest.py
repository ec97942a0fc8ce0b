"""Every store behind the desk."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from server.services import Postgres
from veillee.server.store import make_store
from veillee.server.store.base import Store
from veillee.server.store.memory import MemoryStore

Stores = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stores]:
    """Return a function that returns the same store again, as another process would open it."""
    if request.param == "memory":
        one = MemoryStore()
        yield lambda: one
        return
    if request.param == "sqlite":
        address = str(tmp_path / "veillee.sqlite3")
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    yield lambda: make_store(address)
