"""Requests through a tunnel: whose they are, whom limits count, and who may open it."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.services import Server

SCRIPT = """#!/bin/sh
echo "https://quiet-owl-lamp.trycloudflare.com" >&2
exec sleep 60
"""
SHARED = "quiet-owl-lamp.trycloudflare.com"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("share")
    program = folder / "cloudflared"
    program.write_text(SCRIPT, encoding="utf-8")
    program.chmod(0o755)
    running = Server(data=folder / "data", share="auto", creates=2)
    running.environment["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    running.start()
    while f"https://{SHARED}" not in Path(running.log).read_text(encoding="utf-8"):
        httpx.get(running.base + "/api/health")
    yield running
    running.stop()


def create(server: Server, address: str) -> httpx.Response:
    headers = {"Host": SHARED, "X-Forwarded-For": address, "Origin": f"https://{SHARED}"}
    body = {"game": "duel", "seats": [{"kind": "human", "name": "Anna"}]}
    return httpx.post(server.base + "/api/tables", json=body, headers=headers)


def test_limits_count_the_real_addresses_and_cookies_are_for_https(server: Server) -> None:
    first = [create(server, "203.0.113.5") for _ in range(3)]
    assert [answer.status_code for answer in first] == [201, 201, 429]
    assert create(server, "203.0.113.6").status_code == 201
    assert "secure" in first[0].headers["set-cookie"].lower()


def test_nobody_but_the_runner_sees_or_changes_the_tunnel(server: Server) -> None:
    for method in ("GET", "POST", "DELETE"):
        headers = {"Origin": server.base, "Cookie": "veillee-host=guess"}
        answer = httpx.request(method, server.base + "/api/share", headers=headers)
        assert answer.status_code == 403
        assert answer.json()["message"] == "refusal-table-not-runner"
    assert httpx.get(server.base + "/host/guess").status_code == 403
