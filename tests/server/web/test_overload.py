"""Whoever asks too often gets a clear refusal, and what does not change costs nothing."""

import httpx

from server.conftest import Starts
from server.services import Server


def assert_too_many(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["message"]) == (429, "refusal-table-too-many"), answer.text
    assert set(answer.json()["text"]) == {"fr", "en"}


def test_requests_that_change_nothing_are_limited(start: Starts) -> None:
    server = start(gets=5)
    for path in ("/api/me", "/api/tables", "/", "/api/games", "/api/me/tables"):
        assert httpx.get(server.base + path).status_code == 200
    for path in ("/api/me", "/api/tables", "/", "/api/games", "/metrics"):
        assert_too_many(httpx.get(server.base + path))
    assert "reason=limit" in server.text()
    assert httpx.put(f"{server.base}/api/me", json={"name": "Anna"}).status_code == 200


def test_a_flood_of_refused_requests_does_not_fill_the_log(start: Starts) -> None:
    server = start(gets=0)
    for _ in range(30):
        assert_too_many(httpx.get(f"{server.base}/api/me"))
    assert 0 < server.text().count("reason=limit") <= 10


def test_films_and_replays_have_a_limit_of_their_own(start: Starts) -> None:
    server = start(films=2)
    table = httpx.post(f"{server.base}/api/tables", json={"game": "duel", "public": True}).json()["table"]["id"]
    path = f"{server.base}/api/tables/{table}"
    assert [httpx.get(f"{path}/{what}").status_code for what in ("film", "replay")] != [429, 429]
    assert_too_many(httpx.get(f"{path}/film"))
    assert_too_many(httpx.get(f"{path}/replay"))
    assert httpx.get(path).status_code == 200


def test_a_load_balancer_may_ask_for_the_health_as_often_as_it_likes(start: Starts) -> None:
    server = start(gets=0)
    assert [httpx.get(f"{server.base}/api/health").status_code for _ in range(5)] == [200] * 5


def test_games_that_are_known_are_not_sent_again(shared: Server) -> None:
    first = httpx.get(f"{shared.base}/api/games")
    assert first.headers["content-type"] == "application/json"
    again = httpx.get(f"{shared.base}/api/games", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_network_of_ipv6_counts_as_one_address(start: Starts) -> None:
    server = start(gets=2, proxies="127.0.0.1")

    def ask(address: str) -> int:
        return httpx.get(f"{server.base}/api/me", headers={"X-Forwarded-For": address}).status_code

    assert [ask(f"2001:db8:1:2::{n}") for n in range(1, 4)] == [200, 200, 429]
    assert ask("2001:db8:1:3::1") == 200
    assert [ask("192.0.2.1"), ask("::ffff:192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.2")] == [200, 200, 429, 200]
