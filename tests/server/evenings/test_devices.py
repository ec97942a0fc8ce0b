"""The same person on another device."""

import pytest

from server.evenings.room import Friend, House, open_house
from server.stepped import settle
from veillee.server.devices.service import WORD_SECONDS
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio
ANNA = Person("anna", "Anna")


async def pair(house: House, person: Person = ANNA, name: str = "Téléphone") -> Person:
    """Let another device in and return who it is."""
    word = await house.devices.give_word(person)
    asked = await house.devices.say(None, word.word.lower(), name, "1.2.3.4")
    await house.devices.answer(person, True)
    answer, found = await house.devices.show(asked.ticket)
    assert (answer.status, answer.name) == ("agreed", person.name)
    assert found is not None
    return found


async def test_another_device_is_the_same_person_after_a_word_and_a_yes(house: House) -> None:
    word = await house.devices.give_word(ANNA)
    assert len(word.word) == 6
    assert (await house.devices.devices(ANNA)).word == word
    asked = await house.devices.say(None, f" {word.word.lower()} ", "Téléphone", "1.2.3.4")
    waiting, nobody = await house.devices.show(asked.ticket)
    assert (waiting.status, nobody) == ("waiting", None)
    listed = await house.devices.devices(ANNA)
    assert listed.asking is not None
    assert (listed.word, listed.asking.name, listed.asking.address) == (None, "Téléphone", "1.2.3.4")
    await house.devices.answer(ANNA, True)
    answer, phone = await house.devices.show(asked.ticket)
    assert phone is not None
    assert (answer.status, phone.id, phone.name) == ("agreed", "anna", "Anna")
    listed = await house.devices.devices(phone)
    assert [(each.name, each.here) for each in listed.devices] == [("", False), ("Téléphone", True)]
    assert listed.asking is None


async def test_it_holds_the_same_seats_and_evenings(house: House) -> None:
    anna = await Friend(house, "Anna", Person("anna", "Anna")).open()
    table = await anna.play(anna, "1")
    phone = Friend(house, "", await pair(house, anna.person))
    phone.evening = anna.evening
    await phone.connect()
    assert phone.me == "g1"
    await phone.enter(table)
    assert phone.table["seat"] == "left"


async def test_a_word_is_used_once_and_only_by_another(house: House) -> None:
    word = await house.devices.give_word(ANNA)
    with pytest.raises(TableError, match="own-word"):
        await house.devices.say(ANNA, word.word, "", "")
    await house.devices.say(None, word.word, "", "")
    with pytest.raises(TableError, match="device-word"):
        await house.devices.say(None, word.word, "", "")
    with pytest.raises(TableError, match="device-word"):
        await house.devices.say(None, "ABC", "", "")
    with pytest.raises(TableError, match="device-word"):
        await house.devices.show("w0.x")


async def test_a_word_lasts_two_minutes_and_a_new_one_replaces_it(house: House) -> None:
    old = await house.devices.give_word(ANNA)
    new = await house.devices.give_word(ANNA)
    with pytest.raises(TableError, match="device-word"):
        await house.devices.say(None, old.word, "", "")
    asked = await house.devices.say(None, new.word, "", "")
    await house.clock.advance(WORD_SECONDS + 1)
    with pytest.raises(TableError, match="nobody-asks"):
        await house.devices.answer(ANNA, True)
    assert (await house.devices.show(asked.ticket))[0].status == "late"
    late = await house.devices.give_word(ANNA)
    await house.clock.advance(WORD_SECONDS + 1)
    with pytest.raises(TableError, match="device-word"):
        await house.devices.say(None, late.word, "", "")


async def test_the_first_device_may_say_no(house: House) -> None:
    word = await house.devices.give_word(ANNA)
    asked = await house.devices.say(None, word.word, "", "")
    await house.devices.answer(ANNA, False)
    answer, nobody = await house.devices.show(asked.ticket)
    assert (answer.status, nobody) == ("declined", None)
    with pytest.raises(TableError, match="nobody-asks"):
        await house.devices.answer(ANNA, True)
    assert len((await house.devices.devices(ANNA)).devices) == 1


async def test_a_removed_device_is_nobody_and_its_sockets_close(house: House) -> None:
    anna = await Friend(house, "Anna", ANNA).open()
    phone = Friend(house, "", await pair(house))
    phone.evening = anna.evening
    await phone.connect()
    await house.devices.remove(ANNA, phone.person.device)
    assert house.devices.barred(phone.person)
    assert not house.devices.barred(ANNA)
    await house.clock.advance(1.5)
    assert phone.closed == (4403, "device")
    assert anna.closed is None
    with pytest.raises(TableError, match="no-device"):
        await house.devices.remove(ANNA, phone.person.device)


async def test_the_first_device_can_be_removed_from_another_also_on_another_server() -> None:
    store = MemoryStore()
    here = await open_house(store=store)
    there = await open_house(here.clock, store)
    phone = await pair(here)
    await there.devices.learn(ANNA)
    await here.devices.remove(phone, "first")
    assert not there.devices.barred(ANNA)
    await here.clock.advance(1.5)
    assert there.devices.barred(ANNA)
    assert not there.devices.barred(phone)
    await settle()
    await there.close()
    await here.close()
