"""Being called back by web push."""

from typing import Annotated, Literal

from msgspec import Meta

from veillee.server.messages.base import Received, Shown

Endpoint = Annotated[str, Meta(min_length=1, max_length=1024)]


class PushKey(Shown):
    """`GET /api/push`: the server's key for `PushManager.subscribe`; empty where it cannot send anything."""

    key: str


class Subscribe(Received):
    """`PUT /api/me/push`: what `PushSubscription.toJSON` says, and the language to be called in."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Literal["fr", "en"] = "fr"


class StopPush(Received):
    """`POST /api/me/push/stop`."""

    endpoint: Endpoint
