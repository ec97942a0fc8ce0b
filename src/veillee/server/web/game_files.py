"""What the page needs of games from outside: their words, their rule sheet, and their own board if they bring one."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Controller, Request, Response, get
from litestar.params import FromPath

from veillee.core import Game
from veillee.server.tables.domain.errors import table_error
from veillee.server.web.pages import PRESSED, Page, Pages
from veillee.texts import LANGUAGES, game_source

_SHEETS: Final = {"en": "sheet.md", "fr": "sheet.fr.md"}


class GameFiles:
    """The files of some games, read once."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games: Final = frozenset(games)
        self._texts: Final[dict[tuple[str, str], Page]] = {}
        self._sheets: Final[dict[tuple[str, str], Page]] = {}
        self._pages: Final[dict[str, Pages]] = {}
        for game in games.values():
            for language in LANGUAGES:
                if game.texts():
                    text = game_source(language, game.texts())
                    self._texts[game.id, language] = Page("texts.txt", text.encode())
                if game.sheet():
                    sheet = files(game.sheet()) / _SHEETS[language]
                    self._sheets[game.id, language] = Page("sheet.txt", sheet.read_bytes())
            if game.page():
                self._pages[game.id] = Pages(Path(str(files(game.page()) / "page")))

    def texts(self, game: str, language: str) -> Page:
        """Return a game's words as Fluent, or refuse."""
        return self._found(self._texts.get((game, language)), game)

    def sheet(self, game: str, language: str) -> Page:
        """Return a game's rule sheet as Markdown, or refuse."""
        return self._found(self._sheets.get((game, language)), game)

    def page(self, game: str, name: str) -> Page:
        """Return a file of a game's own board, or refuse."""
        pages = self._pages.get(game)
        return self._found(pages.file(name) if pages is not None else None, game)

    def _found(self, page: Page | None, game: str) -> Page:
        if page is not None:
            return page
        if game in self._games:
            raise table_error("no-file", 404)
        raise table_error("no-game", 404, game=game)


class GameFilesApi(Controller):
    """The files of games, by game."""

    @get("/api/games/{game:str}/texts/{language:str}", include_in_schema=False, opt={PRESSED: True})
    async def texts(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
    ) -> Response[Any]:
        return _files(request).texts(game, language).answer(request)

    @get("/api/games/{game:str}/sheet/{language:str}", include_in_schema=False, opt={PRESSED: True})
    async def sheet(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
    ) -> Response[Any]:
        return _files(request).sheet(game, language).answer(request)

    @get("/games/{game:str}/{name:path}", include_in_schema=False, opt={PRESSED: True})
    async def page(self, request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]) -> Response[Any]:
        return _files(request).page(game, str(name).lstrip("/")).answer(request)


def _files(request: Request[Any, Any, Any]) -> GameFiles:
    found: GameFiles = request.app.state.game_files
    return found
