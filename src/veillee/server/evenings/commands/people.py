"""Arrive, leave, come back; names and wishes; remove somebody."""

from veillee.server.evenings.commands.lamp import pass_on
from veillee.server.evenings.commands.submit import submit
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Arrived, Departed, LampPassed, Renamed, Wished
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import ComeBack, Leave, Remove, SetName, SetWish
from veillee.server.tables.commands.setup.seats import give_to_bot
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import Person


async def arrive(service: EveningService, loaded: LoadedEvening, visitor: Visitor, person: Person, name: str) -> None:
    """Let somebody in, or back in under the handle they had."""
    wanted = tidy(name)

    def plan(evening: Evening, now: float) -> EveningDraft:
        visitor.need_sight(evening, service.tables.signer)
        draft = EveningDraft(evening, now)
        before = evening.of_person(person.id)
        if before is not None and not before.gone and (not wanted or wanted == before.name):
            return draft
        shown = wanted or (before.name if before is not None else person.name)
        if not shown:
            raise table_error("no-name")
        if before is not None and not before.gone:
            draft.add(Renamed(before.handle, evening.free_name(shown, before.handle)))
            return draft
        need_room(evening, before)
        handle = before.handle if before is not None else evening.next_handle()
        draft.persons = (person.id,)
        free = evening.free_name(shown, handle)
        draft.add(Arrived(handle, person.id, free, before is not None))
        if evening.lamp != handle and evening.guests[evening.lamp].gone:
            draft.add(LampPassed(handle))
        return draft

    await service.change(loaded, plan)


def need_room(evening: Evening, before: Guest | None) -> None:
    """Refuse more people than an evening holds: those who are in, and those who ever came."""
    ever = len(evening.guests) - (before is not None)
    if len(evening.staying()) >= limits.PEOPLE or ever >= limits.EVER_PEOPLE:
        raise evening_error("full", count=str(limits.PEOPLE))


async def leave(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Leave) -> int:
    """Leave; the lamp goes to somebody who stays."""

    def fill(draft: EveningDraft, _: Guest, key: str) -> None:
        guest = visitor.need_own(draft.evening, message.who)
        draft.add(Departed(guest.handle, "left"), key)
        for other in draft.evening.beside(guest.handle):
            draft.add(Departed(other.handle, "left"))
        pass_on(draft, loaded, guest.handle)

    return await submit(service, loaded, visitor, message, fill)


async def come_back(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: ComeBack) -> int:
    """Come back after having left."""
    known = visitor.guest(loaded.evening)
    if known is None or visitor.person is None:
        visitor.need_guest(loaded.evening)
        raise AssertionError  # it refuses
    key = f"{known.handle}:{message.id}"

    def plan(evening: Evening, now: float) -> EveningDraft:
        draft = EveningDraft(evening, now)
        guest = evening.guests[known.handle]
        if guest.gone == "removed":
            raise evening_error("removed", 403)
        if guest.gone:
            need_room(evening, guest)
            name = evening.free_name(guest.name, guest.handle)
            draft.add(Arrived(guest.handle, guest.person, name, True), key)
            if evening.guests[evening.lamp].gone and evening.lamp != guest.handle:
                draft.add(LampPassed(guest.handle))
        return draft

    return await service.change(loaded, plan, key if known.gone else None)


async def set_name(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: SetName) -> int:
    """Go by another name."""
    name = tidy(message.name)
    if not name:
        raise table_error("no-name", 400)

    def fill(draft: EveningDraft, _: Guest, key: str) -> None:
        guest = visitor.need_own(draft.evening, message.who)
        draft.add(Renamed(guest.handle, draft.evening.free_name(name, guest.handle)), key)

    return await submit(service, loaded, visitor, message, fill)


async def set_wish(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: SetWish) -> int:
    """Say what one would like."""

    def fill(draft: EveningDraft, _: Guest, key: str) -> None:
        guest = visitor.need_own(draft.evening, message.who)
        draft.add(Wished(guest.handle, message.wish), key)

    return await submit(service, loaded, visitor, message, fill)


async def remove(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Remove) -> int:
    """Remove somebody for good, with everybody who plays on their phone; bots play on in their seats."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        visitor.need_host(draft.evening)
        target = draft.evening.need_guest(message.person)
        if target.handle == guest.handle:
            raise evening_error("not-oneself")
        draft.add(Departed(target.handle, "removed", guest.handle), key)
        for other in draft.evening.beside(target.handle):
            draft.add(Departed(other.handle, "removed", guest.handle))

    seq = await submit(service, loaded, visitor, message, fill)
    gone = {each.person for each in loaded.evening.guests.values() if each.gone and each.phone == message.person}
    gone.add(loaded.evening.guests[message.person].person)
    await service.attach(loaded)
    for found, _ in list(loaded.follows.values()):
        for person in gone:
            await give_to_bot(service.tables, found, person)
    return seq
