"""Sharing in the page of whoever runs this server, and the link that says who that is."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from veillee.server.messages import Sharing
from veillee.server.tables.domain.errors import table_error
from veillee.server.web.rest.cookies import cookie
from veillee.server.web.rest.problems import PROBLEMS
from veillee.server.web.share.host_key import HOST_COOKIE, HostKey
from veillee.server.web.share.tunnel import Tunnel

Asked = Request[Any, Any, Any]


class ShareRoutes(Controller):
    """The tunnel, for the host alone."""

    @get("/host/{key:str}", include_in_schema=False)
    async def enter(self, request: Asked, key: FromPath[str]) -> Response[Any]:
        """Make this browser the host's, and show the page."""
        host: HostKey = request.app.state.host_key
        if not host.fits(key):
            raise table_error("not-runner", 403)
        return Redirect("/", cookies=[cookie(request, HOST_COOKIE, key, "/api/share", None)])

    @get("/api/share", responses=PROBLEMS, summary="Tell whether people elsewhere are let in; for the host alone")
    async def look(self, request: Asked) -> Sharing:
        return _sharing(_tunnel(request))

    @post("/api/share", status_code=200, responses=PROBLEMS, summary="Let people elsewhere in; for the host alone")
    async def open(self, request: Asked) -> Sharing:
        tunnel = _tunnel(request)
        tunnel.open()
        return _sharing(tunnel)

    @delete("/api/share", status_code=200, responses=PROBLEMS, summary="Close the way in; for the host alone")
    async def close(self, request: Asked) -> Sharing:
        tunnel = _tunnel(request)
        await tunnel.close()
        return _sharing(tunnel)


def _tunnel(request: Asked) -> Tunnel:
    host: HostKey = request.app.state.host_key
    if not host.is_host(request):
        raise table_error("not-runner", 403)
    found: Tunnel = request.app.state.tunnel
    return found


def _sharing(tunnel: Tunnel) -> Sharing:
    program = tunnel.program.name if tunnel.program is not None else ""
    return Sharing(tunnel.status, tunnel.address, program, tunnel.trouble, tunnel.port)
