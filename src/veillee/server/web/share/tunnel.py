"""A tunnel that is kept open: started again when it breaks, ended with the server."""

import asyncio
import contextlib
import logging
import signal
from collections import deque
from collections.abc import Callable
from typing import Final, Literal
from urllib.parse import urlsplit

from veillee.server.web.share.programs import NoProgram, Program, find_program

Status = Literal["closed", "opening", "open", "broken"]
_FIRST_WAIT: Final = 1.0
_LONGEST_WAIT: Final = 30.0
_LAST_LINES: Final = 5
_log: Final = logging.getLogger("veillee.share")


class Tunnel:
    """The way in from elsewhere. `tell` is called with a sentence whenever something changed."""

    def __init__(self, wanted: str, tell: Callable[[str], None] | None = None) -> None:
        self._wanted: Final = wanted
        self._tell: Final = tell or (lambda sentence: None)
        self.port = 0
        """The port of this server, once it listens."""
        self.status: Status = "closed"
        self.address = ""
        """Where people elsewhere reach this server, while the tunnel is open."""
        self.program: Program | None = None
        self.trouble = ""
        """Why it is not open, in a sentence."""
        self._keeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to open the tunnel, unless that is under way."""
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        """End the tunnel and its program."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            self._keeper = None
        self.status, self.address, self.trouble = "closed", "", ""

    def host(self) -> str:
        """Return the host of the public address, with its port, as a browser says it; "" while it is not open."""
        return urlsplit(self.address).netloc

    def is_secure(self) -> bool:
        """Tell whether people elsewhere come over HTTPS."""
        return self.address.startswith("https://")

    async def _keep(self) -> None:
        try:
            self.program = find_program(self._wanted, self.port)
        except NoProgram as missing:
            self.status, self.trouble = "broken", str(missing)
            self._tell(self.trouble)
            return
        wait = _FIRST_WAIT
        while True:
            self.status, self.trouble = "opening", ""
            was_open, last = await self._run(self.program)
            wait = _FIRST_WAIT if was_open else min(wait * 2, _LONGEST_WAIT)
            self.status, self.address, self.trouble = "broken", "", last
            self._tell(f"The tunnel of {self.program.name} broke ({last}); trying again in {wait:g} s.")
            await asyncio.sleep(wait)

    async def _run(self, program: Program) -> tuple[bool, str]:
        """Run the program until it ends; return whether the tunnel was open, and the last that it said."""
        try:
            process = await asyncio.create_subprocess_exec(
                *program.command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            return False, str(error)
        lines: deque[str] = deque(maxlen=_LAST_LINES)
        was_open = False
        try:
            assert process.stdout is not None
            async for raw in process.stdout:
                line = raw.decode("utf-8", "replace").strip()
                lines.append(line)
                _log.debug("%s: %s", program.name, line)
                found = program.address(line)
                if found is not None and found != self.address:
                    was_open = True
                    self.status, self.address = "open", found
                    self._tell(f"People elsewhere reach you at {found}")
            await process.wait()
        finally:
            await _end(process)
        return was_open, next((line for line in reversed(lines) if line), "it said nothing")


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), 3)
        except TimeoutError:
            process.kill()
            await process.wait()
