"""What follows from the admin log: its fold."""

import hmac
from typing import Final

import msgspec

from veillee.server.admin.domain.entries import (
    AnyAdminBody,
    BannedKind,
    BanSet,
    Keep,
    KeepSet,
    NoticeSet,
    SecretSet,
    ServerShut,
)
from veillee.server.tables.domain.log.entries import Entry

ADMIN_LOG: Final = "house"
"""The name of the log: no table, evening, person or word can have it."""


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is turned away."""

    kind: BannedKind
    who: str
    until: float
    note: str


class AdminState:
    """Whether new tables are taken, what everybody is told, who is turned away, what is kept for how long."""

    def __init__(self) -> None:
        self.seq = 0
        self.keys: dict[str, int] = {}
        self.secret = ""
        """The hash of the desk's secret; empty: there is none yet."""
        self.shut = False
        self.notice: NoticeSet | None = None
        self.keep: Keep | None = None
        """None: as the settings say."""
        self.bans: dict[tuple[BannedKind, str], Ban] = {}
        self.fresh: list[Entry] = []
        """Entries that nobody was told of yet."""

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log."""
        self.seq = entry.seq
        self.fresh.append(entry)
        body = entry.body
        if isinstance(body, SecretSet):
            self.secret = body.hash
        elif isinstance(body, ServerShut):
            self.shut = body.shut
        elif isinstance(body, NoticeSet):
            self.notice = body if body.text else None
        elif isinstance(body, KeepSet):
            self.keep = body.keep
        elif isinstance(body, BanSet):
            self.bans.pop((body.what, body.who), None)
            if body.until:
                self.bans[body.what, body.who] = Ban(body.what, body.who, body.until, body.note)

    def knows(self, secret_hash: str) -> bool:
        """Tell whether a hash is that of the desk's secret, in constant time."""
        return bool(self.secret) and hmac.compare_digest(self.secret, secret_hash)

    def banned(self, kind: BannedKind, who: str, now: float) -> bool:
        """Tell whether somebody is turned away now."""
        ban = self.bans.get((kind, who))
        return ban is not None and ban.until > now


class AdminDraft:
    """One entry that is about to be stored, or none."""

    def __init__(self, state: AdminState, at: float, body: AnyAdminBody | None) -> None:
        self.entries: Final[tuple[Entry, ...]] = () if body is None else (Entry(state.seq + 1, at, body),)
