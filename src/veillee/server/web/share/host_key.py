"""The key of whoever runs this server: what only they may do in the page."""

import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection

HOST_COOKIE: Final = "veillee-host"
HOST_PATH: Final = "/host/"


def new_host_key() -> str:
    """Return a key for a new run of the server."""
    return secrets.token_urlsafe(24)


class HostKey:
    """A secret of this run of the server; the page that it opens itself brings it along."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def fits(self, key: str) -> bool:
        """Tell whether a key is ours, in constant time."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    def is_host(self, asked: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Tell whether a request comes from whoever runs this server."""
        return self.fits(asked.cookies.get(HOST_COOKIE, ""))
