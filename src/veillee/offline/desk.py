"""Answers what the page would ask a server by REST: the same paths, the same messages, the same table service."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from veillee.core import Refusal
from veillee.offline.purse import Purse
from veillee.offline.shelf import StoreFull
from veillee.server.messages import BringReplay, ClaimSeat, CreateTable, Entered, Me, Problem, Rename, SetSeat
from veillee.server.store.base import StoreError
from veillee.server.tables.api import Download, Joined, TableApi
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.sentences import refusal_text

_log: Final = logging.getLogger("veillee.offline")
_CAUSE_SIGNS: Final = 300


class Request(msgspec.Struct, frozen=True):
    """What the page asks: `path` is what follows `/api`."""

    method: str
    path: str
    query: dict[str, str] = {}
    body: str = ""


class Answer(msgspec.Struct, frozen=True):
    """What it is told: JSON, or a file with its name."""

    status: int
    body: str = ""
    file: str = ""


class Desk:
    """Finds who a request is for."""

    def __init__(self, api: TableApi, purse: Purse) -> None:
        self._api: Final = api
        self._purse: Final = purse
        handlers: dict[str, Callable[..., Awaitable[Any]]] = {
            "GET /games": self._games,
            "GET /me": self._me,
            "PUT /me": self._rename,
            "GET /me/tables": self._my_tables,
            "GET /me/history": self._history,
            "GET /tables": self._public_tables,
            "POST /tables": self._create,
            "POST /replays": self._bring,
            "GET /tables/T": self._table,
            "POST /tables/T/start": self._start,
            "POST /tables/T/rematch": self._rematch,
            "GET /tables/T/film": self._film,
            "GET /tables/T/replay": self._replay,
            "POST /tables/T/analysis": self._analyse,
            "GET /tables/T/analysis": self._analysis,
            "POST /tables/T/seats/S": self._claim,
            "PUT /tables/T/seats/S": self._set_seat,
            "DELETE /tables/T/seats/S": self._leave,
        }
        self._routes: Final = [(_pattern(route), handler) for route, handler in handlers.items()]

    async def answer(self, request: Request) -> Answer:
        """Answer a request; whatever goes wrong is an answer too."""
        try:
            return await self._answer(request)
        except TableError as error:
            return _problem(error.refusal, error.status)
        except msgspec.DecodeError as error:
            return _problem(table_error("unreadable", why=str(error)[:_CAUSE_SIGNS]).refusal, 400)
        except StoreFull:
            return _problem(Refusal("table", "full"), 503)
        except StoreError as error:
            _log.warning("store: %s", error)
            return _problem(Refusal("table", "store"), 503)
        except Exception:
            _log.exception("%s %s", request.method, request.path)
            return _problem(Refusal("table", "failed"), 500)

    async def _answer(self, request: Request) -> Answer:
        for pattern, handler in self._routes:
            found = pattern.fullmatch(f"{request.method} {request.path}")
            if found is not None:
                said = await handler(request, **found.groupdict())
                if isinstance(said, Download):
                    return Answer(200, said.text, said.name)
                return Answer(204) if said is None else Answer(200, msgspec.json.encode(said).decode())
        raise table_error("offline", 404)

    # Games and people

    async def _games(self, _: Request) -> Any:
        return self._api.games()

    async def _me(self, _: Request) -> Me:
        person = await self._purse.person()
        return Me(person.name if person is not None else "")

    async def _rename(self, request: Request) -> Me:
        asked = msgspec.json.decode(request.body, type=Rename)
        person = self._api.rename(await self._purse.person(), asked.name)
        await self._purse.keep_person(person)
        return Me(person.name)

    async def _my_tables(self, _: Request) -> Any:
        return await self._api.my_tables(await self._purse.person())

    async def _history(self, _: Request) -> Any:
        return await self._api.history(await self._purse.person())

    async def _public_tables(self, _: Request) -> Any:
        return await self._api.public_tables()

    # Tables

    async def _create(self, request: Request) -> Entered:
        asked = msgspec.json.decode(request.body, type=CreateTable)
        return await self._entered(await self._api.create(await self._purse.caller(), asked))

    async def _bring(self, request: Request) -> Entered:
        asked = msgspec.json.decode(request.body, type=BringReplay)
        return await self._entered(await self._api.bring(await self._purse.caller(), asked))

    async def _table(self, _: Request, table: str) -> Any:
        return await self._api.table(await self._purse.caller(table), table)

    async def _start(self, _: Request, table: str) -> Any:
        return await self._api.start(await self._purse.caller(table), table)

    async def _rematch(self, _: Request, table: str) -> Entered:
        return await self._entered(await self._api.rematch(await self._purse.caller(table), table))

    async def _film(self, request: Request, table: str) -> Any:
        after = request.query.get("after", "0")
        if not after.isdecimal():
            raise table_error("unreadable", why="after is not a number")
        return await self._api.film(await self._purse.caller(table), table, request.query.get("as", ""), int(after))

    async def _replay(self, request: Request, table: str) -> Download:
        return await self._api.replay(await self._purse.caller(table), table, request.query.get("as", ""))

    async def _analyse(self, _: Request, table: str) -> Any:
        return await self._api.analyse(await self._purse.caller(table), table)

    async def _analysis(self, _: Request, table: str) -> Any:
        return await self._api.analysis(await self._purse.caller(table), table)

    # Seats

    async def _claim(self, request: Request, table: str, seat: str) -> Entered:
        asked = msgspec.json.decode(request.body, type=ClaimSeat)
        return await self._entered(await self._api.claim(await self._purse.caller(table), table, seat, asked))

    async def _set_seat(self, request: Request, table: str, seat: str) -> Any:
        asked = msgspec.json.decode(request.body, type=SetSeat)
        return await self._api.set_seat(await self._purse.caller(table), table, seat, asked)

    async def _leave(self, _: Request, table: str, seat: str) -> None:
        await self._api.leave(await self._purse.caller(table), table, seat)

    async def _entered(self, joined: Joined) -> Entered:
        """Keep the secrets of the seats, and who this browser has become, before it is told."""
        if joined.person is not None and await self._purse.person() is None:
            await self._purse.keep_person(joined.person)
        await self._purse.keep_secrets(joined.table.id, joined.secrets)
        return Entered(joined.table)


def _pattern(route: str) -> re.Pattern[str]:
    return re.compile(route.replace("/T", "/(?P<table>[^/]+)").replace("/S", "/(?P<seat>[^/]+)"))


def _problem(refusal: Refusal, status: int) -> Answer:
    problem = Problem(refusal.clause, refusal.message_id, refusal.params, refusal_text(None, refusal))
    return Answer(status, msgspec.json.encode(problem).decode())
