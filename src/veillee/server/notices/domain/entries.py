"""What the log of a person's subscriptions holds."""

from typing import Literal

from veillee.server.tables.domain.log.entries import Body


class Subscribed(Body, tag="push", frozen=True):
    """A browser of this person may be called: where, with which keys, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    language: Literal["fr", "en"]
    device: str = ""


class Unsubscribed(Body, tag="push-gone", frozen=True):
    """A browser is no longer to be called."""

    endpoint: str


AnyNoticeBody = Subscribed | Unsubscribed
