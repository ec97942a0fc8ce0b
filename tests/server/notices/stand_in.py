"""A push service on loopback, and a browser that reads what it gets (RFC 8291, written from the RFC alone)."""

import asyncio
import base64
import json
import os
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def mac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Receiver:
    """A browser's half of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(CURVE)
        self.point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": letters(self.point), "auth": letters(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        assert int.from_bytes(body[16:20], "big") == 4096
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = mac(mac(self.auth, shared), b"WebPush: info\0" + self.point + sender + b"\x01")
        kept = mac(salt, secret)
        key = mac(kept, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = mac(kept, b"Content-Encoding: nonce\0\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


def claims_of(authorization: str) -> dict[str, Any]:
    """Return what the sender says of itself, after checking the signature."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    head, claims, signature = fields["t"].split(".")
    raw = data_of(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data_of(fields["k"]))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(data_of(claims))
    return {**said, "k": fields["k"]}


class PushService:
    """Takes what is posted to it and answers with a status."""

    def __init__(self) -> None:
        self.status = 201
        self.posts: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.origin = ""

    async def __aenter__(self) -> "PushService":
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name}
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.status} Fine\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.posts.put_nowait((head[0].split(" ")[1], headers, body))
