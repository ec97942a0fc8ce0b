"""What a request proves: cookies, origin, address."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from veillee.server.caller import Caller
from veillee.server.house import House
from veillee.server.secrets import ME_COOKIE, SEAT_COOKIE, Person

Asked = ASGIConnection[Any, Any, Any, Any]


def person_of(house: House, asked: Asked) -> Person | None:
    """Return the person of the signed cookie, or None."""
    cookie = asked.cookies.get(ME_COOKIE)
    return house.signer.unseal(cookie) if cookie else None


def address_of(asked: Asked) -> str:
    """Return the client's address, as the server (or a trusted proxy) saw it."""
    return asked.client.host if asked.client is not None else ""


def caller_of(house: House, asked: Asked, invite: str) -> Caller:
    """Return who asks, as one table knows it."""
    secrets = {name[len(SEAT_COOKIE) :]: value for name, value in asked.cookies.items() if name.startswith(SEAT_COOKIE)}
    return Caller(person_of(house, asked), secrets, invite, address_of(asked))


def same_origin(asked: Asked, origins: tuple[str, ...]) -> bool:
    """Tell whether a request comes from our own page.

    A browser always says where a socket or a changing request comes from; a program that says nothing
    may go on as long as it brings no cookies along.
    """
    origin = asked.headers.get("origin")
    if origin is None:
        return not asked.headers.get("cookie")
    if origin in origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == asked.headers.get("host")
