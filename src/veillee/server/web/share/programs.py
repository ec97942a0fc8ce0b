"""The programs that can open a tunnel: how each is called, and how its address is found in what it prints."""

import re
import shutil
from collections.abc import Callable
from typing import Final

import msgspec

AUTO: Final = "auto"
_SSH_TARGET: Final = re.compile(r"(?P<login>(?:[\w.-]+@)?(?P<host>[\w.-]+))(?::(?P<port>\d{1,5}))?")


class Program(msgspec.Struct, frozen=True):
    """A way to open a tunnel to a local port."""

    name: str
    command: tuple[str, ...]
    address: Callable[[str], str | None]
    """Finds the public address in a line of output."""
    tells_addresses: bool
    """It passes on where each guest comes from (`X-Forwarded-For`)."""


class NoProgram(Exception):
    """No tunnel can be opened here; the text says what to do."""


def find_program(wanted: str, port: int) -> Program:
    """Return the program to use: `auto` takes what is installed, anything else is a host for `ssh`."""
    if wanted not in ("", AUTO):
        return _ssh(wanted, port)
    if shutil.which("cloudflared"):
        return _cloudflared(port)
    if shutil.which("tailscale"):
        return _tailscale(port)
    raise NoProgram(
        "No program here can open a tunnel. Install cloudflared or Tailscale, or name a machine of your own: "
        f"--share user@host (by ssh). Or forward port {port} of your router to this machine."
    )


def _cloudflared(port: int) -> Program:
    found = re.compile(r"https://[a-z0-9-]+\.trycloudflare\.com")
    command = ("cloudflared", "tunnel", "--no-autoupdate", "--url", f"http://127.0.0.1:{port}")
    return Program("cloudflared", command, _first(found), True)


def _tailscale(port: int) -> Program:
    found = re.compile(r"https://[A-Za-z0-9.-]+\.ts\.net(?::\d+)?")
    return Program("tailscale", ("tailscale", "funnel", str(port)), _first(found), True)


def _ssh(target: str, port: int) -> Program:
    match = _SSH_TARGET.fullmatch(target)
    if match is None:
        raise NoProgram(f"share: {target!r} is no machine: user@host, or user@host:port")
    if not shutil.which("ssh"):
        raise NoProgram("share: ssh is not installed")
    host, wanted = match["host"], match["port"] or "0"
    granted = re.compile(r"Allocated port (\d+) for remote forward|remote forward success for: listen (?:\S*:)?(\d+)")

    def address(line: str) -> str | None:
        said = granted.search(line)
        number = (said[1] or said[2]) if said is not None else "0"
        return f"http://{host}:{number}" if number != "0" else None

    command = (
        *("ssh", "-v", "-N", "-T"),
        *("-o", "BatchMode=yes", "-o", "ExitOnForwardFailure=yes"),
        *("-o", "ServerAliveInterval=15", "-o", "ServerAliveCountMax=2"),
        *("-R", f"0.0.0.0:{wanted}:127.0.0.1:{port}", match["login"]),
    )
    return Program("ssh", command, address, False)


def _first(found: re.Pattern[str]) -> Callable[[str], str | None]:
    def address(line: str) -> str | None:
        match = found.search(line)
        return match[0] if match is not None else None

    return address
