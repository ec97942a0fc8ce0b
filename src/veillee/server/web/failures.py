"""Log unexpected failures with their cause, without secrets."""

import logging
import traceback
from typing import Any, Final

from litestar.connection import ASGIConnection

_SHORTEST_SECRET: Final = 8
_log: Final = logging.getLogger("veillee.failures")


def log_failure(asked: ASGIConnection[Any, Any, Any, Any], what: str, error: BaseException) -> None:
    """Log an exception, with the request's cookies and query blanked wherever they appear in it."""
    text = "".join(traceback.format_exception(error)).rstrip()
    for value in (*asked.cookies.values(), *(str(value) for _, value in asked.query_params.multi_items())):
        if len(value) >= _SHORTEST_SECRET:
            text = text.replace(value, "…")
    _log.error("failed: %s\n%s", what, text)
