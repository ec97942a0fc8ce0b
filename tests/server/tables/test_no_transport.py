"""The table service runs where there is no server: nothing that only a server has is imported."""

import subprocess
import sys

ABSENT = (
    "asyncpg",
    "concurrent.futures.process",
    "litestar",
    "multiprocessing",
    "prometheus_client",
    "redis",
    "saq",
    "sqlite3",
    "uvicorn",
    "uvloop",
    "websockets",
    "veillee.server.web",
)
NEEDED = (
    "veillee.server.admin.following",
    "veillee.server.bus.local",
    "veillee.server.devices.service",
    "veillee.server.evenings.api",
    "veillee.server.session.evening_session",
    "veillee.server.session.session",
    "veillee.server.store.memory",
    "veillee.server.tables.api",
    "veillee.server.work.inline",
    "veillee.games.registry",
)


def test_the_service_is_imported_without_what_only_a_server_has() -> None:
    block = f"import sys; sys.modules.update(dict.fromkeys({ABSENT!r}))"
    needs = "; ".join(f"import {name}" for name in NEEDED)
    games = "assert len(veillee.games.registry.all_games()) >= 4"
    done = subprocess.run(
        [sys.executable, "-c", f"{block}; {needs}; {games}"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
