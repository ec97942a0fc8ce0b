"""A host of files and nothing else: the plainest server there is, with a gate for the parts of Python."""

import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class FileHost:
    """Serves a folder on loopback. While the gate is shut, parts of Python do not come."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.gate = threading.Event()
        self.gate.set()
        self.parts: list[str] = []
        """The parts of Python that were asked for."""
        self._server = _Server(("127.0.0.1", 0), partial(_Handler, self, directory=str(folder)))
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.gate.set()
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """A page that is closed hears no answer any more."""


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, host: FileHost, *arguments: Any, **named: Any) -> None:
        self._host = host
        super().__init__(*arguments, **named)

    def do_GET(self) -> None:
        if self.path.endswith(".bin"):
            self._host.parts.append(self.path)
            self._host.gate.wait()
        super().do_GET()

    def send_error(self, code: int, *words: Any) -> None:
        """Answer for an address without a file with the site's page for those, as hosts of files do."""
        pages = sorted(self._host.folder.rglob("404.html"))
        if code != HTTPStatus.NOT_FOUND or not pages:
            super().send_error(code, *words)
            return
        page = pages[0].read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        pass
