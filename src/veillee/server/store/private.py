"""Make files private to their user: a store holds the signing key and the seeds of running games."""

import os
import stat
from pathlib import Path
from typing import Final

_FOLDER: Final = 0o700
_FILE: Final = 0o600
_BESIDE: Final = ("", "-wal", "-shm")


def make_private(database: Path) -> None:
    """Create a database's folder and file, or make existing ones private; SQLite gives its WAL the same mode."""
    folder = database.parent
    folder.mkdir(_FOLDER, parents=True, exist_ok=True)
    if _is_ours(folder) and not folder.stat().st_mode & stat.S_ISVTX:  # sticky: a folder like /tmp, others need it too
        folder.chmod(_FOLDER)
    os.close(os.open(database, os.O_CREAT | os.O_RDWR, _FILE))
    for suffix in _BESIDE:
        path = database.with_name(database.name + suffix)
        if path.exists() and _is_ours(path):
            path.chmod(_FILE)


def _is_ours(path: Path) -> bool:
    return not hasattr(os, "getuid") or path.stat().st_uid == os.getuid()
