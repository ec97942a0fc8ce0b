"""Backups: what is no whole backup is refused in a sentence that names it, and takes nothing away."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from veillee.server.store import open_store
from veillee.server.store.transfer import TransferError, backup, restore

pytestmark = pytest.mark.anyio


async def house(folder: Path) -> Path:
    """Return the file of a server that remembers something."""
    file = folder / "veillee.sqlite3"
    store = await open_store(str(file))
    await store.close()
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.executemany("INSERT INTO meta VALUES (?, ?)", [(f"kept {number}", "x" * 1000) for number in range(100)])
        db.commit()
    return file


def kept(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT count(*) FROM meta WHERE name LIKE 'kept %'").fetchone()[0])


async def test_a_backup_comes_back(tmp_path: Path) -> None:
    file, copy = await house(tmp_path), tmp_path / "copy.sqlite3"
    await backup(str(file), copy, {}, 1e9, lambda _: None)
    file.unlink()
    await restore(copy, str(file), {}, 1e9, False, lambda _: None)
    assert kept(file) == 100


@pytest.mark.parametrize("kind", ["empty", "text", "another program's", "cut short"])
async def test_what_is_no_backup_replaces_nothing(kind: str, tmp_path: Path) -> None:
    file, wrong = await house(tmp_path), tmp_path / "wrong.sqlite3"
    if kind == "another program's":
        with contextlib.closing(sqlite3.connect(wrong)) as db:
            db.execute("CREATE TABLE bookmarks (page TEXT)")
    elif kind == "cut short":
        await backup(str(file), wrong, {}, 1e9, lambda _: None)
        wrong.write_bytes(wrong.read_bytes()[: wrong.stat().st_size // 2])
    else:
        wrong.write_text("" if kind == "empty" else "not a database\n" * 100, encoding="utf-8")
    with pytest.raises(TransferError, match=r"wrong\.sqlite3 is (no backup of a server|damaged)"):
        await restore(wrong, str(file), {}, 1e9, True, lambda _: None)
    assert kept(file) == 100


async def test_a_backup_needs_a_folder(tmp_path: Path) -> None:
    file = await house(tmp_path)
    with pytest.raises(TransferError, match="there is no folder"):
        await backup(str(file), tmp_path / "nowhere" / "copy.sqlite3", {}, 1e9, lambda _: None)
