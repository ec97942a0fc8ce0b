"""Servers that start at once: forked from a process that has imported everything they need.

Run as a program, it is that process: for each line of its input that holds an environment and a log, it forks a server
and prints its number; for each that holds a number, it prints how that server ended, or null while it runs.
"""

import json
import os
import subprocess
import sys
import threading
import time
from typing import Any

PRELOADED = "import server.duel, veillee.games.registry, veillee.server.web.serve, asyncpg, redis.asyncio"


class Zygote:
    """The process that servers are forked from."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, question: Any) -> Any:
        with self._lock:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            print(json.dumps(question), file=self._process.stdin, flush=True)
            return json.loads(self._process.stdout.readline())


class ForkedProcess:
    """A server that a zygote has forked; used like a `subprocess.Popen`."""

    def __init__(self, zygote: Zygote, environment: dict[str, str], log: str) -> None:
        self._zygote = zygote
        self.pid: int = zygote.ask([environment, log])
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self._zygote.ask(self.pid)
        return self.returncode

    def wait(self, timeout: float = 60) -> int:
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a forked server", timeout)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(15)

    def kill(self) -> None:
        self.send_signal(9)


def main() -> None:
    """Fork servers until the input ends."""
    exec(PRELOADED)
    for line in sys.stdin:
        question = json.loads(line)
        if isinstance(question, int):
            number, status = os.waitpid(question, os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if number else None
        elif not (answer := os.fork()):
            become_server(*question)
        print(json.dumps(answer), flush=True)


def become_server(environment: dict[str, str], log: str) -> None:
    """Be the server that `python -c` would have started in this environment; end with it."""
    from veillee.server.web.serve import serve
    from veillee.server.web.settings import from_environment

    os.setsid()
    with open(log, "ab") as told, open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
        for output in (1, 2):
            os.dup2(told.fileno(), output)
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(serve(from_environment(environment)))


if __name__ == "__main__":
    main()
