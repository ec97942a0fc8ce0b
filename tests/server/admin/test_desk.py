"""What whoever runs a house sees and does, on every store, followed by another process of the same house."""

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from server.admin.conftest import Stores
from server.admin.desk import DeskHouse, Friend, open_desk
from server.evenings.room import play_out
from server.guest import Guest
from veillee.core.replay import parse_replay, verify
from veillee.server.admin.messages import SetBan, SetKeep, TellEverybody
from veillee.server.messages import ClaimSeat, CreateTable, SeatRequest
from veillee.server.session.wire import Closed
from veillee.server.tables.commands.records.replay import replay
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.secrets import Person, hash_secret

pytestmark = pytest.mark.anyio
ANNA, BEN = Person("anna0", "Anna"), Person("ben0", "Ben")
DAY = 86_400.0


async def a_table(house: DeskHouse) -> tuple[str, Guest, Guest]:
    """Return a running table of Anna and Ben, both connected to a process."""
    joined = await house.tables.create(
        house.caller(ANNA), CreateTable("duel", seats=[SeatRequest("human", "Anna"), SeatRequest("open")])
    )
    table = joined.table.id
    caller = house.caller(BEN, invite=joined.table.invite)
    claimed = await house.tables.claim(caller, table, "right", ClaimSeat(joined.table.invite, "Ben"))
    await house.tables.start(house.caller(ANNA, joined.secrets), table)
    service = house.house.service.tables
    anna = Guest(service, house.clock, house.caller(ANNA, joined.secrets), table)
    ben = Guest(service, house.clock, house.caller(BEN, claimed.secrets, joined.table.invite), table)
    return table, await anna.sit("left"), await ben.sit("right")


def lacks(held: Mapping[str, Any], name: str) -> bool:
    return name not in held


def kept_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


async def everything(house: DeskHouse) -> str:
    """Return every byte that the store holds of tables and evenings."""
    store, archive = house.house.service.store, house.desk.service.archive
    found: list[Any] = []
    for kind in ("table", "evening"):
        for each in await archive.listings(kind, 1000):
            found.append((each, await archive.members(each.id), await store.read(each.id, 0)))
    return kept_text(found)


async def test_the_desk_sees_who_is_here_and_what_there_is(stores: Stores) -> None:
    house = await open_desk(stores())
    table, _, _ = await a_table(house)
    host = await Friend(house.house, "Zoë").open(name="Mardi")
    status = await house.api.status()
    assert {(here.name, here.table) for here in status.processes[0].here} == {
        ("Anna", table), ("Ben", table), ("Zoë", ""),
    }  # fmt: skip
    assert (status.stored.tables, status.stored.running, status.stored.evenings, status.stored.people) == (1, 1, 1, 3)
    assert status.processes[0].load == [0.5, 0.4, 0.3]
    listed = (await house.api.tables(running=True)).tables
    assert [(each.id, [seat.name for seat in each.seats], each.watchers) for each in listed] == [
        (table, ["Anna", "Ben"], 2)
    ]
    evenings = (await house.api.evenings()).evenings
    assert [(each.id, each.name, [person.name for person in each.people]) for each in evenings] == [
        (host.evening, "Mardi", ["Zoë"])
    ]
    other = await open_desk(stores(), house.clock)

    async def seen() -> bool:
        here = [here.name for process in (await other.api.status()).processes for here in process.here]
        return sorted(here) == ["Anna", "Ben", "Zoë"]

    await house.until(seen)
    await other.close()
    await house.close()


