"""Answer refused and failed requests, and log unexpected failures with their cause and without secrets."""

import logging
import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from veillee.core import Game, Refusal
from veillee.server.messages import Problem
from veillee.server.store.base import StoreError
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.sentences import refusal_text

_SHORTEST_SECRET: Final = 8
_FIELDS: Final = {"name": "long-name", "seconds": "clock"}
"""What people choose themselves: its refusal speaks their language."""
_log: Final = logging.getLogger("veillee.failures")


def log_failure(asked: ASGIConnection[Any, Any, Any, Any], what: str, error: BaseException) -> None:
    """Log an exception, with the request's cookies and query blanked wherever they appear in it."""
    text = "".join(traceback.format_exception(error)).rstrip()
    for value in (*asked.cookies.values(), *(str(value) for _, value in asked.query_params.multi_items())):
        if len(value) >= _SHORTEST_SECRET:
            text = text.replace(value, "…")
    _log.error("failed: %s\n%s", what, text)


def refused(request: Request[Any, Any, Any], error: TableError) -> Response[Problem]:
    """Answer a refused request with its sentence."""
    request.app.state.metrics.refused(error.refusal.message_id)
    return _problem(error.refusal, error.status, error.game)


def unstored(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """Answer when the store cannot be reached."""
    _log.warning("store: %s", error)
    return _problem(Refusal("table", "store"), 503)


def unfit(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a request that does not match the interface."""
    if error.status_code >= 500:
        return failed(request, error)
    request.app.state.metrics.refused("refusal-table-unreadable")
    faults: list[Any] = error.extra if isinstance(error.extra, list) else []
    for each in faults:
        key = _FIELDS.get(str(each.get("key", "")).rpartition(".")[2])
        if key is not None:
            return _problem(Refusal("table", key), error.status_code)
    why = "; ".join(_fault(each) for each in faults)
    return _problem(Refusal("table", "unreadable", {"why": (why or error.detail)[:300]}), error.status_code)


def _fault(each: dict[str, Any]) -> str:
    """Say what does not fit, and in which field."""
    message, field = str(each.get("message", each)), each.get("key")
    return f"{message} - at `{field}`" if field else message


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer after an unexpected failure, and log it."""
    log_failure(request, f"{request.method} {request.scope['path'][:80]}", error)
    return _problem(Refusal("table", "failed"), 500)


def _problem(refusal: Refusal, status: int, game: Game | None = None) -> Response[Problem]:
    text = refusal_text(game, refusal)
    return Response(Problem(refusal.clause, refusal.message_id, refusal.params, text), status_code=status)
