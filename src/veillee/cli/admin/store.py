"""The commands about the store itself: its secret, backups, another store."""

import asyncio
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from rich.console import Console

from veillee.cli.admin.desk import Trouble, need_store, open_api, settings_of
from veillee.cli.admin.server import Data, Store

_console = Console(highlight=False, soft_wrap=True)


def _tell(text: str) -> None:
    _console.print(f"  {text}", markup=False)


def _run(work: Coroutine[Any, Any, str]) -> int:
    from veillee.server.store.transfer import TransferError

    try:
        _console.print(asyncio.run(work), markup=False)
    except ImportError as error:
        print(f"{error.name} is not installed: pip install 'veillee[scale]'", file=sys.stderr)
        return 2
    except (Trouble, TransferError, OSError) as error:
        Console(stderr=True).print(str(error), style="red", markup=False, soft_wrap=True)
        return 2
    return 0


def secret(*, data: Data = None, store: Store = None) -> int:
    """Make a new secret for the desk; the one before is worth nothing any more."""

    async def renew() -> str:
        async with open_api(settings_of(data, store)) as api:
            made = await api.service.renew_secret("command")
        return f"The desk's secret is now: {made}\nIt is kept as a hash only: write it down."

    return _run(renew())


def backup(file: Path, /, *, data: Data = None, store: Store = None) -> int:
    """Write everything to one file, also while the server runs; every log in it is verified.

    Parameters
    ----------
    file
        A new file, in SQLite's format whatever the server itself uses. Protect it like a password file.
    """
    from veillee.server.admin.domain.entries import Copied
    from veillee.server.store.transfer import backup as write

    async def run() -> str:
        settings = settings_of(data, store)
        count = await write(need_store(settings), file, settings.find_games(), time.time(), _tell)
        async with open_api(settings) as api:
            await api.note_copy(Copied("command", "backup", file.name))
        return f"{file}: {count} tables and evenings."

    return _run(run())


def restore(file: Path, /, *, replace: bool = False, data: Data = None, store: Store = None) -> int:
    """Put a backup into the store; the server must be stopped, and every log is verified.

    Parameters
    ----------
    file
        What `veillee admin backup` wrote.
    replace
        Put it in the place of what is there.
    """
    from veillee.server.admin.domain.entries import Copied
    from veillee.server.store.transfer import restore as take

    async def run() -> str:
        settings = settings_of(data, store)
        if not file.exists():
            raise Trouble(f"{file}: there is no such file")
        count = await take(file, settings.database(), settings.find_games(), time.time(), replace, _tell)
        async with open_api(settings) as api:
            await api.note_copy(Copied("command", "restore", file.name))
        return f"{count} tables and evenings are back."

    return _run(run())


def move(target: str, /, *, replace: bool = False, data: Data = None, store: Store = None) -> int:
    """Copy everything from one store to another and verify every log; the server must be stopped.

    Parameters
    ----------
    target
        postgresql://…, or a data folder for SQLite. The store that is copied stays as it is.
    replace
        Put it in the place of what is there.
    """
    from veillee.server.admin.domain.entries import Copied
    from veillee.server.store.transfer import copy, need_rest

    async def run() -> str:
        settings = settings_of(data, store)
        source = need_store(settings)
        there = settings_of(None, target) if "://" in target else settings_of(target, "")
        if there.database() == source:
            raise Trouble("It is there already.")
        await need_rest(source, time.time())
        count = await copy(source, there.database(), settings.find_games(), time.time(), replace, _tell)
        async with open_api(there) as api:
            await api.note_copy(Copied("command", "move", "postgresql" if there.store else "sqlite"))
        setting = "VEILLEE_STORE to its address" if there.store else "VEILLEE_DATA to its folder, without VEILLEE_STORE"
        return f"{count} tables and evenings are there too. Set {setting} and start the server."

    return _run(run())


def verify(*, data: Data = None, store: Store = None) -> int:
    """Read every log and derive every die and card again from its seed."""
    from veillee.server.store.transfer import check_store

    async def run() -> str:
        settings = settings_of(data, store)
        count = await check_store(need_store(settings), settings.find_games(), _tell)
        return f"{count} tables and evenings can be played on."

    return _run(run())
