"""Servers of our own for tests: Veillée, PostgreSQL, Redis, all on loopback."""

import asyncio
import contextlib
import functools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from redis.asyncio import from_url

from server.zygote import ForkedProcess, Zygote

TESTS = Path(__file__).resolve().parents[1]
SOURCE = TESTS.parent / "src"
_RUN = (
    "import os,sys; from veillee.server.web.settings import from_environment; "
    "from veillee.server.web.serve import serve; sys.exit(serve(from_environment(dict(os.environ))))"
)


@functools.cache
def zygote(path: str) -> Zygote:
    """Return the process that this test process's servers are forked from."""
    return Zygote({**os.environ, "PYTHONPATH": path})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A Veillée process."""

    def __init__(self, port: int = 0, **settings: Any) -> None:
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        limits = {"connections": 1000, "creates": 10000, "posts": 100000, "gets": 100000, "films": 100000}
        values = {"games": "server.duel:games", "pace": "brisk", "processes": 1, **limits, **settings}
        self.processes = values["processes"]
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("VEILLEE_")},
            "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", str(SOURCE)), str(TESTS)]),
            "VEILLEE_PORT": str(self.port),
            **{f"VEILLEE_{name.upper()}": str(value) for name, value in values.items()},
        }
        handle, self.log = tempfile.mkstemp(".log", "veillee-")
        os.close(handle)
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self) -> "Server":
        self.process = self._spawn()
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError("the server ended:\n" + self.text())
            try:
                if httpx.get(f"{self.base}/api/health", timeout=1).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.03)
        raise RuntimeError("the server does not answer:\n" + self.text())

    def _spawn(self) -> "subprocess.Popen[bytes] | ForkedProcess":
        """Fork it where it is one process; several add their figures up, which must be known before anything else."""
        if self.processes == 1:
            return ForkedProcess(zygote(self.environment["PYTHONPATH"]), self.environment, self.log)
        with open(self.log, "ab") as log:
            return subprocess.Popen(
                [sys.executable, "-c", _RUN], env=self.environment, stdout=log, stderr=log, start_new_session=True
            )

    def run_to_end(self) -> tuple[int, str]:
        """Run a server that is expected to end by itself; return its exit code and what it said."""
        done = subprocess.run(
            [sys.executable, "-c", _RUN], env=self.environment, capture_output=True, text=True, timeout=30, check=False
        )
        return done.returncode, done.stderr

    def text(self) -> str:
        """Return what the server wrote so far."""
        return Path(self.log).read_text()

    async def logged(self, text: str, times: int = 1) -> None:
        """Wait until the log holds a text: a line may be written after the answer that it is about."""
        async with asyncio.timeout(20):
            while self.text().count(text) < times:
                await asyncio.sleep(0.02)
        assert self.text().count(text) == times, self.text()

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it politely, and whatever it left behind."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        Path(self.log).unlink(missing_ok=True)


class Redis:
    """A Redis of our own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Redis":
        program = need("redis-server")
        arguments = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        wait_for_port(self.port)
        return self

    async def heard_by(self, servers: int) -> None:
        """Wait until so many servers listen."""
        client: Any = from_url(self.url)
        async with asyncio.timeout(30), client:
            while (await client.pubsub_numsub("veillee"))[0][1] < servers:
                await asyncio.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()


class Postgres:
    """A PostgreSQL of our own, not as root."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="veillee-pg-"))
        self.made = 0

    def start(self) -> "Postgres":
        if os.getuid() == 0:
            postgres = pwd.getpwnam("postgres")
            os.chown(self.folder, postgres.pw_uid, postgres.pw_gid)
        self._run("initdb", "-D", f"{self.folder}/data", "-U", "veillee", "-A", "trust", "--no-sync")
        self.go_on()
        return self

    def go_on(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")

    def halt(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")

    def database(self) -> str:
        """Make an empty database and return its address."""
        self.made += 1
        name = f"test{self.made}"
        self._run(
            "psql",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "veillee",
            "postgres",
            "-c",
            f"create database {name}",
        )
        return f"postgresql://veillee@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [need(program), *arguments]
        user = "postgres" if os.getuid() == 0 else None
        done = subprocess.run(command, user=user, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")


def need(program: str) -> str:
    """Return a program's path, also where Debian hides PostgreSQL's; say what to install when it is missing."""
    found = shutil.which(program)
    if found is None:
        hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        found = str(hidden[-1]) if hidden else None
    if found is None:
        raise RuntimeError(f"{program} is missing: install redis-server and postgresql (tools/services.sh)")
    return found


def wait_for_port(port: int) -> None:
    until = time.monotonic() + 10
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise RuntimeError(f"nothing listens on {port}")
