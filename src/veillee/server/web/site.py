"""A site of files: the page and what it plays with on each device, for any host that serves a folder."""

import json
import re
import shutil
from pathlib import Path
from typing import Final

from veillee.server.web.pages import OFFLINE, find_client, find_parts

_MARK: Final = "parts.json"
_HOME: Final = "device.html"
"""The page of those who play on their own device."""
_KEPT: Final = (_HOME, "device.en.html")
"""What the service worker shows at every address without a network."""
_LEFT_OUT: Final = ".vite"
_ADDRESS: Final = re.compile(r'(\b(?:href|src)=")/')


class Site:
    """A folder that plays by itself, wherever it lies: its files name one another from where they are."""

    def __init__(self, target: Path, client: Path, parts: Path) -> None:
        self._target: Final = target
        self._client: Final = client
        self._parts: Final = parts

    def write(self) -> None:
        """Write the page for every address that can be known, its files, and the parts of Python."""
        for path in sorted(self._client.rglob("*")):
            name = path.relative_to(self._client).as_posix()
            if path.is_file() and path.suffix != ".html" and not name.startswith((_LEFT_OUT, OFFLINE)):
                self._copy(path, name)
        for name in _KEPT:
            self._page(name, name, "./")
        self._page(_HOME, "index.html", "./")
        self._page(_HOME, "404.html", "../")  # tables and replays: /t/…, /replay/…
        for path in sorted(self._client.rglob("*.html")):
            place = path.relative_to(self._client).with_suffix("").as_posix()
            if place not in ("index", "device", "t", "replay") and not place.endswith(".en"):
                self._page(f"{place}.html", f"{place}/index.html", "../" * (place.count("/") + 1))
        for path in sorted(self._parts.iterdir()):
            self._copy(path, OFFLINE + path.name)

    def bytes_to_play(self) -> int:
        """Return how many bytes are loaded once before the first game."""
        named = json.loads((self._parts / _MARK).read_text(encoding="utf-8"))
        return sum(int(each["bytes"]) for kind in ("parts", "scripts") for each in named[kind].values())

    def _copy(self, path: Path, name: str) -> None:
        target = self._target / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".css":
            target.write_text(path.read_text(encoding="utf-8").replace("url(/assets/", "url("), encoding="utf-8")
        else:
            shutil.copyfile(path, target)

    def _page(self, name: str, place: str, up: str) -> None:
        """Write a page that finds the top of the site `up` from its own address."""
        text = (self._client / name).read_text(encoding="utf-8")
        text = text.replace('href="/api/games"', f'href="/{OFFLINE}games.json"')
        text = _ADDRESS.sub(rf"\1{up}", text).replace("url(/", f"url({up}")
        target = self._target / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.replace("<html ", f'<html data-root="{up}" ', 1), encoding="utf-8")


def write_site(target: Path, web: str = "") -> Site:
    """Write a site; ValueError where the page or its parts are not built, or where the folder holds something else."""
    client = find_client(web)
    if client is None or not (client / _HOME).exists():
        raise ValueError("the page is not built: make web, or a released wheel, which holds it")
    parts = find_parts(client)
    if not (parts / _MARK).exists():
        raise ValueError("what plays without a server is not built: make site builds it, and a released wheel holds it")
    if target.exists() and any(target.iterdir()) and not (target / OFFLINE / _MARK).exists():
        raise ValueError(f"{target} is not empty, and not a site of ours")
    shutil.rmtree(target, ignore_errors=True)
    site = Site(target, client, parts)
    site.write()
    return site
