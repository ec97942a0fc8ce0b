"""Bring somebody who has no phone: they play on one's own."""

from veillee.server.evenings.commands.people import need_room
from veillee.server.evenings.commands.submit import submit
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Arrived
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import Bring
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import new_person_id


async def bring(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Bring) -> int:
    """Let somebody in who plays on this phone, or back in under the handle they had."""
    name = tidy(message.name)
    if not name:
        raise table_error("no-name", 400)

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        evening = draft.evening
        if len(evening.beside(guest.handle)) >= limits.BESIDE:
            raise evening_error("beside", count=str(limits.BESIDE))
        before = _before(evening, guest, name)
        need_room(evening, before)
        handle = before.handle if before is not None else evening.next_handle()
        person = before.person if before is not None else new_person_id()
        draft.persons = (person,)
        shown = evening.free_name(name, handle)
        draft.add(Arrived(handle, person, shown, before is not None, guest.handle), key)

    seq = await submit(service, loaded, visitor, message, fill)
    service.presence_changed(loaded)  # they are here as long as the phone is
    return seq


def _before(evening: Evening, guest: Guest, name: str) -> Guest | None:
    """Return who of this name played on the phone before and has gone; refuse somebody who was sent out."""
    for other in evening.guests.values():
        if other.beside == guest.handle and other.gone and other.name.casefold() == name.casefold():
            if other.gone == "removed":
                raise evening_error("sent-out", 403, name=other.name)
            return other
    return None
