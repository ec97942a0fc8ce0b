"""HEAD, which monitors and link previews ask with: the answer of GET without its body."""

from typing import Any

from litestar.types import ASGIApp


def with_heads(app: ASGIApp) -> ASGIApp:
    """Let an application answer HEAD wherever it answers GET; uvicorn leaves the body out."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer
