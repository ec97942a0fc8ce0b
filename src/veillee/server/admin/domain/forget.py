"""A log without a person: their words are gone, their name is an ellipsis, their id somebody else's."""

import re
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from veillee.server.admin.domain.own import OwnEntries
from veillee.server.evenings.domain.entries import Arrived, Renamed, Spoke
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.archive import Rewrite
from veillee.server.tables.domain.log.entries import Blanked, Body, Entry, Said, SeatSet
from veillee.server.tables.domain.row import TableRow

NOBODY: Final = "…"
"""What somebody is called who was forgotten, in every language."""
_GONE: Final = "gone-"
"""How the ids begin that stand for forgotten people."""
_SHORTEST_NAME: Final = 2


class Forgetting:
    """Takes one person out of logs. Moves, numbers and chance stay, so that every game can still be verified."""

    def __init__(self, person: str, own: OwnEntries) -> None:
        self._person: Final = person
        self._own: Final = own
        names = sorted((re.escape(name) for name in own.names if len(name) >= _SHORTEST_NAME), key=len, reverse=True)
        self._names: Final = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)", re.IGNORECASE) if names else None

    def rewrite(self, row: TableRow | EveningRow, entries: Sequence[Entry], pseudonym: str) -> Rewrite | None:
        """Return what is to change in a log; None if nothing is."""
        own = {entry.seq for entry in self._own.of(entries)}
        nobody = _nobody(entries)
        bodies: dict[int, Body] = {}
        for entry in entries:
            body = self._without(entry.body, entry.seq in own, pseudonym, nobody)
            if body != entry.body:
                bodies[entry.seq] = body
        changed = self._row(row, pseudonym)
        if not bodies and changed == row:
            return None
        return Rewrite(row.id, bodies, changed if changed != row else None, self._person)

    def _without(self, body: Body, own: bool, pseudonym: str, nobody: str) -> Body:
        if isinstance(body, Said | Spoke):
            return Blanked() if own else msgspec.structs.replace(body, text=self._unnamed(body.text))
        if not own:
            return body
        if isinstance(body, SeatSet):
            person = pseudonym if body.person else ""
            return msgspec.structs.replace(body, name=NOBODY if body.name else "", person=person, secret="", beside="")
        if isinstance(body, Arrived):
            return msgspec.structs.replace(body, name=nobody, person=pseudonym)
        if isinstance(body, Renamed):
            return msgspec.structs.replace(body, name=nobody)
        return body

    def _row(self, row: TableRow | EveningRow, pseudonym: str) -> TableRow | EveningRow:
        if isinstance(row, EveningRow):
            row = msgspec.structs.replace(row, name=self._unnamed(row.name))
        return msgspec.structs.replace(row, host=pseudonym) if row.host == self._person else row

    def _unnamed(self, text: str) -> str:
        return text if self._names is None else self._names.sub(NOBODY, text)


def _nobody(entries: Sequence[Entry]) -> str:
    """Return what the next forgotten person of a log is called."""
    forgotten = {
        entry.body.guest for entry in entries if isinstance(entry.body, Arrived) and entry.body.name.startswith(NOBODY)
    }
    return f"{NOBODY} {len(forgotten) + 1}" if forgotten else NOBODY


def new_pseudonym() -> str:
    """Return an id that stands for a forgotten person."""
    return _GONE + secrets.token_hex(8)


def others(entries: Sequence[Entry], person: str) -> bool:
    """Tell whether anybody else who was not forgotten is or was in a log: then it is kept."""
    for entry in entries:
        body = entry.body
        if isinstance(body, SeatSet | Arrived | Said) and body.person not in ("", person):
            if not body.person.startswith(_GONE):
                return True
    return False