async def test_a_forgotten_person_is_nowhere_and_games_still_verify(stores: Stores) -> None:
    house = await open_desk(stores())
    table, anna, ben = await a_table(house)
    await anna.ask(type="chat", text="Bonsoir, ici Anna")
    await ben.ask(type="chat", text="Salut ANNA, Annabelle te salue")
    host = await Friend(house.house, "Anna", ANNA).open(name="Chez Anna")
    guest = await Friend(house.house, "Ben", BEN).come(host)
    await host.do("speak", text="Mes mots")
    played = await host.play(host, guest)
    await host.enter(played)
    await guest.enter(played)
    await play_out(host, guest)
    points = {name if name != "Anna" else "…": sum_ for name, sum_ in guest.points().items()}
    other = await open_desk(stores(), house.clock)
    elsewhere = await Friend(other.house, "Ben", BEN).watch(host)

    assert [each.person for each in (await house.api.people("aNN")).people] == ["anna0"]
    kept = await house.api.export("anna0", "test")
    assert {each.log for each in kept.logs} >= {table, host.evening, played}
    assert "Mes mots" in kept_text([each.entries for each in kept.logs])
    assert "Salut" not in kept_text([each.entries for each in kept.logs])

    done = await house.api.forget("anna0", "test")
    assert done.rewritten == 3
    await house.until(lambda: "Anna" not in guest.points() and "Anna" not in elsewhere.points())
    await house.until(lambda: [line for line in elsewhere.shown_anew() if line["type"] == "arrive"])
    text = await everything(house)
    for gone in ("anna0", '"Anna', "Mes mots", "Bonsoir", "ANNA"):
        assert gone not in text
    assert "Annabelle" in text
    log = kept_text([line.about for line in (await house.api.log()).lines])
    assert "anna0" not in log
    assert "Anna" not in log

    for process in (house, other):
        service = process.house.service.tables
        for name in (table, played):
            loaded = await service.need(name)
            written = parse_replay(replay(loaded.table, loaded.table.moves(), process.caller(BEN), ""))
            assert "Anna" not in str(written)
        whole = await service.need(played)
        file = parse_replay(replay(whole.table, whole.table.moves(), process.caller(BEN), ""))
        assert verify(whole.table.game, file) == sum(actor == "chance" for _, actor, _ in file.moves)
        evening = await process.house.service.need(host.evening)
        assert [each.name for each in evening.evening.guests.values()] == ["…", "Ben"]
    assert guest.points() == elsewhere.points() == points
    assert not [line for line in elsewhere.shown_anew() if line["type"] == "words"]
    left = next(seat for seat in (await house.api.tables(False)).tables if seat.id == table).seats[0]
    assert (left.name, left.person, left.level != "") == ("", "", True)  # a bot plays on for her
    assert (await house.api.people("Anna")).people == []
    await other.close()
    await house.close()


async def test_a_log_that_nobody_else_is_in_goes_whole(stores: Stores) -> None:
    house = await open_desk(stores())
    seats = [SeatRequest("human", "Anna"), SeatRequest("bot", level="1")]
    alone = await house.tables.create(house.caller(ANNA), CreateTable("duel", seats=seats))
    anna = await Friend(house.house, "Anna", ANNA).open()
    await anna.do("bring", name="Léo")  # a child whom nobody else would ask for
    done = await house.api.forget("anna0", "test")
    assert (done.rewritten, done.deleted) == (0, 2)
    await house.until(lambda: alone.table.id not in house.house.service.tables.tables)
    with pytest.raises(TableError, match="no-table"):
        await house.tables.table(house.caller(ANNA, alone.secrets), alone.table.id)
    assert (await house.api.status()).stored.people == 0
    await house.close()


async def test_a_deleted_table_is_gone_in_every_process(stores: Stores) -> None:
    house = await open_desk(stores())
    table, anna, _ = await a_table(house)
    other = await open_desk(stores(), house.clock)
    watching = Guest(other.house.service.tables, house.clock, anna.caller, table)
    await watching.sit("left")
    await house.api.delete(table, "test")
    for process in (house, other):
        await house.until(partial(lacks, process.house.service.tables.tables, table))
        with pytest.raises(TableError, match="no-table"):
            await process.house.service.tables.need(table)
        assert await process.house.service.store.read(table, 0) == []
    for guest in (anna, watching):
        with pytest.raises(Closed, match="no-table") as closed:
            await guest.leave()
        assert closed.value.code == 4404
    await other.close()
    await house.close()


