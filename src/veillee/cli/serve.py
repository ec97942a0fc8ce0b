"""`veillee serve`, `veillee worker`, `veillee schema`."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from veillee.bots.file_player import split_reference
from veillee.server.web.settings import from_environment


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    store: str | None = None,
    bus: str | None = None,
    work: str | None = None,
    workers: int | None = None,
    processes: int | None = None,
    web: str | None = None,
    origins: list[str] | None = None,
    proxies: str | None = None,
    share: bool | str | None = None,
    secure: bool | None = None,
    deflate: bool | None = None,
    bot: list[str] | None = None,
    bot_seconds: float | None = None,
    log_level: str | None = None,
    open_page: Annotated[bool, Parameter(name="--open")] = False,
) -> int:
    """Serve tables to browsers. Every setting can also be given as VEILLEE_NAME in the environment.

    Parameters
    ----------
    host
        Address to listen on; 127.0.0.1 by default.
    port
        Port to listen on; 8000 by default.
    data
        Folder of the SQLite file; your data directory by default.
    store
        postgresql://… to keep tables in PostgreSQL instead.
    bus
        redis://… if several servers share a PostgreSQL database.
    work
        redis://… to let bots think in `veillee worker` processes.
    workers
        Processes that think for bots.
    processes
        Processes that serve; one fewer than there are cores by default, at least one.
    web
        Folder of the built web client.
    origins
        Other origins that may send requests to this server, for example https://play.example.
    proxies
        Addresses of proxies whose X-Forwarded-For is trusted.
    share
        Let people elsewhere in: open a tunnel with cloudflared or Tailscale, or by ssh through `--share user@host`.
    secure
        Send cookies over HTTPS only; set this behind an HTTPS proxy.
    deflate
        Compress socket messages.
    bot
        FILE.py:Class, a player of your own that tables offer beside the five levels; may be repeated.
    bot_seconds
        How long it may think about a move; 5 by default.
    log_level
        debug, info, warning, error or critical.
    open_page
        Open the page in your browser.
    """
    from veillee.server.web.serve import serve as run
    from veillee.server.web.share.programs import AUTO
    from veillee.server.work.own_player import own_player

    try:
        settings = from_environment(
            dict(os.environ),
            host=host,
            port=port,
            data=data,
            store=store,
            bus=bus,
            work=work,
            workers=workers,
            processes=processes,
            web=web,
            origins=origins,
            proxies=proxies,
            share=AUTO if share is True else share or None,
            secure=secure,
            deflate=deflate,
            bots=[own_reference(each) for each in bot] if bot else None,
            bot_seconds=bot_seconds,
            log_level=log_level,
        )
        for each in settings.bots:
            own_player(each)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return run(settings, open_page and _has_screen())


def own_reference(reference: str) -> str:
    """Return `FILE.py:Class` with the whole path of the file: the bots' processes may run elsewhere."""
    parts = split_reference(reference)
    return f"{Path(parts[0]).resolve()}:{parts[1]}" if parts is not None else reference


def _has_screen() -> bool:
    """Tell whether there is a screen for a browser; a text browser must not take over the terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def worker(url: str) -> int:
    """Think for the bots of servers started with `--work URL`.

    Parameters
    ----------
    url
        redis://… of the queue.
    """
    try:
        from veillee.server.work.queue import work_for
    except ImportError:
        print("veillee worker needs the packages of veillee[scale]: pip install 'veillee[scale]'", file=sys.stderr)
        return 2
    try:
        settings = from_environment(dict(os.environ), work=url)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    work_for(settings.work, settings.games)
    return 0


def schema(path: Path = Path("web/src/wire/openapi.json")) -> int:
    """Write the wire's machine-readable form: REST, socket messages, and the view and options of every game.

    Parameters
    ----------
    path
        The file to write.
    """
    from veillee.server.web.schema import wire

    try:
        path.write_text(wire(), encoding="utf-8")
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 2
    print(path)
    return 0
