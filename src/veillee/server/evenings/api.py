"""Requests about evenings outside a session, answered with messages."""

from typing import Final

import msgspec

from veillee.server.evenings.commands.people import arrive
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Arrived, UntilSet
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.row import EveningRow
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.moments import Chronicler
from veillee.server.evenings.score import score
from veillee.server.evenings.service import EveningService
from veillee.server.evenings.views import evening_info, games, nights, people
from veillee.server.messages.evenings import (
    ArriveRequest,
    CreateEvening,
    EveningCard,
    EveningDoor,
    EveningList,
    EveningScore,
    Moments,
)
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.names import tidy, tidy_line
from veillee.server.tables.domain.secrets import Person, new_person_id, new_table_id

_LISTED: Final = 50


class Arrival(msgspec.Struct, frozen=True):
    """Somebody who has just come into an evening, and who they are now."""

    door: EveningDoor
    person: Person


class EveningApi:
    """Answers requests from anywhere: REST, a test."""

    def __init__(self, service: EveningService) -> None:
        self.service: Final = service
        self.chronicler: Final = Chronicler(service)

    async def create(self, person: Person | None, message: CreateEvening, address: str) -> Arrival:
        """Open an evening; whoever opens it is its first person and holds the lamp."""
        self.service.tables.need_open()
        name = tidy(message.me) or (person.name if person is not None else "")
        if not name:
            raise table_error("no-name")
        maker = person or Person(new_person_id(), name)
        now = self.service.clock.time()
        row = EveningRow(new_table_id(), tidy_line(message.name)[: limits.NAME_SIGNS], maker.id, now)
        evening = Evening(row)
        draft = EveningDraft(evening, now)
        draft.persons = (maker.id,)
        handle = evening.next_handle()
        draft.add(Arrived(handle, maker.id, name))
        if message.until is not None:
            draft.add(UntilSet(handle, message.until))
        loaded = await self.service.add_evening(row, draft)
        return Arrival(self._door(loaded, Visitor(maker, "", address)), maker)

    async def door(self, visitor: Visitor, evening: str) -> EveningDoor:
        """Return what is at the door of an evening."""
        return self._door(await self._visible(visitor, evening), visitor)

    async def arrive(self, visitor: Visitor, evening: str, message: ArriveRequest) -> Arrival:
        """Let somebody in; somebody unknown becomes a person with the name given."""
        loaded = await self.service.need(evening)
        person = visitor.person or Person(new_person_id(), tidy(message.name))
        known = Visitor(person, visitor.invite, visitor.address)
        await arrive(self.service, loaded, known, person, message.name)
        return Arrival(self._door(loaded, known), person)

    async def mine(self, person: Person | None) -> EveningList:
        """Return the evenings of a person, latest first."""
        if person is None:
            return EveningList([])
        found = await self.service.readable(await self.service.store.evenings(person.id, _LISTED))
        return EveningList([_card(loaded, person) for loaded in found])

    async def score(self, visitor: Visitor, evening: str) -> EveningScore:
        """Return all games with what they brought, and the sum."""
        loaded = await self._visible(visitor, evening)
        await self.service.refresh(loaded)
        return EveningScore(
            evening_info(self.service, loaded),
            people(loaded),
            games(self.service, loaded),
            nights(loaded),
            score(loaded),
        )

    async def look_back(self, visitor: Visitor, evening: str) -> Moments:
        """Look for the moments of the last night, in the background."""
        return await self.chronicler.start(await self._visible(visitor, evening))

    async def moments(self, visitor: Visitor, evening: str) -> Moments:
        """Return the moments that were found so far."""
        return await self.chronicler.look(await self._visible(visitor, evening))

    async def _visible(self, visitor: Visitor, evening: str) -> LoadedEvening:
        loaded = await self.service.need(evening)
        visitor.need_sight(loaded.evening, self.service.tables.signer)
        return loaded

    def _door(self, loaded: LoadedEvening, visitor: Visitor) -> EveningDoor:
        me = visitor.handle(loaded.evening)
        return EveningDoor(evening_info(self.service, loaded), people(loaded), loaded.here(), me)


def _card(loaded: LoadedEvening, person: Person) -> EveningCard:
    evening = loaded.evening
    guest = evening.of_person(person.id)
    return EveningCard(
        id=evening.row.id,
        name=evening.row.name,
        status=evening.status,
        created=evening.row.created,
        updated=evening.log[-1].at if evening.log else evening.row.created,
        nights=evening.night,
        games=len(evening.games),
        people=[each.name for each in evening.guests.values()],
        mine=guest is not None and guest.handle == evening.lamp,
    )
