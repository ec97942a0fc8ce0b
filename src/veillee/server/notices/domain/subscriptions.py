"""A person's subscriptions: the fold of their log."""

from typing import Final

from veillee.server.notices.domain.entries import AnyNoticeBody, Subscribed, Unsubscribed
from veillee.server.tables.domain.log.entries import Entry

MOST_SUBSCRIPTIONS: Final = 12


class Subscriptions:
    """Which browsers of a person may be called, by their endpoints, the oldest first."""

    def __init__(self) -> None:
        self.seq = 0
        self.keys: dict[str, int] = {}
        self.browsers: dict[str, Subscribed] = {}

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log; of too many browsers the oldest is forgotten."""
        self.seq = entry.seq
        body = entry.body
        if isinstance(body, Unsubscribed):
            self.browsers.pop(body.endpoint, None)
        elif isinstance(body, Subscribed):
            self.browsers.pop(body.endpoint, None)
            self.browsers[body.endpoint] = body
            while len(self.browsers) > MOST_SUBSCRIPTIONS:
                del self.browsers[next(iter(self.browsers))]


class SubscriptionDraft:
    """At most one entry that is about to be stored."""

    def __init__(self, subscriptions: Subscriptions, at: float, body: AnyNoticeBody | None) -> None:
        self.entries: Final[tuple[Entry, ...]] = (Entry(subscriptions.seq + 1, at, body),) if body is not None else ()
