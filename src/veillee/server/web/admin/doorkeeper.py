"""Who may come to the desk: whoever knows its secret, or has shown it in this browser."""

import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection

from veillee.server.admin.domain.errors import desk_error
from veillee.server.admin.service import AdminService
from veillee.server.tables.domain.secrets import hash_secret
from veillee.server.web.limits import Window
from veillee.server.web.requests import network_of

DESK_COOKIE: Final = "veillee-desk"
DESK_PATH: Final = "/api/admin"
DESK_SECONDS: Final = 12 * 60 * 60
_BEARER: Final = "Bearer "
_WINDOW_SECONDS: Final = 600
Asked = ASGIConnection[Any, Any, Any, Any]


class Doorkeeper:
    """Lets in by the secret itself or by a pass; a new secret makes every pass worthless."""

    def __init__(self, service: AdminService, tries: int) -> None:
        self._service: Final = service
        self._tries: Final = Window(tries, _WINDOW_SECONDS)
        """Wrong secrets of one address."""

    def check(self, secret: str, address: str) -> None:
        """Refuse a secret that is not the desk's, and all of them after too many."""
        if self._tries.full(address):
            raise desk_error("guesses", 429)
        if not self._service.state.knows(hash_secret(secret)):
            self._tries.allows(address)
            raise desk_error("secret", 403)

    def new_pass(self) -> str:
        """Return what a browser shows from now on instead of the secret."""
        body = f"{int(self._service.clock.time())}.{secrets.token_hex(8)}"
        return f"{body}.{self._sign(body)}"

    def let_in(self, asked: Asked) -> None:
        """Refuse whoever shows neither the secret nor a valid pass."""
        said = asked.headers.get("authorization", "")
        if said.startswith(_BEARER):
            self.check(said.removeprefix(_BEARER), network_of(asked))
        elif not self._fits(asked.cookies.get(DESK_COOKIE, "")):
            raise desk_error("outside", 403)

    def _fits(self, shown: str) -> bool:
        body, _, sign = shown.rpartition(".")
        if not hmac.compare_digest(sign.encode(), self._sign(body).encode()):
            return False
        began = int(body.partition(".")[0])
        return 0 <= self._service.clock.time() - began < DESK_SECONDS

    def _sign(self, body: str) -> str:
        return self._service.signer.sign("desk", f"{self._service.state.secret}:{body}")
