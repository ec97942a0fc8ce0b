"""Somebody without a phone plays on somebody else's."""

import pytest

from server.evenings.room import Friend, House, open_house
from server.stepped import SteppedClock, settle
from veillee.server.store.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_a_child_sits_at_the_table_under_their_own_name_and_never_beside_an_open_hand() -> None:
    clock, store = SteppedClock(), MemoryStore()
    house = await open_house(clock, store)
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    await ben.do("bring", name="Léo")
    assert [(each["name"], each["beside"]) for each in anna.parts["people"]][1:] == [("Ben", ""), ("Léo", "g2")]
    assert anna.lines[-1] | {"at": 0, "seq": 0} == {
        "type": "arrive", "person": "g3", "name": "Léo", "back": False, "beside": "g2", "at": 0, "seq": 0
    }  # fmt: skip
    await clock.advance(1)
    assert anna.presence["here"] == ["g1", "g2", "g3"]

    chairs = [{"person": "g2"}, {"person": "g3"}]
    proposal = await ben.do("propose", game="duel", chairs=chairs, options={"cards": 2})
    assert ben.parts["proposals"][0]["agreed"] == ["g2", "g3"]  # who asks answers for the child
    await ben.do("begin", proposal=proposal)
    table = ben.parts["games"][-1]["table"]
    await house.service.tables.close()
    await settle()

    house = await open_house(clock, store)
    await ben.connect(house)
    await anna.connect(house)
    await ben.enter(table)
    assert (ben.table["seat"], ben.table["view"]["hand"]) == ("", [])  # the cover: nobody's hand
    hands = {}
    for seat in ("left", "right"):
        before = len(ben.messages)
        ben.send(type="look", seat=seat)
        await settle()
        hands[seat] = ben.table["view"]["hand"]
        other = hands["left"] if seat == "right" else []
        assert not any(card in str(ben.messages[before:]) for card in other)
    await anna.enter(table)
    assert (await anna.ask("move", seat="right", move="peek"))["message"] == "refusal-table-not-yours"
    assert not any(card in str(anna.messages) for hand in hands.values() for card in hand)
    for _ in range(50):
        await clock.advance(0.1)
        if ben.table.get("result"):
            break
        ben.send(type="look", seat=ben.table["actors"][0])
        await settle()
        if ben.table["legal"]:
            await ben.do("move", seat=ben.table["seat"], move=ben.table["legal"][0])
    await settle()
    assert set(anna.points()) == {"Ben", "Léo"}
    assert sum(anna.points().values()) == 6
    await house.close()


async def test_a_child_comes_and_goes_with_the_phone(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    await ben.do("bring", name="Léo", id="same")
    await ben.do("bring", name="Léo", id="same")
    assert await anna.refused("set-name", name="Bob", who="g3") == "evening-not-beside"
    await ben.do("set-name", name="Lou", who="g3")
    await ben.do("set-wish", wish="bench", who="g3")
    assert await anna.refused("pass-lamp", person="g3") == "evening-no-phone"
    assert await anna.refused("bring", name="\u200b") == "table-no-name"
    await ben.do("leave", who="g3")
    assert [each["gone"] for each in anna.parts["people"]] == ["", "", "left"]
    await ben.do("bring", name="lou")
    assert [each["id"] for each in anna.parts["people"] if not each["gone"]] == ["g1", "g2", "g3"]
    for name in ("Mia", "Tom"):
        await ben.do("bring", name=name)
    assert await ben.refused("bring", name="Zoé") == "evening-beside"

    table = await anna.play(anna, "1")
    proposal = await anna.do("propose", game="duel", chairs=[{"person": "g3"}, {"person": "g4"}])
    await ben.do("agree", proposal=proposal, who="g3")
    await ben.do("agree", proposal=proposal, who="g4")  # everybody has: it begins
    assert [game["status"] for game in anna.parts["games"]] == ["playing", "playing"]
    busy = await anna.do("propose", game="duel", chairs=[{"person": "g2"}])
    assert await ben.refused("agree", proposal=busy) == "evening-playing"  # his phone is needed at the table
    second = anna.parts["games"][-1]["table"]
    assert second != table
    await anna.do("remove", person="g3")
    assert [seat["level"] != "" for seat in anna.game(second)["seats"]] == [True, False]
    assert await ben.refused("bring", name="Lou") == "evening-sent-out"
    await anna.do("remove", person="g2")
    assert [seat["level"] != "" for seat in anna.game(second)["seats"]] == [True, True]
    assert {each["gone"] for each in anna.parts["people"][1:]} == {"removed"}
