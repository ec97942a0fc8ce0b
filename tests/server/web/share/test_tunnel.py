"""A tunnel by stand-ins for the real programs: its address is found, it comes back, and it ends with the server."""

import asyncio
import os
from pathlib import Path

import pytest

from veillee.server.web.share.programs import NoProgram, find_program
from veillee.server.web.share.tunnel import Tunnel

pytestmark = pytest.mark.anyio

CLOUDFLARED = """#!/bin/sh
echo "$@" >> "$0.calls"
echo "2026 INF |  https://quiet-owl-lamp.trycloudflare.com  |" >&2
if [ -e "$0.breaks" ]; then rm "$0.breaks"; echo "connection lost" >&2; exit 1; fi
exec sleep 60
"""
TAILSCALE = """#!/bin/sh
echo "$@" >> "$0.calls"
echo "Available on the internet:"
echo "https://laptop.tail1234.ts.net/"
exec sleep 60
"""
SSH = """#!/bin/sh
echo "$@" >> "$0.calls"
echo "debug1: Connection established." >&2
echo "Allocated port 40123 for remote forward to 127.0.0.1:8000" >&2
exec sleep 60
"""


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder in which alone programs are found, with the shell's own."""
    for name in ("sh", "sleep", "rm"):
        found = next(path for path in (Path("/bin") / name, Path("/usr/bin") / name) if path.exists())
        (tmp_path / name).symlink_to(found)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def install(folder: Path, name: str, script: str) -> Path:
    program = folder / name
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    return program


async def opened(wanted: str, port: int = 8000) -> tuple[Tunnel, list[str]]:
    said: list[str] = []
    tunnel = Tunnel(wanted, said.append)
    tunnel.port = port
    tunnel.open()
    async with asyncio.timeout(10):
        while tunnel.status != "open":
            await asyncio.sleep(0.01)
    return tunnel, said


@pytest.mark.parametrize(
    ("name", "script", "wanted", "address", "call"),
    [
        (
            "cloudflared",
            CLOUDFLARED,
            "auto",
            "https://quiet-owl-lamp.trycloudflare.com",
            "tunnel --no-autoupdate --url http://127.0.0.1:8000",
        ),
        ("tailscale", TAILSCALE, "auto", "https://laptop.tail1234.ts.net", "funnel 8000"),
        ("ssh", SSH, "lea@box.example", "http://box.example:40123", "-R 0.0.0.0:0:127.0.0.1:8000 lea@box.example"),
    ],
)
async def test_each_program_is_called_as_it_wants_and_its_address_is_found(
    programs: Path, name: str, script: str, wanted: str, address: str, call: str
) -> None:
    program = install(programs, name, script)
    tunnel, said = await opened(wanted)
    assert tunnel.address == address
    assert said == [f"People elsewhere reach you at {address}"]
    assert call in Path(f"{program}.calls").read_text(encoding="utf-8")
    await tunnel.close()
    assert (tunnel.status, tunnel.address) == ("closed", "")


async def test_a_tunnel_that_breaks_is_said_and_opened_again(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.web.share.tunnel._FIRST_WAIT", 0.01)
    program = install(programs, "cloudflared", CLOUDFLARED)
    Path(f"{program}.breaks").touch()
    tunnel, said = await opened("auto")
    async with asyncio.timeout(10):
        while len(said) < 3:
            await asyncio.sleep(0.01)
    assert "The tunnel of cloudflared broke (connection lost)" in said[1]
    assert tunnel.status == "open"
    await tunnel.close()


async def test_the_program_ends_with_the_tunnel(programs: Path) -> None:
    install(programs, "cloudflared", CLOUDFLARED.replace("exec sleep 60", 'echo $$ > "$0.pid"; exec sleep 60'))
    tunnel, _ = await opened("auto")
    file = programs / "cloudflared.pid"
    async with asyncio.timeout(10):
        while not file.exists() or not file.read_text(encoding="utf-8").strip():
            await asyncio.sleep(0.01)
    await tunnel.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(file.read_text(encoding="utf-8")), 0)


async def test_without_any_program_a_sentence_says_what_to_do(programs: Path) -> None:
    said: list[str] = []
    tunnel = Tunnel("auto", said.append)
    tunnel.port = 8123
    tunnel.open()
    async with asyncio.timeout(10):
        while tunnel.status != "broken":
            await asyncio.sleep(0.01)
    assert "Install cloudflared or Tailscale" in said[0]
    assert "forward port 8123" in said[0]
    await tunnel.close()


@pytest.mark.parametrize("target", ["a b", "-oProxyCommand=x", "user@", "host:port", "host;rm"])
def test_what_is_no_machine_is_refused(target: str) -> None:
    with pytest.raises(NoProgram):
        find_program(target, 8000)
