"""The visitor: who somebody is at an evening, by what the cookie and the invite of a request prove."""

from typing import Final

from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest
from veillee.server.tables.domain.secrets import Person, Signer


class Visitor:
    """A browser as one evening knows it, or a big screen. Rights are looked up again for every message."""

    def __init__(self, person: Person | None, invite: str, address: str, screen: bool = False) -> None:
        self.person: Final = None if screen else person
        self.invite: Final = invite
        self.address: Final = address
        self.screen: Final = screen
        self._cookie: Final = person
        """Lets a screen in where the browser it is opened in may be."""

    def guest(self, evening: Evening) -> Guest | None:
        """Return who this is, also if they have gone; None: a screen, or somebody who never came."""
        return evening.of_person(self.person.id) if self.person is not None else None

    def handle(self, evening: Evening) -> str:
        """Return the handle of somebody who is in the evening; empty for everybody else."""
        guest = self.guest(evening)
        return guest.handle if guest is not None and not guest.gone else ""

    def need_sight(self, evening: Evening, signer: Signer) -> None:
        """Refuse those who have neither the link nor been here, and those who were removed."""
        known = evening.of_person(self._cookie.id) if self._cookie is not None else None
        if known is not None and known.gone == "removed":
            raise evening_error("removed", 403)
        if known is None and not signer.invites(evening.row.id, self.invite):
            raise evening_error("private", 403)

    def need_guest(self, evening: Evening) -> Guest:
        """Return who this is, if they are in the evening now; refuse everybody else."""
        if self.screen:
            raise evening_error("screen", 403)
        guest = self.guest(evening)
        if guest is None:
            raise evening_error("not-arrived", 403)
        if guest.gone:
            raise evening_error(guest.gone, 403)
        return guest

    def need_own(self, evening: Evening, handle: str) -> Guest:
        """Return this person, or somebody who plays on their phone; refuse everybody else."""
        guest = self.need_guest(evening)
        if handle in ("", guest.handle):
            return guest
        other = evening.need_guest(handle)
        if other.beside != guest.handle:
            raise evening_error("not-beside", 403)
        return other

    def need_host(self, evening: Evening) -> Guest:
        """Return who this is, if they hold the lamp; refuse everybody else."""
        guest = self.need_guest(evening)
        if guest.handle != evening.lamp:
            raise evening_error("not-host", 403)
        return guest