async def test_an_ended_game_takes_no_moves_and_a_deleted_one_is_not_laid_again(stores: Stores) -> None:
    house = await open_desk(stores())
    host = await Friend(house.house, "Anna", ANNA).open()
    guest = await Friend(house.house, "Ben", BEN).come(host)
    played = await host.play(host, guest)
    await host.enter(played)
    await house.api.end(played, "test")
    await house.until(lambda: host.game(played)["status"] == "abandoned" and not host.table["actors"])
    loaded = await house.house.service.tables.need(played)
    assert (loaded.table.status, loaded.table.over, host.table["legal"]) == ("over", False, [])
    assert await host.refused("move", seat="left", move="high") == "table-ended"
    assert host.game(played)["status"] == "abandoned"
    with pytest.raises(TableError, match="desk-over"):
        await house.api.end(played, "test")
    await house.api.delete(played, "test")
    await house.until(lambda: [each for each in host.messages if each["type"] == "exited"])
    await house.clock.advance(10)
    assert host.closed is None
    assert await house.house.service.store.table(played) is None
    await house.api.end(host.evening, "test")
    await house.until(lambda: host.parts["evening"]["status"] == "closed")
    await house.api.delete(host.evening, "test")
    await house.until(lambda: host.closed == (4404, "no-evening"))
    await house.close()


async def test_a_shut_house_takes_no_new_tables_and_plays_on(stores: Stores) -> None:
    house = await open_desk(stores())
    other = await open_desk(stores(), house.clock)
    host = await Friend(other.house, "Anna", ANNA).open()
    await house.api.shut(True, "test")
    await house.until(lambda: other.house.service.tables.shut)
    for process in (house, other):
        with pytest.raises(TableError, match="house-shut"):
            await process.tables.create(process.caller(BEN), CreateTable("duel"))
    proposal = await host.do("propose", game="duel", chairs=[{"person": host.me}, {"level": "1"}])
    assert await host.refused("begin", proposal=proposal) == "table-house-shut"
    again = await open_desk(stores(), house.clock)  # a process that starts later
    with pytest.raises(TableError, match="house-shut"):
        await again.tables.create(again.caller(BEN), CreateTable("duel"))
    await house.api.shut(False, "test")
    await house.tables.create(house.caller(BEN), CreateTable("duel", seats=[SeatRequest("human", "Ben")]))
    for process in (again, other, house):
        await process.close()


async def test_everybody_is_told_the_notice_also_those_who_come_later(stores: Stores) -> None:
    house = await open_desk(stores())
    _, anna, _ = await a_table(house)
    host = await Friend(house.house, "Zoë").open()
    at = house.clock.now + 300
    await house.api.tell(TellEverybody("On redémarre", 5), "test")
    notice = {"type": "notice", "text": "On redémarre", "at": at}
    for messages in (anna.messages, host.messages):
        await house.until(partial(messages.__contains__, notice))
        assert [each for each in messages if each["type"] == "notice"] == [notice]
    late = await Friend(house.house, "Ben", BEN).come(host)
    assert [each for each in late.messages if each["type"] == "notice"] == [notice]
    assert house.api.public_state().notice is not None
    await house.api.tell(TellEverybody(""), "test")
    await house.until(lambda: {"type": "notice", "text": "", "at": None} in late.messages)
    await house.close()


