"""The room of an evening: coming, going, names, words, the lamp."""

import msgspec
import pytest

from server.evenings.room import Friend, House
from server.stepped import settle
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.messages.evenings import ArriveRequest, CreateEvening
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio


async def test_whoever_opens_an_evening_holds_the_lamp_and_the_others_arrive_by_its_link(house: House) -> None:
    anna = await Friend(house, "Anna").open(name="Mardi")
    ben = await Friend(house, "Ben").come(anna)
    assert (anna.me, ben.me) == ("g1", "g2")
    assert anna.parts["evening"]["lamp"] == "g1"
    assert anna.parts["evening"]["name"] == "Mardi"
    assert [person["name"] for person in anna.parts["people"]] == ["Anna", "Ben"]
    assert [line["type"] for line in anna.lines] == ["arrive", "arrive"]
    await house.clock.advance(1)
    assert anna.presence["here"] == ben.presence["here"] == ["g1", "g2"]


async def test_nobody_is_sent_the_id_of_a_cookie(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    await anna.play(anna, ben)
    await ben.enter(anna.parts["games"][0]["table"])
    for person in (anna.person.id, ben.person.id):
        assert person not in str(anna.messages)
        assert person not in str(ben.messages)


async def test_an_evening_is_closed_to_those_without_its_link(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    with pytest.raises(TableError, match="private"):
        await house.api.door(Visitor(Person("stranger"), "x", ""), anna.evening)
    door = await house.api.door(Visitor(None, anna.invite, ""), anna.evening)
    assert ([person.name for person in door.people], door.me) == (["Anna"], "")


async def test_words_and_reactions_stay_and_are_told_to_late_comers(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    await anna.do("speak", text="  Bonsoir\u202e !  ")
    await anna.do("react-in-room", reaction="heart")
    assert await anna.refused("speak", text="\u200b") == "table-blank"
    ben = await Friend(house, "Ben").come(anna)
    assert [(line["name"], line["text"]) for line in ben.lines if line["type"] == "words"] == [("Anna", "Bonsoir !")]
    assert [line["reaction"] for line in ben.lines if line["type"] == "reaction"] == ["heart"]
    assert (await anna.ask("react-in-room", reaction="yawn"))["message"] == "refusal-table-unreadable"


@pytest.mark.parametrize("until", [-1, 1e300])
async def test_an_end_that_no_clock_shows_is_refused(house: House, until: float) -> None:
    anna = await Friend(house, "Anna").open()
    assert (await anna.ask("set-until", until=until))["message"] == "refusal-table-unreadable"
    with pytest.raises(msgspec.ValidationError, match="until"):
        msgspec.convert({"until": until}, CreateEvening)


async def test_a_name_that_somebody_has_gets_a_number(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    other = await Friend(house, "anna").come(anna)
    third = await Friend(house, "Anna").come(anna)
    assert [person["name"] for person in anna.parts["people"]] == ["Anna", "anna 2", "Anna 3"]
    await third.do("set-name", name="Chloé")
    await other.do("set-name", name="Chloé")
    assert [person["name"] for person in anna.parts["people"]] == ["Anna", "Chloé 2", "Chloé"]


async def test_a_command_that_is_sent_again_is_answered_alike_and_stored_once(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    first = await anna.ask("speak", id="same", text="Une fois")
    assert await anna.ask("speak", id="same", text="Une fois") == first
    await anna.go()
    await anna.connect()
    assert await anna.ask("speak", id="same", text="Une fois") == first
    assert [line["text"] for line in anna.lines if line["type"] == "words"] == ["Une fois"]


async def test_who_only_looks_in_and_a_big_screen_can_do_nothing(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    table = await anna.play(anna, "1")
    visitor = await Friend(house, "Ben").watch(anna)
    screen = await Friend(house, "TV", anna.person, screen=True).watch(anna)
    assert (visitor.me, screen.me) == ("", "")
    assert await visitor.refused("speak", text="hé") == "evening-not-arrived"
    assert await screen.refused("speak", text="hé") == "evening-screen"
    assert await screen.refused("close") == "evening-screen"
    await screen.enter(table)
    assert (screen.table["seat"], screen.table["view"]["hand"]) == ("", [])
    assert (await screen.ask("move", seat="left", move="peek"))["message"] == "refusal-table-not-yours"
    assert await screen.refused("enter", table=table, seat="left") == "table-not-yours"
    await house.clock.advance(1)
    assert (anna.presence["screens"], anna.presence["guests"]) == (1, 1)
    assert anna.presence["here"] == ["g1"]


async def test_a_big_screen_begins_what_everybody_has_agreed_to(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    screen = await Friend(house, "TV", anna.person, screen=True).watch(anna)
    chairs = [{"person": anna.me}, {"person": ben.me}]
    proposal = await anna.do("propose", game="duel", chairs=chairs)
    assert await screen.refused("begin", proposal=proposal) == "evening-not-agreed"
    await ben.do("decline", proposal=proposal)
    await screen.do("begin", proposal=proposal)
    assert [(line["person"], line["game"]) for line in anna.lines if line["type"] == "begin"] == [(anna.me, "duel")]


async def test_one_person_in_two_tabs_is_one_person(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    tab = await Friend(house, "Anna", anna.person).come(anna)
    await house.clock.advance(1)
    assert anna.presence["here"] == ["g1"]
    assert tab.me == "g1"
    await tab.go()
    await house.clock.advance(6)
    assert anna.presence["here"] == ["g1"]


async def test_one_person_in_two_evenings_is_at_home_in_both(house: House) -> None:
    anna = await Friend(house, "Anna").open(name="Une")
    ben = await Friend(house, "Ben").open(name="Deux")
    guest = await Friend(house, "Anna", anna.person).come(ben)
    assert guest.me == "g2"
    mine = await house.api.mine(anna.person)
    assert sorted((card.name, card.mine) for card in mine.evenings) == [("Deux", False), ("Une", True)]
    assert (await house.api.mine(None)).evenings == []


async def test_who_leaves_comes_back_as_the_same_and_the_lamp_goes_to_somebody_here(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben, carla = await Friend(house, "Ben").come(anna), await Friend(house, "Carla").come(anna)
    await ben.go()
    await anna.do("leave")
    assert carla.parts["evening"]["lamp"] == "g3"
    assert carla.parts["people"][0]["gone"] == "left"
    assert anna.me == ""
    assert await anna.refused("speak", text="encore") == "evening-left"
    await anna.do("come-back")
    assert (anna.me, carla.parts["people"][0]["gone"]) == ("g1", "")
    assert carla.parts["evening"]["lamp"] == "g3"
    assert await anna.refused("close") == "evening-not-host"
    await anna.do("pass-lamp", person="g1")  # she opened the evening
    assert carla.parts["evening"]["lamp"] == "g1"
    assert await carla.refused("pass-lamp", person="g3") == "evening-not-host"


async def test_the_lamp_passes_by_itself_when_its_holder_is_gone_for_long(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    await anna.go()
    await house.clock.advance(limits.LAMP_SECONDS - 5)
    assert ben.parts["evening"]["lamp"] == "g1"
    await house.clock.advance(10)
    assert ben.parts["evening"]["lamp"] == "g2"
    assert ben.lines[-1] | {"at": 0, "seq": 0} == {"type": "lamp", "at": 0, "seq": 0, "person": "g2", "by": ""}


async def test_the_last_one_to_leave_keeps_the_lamp_for_the_next_who_comes(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    await anna.do("leave")
    ben = await Friend(house, "Ben").come(anna)
    assert ben.parts["evening"]["lamp"] == "g2"


async def test_who_is_removed_is_out_for_good_and_bots_play_on(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    table = await anna.play(anna, ben)
    assert await ben.refused("remove", person="g1") == "evening-not-host"
    assert await anna.refused("remove", person="g1") == "evening-not-oneself"
    assert await anna.refused("remove", person="g9") == "evening-no-person"
    await anna.do("remove", person="g2")
    await settle()
    assert ben.closed == (4403, "removed")
    assert anna.game(table)["seats"][1]["stand_in"] is True
    with pytest.raises(TableError, match="removed"):
        await ben.connect()
    with pytest.raises(TableError, match="removed"):
        await ben.come(anna)


async def test_an_evening_holds_so_many_people_and_says_so(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    for number in range(limits.PEOPLE - 1):
        person = Person(f"p{number}", f"Ami {number}")
        await house.api.arrive(Visitor(person, anna.invite, ""), anna.evening, ArriveRequest(anna.invite, person.name))
    with pytest.raises(TableError) as full:
        await Friend(house, "Zoé").come(anna)
    assert (full.value.refusal.key, full.value.refusal.params) == ("full", {"count": "24"})
    await settle()
    assert len(anna.parts["people"]) == limits.PEOPLE


async def test_everything_that_an_evening_keeps_is_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await Friend(house, "Anna").open()
    monkeypatch.setattr(limits, "WORDS", 1)
    monkeypatch.setattr(limits, "REACTIONS", 1)
    await anna.do("speak", text="un")
    assert await anna.refused("speak", text="deux") == "evening-said-enough"
    await anna.do("react-in-room", reaction="wow")
    assert await anna.refused("react-in-room", reaction="wow") == "evening-reacted-enough"
    monkeypatch.setattr(limits, "ENTRIES", anna.seq)
    assert await anna.refused("set-wish", wish="watch") == "evening-log-full"
    await anna.do("close")


async def test_a_message_that_a_room_does_not_know_is_answered_and_changes_nothing(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    assert (await anna.ask("jump", seat="left"))["message"] == "refusal-table-unreadable"
    assert (await anna.ask("speak", text=7))["message"] == "refusal-table-unreadable"
    assert await anna.refused("exit") == "table-not-entered"
    assert await anna.refused("enter", table="aaaaaaaaaaaaaaaa") == "evening-no-game"
    anna._wire.send("{")
    anna._wire.send("[]")
    await settle()
    assert [message["type"] for message in anna.messages[-2:]] == ["error", "error"]
    assert anna.seq == 1


async def test_what_is_for_a_table_is_told_so_when_nobody_is_at_one(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    assert await anna.refused("move", seat="left", move="peek") == "table-not-entered"
    before = len(anna.messages)
    anna._wire.send('{"type": "look", "seat": "left"}')
    await settle()
    assert [(each["type"], each["id"]) for each in anna.messages[before:]] == [("refused", "")]
    anna._wire.send('{"type": "pong", "n": 3}')  # on its way when the table was left
    anna._wire.send('{"type": "seen", "seq": 3}')
    await settle()
    assert len(anna.messages) == before + 1
