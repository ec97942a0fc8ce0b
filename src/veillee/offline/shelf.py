"""What the page keeps: its IndexedDB as Python knows it (web/src/offline/shelf.ts). Everything travels as JSON."""

from typing import Any, Final, Protocol

import msgspec

from veillee.server.store.base import StoreError

_FULL: Final = "QuotaExceededError"


class Shelf(Protocol):
    """A database of the browser; every answer is awaited, and what fails raises with the name of the error."""

    async def append(self, change: str) -> bool:
        """Store a change durably, all of it or nothing; False if one of its keys is taken."""

    async def ask(self, question: str) -> str:
        """Answer a question about what is stored."""


class StoreFull(StoreError):
    """The browser has no room left for what is to be stored."""


async def store(shelf: Shelf, change: dict[str, Any]) -> bool:
    """Store a change; StoreError when it is not known whether it is stored."""
    try:
        return bool(await shelf.append(msgspec.json.encode(change).decode()))
    except Exception as error:
        raise _store_error(error) from error


async def ask(shelf: Shelf, what: str, **about: Any) -> Any:
    """Return the answer to a question; StoreError when there is none."""
    try:
        return msgspec.json.decode(await shelf.ask(msgspec.json.encode({"what": what, **about}).decode()))
    except Exception as error:
        raise _store_error(error) from error


def _store_error(error: Exception) -> StoreError:
    return StoreFull(str(error)) if _FULL in str(error) else StoreError(str(error))
