"""The cookies that answers set."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from veillee.server.tables.domain.secrets import ME_COOKIE, Person, Signer
from veillee.server.web.share.way_in import came_securely

SEAT_SECONDS: Final = 60 * 60 * 24 * 90
_ME_SECONDS: Final = 60 * 60 * 24 * 365


def me_cookie(signer: Signer, request: Request[Any, Any, Any], person: Person) -> Cookie:
    """Return the cookie that says who this browser is."""
    return cookie(request, ME_COOKIE, signer.seal(person), "/", _ME_SECONDS)


def cookie(request: Request[Any, Any, Any], key: str, value: str, path: str, seconds: int | None) -> Cookie:
    """Return a cookie that no script and no other site gets to use; without `seconds` it ends with the browser."""
    return Cookie(
        key=key,
        value=value,
        path=path,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=request.app.state.settings.secure or came_securely(request),
    )
