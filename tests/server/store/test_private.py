"""What a server keeps on disk is for its own user alone."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.services import Server
from veillee.server.store import open_store

pytestmark = pytest.mark.anyio

FILES = ("veillee.sqlite3", "veillee.sqlite3-wal", "veillee.sqlite3-shm")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def ordinary_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_a_new_store_is_private_while_it_is_open(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = await open_store(str(folder / FILES[0]))
    await store.meta("key", "secret")
    assert mode(folder) == 0o700
    assert {name: mode(folder / name) for name in FILES} == dict.fromkeys(FILES, 0o600)
    await store.close()


async def test_a_store_that_was_open_to_others_is_closed_to_them(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    server = Server(data=folder).start()
    server.kill()  # leaves the WAL behind
    folder.chmod(0o755)
    found = [folder / name for name in FILES if (folder / name).exists()]
    assert len(found) > 1
    for path in found:
        path.chmod(0o644)
    store = await open_store(str(folder / FILES[0]))
    assert mode(folder) == 0o700
    assert {mode(path) for path in found if path.exists()} == {0o600}
    await store.close()
    server.stop()


async def test_a_folder_that_everybody_shares_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    store = await open_store(str(folder / FILES[0]))
    assert mode(folder) == 0o1777
    assert mode(folder / FILES[0]) == 0o600
    await store.close()
