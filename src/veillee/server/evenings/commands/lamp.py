"""Pass the lamp on; say until when the evening is to last."""

from veillee.server.evenings.commands.submit import submit
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import LampPassed, UntilSet
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import PassLamp, SetUntil


async def pass_lamp(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: PassLamp) -> int:
    """Pass the lamp to somebody, as the host, or back to oneself, as who opened the evening."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        evening = draft.evening
        target = evening.need_guest(message.person)
        takes_back = guest.handle == evening.maker == target.handle
        if guest.handle != evening.lamp and not takes_back:
            raise evening_error("not-host", 403)
        if target.beside:
            raise evening_error("no-phone")
        draft.add(LampPassed(target.handle, guest.handle), key)

    return await submit(service, loaded, visitor, message, fill)


def pass_on(draft: EveningDraft, loaded: LoadedEvening, leaving: str) -> None:
    """Pass the lamp of somebody who leaves to the first who is here, or else who stays."""
    evening = draft.evening
    if evening.lamp != leaving:
        return
    staying = [guest.handle for guest in evening.staying() if guest.phone != leaving]
    here = [handle for handle in loaded.here() if handle in staying]
    for handle in (*here, *staying)[:1]:
        draft.add(LampPassed(handle))


async def set_until(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: SetUntil) -> int:
    """Say until when the evening is to last, as the host."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        visitor.need_host(draft.evening)
        draft.add(UntilSet(guest.handle, message.until), key)

    return await submit(service, loaded, visitor, message, fill)
