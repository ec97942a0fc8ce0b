"""Seal a message for one browser (RFC 8291), and say who sends it (RFC 8292)."""

import base64
import json
import os
import struct
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = SECP256R1()
_SCALAR_BYTES: Final = 32
_SALT_BYTES: Final = 16
_AUTH_BYTES: Final = 16
_RECORD_BYTES: Final = 4096
_LAST_RECORD: Final = b"\x02"


def encode64(data: bytes) -> str:
    """Return bytes in the letters of addresses, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode64(text: str) -> bytes:
    """Return the bytes of `encode64`; ValueError: they are none."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


class Address:
    """The keys of one browser. ValueError: they are none."""

    def __init__(self, p256dh: str, auth: str) -> None:
        self.point: Final = decode64(p256dh)
        self.public: Final = EllipticCurvePublicKey.from_encoded_point(_CURVE, self.point)
        self.auth: Final = decode64(auth)
        if len(self.auth) != _AUTH_BYTES:
            raise ValueError("auth: not 16 bytes")


class SenderKey:
    """The key by which push services know this server."""

    def __init__(self, private: EllipticCurvePrivateKey) -> None:
        self._private: Final = private
        self.public: Final = encode64(point_of(private))

    @classmethod
    def new(cls) -> str:
        """Return a fresh key, as it is kept."""
        number = generate_private_key(_CURVE).private_numbers().private_value
        return encode64(number.to_bytes(_SCALAR_BYTES, "big"))

    @classmethod
    def read(cls, kept: str) -> "SenderKey":
        """Return a kept key."""
        return cls(derive_private_key(int.from_bytes(decode64(kept), "big"), _CURVE))

    def authorization(self, audience: str, until: int, contact: str) -> str:
        """Return the header that says who sends."""
        claims = {"aud": audience, "exp": until, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        token = ".".join(encode64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        signed = decode_dss_signature(self._private.sign(token.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(_SCALAR_BYTES, "big") for number in signed)
        return f"vapid t={token}.{encode64(signature)}, k={self.public}"


def seal(to: Address, message: bytes, own: EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """Return a message that only one browser can read: one record, with a fresh key and salt unless given."""
    own = own or generate_private_key(_CURVE)
    salt = salt or os.urandom(_SALT_BYTES)
    sender = point_of(own)
    shared = own.exchange(ECDH(), to.public)
    secret = _derive(to.auth, shared, b"WebPush: info\0" + to.point + sender, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!LB", _RECORD_BYTES, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def point_of(private: EllipticCurvePrivateKey) -> bytes:
    """Return the public point of a key."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
