"""Run Lighthouse on the built page: `make lighthouse`."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from server.services import Server

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("/", "/g/rest-in-peace", "/rules/rest-in-peace")


def main() -> int:
    """Start a server, measure, and return the exit code."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
    with tempfile.TemporaryDirectory() as data:
        server = Server(games="veillee.games.registry:all_games", web=ROOT / "web" / "dist", data=data).start()
        try:
            addresses = [server.base + page for page in PAGES]
            command = ["node", "lighthouse/measure.mjs", *addresses]
            return subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "CHROMIUM": program}).returncode
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
