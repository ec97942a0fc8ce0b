"""What the admin log holds: one numbered entry for everything done at the desk."""

from typing import Literal

import msgspec

from veillee.server.tables.domain.log.entries import Body

BannedKind = Literal["person", "address"]


class Keep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many days things are kept after nothing has happened to them any more; 0: for ever."""

    games: int = 0
    """Finished games, and evenings with their games."""
    unfinished: int = 0
    """Games that were not played to their end."""
    chats: int = 0
    """What was said at tables and in rooms."""
    guests: int = 0
    """Names of people at whose tables and evenings nothing has happened since."""


class Act(Body, frozen=True):
    """Something that was done; `by` says from where: the page and its address, the command line, or by itself."""

    by: str


class SecretSet(Act, tag="desk-secret", frozen=True):
    """The desk has a secret from now on; what is kept of it is its hash."""

    hash: str


class DeskEntered(Act, tag="desk-enter", frozen=True):
    """Somebody who knows the secret has come to the desk."""


class ServerShut(Act, tag="house-shut", frozen=True):
    """The server takes no new tables, or takes them again."""

    shut: bool


class NoticeSet(Act, tag="notice", frozen=True):
    """Everybody is told something; an empty text: nothing any more."""

    text: str
    at: float | None = None


class BanSet(Act, tag="ban", frozen=True):
    """Somebody is turned away until a moment; 0: no longer. A person is known by a fingerprint of their id."""

    what: BannedKind
    who: str
    until: float
    note: str = ""


class KeepSet(Act, tag="keep", frozen=True):
    """Things are kept for so long from now on."""

    keep: Keep


class LogEnded(Act, tag="desk-end", frozen=True):
    """A game or an evening was ended."""

    log: str


class LogsDeleted(Act, tag="desk-delete", frozen=True):
    """Tables and evenings were deleted."""

    tables: tuple[str, ...] = ()
    evenings: tuple[str, ...] = ()


class LogsRewritten(Act, tag="desk-rewrite", frozen=True):
    """Names, or what was said, were removed from tables and evenings."""

    why: Literal["person", "words"]
    logs: tuple[str, ...]
    person: str = ""
    """The fingerprint of whoever was forgotten."""


class PersonExported(Act, tag="desk-export", frozen=True):
    """Somebody was given what is kept about them."""

    person: str


class Copied(Act, tag="desk-copy", frozen=True):
    """The store was backed up, came from a backup, or came from another store."""

    what: Literal["backup", "restore", "move"]
    name: str


AnyAdminBody = (
    SecretSet
    | DeskEntered
    | ServerShut
    | NoticeSet
    | BanSet
    | KeepSet
    | LogEnded
    | LogsDeleted
    | LogsRewritten
    | PersonExported
    | Copied
)
