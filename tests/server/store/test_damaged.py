"""A damaged file: the tables that can be read are not disturbed by those that cannot."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.store import open_store
from veillee.server.store.base import DamagedError, StoreError
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.assembly import make_service
from veillee.server.web.serve import NotReady, create_ready
from veillee.server.web.settings import Settings

pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna")
TABLES = 40
LEAVES = (0x0A, 0x0D)
"""How pages begin that hold entries, and not only the way to others."""


async def lay(settings: Settings) -> list[str]:
    """Store some tables and return their names."""
    service = make_service(settings)
    await service.open()
    api, names = TableApi(service), []
    for _ in range(TABLES):
        message = CreateTable("duel", {"cards": 20}, [SeatRequest("human", "Anna"), SeatRequest("open")])
        names.append((await api.create(Caller(ANNA, {}, "", ""), message)).table.id)
    await service.close()
    return names


def spoil_page(file: Path, name: str) -> None:
    """Overwrite a page that holds entries of a table's log, as a failing disk does."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = database.execute("PRAGMA page_size").fetchone()[0]
    database.close()
    content = bytearray(file.read_bytes())
    for start in range(0, len(content), size):
        page = bytes(content[start : start + size])
        if page[0] in LEAVES and name.encode() in page and b'"kind":"seat"' in page:
            content[start : start + size] = random.Random(start).randbytes(size)
            file.write_bytes(content)
            return
    raise AssertionError("no page holds the log")


def spoil_entry(file: Path, name: str) -> None:
    """Change a stored entry to something that no server wrote."""
    with sqlite3.connect(file) as database:
        database.execute("UPDATE log SET body = '{' WHERE table_id = ? AND seq = 1", (name,))
    database.close()


@pytest.mark.parametrize("spoil", [spoil_page, spoil_entry])
async def test_a_damaged_log_disturbs_no_other_table(spoil: object, tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), games="server.duel:games")
    names = await lay(settings)
    assert callable(spoil)
    spoil(tmp_path / "veillee.sqlite3", names[7])
    service = make_service(settings)
    await service.open()
    with pytest.raises(DamagedError):
        await service.need(names[7])
    cards = (await TableApi(service).my_tables(ANNA)).tables
    assert TABLES / 3 < len(cards) < TABLES  # a page holds the logs of several
    assert names[7] not in {card.id for card in cards}
    await service.close()


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "veillee.sqlite3").write_bytes(random.Random(1).randbytes(20_000))
    with pytest.raises(NotReady, match=r"Cannot open the store, .*veillee.sqlite3: file is not a database"):
        create_ready(Settings(data=str(tmp_path), games="server.duel:games"))


async def test_a_closed_store_is_not_called_damaged(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "veillee.sqlite3"))
    reads = [asyncio.ensure_future(store.read("a", 0)) for _ in range(200)]
    await asyncio.sleep(0)
    await store.close()
    found = await asyncio.gather(*reads, store.read("a", 0), return_exceptions=True)
    assert type(found[-1]) is StoreError
    assert {type(each) for each in found} <= {list, StoreError}
