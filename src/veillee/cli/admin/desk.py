"""The desk as a command reaches it: on the data of a server, or over HTTP with its secret."""

import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec

from veillee.server.web.settings import Settings, from_environment

SECRET: Final = "VEILLEE_DESK_SECRET"
_BY: Final = "command"
_SECONDS: Final = 60.0


class Trouble(Exception):
    """A command that cannot be carried out; the text says why."""


class HttpDesk:
    """A desk behind an address."""

    def __init__(self, address: str, secret: str) -> None:
        self._address: Final = address.rstrip("/")
        self._secret: Final = secret

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer to a request, as JSON has it."""
        import asyncio
        import http.client
        import urllib.error
        import urllib.request

        def send() -> bytes:
            request = urllib.request.Request(f"{self._address}/api/admin{path}", method=method)
            request.add_header("Authorization", f"Bearer {self._secret}")
            data = None
            if body is not None:
                data = msgspec.json.encode(body)
                request.add_header("Content-Type", "application/json")
            with urllib.request.urlopen(request, data, timeout=_SECONDS) as answer:
                read: bytes = answer.read()
                return read

        try:
            return msgspec.json.decode(await asyncio.to_thread(send))
        except urllib.error.HTTPError as error:
            raise Trouble(_sentence(error.read()) or f"{self._address} answers {error.code}") from error
        except OSError as error:
            raise Trouble(f"{self._address} does not answer: {error}") from error
        except (ValueError, http.client.HTTPException) as error:
            raise Trouble(f"{self._address} does not answer as Veillée does: {error}") from error


def _sentence(body: bytes) -> str:
    with contextlib.suppress(msgspec.DecodeError, KeyError, TypeError):
        return str(msgspec.json.decode(body)["text"]["en"])
    return ""


class DataDesk:
    """The desk on the store itself: running servers follow what is done to it."""

    def __init__(self, api: Any) -> None:
        self._api: Final = api

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer to a request, as JSON has it."""
        from urllib.parse import unquote

        from veillee.server.admin.messages import SetBan, SetKeep, TellEverybody
        from veillee.server.tables.domain.errors import TableError
        from veillee.server.tables.sentences import refusal_text

        where, _, query = path.partition("?")
        parts = [unquote(part) for part in where.strip("/").split("/")]
        api = self._api
        try:
            match (method, parts):
                case ("GET", ["status"]):
                    answer = await api.status()
                case ("GET", ["tables"]):
                    answer = await api.tables("running=true" in query)
                case ("GET", ["evenings"]):
                    answer = await api.evenings()
                case ("GET", ["people"]):
                    answer = await api.people(unquote(query.partition("=")[2]))
                case ("GET", ["log"]):
                    answer = await api.log()
                case ("POST", ["logs", log, "end"]):
                    answer = await api.end(log, _BY)
                case ("DELETE", ["logs", log]):
                    answer = await api.delete(log, _BY)
                case ("POST", ["people", person, "export"]):
                    answer = await api.export(person, _BY)
                case ("DELETE", ["people", person]):
                    answer = await api.forget(person, _BY)
                case ("PUT", ["bans"]):
                    answer = await api.ban(msgspec.convert(body, SetBan), _BY)
                case ("PUT", ["shut"]):
                    answer = await api.shut(body["shut"], _BY)
                case ("PUT", ["notice"]):
                    answer = await api.tell(msgspec.convert(body, TellEverybody), _BY)
                case ("PUT", ["keep"]):
                    answer = await api.keep(msgspec.convert(body, SetKeep), _BY)
                case _:
                    answer = await api.sweep(_BY)
        except TableError as refused:
            raise Trouble(refusal_text(None, refused.refusal)["en"]) from refused
        except msgspec.ValidationError as error:
            raise Trouble(str(error)) from error
        return msgspec.to_builtins(answer)


Desk = HttpDesk | DataDesk


def settings_of(data: str | None, store: str | None) -> Settings:
    """Return the settings of the server that is meant."""
    try:
        return from_environment(dict(os.environ), data=data, store=store)
    except ValueError as error:
        raise Trouble(str(error)) from error


def need_store(settings: Settings) -> str:
    """Return the address of a store that there is."""
    address = settings.database()
    if "://" not in address and not Path(address).exists():
        raise Trouble(f"There is no store at {address}: --data names the folder, --store PostgreSQL.")
    return address


@contextlib.asynccontextmanager
async def open_api(settings: Settings) -> AsyncIterator[Any]:
    """Open the desk on the store itself."""
    from veillee.server.admin.api import make_api
    from veillee.server.admin.folding import Folding
    from veillee.server.admin.reporting import reports
    from veillee.server.admin.service import AdminService
    from veillee.server.store import open_store
    from veillee.server.tables.metrics import NullMetrics
    from veillee.server.tables.service import signer_of
    from veillee.server.tables.timing import SystemClock

    try:
        store = await open_store(need_store(settings))
    except Trouble:
        raise
    except Exception as error:
        raise Trouble(f"The store cannot be opened: {error}") from error
    try:
        clock = SystemClock()
        service = AdminService(store, clock, NullMetrics(), settings.kept())
        await service.open(await signer_of(store))
        folding = Folding(store, settings.find_games(), clock)
        yield make_api(service, folding, lambda: reports(service))[0]
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def open_desk(house: str, data: str | None, store: str | None) -> AsyncIterator[Desk]:
    """Open the desk of a server: behind an address, or on the data."""
    if not house:
        async with open_api(settings_of(data, store)) as api:
            yield DataDesk(api)
        return
    secret = os.environ.get(SECRET, "")
    if not secret and sys.stdin.isatty():
        import getpass

        secret = getpass.getpass("The desk's secret: ")
    if not secret:
        raise Trouble(f"The desk's secret is missing: put it into {SECRET}.")
    yield HttpDesk(house, secret)
