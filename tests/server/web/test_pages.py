"""Every address gets the page that names what it will need, in the reader's language, compressed."""

from collections.abc import Iterator

import httpx
import pytest

from server.services import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    web = tmp_path_factory.mktemp("web")
    for name in ("index.html", "index.en.html", "t.html", "g/duel.html", "g/duel.en.html"):
        (web / name).parent.mkdir(exist_ok=True)
        (web / name).write_text(name)
    for name in ("assets/house.worker-a1.js", "assets/index-a1.js", "offline/parts.json", "offline/rules-a1.bin"):
        (web / name).parent.mkdir(exist_ok=True)
        (web / name).write_text(name)
    server = Server(data=tmp_path_factory.mktemp("data"), web=web).start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("path", "languages", "page"),
    [
        ("/", "", "index.html"),
        ("/", "de-DE,en;q=0.8,fr;q=0.5", "index.en.html"),
        ("/t/someTable", "fr-FR", "t.html"),
        ("/t/someTable", "en", "t.html"),
        ("/g/duel", "fr", "g/duel.html"),
        ("/g/duel/", "en-GB", "g/duel.en.html"),
        ("/g/unknown", "en", "index.en.html"),
    ],
)
def test_an_address_has_its_page(server: Server, path: str, languages: str, page: str) -> None:
    answer = httpx.get(server.base + path, headers={"Accept-Language": languages})
    assert answer.text == page
    assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("path", ["/assets/gone.js", "/robots.txt", "/../index.py", "/api/nothing"])
def test_a_file_that_is_not_there_is_not_the_page(server: Server, path: str) -> None:
    assert httpx.get(server.base + path).status_code == 404


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/index-a1.js", "text/javascript; charset=utf-8"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
    ],
)
def test_what_an_answer_is_made_of_is_said_once(server: Server, path: str, kind: str) -> None:
    assert httpx.get(server.base + path).headers["content-type"] == kind


def test_data_is_sent_compressed(server: Server) -> None:
    answer = httpx.get(f"{server.base}/api/games", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert [game["id"] for game in answer.json()] == ["duel"]


def test_a_page_that_is_known_is_not_sent_again(server: Server) -> None:
    tag = httpx.get(server.base).headers["etag"]
    assert httpx.get(server.base, headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["/", "/t/someTable", "/api/health", "/api/nothing"])
def test_monitors_may_ask_for_the_head_alone(server: Server, path: str) -> None:
    whole, head = httpx.get(server.base + path), httpx.head(server.base + path)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""


def test_only_a_worker_may_compile_what_runs_python(server: Server) -> None:
    def policy(path: str) -> list[str]:
        return httpx.get(server.base + path).headers.get_list("content-security-policy")

    (worker,) = policy("/assets/house.worker-a1.js")
    assert "'wasm-unsafe-eval'" in worker
    for path in ("/", "/assets/index-a1.js", "/offline/parts.json"):
        (page,) = policy(path)
        assert "wasm" not in page


def test_parts_last_and_their_names_are_asked_for_again(server: Server) -> None:
    part, names = [httpx.get(f"{server.base}/offline/{name}") for name in ("rules-a1.bin", "parts.json")]
    assert part.text == "offline/rules-a1.bin"
    assert "immutable" in part.headers["cache-control"]
    assert names.headers["cache-control"] == "no-cache"
    for gone in ("gone.bin", "..%2f..%2findex.html", "%2e%2e/index.html"):
        assert httpx.get(f"{server.base}/offline/{gone}").status_code == 404
