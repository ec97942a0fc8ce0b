"""Games from outside: the page gets their words, their sheet and their own board."""

from collections.abc import Iterator

import httpx
import pytest

from server.services import Server
from veillee.cli.new_game import write_game

OWN_BOARD = "export default { mount() { return {} } }\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("own")
    write_game("pig", folder / "pig")
    rules = folder / "pig" / "pig" / "game.py"
    own = '    def page(self) -> str:\n        return "pig"\n\n    def sheet(self)'
    rules.write_text(rules.read_text(encoding="utf-8").replace("    def sheet(self)", own), encoding="utf-8")
    (folder / "pig" / "pig" / "page").mkdir()
    (folder / "pig" / "pig" / "page" / "index.js").write_text(OWN_BOARD, encoding="utf-8")
    (folder / "pig" / "pig" / "secret.txt").write_text("not for the page", encoding="utf-8")
    running = Server(
        data=folder / "data", games="veillee.games.registry:all_games", game_path=folder / "pig", workers=1
    ).start()
    yield running
    running.stop()


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(server.base + path)


def test_the_games_name_the_address_of_its_board(server: Server) -> None:
    found = {game["id"]: game for game in get(server, "/api/games").json()}
    assert found["pig"]["page"] == "/games/pig/index.js"
    assert found["pig"]["name"] == {"fr": "Pig", "en": "Pig"}
    assert {game["page"] for name, game in found.items() if name != "pig"} == {""}


def test_its_words_sheet_and_board_are_served(server: Server) -> None:
    assert "view-left = Allumettes" in get(server, "/api/games/pig/texts/fr").text
    assert "Whoever takes the last one loses" in get(server, "/api/games/pig/sheet/en").text
    board = get(server, "/games/pig/index.js")
    assert board.text == OWN_BOARD
    assert "javascript" in board.headers["content-type"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/api/games/pig/texts/xx", "no-file"),
        ("/api/games/nobody/texts/fr", "no-game"),
        ("/api/games/nobody/sheet/fr", "no-game"),
        ("/games/pig/none.js", "no-file"),
        ("/games/pig/../secret.txt", "unreadable"),
        ("/games/pig/%2e%2e/secret.txt", "no-file"),
        ("/games/nobody/index.js", "no-game"),
    ],
)
def test_what_is_not_there_is_not_found(server: Server, path: str, message: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.json()["message"]) == (404, f"refusal-table-{message}")
    assert "not for the page" not in answer.text
