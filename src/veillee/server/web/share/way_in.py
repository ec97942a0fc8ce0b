"""How a request came: directly, or through the tunnel; and which guest it is of."""

from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from veillee.server.tables.domain.secrets import ME_COOKIE
from veillee.server.web.share.tunnel import Tunnel

Asked = ASGIConnection[Any, Any, Any, Any]


def came_by_tunnel(asked: Asked) -> bool:
    """Tell whether a request came through the open tunnel: to its address, or with what only tunnels add."""
    tunnel: Tunnel = asked.app.state.tunnel
    if tunnel.status != "open" or not _is_loopback(_peer(asked)):
        return False
    return asked.headers.get("host") == tunnel.host() or "x-forwarded-for" in asked.headers


def guest_address(asked: Asked) -> str:
    """Return where a guest connects from.

    Everybody behind a tunnel that does not tell has one address; there each guest counts, by its cookie.
    """
    peer = _peer(asked)
    if not came_by_tunnel(asked):
        return peer
    tunnel: Tunnel = asked.app.state.tunnel
    if tunnel.program is not None and tunnel.program.tells_addresses:
        return asked.headers.get("x-forwarded-for", "").rpartition(",")[2].strip() or peer
    cookie = asked.cookies.get(ME_COOKIE)
    person = asked.app.state.service.signer.unseal(cookie) if cookie else None
    return f"{peer} {person.id}" if person is not None else peer


def came_securely(asked: Asked) -> bool:
    """Tell whether a request came over HTTPS through the tunnel."""
    tunnel: Tunnel = asked.app.state.tunnel
    return tunnel.is_secure() and came_by_tunnel(asked)


def _peer(asked: Asked) -> str:
    return asked.client.host if asked.client is not None else ""


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
