"""The page that others embed, what it shows, and the preview that messengers show of it."""

import asyncio
import html
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from veillee.server.messages import Film
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.table import Table
from veillee.server.web.embed.picture import HEIGHT, WIDTH, Preview, Row, can_draw, draw
from veillee.server.web.pages import PRESSED, Pages, language_of
from veillee.server.web.rest.problems import PROBLEMS
from veillee.server.web.share.way_in import came_securely
from veillee.texts import LANGUAGES, Texts, texts_for

Asked = Request[Any, Any, Any]
Tables = NamedDependency[TableApi]
Key = Annotated[str, QueryParameter(description="The token that shows one finished game", max_length=128)]
Language = Annotated[str, QueryParameter(description="Of the words in the picture", max_length=2)]
_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
"""Any page may frame it, also one from a file, which `frame-ancestors *` would leave out."""
_KEPT_SECONDS: Final = 3600
_DRAWN: Final = 64


class EmbedRoutes(Controller):
    """A finished game, for anybody who has its key. No cookie is read, and none is set."""

    @get("/embed/{table:str}", include_in_schema=False, opt={PRESSED: True})
    async def page(self, api: Tables, request: Asked, table: FromPath[str], key: Key = "") -> Response[Any]:
        """Answer with the page that others embed, and what messengers say of it."""
        pages: Pages = request.app.state.pages
        language = language_of(request)
        text = pages.html("embed", language)
        if text is None:
            return pages.answer(f"embed/{table}", request)
        try:
            preview = _preview((await api.shown_table(table, key)).table, texts_for(language, ""))
            text = text.replace("</head>", f"{_tags(request, table, key, language, preview)}</head>", 1)
        except TableError:
            pass  # the page says what is wrong
        headers = {
            "Content-Security-Policy": _POLICY,
            "Cross-Origin-Resource-Policy": "cross-origin",
            "Cache-Control": "no-cache",
            "Vary": "Accept-Language",
        }
        return Response(text.encode(), media_type="text/html", headers=headers)

    @get("/api/embed/{table:str}", responses=PROBLEMS, summary="Return every position of a finished game, to anybody")
    async def film(self, api: Tables, table: FromPath[str], key: Key = "") -> Film:
        return await api.shown(table, key)

    @get("/api/embed/{table:str}/picture.png", include_in_schema=False, opt={PRESSED: True})
    async def picture(
        self, api: Tables, request: Asked, table: FromPath[str], key: Key = "", language: Language = ""
    ) -> Response[bytes]:
        """Answer with the preview as a picture."""
        loaded = await api.shown_table(table, key)
        spoken = language if language in LANGUAGES else LANGUAGES[0]
        drawn: dict[tuple[str, str], bytes] = request.app.state.previews
        found = drawn.get((table, spoken))
        if found is None:
            pages: Pages = request.app.state.pages
            preview = _preview(loaded.table, texts_for(spoken, ""))
            found = await asyncio.to_thread(draw, preview, pages.fonts())
            if len(drawn) >= _DRAWN:
                drawn.pop(next(iter(drawn)))
            drawn[(table, spoken)] = found
        headers = {"Cache-Control": f"public, max-age={_KEPT_SECONDS}", "Cross-Origin-Resource-Policy": "cross-origin"}
        return Response(found, media_type="image/png", headers=headers)


def _preview(table: Table, texts: Texts) -> Preview:
    outcome = table.state.outcome() if table.state is not None else None
    own = texts_for(texts.language, table.game.texts())
    rows = tuple(
        Row(
            seat.name
            or (texts.say("seat-bot", level=_level(own, seat.level)) if seat.bot else own.say(f"seat-{name}")),
            str(outcome.scores[index]) if outcome is not None and outcome.scores else "",
            outcome is not None and index in outcome.winners,
        )
        for index, (name, seat) in enumerate(zip(table.names, table.seats))
    )
    return Preview(own.say("game-name"), rows, texts.say("preview-foot"))


def _level(texts: Texts, level: str) -> str:
    return texts.say(f"level-{level}") if texts.has(f"level-{level}") else level


def _tags(request: Asked, table: str, key: str, language: str, preview: Preview) -> str:
    """Return what messengers read: title, sentence, picture."""
    secure = request.app.state.settings.secure or came_securely(request)
    scheme = "https" if secure else request.url.scheme
    origin = f"{scheme}://{request.headers.get('host', '')}"
    winners = [row.name for row in preview.rows if row.won]
    texts = texts_for(language, "")
    won = texts.say("ending-won", names=winners, count=len(winners)) if winners else texts.say("ending-nobody")
    address = urlencode({"key": key, "language": language})
    drawn = f"{origin}/api/embed/{table}/picture.png?{address}"
    tags = {
        "og:type": "website",
        "og:site_name": "Veillée",
        "og:title": preview.title,
        "og:description": won,
        "og:url": f"{origin}/embed/{table}?{urlencode({'key': key})}",
        "og:image": drawn if can_draw() else f"{origin}/icon-512.png",
        "og:image:alt": f"{preview.title}. {won}",
    }
    if can_draw():
        tags |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    metas = "".join(f'<meta property="{name}" content="{html.escape(text)}">' for name, text in tags.items())
    return f'{metas}<meta name="twitter:card" content="summary_large_image">'
