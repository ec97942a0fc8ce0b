"""Run the server."""

import asyncio
import contextlib
import errno
import gc
import logging
import multiprocessing
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar

from veillee.server.admin.service import AdminService
from veillee.server.store import open_store
from veillee.server.tables.metrics import NullMetrics
from veillee.server.tables.service import signer_of
from veillee.server.tables.timing import SystemClock
from veillee.server.web.app import create_app
from veillee.server.web.head_requests import with_heads
from veillee.server.web.processes.door import Door
from veillee.server.web.processes.sibling import FRONT, Sibling
from veillee.server.web.processes.sibling_server import SiblingServer
from veillee.server.web.processes.supervisor import Supervisor
from veillee.server.web.request_protocol import requests_within
from veillee.server.web.settings import Settings
from veillee.server.web.share.host_key import HOST_PATH, new_host_key
from veillee.server.web.sockets.websocket_protocol import TableSocketProtocol
from veillee.server.web.terminal import print_code

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_ALONE: Final = (
    "Only this machine can open it. For friends in the same network: make play HOST=0.0.0.0 (veillee serve --host "
    "0.0.0.0). For friends elsewhere: make share (veillee serve --share)."
)

_DESK: Final = (
    "The host's desk: {address}/desk\n  Its secret is shown this once: {secret}\n  veillee admin secret makes another."
)


class PortTaken(Exception):
    """The port is not available; the text says what to do."""


class NotReady(Exception):
    """Something that the settings name cannot be used; the text says what."""


def serve(settings: Settings, open_page: bool = False) -> int:
    """Serve until interrupted, with the page in a browser if wanted; return the exit code."""
    log_to_terminal(settings)
    raise_file_limit()
    many = settings.process_count() > 1
    try:
        listener = listen(settings)  # first: a secret that is shown once is made where the server then starts
        app, secret = create_ready(settings, many)
    except (PortTaken, NotReady) as error:
        print(error, file=sys.stderr)
        return 2
    host_key = app.state.host_key.key if app else new_host_key()
    address = address_for_people(settings.host, listener.getsockname()[1])
    print(f"Veillée: {address}", flush=True)
    if secret:
        print(_DESK.format(address=address, secret=secret), flush=True)
    if settings.host in LOOPBACK and not settings.share:
        print(_ALONE, flush=True)
    elif settings.host not in LOOPBACK:
        print_code(address)
    if open_page:
        threading.Timer(1.5, webbrowser.open, [f"{address}{HOST_PATH}{host_key}"]).start()
    if app is None:
        return serve_many(settings, listener, host_key)
    run(app, settings, listener)
    return 0


def serve_many(settings: Settings, listener: socket.socket, host_key: str) -> int:
    """Serve with several processes until interrupted; return the exit code."""
    with tempfile.TemporaryDirectory(prefix="veillee-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # the processes add their figures up there
        first = Sibling(FRONT, settings.process_count(), folder, host_key)
        return Supervisor(run_sibling, first, settings, listener).serve()


def run_sibling(sibling: Sibling, settings: Settings, listener: socket.socket) -> None:
    """Run one of several processes."""
    log_to_terminal(settings)
    end_with_parent()
    workers = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    own = msgspec.structs.replace(
        settings,
        workers=max(1, workers // sibling.count),
        share=settings.share if sibling.index == FRONT else "",
    )
    app = create_app(own, sibling)
    run(app, own, listener, Door(sibling))


def end_with_parent() -> None:
    """End at once when the process that started this one was killed: whoever starts it again finds the port free."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def run(app: Litestar, settings: Settings, listener: socket.socket, door: Door | None = None) -> None:
    """Serve an application until interrupted."""
    app.state.tunnel.port = listener.getsockname()[1]
    config = uvicorn.Config(
        with_heads(app),
        http=requests_within(settings.request_seconds, door),
        ws=TableSocketProtocol,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="auto",
        lifespan="on",
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
    )
    sys.setswitchinterval(0.001)  # with the default of 5 ms, every commit waits that long for the store's thread to run
    gc.collect()
    gc.freeze()  # what is loaded now stays: no need to look through it again and again
    gc.set_threshold(20_000, 50, 100)
    if door is None:
        uvicorn.Server(config).run(sockets=[listener])
    else:
        front = door.sibling.index == FRONT
        SiblingServer(config, door).run(sockets=[listener] if front else [])


def log_to_terminal(settings: Settings) -> None:
    """Write the log to the standard error output."""
    logging.basicConfig(
        level=settings.log_level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # its lines would hold the invite tokens of addresses
    logging.getLogger("saq").setLevel(logging.WARNING)  # it has a line for every thought of a bot


def raise_file_limit() -> None:
    """Take as many open files, and so connections, as the system allows this user."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):  # macOS takes no "unlimited"
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def create_ready(settings: Settings, many: bool = False) -> tuple[Litestar | None, str]:
    """Return the application, unless many processes have one each, and the desk's secret if it is new.

    Raises NotReady if the store does not open.
    """
    try:
        app = None if many else create_app(settings)
        secret = asyncio.run(knock(settings))
    except ImportError as error:
        raise NotReady(f"{error.name} is not installed: pip install 'veillee[scale]'") from error
    except Exception as error:
        what = "PostgreSQL" if settings.store else settings.database()
        raise NotReady(f"Cannot open the store, {what}: {error}") from error
    return app, secret


async def knock(settings: Settings) -> str:
    """Open the store once; return the secret of the host's desk if this is the first time."""
    store = await open_store(settings.database())
    try:
        if not settings.desk:
            return ""
        service = AdminService(store, SystemClock(), NullMetrics())
        await service.open(await signer_of(store))
        return await service.first_secret()
    finally:
        await store.close()


def address_for_people(host: str, port: int) -> str:
    """Return the address to type; if the server listens on all addresses, the one that others can reach."""
    if host in ("0.0.0.0", "::"):
        family, somewhere = (socket.AF_INET, "192.0.2.1") if host == "0.0.0.0" else (socket.AF_INET6, "2001:db8::1")
        with socket.socket(family, socket.SOCK_DGRAM) as probe:  # nothing is sent: the kernel only picks a way out
            try:
                probe.connect((somewhere, 9))
                host = probe.getsockname()[0]
            except OSError:
                host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(settings: Settings) -> socket.socket:
    """Return the listening socket; raise PortTaken, saying what to do, if the port is not available."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        place = f"{settings.host}:{settings.port}"
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(
                f"Port {settings.port} is taken: something else listens on {place}, perhaps another Veillée. "
                f"Choose another one: VEILLEE_PORT={settings.port + 1} make play"
                f" (or veillee serve --port {settings.port + 1})."
            ) from error
        if error.errno == errno.EACCES:
            raise PortTaken(f"This user may not listen on {place}: take a port above 1023.") from error
        raise PortTaken(f"Cannot listen on {place}: {error.strerror}.") from error
    return listener
