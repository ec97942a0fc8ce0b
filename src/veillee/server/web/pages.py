"""The web client's files, from memory."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from veillee.texts import LANGUAGES

PRESSED: Final = "pressed"
"""Marks handlers whose answers need no compressing any more."""
_PLAIN: Final = "Veillée: the page is not built yet. In the tree: make play, or npm run build in web/.\n"
OFFLINE: Final = "offline/"
"""Where the page finds what it plays with on its own device."""
_WORKER: Final = re.compile(r"assets/[\w.]+\.worker-[\w-]+\.js")
_WORKER_POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'"
"""A worker that runs Python compiles WebAssembly; the page itself may not."""
_PART: Final = re.compile(r"[\w.-]+")
_COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map", ".wasm")


class Page:
    """Bytes that do not change while the server runs, also compressed."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body: Final = body
        squeezed = gzip.compress(body, 9, mtime=0) if name.endswith(_COMPRESSED) else b""
        self._squeezed: Final = squeezed if squeezed and len(squeezed) < len(body) else b""
        self._tag: Final = '"' + hashlib.sha256(body).hexdigest()[:24] + '"'
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self._kind: Final = f"{kind}; charset=utf-8" if kind == "application/javascript" else kind
        """Of text the framework says the encoding by itself."""

    def answer(self, request: Request[Any, Any, Any], lasting: bool = False) -> Response[Any]:
        """Return the bytes, or that the browser has them already; `lasting`: they never change."""
        headers = {
            "ETag": self._tag,
            "Vary": "Accept-Encoding, Accept-Language",
            "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        }
        if request.headers.get("if-none-match") == self._tag:
            return Response(b"", status_code=304, headers=headers, media_type=self._kind)
        body = self.body
        if self._squeezed and "gzip" in request.headers.get("accept-encoding", ""):
            body = self._squeezed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self._kind)


class Pages:
    """The built client; every address that is no file is the page itself."""

    def __init__(self, folder: Path | None) -> None:
        self._pages: Final[dict[str, Page]] = {}
        self._parts: Final[dict[str, Page]] = {}
        self._offline: Final = find_parts(folder)
        self._folder: Final = folder
        if folder is not None and folder.is_dir():
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not name.startswith(OFFLINE):
                    self._pages[name] = Page(path.name, path.read_bytes())

    def file(self, name: str) -> Page | None:
        """Return a file by its path in the folder."""
        return self._pages.get(name)

    def fonts(self) -> Path | None:
        """Return the folder with the client's fonts."""
        return self._folder / "assets" if self._folder is not None else None

    def html(self, name: str, language: str) -> str | None:
        """Return the page for a kind of address as text; None where no page is built."""
        page = self._page(name, language)
        return page.body.decode() if page is not None else None

    def _page(self, name: str, language: str) -> Page | None:
        """Return the page that names what an address in a language will need, else the common one."""
        stems = (name.rstrip("/"), name.split("/", 1)[0], "index")
        names = [f"{stem}{ending}" for stem in stems for ending in (f".{language}.html", ".html")]
        return next((self._pages[each] for each in names if each in self._pages), None)

    def answer(self, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return a file, or the page for an address inside it."""
        if name.startswith(OFFLINE):
            return self._part(name.removeprefix(OFFLINE), request)
        page = self._pages.get(name)
        if page is None:
            if name.startswith(("api/", "assets/")) or "." in name.rsplit("/", 1)[-1]:
                raise NotFoundException(f"no page {name!r}")
            page = self._page(name, language_of(request))
            if page is None:
                return Response(_PLAIN.encode(), media_type="text/plain")
        response = page.answer(request, lasting=name.startswith("assets/"))
        if _WORKER.fullmatch(name):
            response.headers["Content-Security-Policy"] = _WORKER_POLICY
        return response

    def _part(self, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return a part of what plays without a server; parts may be built, and built anew, while the server runs."""
        named = name.endswith(".json")
        part = None if named else self._parts.get(name)
        if part is None:
            path = self._offline / name
            if not _PART.fullmatch(name) or not path.is_file():
                raise NotFoundException(f"no part {name!r}")
            part = Page(name, path.read_bytes())
            if not named:
                self._parts[name] = part
        return part.answer(request, lasting=not named)


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the language of a reader."""
    return _reads(request.headers.get("accept-language", ""))


def _reads(accepted: str) -> str:
    """Return the first language of an `Accept-Language` that the page has texts in."""
    wishes = (wish.strip()[:2].lower() for wish in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def find_client(given: str) -> Path | None:
    """Return the folder of the built client: the one given, the package's, or the tree's."""
    package = Path(__file__).resolve().parents[2]
    places = [Path(given)] if given else [package / "web", package.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").exists()), None)


def find_parts(client: Path | None) -> Path:
    """Return the folder of what plays without a server: the client's own, or where the tree builds it."""
    if client is None:
        return Path(OFFLINE)
    own = client / OFFLINE
    return own if own.is_dir() else client.resolve().parents[1] / ".build" / OFFLINE


@get("/", include_in_schema=False, opt={PRESSED: True})
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with the page."""
    pages: Pages = request.app.state.pages
    return pages.answer("", request)


@get("/{name:path}", include_in_schema=False, opt={PRESSED: True})
async def page(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Answer with a file of the client, or the page."""
    pages: Pages = request.app.state.pages
    return pages.answer(str(name).lstrip("/"), request)
