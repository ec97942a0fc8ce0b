"""What nobody expected: logged with its cause, without what its sender must not find there."""

import logging
import traceback
from typing import Any, Final

from litestar.connection import ASGIConnection

_SHORTEST_SECRET: Final = 8
_log: Final = logging.getLogger("veillee.failures")


def log_failure(asked: ASGIConnection[Any, Any, Any, Any], what: str, error: BaseException) -> None:
    """Log an exception; the cookies and query of the request that it met are blanked where it repeats them."""
    text = "".join(traceback.format_exception(error)).rstrip()
    for value in (*asked.cookies.values(), *(str(value) for _, value in asked.query_params.multi_items())):
        if len(value) >= _SHORTEST_SECRET:
            text = text.replace(value, "…")
    _log.error("failed: %s\n%s", what, text)
