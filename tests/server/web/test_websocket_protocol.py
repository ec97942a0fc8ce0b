"""What a socket takes in, however it is cut up on its way."""

import asyncio
import json
import zlib

import pytest
from websockets import Origin
from websockets.asyncio.client import connect

from server.client import Socket, duel
from server.conftest import Opens, Starts

pytestmark = pytest.mark.anyio

MASK = b"\x11\x22\x33\x44"


def frame(data: bytes, head: int = 0x81, masked: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    bit = 0x80 if masked else 0
    size = len(data)
    if size < 126:
        start = bytes((head, bit | size))
    elif size < 65536:
        start = bytes((head, bit | 126)) + size.to_bytes(2, "big")
    else:
        start = bytes((head, bit | 127)) + size.to_bytes(8, "big")
    if not masked:
        return start + data
    return start + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def chat(command: str, text: str = "hello") -> bytes:
    return json.dumps({"type": "chat", "id": command, "seat": "left", "text": text}, ensure_ascii=False).encode()


async def answered(socket: Socket, *commands: str) -> None:
    """Wait until commands are answered, in their order."""
    await socket.until(lambda s: [m["id"] for m in s.messages if m["type"] == "ok"][-len(commands) :] == [*commands])


async def test_messages_arrive_however_they_are_cut(start: Starts, open_browser: Opens) -> None:
    left, _ = await duel(start(), open_browser)
    line = left.connection.transport
    line.write(frame(chat("a")) + frame(chat("b", "é" * 200)) + frame(chat("c"))[:9])
    await answered(left, "a", "b")
    line.write(frame(chat("c"))[9:] + frame(b"are you there", head=0x89))
    await answered(left, "c")
    for byte in frame(chat("d")):
        line.write(bytes((byte,)))
        await asyncio.sleep(0)
    await answered(left, "d")
    whole = chat("e")
    line.write(frame(whole[:5], head=0x01) + frame(b"", head=0x89) + frame(whole[5:], head=0x80) + frame(chat("f")))
    await answered(left, "e", "f")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'"\xff\xfe"'), 1007),
        (frame(chat("a"), masked=False), 1002),
        (frame(b" " * (1 << 20) + b" "), 1008),
        (frame(b'{"type"', head=0x01) + frame(chat("a")), 1002),
    ],
    ids=["not UTF-8", "not masked", "too long", "in the middle of another"],
)
async def test_what_breaks_the_rules_of_sockets_is_closed(
    sent: bytes, code: int, start: Starts, open_browser: Opens
) -> None:
    left, right = await duel(start(), open_browser)
    left.connection.transport.write(sent)
    assert (await left.gone())[0] == code
    assert (await right.ask(type="chat", seat="right", text="still here"))["type"] == "ok"


async def test_a_handshake_that_cannot_be_read_is_answered_and_closed(start: Starts) -> None:
    server = start()
    many = "".join(f"X-{number}: x\r\n" for number in range(200))
    for method, more, status in (("POST", "", 405), ("GET", many, 431), ("GET", "Transfer-Encoding: chunked\r\n", 400)):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"{method} /api/me HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        writer.write(f"{head}{more}\r\n".encode())
        answer = await asyncio.wait_for(reader.read(), 20)
        assert answer.startswith(f"HTTP/1.1 {status} ".encode())
        writer.close()


async def test_text_that_is_not_utf8_is_logged_in_one_line(start: Starts, open_browser: Opens) -> None:
    server = start()
    for sent in (frame(b'"\xff\xfe"'), frame(b'"\xff', head=0x01) + frame(b'\xfe"', head=0x80)):
        left, _ = await duel(server, open_browser)
        left.connection.transport.write(sent)
        assert await left.gone() == (1007, "text")
    await server.logged("reason=text", times=2)
    assert "Traceback" not in server.text()


async def test_a_frame_that_is_announced_too_long_is_refused_before_it_comes(
    start: Starts, open_browser: Opens
) -> None:
    server = start()
    for size in (8193 + 14, 1 << 30, (1 << 63) - 1):
        left, right = await duel(server, open_browser)
        left.connection.transport.write(b"\x81\xff" + size.to_bytes(8, "big") + MASK + b"a little")
        assert await left.gone() == (1008, "size")
        assert (await right.ask(type="chat", seat="right", text="still here"))["type"] == "ok"
    await server.logged("reason=size", times=3)


async def test_fragments_that_grow_too_long_together_are_refused(start: Starts, open_browser: Opens) -> None:
    left, right = await duel(start(), open_browser)
    part = b" " * 4000
    left.connection.transport.write(frame(part, head=0x01) + frame(part, head=0x00) + frame(part, head=0x00))
    assert (await left.gone())[0] == 1009
    assert (await right.ask(type="chat", seat="right", text="still here"))["type"] == "ok"


@pytest.mark.parametrize(
    "odd",
    [
        frame(b"", head=0x89),
        frame(b"", head=0x8A),
        frame(b"{", head=0x01) + 400 * frame(b"", head=0x00),
        frame(b"", head=0x82),
    ],
    ids=["pings", "pongs", "fragments", "binary"],
)
async def test_a_flood_of_frames_that_are_no_text_message_is_closed(
    odd: bytes, start: Starts, open_browser: Opens
) -> None:
    server = start()
    left, right = await duel(server, open_browser)
    left.connection.transport.write(odd * 400)
    assert await left.gone() == (1008, "limit")
    assert (await right.ask(type="chat", seat="right", text="still here"))["type"] == "ok"
    await server.logged("reason=limit")


async def test_pings_at_a_client_s_pace_are_answered(start: Starts, open_browser: Opens) -> None:
    left, _ = await duel(start(), open_browser)
    for number in range(40):
        await asyncio.wait_for(await left.connection.ping(str(number)), 20)
    assert (await left.ask(type="chat", seat="left", text="still here"))["type"] == "ok"


@pytest.mark.parametrize("size", [8193, 10_000_000])
async def test_a_small_frame_that_grows_when_it_is_unpacked_is_refused(
    size: int, start: Starts, open_browser: Opens
) -> None:
    left, right = await duel(start(deflate=True), open_browser)
    pack = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = (pack.compress(b" " * size) + pack.flush(zlib.Z_SYNC_FLUSH))[:-4]
    async with connect(
        left.browser.base.replace("http", "ws")
        + f"/api/tables/{left.table['id']}/socket?invite={left.table['invite']}",
        origin=Origin(left.browser.base),
        compression="deflate",
    ) as bomber:
        await bomber.recv()
        bomber.transport.write(frame(packed, head=0xC1))
        await bomber.wait_closed()
        assert bomber.close_code == 1009
    assert (await right.ask(type="chat", seat="right", text="still here"))["type"] == "ok"
