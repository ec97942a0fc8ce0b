"""The caller: what the cookies and the invite of a request prove."""

from typing import Final

from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.secrets import Person, Signer, hash_secret
from veillee.server.tables.domain.table import Table


class Caller:
    """A browser as one table knows it. Rights are looked up again for every message."""

    def __init__(
        self, person: Person | None, secrets: dict[str, str], invite: str, address: str, screen: bool = False
    ) -> None:
        self.person: Final = person
        self.invite: Final = invite
        self.address: Final = address
        self.screen: Final = screen
        """It is a big screen: nobody, whatever its cookies say."""
        self._hashes: Final = {seat: hash_secret(secret) for seat, secret in secrets.items()}

    def known_as(self, person: Person) -> "Caller":
        """Return the same browser with a new person."""
        caller = Caller(person, {}, self.invite, self.address)
        caller._hashes.update(self._hashes)
        return caller

    def invited_by(self, invite: str) -> "Caller":
        """Return the same browser with the link of a table."""
        caller = Caller(self.person, {}, invite, self.address)
        caller._hashes.update(self._hashes)
        return caller

    def holding(self, secrets: dict[str, str]) -> "Caller":
        """Return the same browser with further seat secrets."""
        caller = Caller(self.person, secrets, self.invite, self.address)
        caller._hashes.update({seat: each for seat, each in self._hashes.items() if seat not in secrets})
        return caller

    def as_screen(self, table: Table, signer: Signer) -> "Caller":
        """Return this browser as a big screen: without its person and seats, with the link if it may have it."""
        return Caller(None, {}, signer.invite(table.row.id) if self.invited(table, signer) else "", self.address, True)

    @property
    def name(self) -> str:
        return self.person.name if self.person is not None else ""

    def held(self, table: Table) -> tuple[int, ...]:
        """Return the seats that this browser holds now."""
        return tuple(index for index in range(table.count) if self._holds(table, index))

    def seat(self, table: Table, name: str) -> int:
        """Return a seat that this browser holds, or refuse."""
        seat = table.need_number(name)
        if not self._holds(table, seat):
            raise table_error("not-yours", 403)
        return seat

    def _holds(self, table: Table, seat: int) -> bool:
        """Tell whether this browser has a seat's secret, or is the person whose phone plays there."""
        sits = table.seats[seat]
        if self.knows_secret(table, seat):
            return True
        return self.person is not None and sits.keeper == self.person.id and not sits.awaited

    def knows_secret(self, table: Table, seat: int) -> bool:
        """Tell whether this browser has a seat's secret now."""
        name = table.names[seat]
        return name in self._hashes and table.holds(seat, self._hashes[name])

    def is_host(self, table: Table) -> bool:
        return self.person is not None and self.person.id == table.row.host

    def invited(self, table: Table, signer: Signer) -> bool:
        """Tell whether this browser may invite others: it has the link, a seat, or made the table."""
        return (
            (bool(self.invite) and signer.invites(table.row.id, self.invite))
            or self.is_host(table)
            or bool(self.held(table))
        )

    def may_see(self, table: Table, signer: Signer) -> bool:
        return table.row.public or self.invited(table, signer)

    def need_sight(self, table: Table, signer: Signer) -> None:
        """Refuse a private table to those who do not have its link."""
        if not self.may_see(table, signer):
            raise table_error("private", 403)
