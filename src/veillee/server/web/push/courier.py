"""Carry notices to push services: only to those that are known, and only sealed."""

import asyncio
import hashlib
import http.client
import importlib
import importlib.util
import logging
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

from veillee.server.notices.domain.entries import Subscribed
from veillee.server.notices.service import Delivery
from veillee.server.store.base import Store

if TYPE_CHECKING:
    from veillee.server.web.push.envelope import SenderKey

_KEY: Final = "push-key"
"""Where the store keeps the key; its file is its user's own."""
_KEPT_SECONDS: Final = 24 * 3600
"""How long a service keeps a notice for a browser that is off."""
_TOKEN_SECONDS: Final = 12 * 3600
_PATIENCE: Final = 15.0
_AT_ONCE: Final = 4
_TOPIC_SIGNS: Final = 32
_log: Final = logging.getLogger("veillee.push")


class WebPush:
    """Sends to push services. `services` are hosts, whose subdomains count; an `http://…` is one address, for tests."""

    def __init__(self, services: tuple[str, ...], contact: str) -> None:
        self._services: Final = services
        self._contact: Final = contact
        self._sender: SenderKey | None = None
        self._places: Final = asyncio.Semaphore(_AT_ONCE)

    async def key(self, store: Store) -> str:
        """Return the public key, made at the first start; empty while `cryptography` is not there."""
        if self._sender is None and self._services and _can_seal():
            from veillee.server.web.push.envelope import SenderKey

            self._sender = SenderKey.read(await store.meta(_KEY, SenderKey.new()))
        return self._sender.public if self._sender is not None else ""

    def accepts(self, subscription: Subscribed) -> bool:
        """Tell whether something can be sent there."""
        from veillee.server.web.push.envelope import Address

        try:
            Address(subscription.p256dh, subscription.auth)
            return self._serves(urlsplit(subscription.endpoint))
        except ValueError:
            return False

    def _serves(self, address: SplitResult) -> bool:
        if f"{address.scheme}://{address.netloc}" in self._services:
            return True
        host = address.hostname or ""
        plain = address.scheme == "https" and address.port in (None, 443) and "@" not in address.netloc
        return plain and any(host == each or host.endswith(f".{each}") for each in self._services)

    async def deliver(self, subscription: Subscribed, payload: bytes, tag: str) -> Delivery:
        """Seal a notice and hand it over."""
        if self._sender is None or not self.accepts(subscription):
            return "refused"  # the service is no longer in the settings
        from veillee.server.web.push.envelope import Address, encode64, seal

        address = urlsplit(subscription.endpoint)
        audience = f"{address.scheme}://{address.netloc}"
        headers = {
            "Authorization": self._sender.authorization(audience, int(time.time()) + _TOKEN_SECONDS, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_SECONDS),
            "Topic": encode64(hashlib.sha256(tag.encode()).digest())[:_TOPIC_SIGNS],
            "Urgency": "normal",
        }
        body = seal(Address(subscription.p256dh, subscription.auth), payload)
        async with self._places:
            try:
                status = await asyncio.to_thread(_post, address, body, headers)
            except (OSError, http.client.HTTPException) as error:
                _log.info("no answer: host=%s reason=%s", address.hostname, error)
                return "later"
        return _meaning(status, address.hostname)


def _can_seal() -> bool:
    """Tell whether messages can be sealed; what that needs may be fetched while the server runs."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("cryptography") is not None


def _post(address: SplitResult, body: bytes, headers: dict[str, str]) -> int:
    kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
    connection = kind(address.netloc, timeout=_PATIENCE)
    try:
        path = f"{address.path}?{address.query}" if address.query else address.path
        connection.request("POST", path or "/", body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _meaning(status: int, host: str | None) -> Delivery:
    if 200 <= status < 300:
        return "delivered"
    if status in (404, 410):
        return "gone"
    if status == 429 or status >= 500:
        return "later"
    _log.warning("refused: host=%s status=%s", host, status)
    return "refused"
