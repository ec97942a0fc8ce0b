"""Secrets of seats, signed names, invite tokens."""

import base64
import hashlib
import hmac
import re
import secrets as _os
from typing import Final

import msgspec

SEAT_COOKIE: Final = "veillee-seat-"
ME_COOKIE: Final = "veillee-me"
_INVITES_KEPT: Final = 10_000
_LOG_SIGNS: Final = 24
ROUTE_SIGNS: Final = 3
"""An evening and its tables begin with the same letters: one process serves them all."""
_TABLE_ID: Final = re.compile("[a-z2-7]{16}")


class Person(msgspec.Struct, frozen=True):
    """Who a browser says it is, by a cookie that only this server can write."""

    id: str
    name: str = ""
    device: str = ""
    """Which of their devices this is; empty: the first one."""


def new_seat_secret() -> str:
    """Return a seat's secret: 192 bits from the operating system."""
    return _os.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """Return what is stored of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_table_id() -> str:
    """Return a table's id: 80 bits, in letters that are easy to read out."""
    return base64.b32encode(_os.token_bytes(10)).decode().lower()


def is_table_id(text: str) -> bool:
    """Tell whether a table can have this id: what cannot is never looked up."""
    return _TABLE_ID.fullmatch(text) is not None


def new_person_id() -> str:
    """Return a person's id."""
    return _os.token_hex(16)


class Signer:
    """Signs with the store's own key, so that every process of a store agrees."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._invites: Final[dict[str, str]] = {}

    def invite(self, table: str) -> str:
        """Return a table's invite token."""
        token = self._invites.get(table)
        if token is None:
            if len(self._invites) >= _INVITES_KEPT:
                self._invites.clear()
            token = self._invites[table] = self._make_invite(table)
        return token

    def _make_invite(self, table: str) -> str:
        return base64.urlsafe_b64encode(self._mac(b"invite:", table.encode())[:16]).decode().rstrip("=")

    def invites(self, table: str, token: str) -> bool:
        """Tell whether a token invites to a table, in constant time."""
        return hmac.compare_digest(self.invite(table).encode(), token.encode())

    def show(self, table: str) -> str:
        """Return the token that shows a table's finished game to anybody, and does nothing else."""
        return base64.urlsafe_b64encode(self._mac(b"show:", table.encode())[:16]).decode().rstrip("=")

    def shows(self, table: str, token: str) -> bool:
        """Tell whether a token shows a table, in constant time."""
        return hmac.compare_digest(self.show(table).encode(), token.encode())

    def next_table(self, table: str) -> str:
        """Return the id of the table at which a table's rematch is played: whoever asks first, it is the same."""
        return base64.b32encode(self._mac(b"rematch:", table.encode())[:10]).decode().lower()

    def table_of(self, evening: str, proposal: int) -> str:
        """Return the id of the table at which an evening's proposal is played: whoever begins it, it is the same."""
        own = base64.b32encode(self._mac(b"evening:", f"{evening}:{proposal}".encode())[:10]).decode().lower()
        return evening[:ROUTE_SIGNS] + own[ROUTE_SIGNS:]

    def log_of(self, use: str, text: str) -> str:
        """Return the name of the log about something that the name is not to tell."""
        return use + self._mac(f"{use}:".encode(), text.encode()).hex()[:_LOG_SIGNS]

    def sign(self, use: str, text: str) -> str:
        """Return the signature of a text for one use."""
        return self._mac(f"{use}:".encode(), text.encode()).hex()

    def seal(self, person: Person) -> str:
        """Return the signed cookie of a person."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(person))
        return f"{body.decode()}.{self._mac(b'me:', body).hex()}"

    def unseal(self, cookie: str) -> Person | None:
        """Return the person of a cookie, or None when it is not signed by us."""
        body, _, mac = cookie.partition(".")
        if not hmac.compare_digest(self._mac(b"me:", body.encode()).hex().encode(), mac.encode()):
            return None
        try:
            return msgspec.json.decode(base64.urlsafe_b64decode(body), type=Person)
        except (ValueError, msgspec.DecodeError):
            return None

    def _mac(self, use: bytes, data: bytes) -> bytes:
        return hmac.new(self._key, use + data, hashlib.sha256).digest()
