"""The desk from outside: nobody gets in without the secret, and commands work beside a running server."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.conftest import Starts
from server.services import Postgres, Server
from veillee.cli.app import app
from veillee.server.store import open_store
from veillee.server.store.base import Append
from veillee.server.tables.domain.row import TableRow

CREATE = {"game": "duel", "seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "1"}], "start": True}
Admin = Callable[..., str]


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Return a function that runs `veillee admin` with the settings of a server and returns what it says."""

    def run(server: Server, *arguments: str, good: bool = True, **more: str) -> str:
        for name, value in {**server.environment, **more, "COLUMNS": "200"}.items():
            if name.startswith("VEILLEE_") or name == "COLUMNS":
                monkeypatch.setenv(name, value)
        capsys.readouterr()
        code = app(["admin", *arguments], result_action="return_value")
        said = capsys.readouterr()
        assert (code == 0) is good, said
        return said.out + said.err

    return run


def secret_of(server: Server) -> str:
    found = re.search(r"shown this once: (\S+)", server.text())
    assert found is not None
    return found.group(1)


def eventually(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until, "it never came to hold"
        time.sleep(0.1)


def test_nobody_gets_in_without_the_secret(start: Starts, admin: Admin) -> None:
    server = start(desk_tries=3)
    secret = secret_of(server)
    files = Path(server.environment["VEILLEE_DATA"]).iterdir()
    assert secret.encode() not in b"".join(path.read_bytes() for path in files)
    with httpx.Client(base_url=server.base, timeout=60) as client:
        paths = client.get("/api/schema/openapi.json").json()["paths"]
        desk = [(path, method) for path in paths if path.startswith("/api/admin") for method in paths[path]]
        assert len(desk) >= 15
        for path, method in desk:
            if path == "/api/admin/enter":
                continue
            address = path.replace("{log}", "a" * 16).replace("{person}", "anna0")
            for cookie in ("", "veillee-desk=1.2.3", "veillee-desk=é", f"veillee-desk={secret}"):
                headers = [(b"cookie", cookie.encode()), (b"origin", server.base.encode())] if cookie else []
                answer = client.request(method, address, headers=headers, json={} if method != "get" else None)
                assert (answer.status_code, answer.json()["message"]) == (403, "refusal-desk-outside"), path
        entered = client.post("/api/admin/enter", json={"secret": secret}, headers={"origin": server.base})
        flags = entered.headers["set-cookie"].lower()
        for flag in ("httponly", "samesite=strict", "path=/api/admin"):
            assert flag in flags
        assert secret.lower() not in flags
        assert client.get("/api/admin/status").status_code == 200
        foreign = client.put("/api/admin/shut", json={"shut": True}, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
        renewed = re.search(r"now: (\S+)", admin(server, "secret"))
        assert renewed is not None
        eventually(lambda: client.get("/api/admin/status").status_code == 403)
    status = f"{server.base}/api/admin/status"
    for _ in range(3):
        assert httpx.get(status, headers={"authorization": f"Bearer {secret}"}).status_code == 403
    locked = httpx.get(status, headers={"authorization": f"Bearer {renewed.group(1)}"})
    assert (locked.status_code, locked.json()["message"]) == (429, "refusal-desk-guesses")
    assert renewed.group(1) not in server.text()


def test_a_desk_that_is_off_is_nowhere(start: Starts) -> None:
    server = start(desk="false")
    assert "desk" not in server.text()
    answer = httpx.post(f"{server.base}/api/admin/enter", json={"secret": "x"})
    assert (answer.status_code, answer.json()["message"]) == (404, "refusal-desk-off")


def test_commands_work_beside_a_running_server(start: Starts, admin: Admin, tmp_path: Path) -> None:
    server = start(data=tmp_path / "data")
    made: dict[str, Any] = httpx.post(f"{server.base}/api/tables", json=CREATE).json()["table"]
    over_http = {"VEILLEE_DESK_SECRET": secret_of(server)}
    assert made["id"] in admin(server, "tables", "--house", server.base, **over_http)
    assert "not the desk" in admin(server, "status", "--house", server.base, good=False, VEILLEE_DESK_SECRET="x")
    person = re.search(r"^([0-9a-f]{32})", admin(server, "people", "anna"), re.MULTILINE)
    assert person is not None
    assert "Anna" in admin(server, "export", person.group(1))
    copy = tmp_path / "copy.sqlite3"
    assert "1 tables" in admin(server, "backup", str(copy))
    assert copy.stat().st_mode & 0o077 == 0
    assert "exists already" in admin(server, "backup", str(copy), good=False)
    assert "stop it first" in admin(server, "restore", str(copy), "--replace", good=False)

    house = f"{server.base}/api/house"
    admin(server, "close")
    eventually(lambda: httpx.get(house).json()["shut"])
    refused = httpx.post(f"{server.base}/api/tables", json=CREATE)
    assert (refused.status_code, refused.json()["message"]) == (503, "refusal-table-house-shut")
    admin(server, "notice", "Pause", "--minutes", "5")
    eventually(lambda: (httpx.get(house).json()["notice"] or {}).get("text") == "Pause")
    admin(server, "ban", "address", "127.0.0.1", "1h", "--note", "moi")
    eventually(lambda: httpx.get(f"{server.base}/api/games").status_code == 403)
    assert httpx.get(f"{server.base}/api/health").status_code == 200
    told = admin(server, "status", "--house", server.base, **over_http)
    assert re.search(r"refused \d+ ×: refusal-table-banned", told)
    admin(server, "unban", "address", "127.0.0.1", "--house", server.base, **over_http)
    admin(server, "forget", person.group(1))
    eventually(lambda: httpx.get(f"{server.base}/api/tables/{made['id']}").status_code == 404)
    logged = admin(server, "log")
    for deed in ("desk-secret", "desk-copy", "house-shut", "notice", "ban", "desk-delete", "desk-export"):
        assert deed in logged
    server.stop()
    admin(server, "restore", str(copy), "--replace")
    assert made["id"] in admin(server, "tables")
    assert "desk-copy" in admin(server, "log")


def test_a_house_moves_to_postgresql_and_back(
    start: Starts, admin: Admin, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(data=tmp_path / "data", games="veillee.games.registry:all_games")
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "1"}]
    with httpx.Client(base_url=server.base, headers={"origin": server.base}, timeout=60) as anna:
        made = anna.post("/api/tables", json={"game": "rest-in-peace", "seats": seats, "start": True}).json()["table"]
        assert anna.post("/api/evenings", json={"name": "Mardi", "me": "Anna"}).status_code == 201
        cookies = dict(anna.cookies)
    address = postgres.database()
    assert "stop it first" in admin(server, "move", address, good=False)
    server.stop()
    assert "2 tables and evenings" in admin(server, "move", address)
    assert "holds tables already" in admin(server, "move", address, good=False)
    monkeypatch.delenv("VEILLEE_DATA")
    moved = start(store=address, games="veillee.games.registry:all_games")
    held = httpx.get(f"{moved.base}/api/tables/{made['id']}", cookies=cookies).json()
    assert [seat["name"] for seat in held["seats"] if seat["mine"]] == ["Anna"]  # seats and names came along
    moved.stop()
    back = tmp_path / "back"
    assert "2 tables and evenings" in admin(moved, "move", str(back))
    monkeypatch.delenv("VEILLEE_STORE")
    server.environment["VEILLEE_DATA"] = str(back)
    assert "1 games verified" in admin(server, "verify")
    with sqlite3.connect(back / "veillee.sqlite3") as database:
        row = database.execute('SELECT seq, body FROM log WHERE body LIKE \'%"by":"chance"%\' LIMIT 1').fetchone()
        other = re.sub(r"(\d)(?=[^0-9]*$)", lambda found: str((int(found[1]) + 1) % 10), row[1])
        database.execute("UPDATE log SET body = ? WHERE table_id = ? AND seq = ?", (other, made["id"], row[0]))
    database.close()
    assert made["id"] in admin(server, "verify", good=False)


def test_an_export_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(made(tmp_path / "veillee.sqlite3"))
    for file, code in ((tmp_path / "nowhere" / "kept.json", 2), (tmp_path / "kept.json", 0)):
        command = ["admin", "export", "anna0", str(file), "--data", str(tmp_path)]
        assert app(command, result_action="return_value") == code
    assert "nowhere/kept.json: No such file or directory" in " ".join(capsys.readouterr().err.split())
    assert (tmp_path / "kept.json").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("deed", ["export", "forget"])
def test_nobody_is_neither_exported_nor_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], deed: str
) -> None:
    asyncio.run(made(tmp_path / "veillee.sqlite3"))
    assert app(["admin", deed, "ana0", "--data", str(tmp_path)], result_action="return_value") == 2
    assert "There is nobody of that name." in capsys.readouterr().err


@pytest.mark.parametrize("house", ["play.example", "http://127.0.0.1:door", "http://[::1"])
def test_what_is_no_address_of_a_house_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], house: str
) -> None:
    monkeypatch.setenv("VEILLEE_DESK_SECRET", "x")
    assert app(["admin", "status", "--house", house], result_action="return_value") == 2
    assert f"{house} does not answer as Veillée does" in " ".join(capsys.readouterr().err.split())


async def made(file: Path) -> None:
    """Make a store with a table of anna0's."""
    store = await open_store(str(file))
    row = TableRow("t", "duel", "{}", b"s" * 32, "anna0", False, '{"kind": "none"}', 1.0)
    assert await store.append(Append("t", (), create=row))
    await store.close()
