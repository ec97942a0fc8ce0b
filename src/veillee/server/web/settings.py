"""All settings in one struct, from the command line, from `VEILLEE_…` or by default."""

import os
import socket
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from veillee.bots.file_player import split_reference
from veillee.core import Game
from veillee.server.admin.domain.entries import Keep
from veillee.server.admin.service import FAMILY, PUBLIC
from veillee.server.load import load_object
from veillee.server.tables.settings import ServiceSettings

PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The push services of the browsers there are."""
_LISTS: Final = ("bots", "origins", "push_services")
"""Settings with several values, separated by commas in the environment."""


class Settings(ServiceSettings, frozen=True, kw_only=True):
    """How a server runs. `from_environment` reads `VEILLEE_PORT` and so on."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""
    """Folder of the SQLite file; empty: the user's data directory."""
    store: str = ""
    """`postgresql://…`; empty: SQLite in `data`."""
    bus: str = ""
    """`redis://…`; empty: in process."""
    work: str = ""
    """`redis://…`: bots think in `veillee worker` processes; empty: in a pool of this process."""
    workers: Annotated[int, Meta(ge=0)] = 0
    """Processes that think for bots; 0: one fewer than there are cores, at least one."""
    processes: Annotated[int, Meta(ge=0)] = 0
    """Processes that serve; 0: one fewer than there are cores, at least one."""
    think_seconds: Annotated[float, Meta(gt=0)] = 60.0
    """A process of the pool that has not answered by then hangs, and is replaced."""
    compiled: str = ""
    """Folder in which a compiled build appears while the server runs; the pool then switches to it."""
    games: str = "veillee.games.registry:all_games"
    """Where the games are found: `module:function`."""
    web: str = ""
    """Folder of the built web client; empty: the package's, or `web/dist` in the tree."""
    origins: tuple[str, ...] = ()
    """Other origins that may send requests to this server, e.g. `https://play.example`."""
    proxies: str = ""
    """Addresses of proxies whose `X-Forwarded-For` is trusted, separated by commas."""
    share: str = ""
    """Let people elsewhere in: `auto` opens a tunnel with what is installed, `user@host` by ssh; empty: do not."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Hosts that notices may be sent to, with their subdomains; empty: none are sent."""
    push_contact: str = "mailto:veillee@example.com"
    """How a push service can reach whoever runs this server: `mailto:…` or `https://…`."""
    secure: bool = False
    """Set if the page is served over HTTPS; cookies are then never sent without it."""
    deflate: bool = False
    """Compress socket messages: less traffic, nearly twice the CPU."""
    seat_messages: int = 100
    guest_messages: int = 30
    window_seconds: float = 20.0
    connections: int = 64
    """Sockets of one address."""
    creates: int = 30
    """Tables that one address may make in a minute."""
    posts: int = 300
    """Changing REST requests of one address in a minute."""
    gets: int = 3000
    """Requests of one address in a minute that change nothing."""
    films: int = 60
    """Films and replays that one address may ask for in a minute: each holds a whole game."""
    words: int = 10
    """Words for another device that one address may try in ten minutes."""
    desk: bool = True
    """Whether the host's desk can be reached over HTTP."""
    desk_tries: int = 10
    """Wrong secrets of the desk that one address may try in ten minutes."""
    keep: Literal["family", "public"] = "family"
    """How long things are kept: a family keeps everything, a public host what it must."""
    keep_games: Annotated[int, Meta(ge=0)] | None = None
    """Days that finished games and evenings are kept; 0: for ever; None: as `keep` says."""
    keep_unfinished: Annotated[int, Meta(ge=0)] | None = None
    """Days that games are kept which were not played to their end."""
    keep_chats: Annotated[int, Meta(ge=0)] | None = None
    """Days that words are kept."""
    keep_guests: Annotated[int, Meta(ge=0)] | None = None
    """Days that names are kept of people who do not come any more."""
    request_seconds: Annotated[float, Meta(gt=0)] = 20.0
    """How long a request may take to arrive whole."""
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"

    def process_count(self) -> int:
        """Return how many processes serve; one where connections cannot be handed from one to another."""
        if not hasattr(socket, "send_fds"):
            return 1
        return self.processes or max(1, (os.cpu_count() or 2) - 1)

    def database(self) -> str:
        """Return the store's address: PostgreSQL's URL or the path of the SQLite file."""
        if self.store:
            return self.store
        return str(self.folder() / "veillee.sqlite3")

    def folder(self) -> Path:
        """Return the data folder."""
        return Path(self.data) if self.data else data_directory()

    def kept(self) -> Keep:
        """Return how long things are kept unless the desk says otherwise."""
        usual = PUBLIC if self.keep == "public" else FAMILY
        own = {name: getattr(self, f"keep_{name}") for name in ("games", "unfinished", "chats", "guests")}
        return msgspec.structs.replace(usual, **{name: days for name, days in own.items() if days is not None})

    def find_games(self) -> dict[str, Game]:
        """Return the games to play, by id."""
        found: dict[str, Game] = load_object(self.games)()
        return found


def data_directory() -> Path:
    """Return the user's own folder for data, as the desktop specification places it."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "veillee"


def from_environment(environment: dict[str, str], **given: Any) -> Settings:
    """Return the settings: the given value, otherwise the environment's, otherwise the default."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(f"VEILLEE_{field.name.upper()}")
        if text is not None:
            values[field.name] = _parts(text) if field.name in _LISTS else text
    values.update({name: value for name, value in given.items() if value is not None})
    if "log_level" in values:
        values["log_level"] = values["log_level"].lower()
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"setting: {error}") from error
    _check(settings)
    return settings


def _parts(text: str) -> list[str]:
    return [part for one in text.split(",") if (part := one.strip())]


def _check(settings: Settings) -> None:
    """Raise ValueError for an address that cannot be right, without repeating one that may hold a password."""
    if settings.store and not settings.store.startswith(("postgresql://", "postgres://")):
        raise ValueError("store: an address of PostgreSQL begins with postgresql:// (the folder for SQLite is `data`)")
    for name, address in (("bus", settings.bus), ("work", settings.work)):
        if address and not address.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError(f"{name}: an address of Redis begins with redis://")
    for origin in settings.origins:
        if not _is_origin(origin):
            raise ValueError(f"origins: {origin!r} is not of the form https://play.example, without anything behind it")
    for proxy in _parts(settings.proxies):
        if not _is_proxy(proxy):
            raise ValueError(f"proxies: {proxy!r} is no address of a proxy, such as 172.28.0.10 or 10.0.0.0/8")
    for reference in settings.bots:
        if split_reference(reference) is None:
            raise ValueError(f"bots: {reference!r} is not of the form FILE.py:Class")
    names = [reference.rpartition(":")[2] for reference in settings.bots]
    if len(set(names)) < len(names):
        raise ValueError(f"bots: {', '.join(names)}: each class needs a name of its own")
    if settings.web and not (Path(settings.web) / "index.html").exists():
        raise ValueError(f"web: {settings.web} holds no built page; `make web` builds it into web/dist")


def _is_origin(text: str) -> bool:
    """Tell whether a browser could send this as the `Origin` of a page."""
    try:
        parts = urlsplit(text)
        host = parts.hostname
    except ValueError:
        return False
    return bool(host) and text == f"{parts.scheme}://{parts.netloc}" and "@" not in parts.netloc


def _is_proxy(text: str) -> bool:
    """Tell whether this names proxies: an address, a network, or `*` for every one."""
    if text == "*":
        return True
    try:
        ip_network(text)
    except ValueError:
        return False
    return True
