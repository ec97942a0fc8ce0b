"""What a request proves: cookies, origin, address."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, InternalServerException

from veillee.server.admin.domain.household import household
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import ME_COOKIE, SEAT_COOKIE, Person, Signer
from veillee.server.web.share.way_in import guest_address

Asked = ASGIConnection[Any, Any, Any, Any]
_DEEPEST: Final = 32


class JsonRequest(Request[Any, Any, Any]):
    """A request that refuses unreadable JSON instead of failing."""

    async def body(self) -> bytes:
        try:
            found = await super().body()
        except InternalServerException as error:  # the connection ended before its body did
            raise ClientException("the body is cut off") from error
        if not found:
            raise ClientException(_EMPTY)
        return found

    async def json(self) -> Any:
        try:
            found = await super().json()
        except UnicodeDecodeError as error:
            raise ClientException("the body is not UTF-8") from error
        except RecursionError as error:
            raise ClientException(_TOO_DEEP) from error
        if found is None:
            raise ClientException(_EMPTY)
        if _deeper_than(found, _DEEPEST):
            raise ClientException(_TOO_DEEP)
        return found


_EMPTY: Final = "the body is empty, an object is expected"
_TOO_DEEP: Final = f"the body is nested more than {_DEEPEST} deep"


def _deeper_than(value: Any, levels: int) -> bool:
    """Tell whether JSON is nested deeper than so many levels, without recursion."""
    level = [value]
    for _ in range(levels + 1):
        level = [part for each in level for part in _parts(each)]
        if not level:
            return False
    return True


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def person_of(signer: Signer, asked: Asked) -> Person | None:
    """Return the person of the signed cookie; None without one, or on a device that was removed."""
    person = cookie_person(signer, asked)
    return None if person is not None and asked.app.state.devices.barred(person) else person


def cookie_person(signer: Signer, asked: Asked) -> Person | None:
    """Return the person of the signed cookie, also on a device that was removed."""
    cookie = asked.cookies.get(ME_COOKIE)
    return signer.unseal(cookie) if cookie else None


def address_of(asked: Asked) -> str:
    """Return the client's address, as the server, a trusted proxy or the tunnel saw it."""
    return guest_address(asked)


def network_of(asked: Asked) -> str:
    """Return what limits count as one address: an IPv4 address, or the /64 of IPv6 that one household has."""
    address = address_of(asked)
    return household(address) or address


def caller_of(signer: Signer, asked: Asked, invite: str) -> Caller:
    """Return the caller, as one table knows it."""
    secrets = {name[len(SEAT_COOKIE) :]: value for name, value in asked.cookies.items() if name.startswith(SEAT_COOKIE)}
    return Caller(person_of(signer, asked), secrets, invite, network_of(asked))


def same_origin(asked: Asked, origins: tuple[str, ...]) -> bool:
    """Tell whether a request comes from our own page.

    A browser always says where a socket or a changing request comes from; a program that says nothing
    may go on as long as it brings no cookies along. ValueError: what it says is no origin.
    """
    origin = asked.headers.get("origin")
    if origin is None:
        return not asked.headers.get("cookie")
    if origin in origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == asked.headers.get("host")