async def test_a_banned_person_or_address_is_turned_away_for_a_time(stores: Stores) -> None:
    house = await open_desk(stores())
    _, anna, ben = await a_table(house)
    service = house.desk.service
    await house.api.ban(SetBan("person", "anna0", 60, "rude"), "test")
    assert service.banned(ANNA, "elsewhere")
    assert not service.banned(BEN, "elsewhere")
    await house.clock.advance(1)
    with pytest.raises(Closed, match="banned"):
        await anna.leave()
    await ben.leave()
    shown = (await house.api.status()).bans
    assert [(ban.kind, ban.note) for ban in shown] == [("person", "rude")]
    assert "anna0" not in kept_text(await house.desk.service.store.read("house", 0))
    await house.api.ban(SetBan("person", shown[0].who, 0), "test")
    assert not service.banned(ANNA, "elsewhere")
    with pytest.raises(TableError, match="no-ban"):
        await house.api.ban(SetBan("address", "192.0.2.7", 0), "test")
    for nowhere in ("nowhere", "1.2.3.4/33", "2001:db8::/32"):
        with pytest.raises(TableError, match="no-address"):
            await house.api.ban(SetBan("address", nowhere, 10), "test")
    await house.api.ban(SetBan("address", "2001:db8::7", 10), "test")
    assert service.banned(None, "2001:db8::/64")
    await house.api.ban(SetBan("address", "192.0.2.7", 10), "test")
    assert service.banned(None, "192.0.2.7")
    await house.clock.advance(601)
    assert not service.banned(None, "192.0.2.7")
    await house.close()


async def test_things_are_kept_for_as_long_as_the_host_says(stores: Stores) -> None:
    house = await open_desk(stores())
    _, anna, ben = await a_table(house)
    await anna.ask(type="chat", text="vieux mots")
    host = await Friend(house.house, "Zoë", Person("zoe0", "Zoë")).open()
    await host.do("speak", text="anciens mots")
    nothing = await house.api.sweep("test")
    assert (nothing.tables, nothing.evenings, nothing.words, nothing.guests) == (0, 0, 0, 0)
    await anna.leave()
    await ben.leave()
    await host.go()
    house.clock.now += 3 * DAY
    await house.api.keep(SetKeep(games=0, unfinished=0, chats=2, guests=0), "test")
    assert (await house.api.sweep("test")).words == 2
    text = await everything(house)
    assert "mots" not in text
    assert "Anna" in text
    await house.api.keep(SetKeep(games=0, unfinished=0, chats=2, guests=2), "test")
    assert (await house.api.sweep("test")).guests == 3
    assert "Anna" not in await everything(house)
    await house.api.keep(SetKeep(games=2, unfinished=2, chats=2, guests=2), "test")
    await house.api.sweep("test")
    assert (await house.api.status()).stored.tables == 0
    assert (await house.api.status()).stored.evenings == 0
    await house.close()


async def test_what_a_family_and_a_public_host_keep_is_swept_by_itself(stores: Stores) -> None:
    family = await open_desk(stores())
    _, anna, ben = await a_table(family)
    await anna.leave()
    await ben.leave()
    family.clock.now += 100 * DAY
    assert (await family.api.status()).stored.tables == 1
    await family.close()
    public = await open_desk(stores(), family.clock, keep="public")
    await public.clock.advance(62)

    async def swept() -> bool:
        return ("desk-delete", "by itself") in [(line.kind, line.by) for line in (await public.api.log()).lines]

    await public.until(swept)
    assert (await public.api.status()).stored.tables == 0
    await public.close()


async def test_the_secret_is_made_once_and_renewed_for_all(stores: Stores) -> None:
    house = await open_desk(stores())
    other = await open_desk(stores(), house.clock)
    first = await house.desk.service.first_secret()
    assert len(first) >= 32
    assert await house.desk.service.first_secret() == await other.desk.service.first_secret() == ""
    second = await other.desk.service.renew_secret("test")
    await house.until(lambda: house.desk.service.state.knows(hash_secret(second)))
    for process in (house, other):
        assert not process.desk.service.state.knows(hash_secret(first))
    stored = kept_text(await house.desk.service.store.read("house", 0))
    assert first not in stored
    assert second not in stored
    assert "hash" not in kept_text([line.about for line in (await house.api.log()).lines])
    await other.close()
    await house.close()
