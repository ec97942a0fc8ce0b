"""The nights of an evening: closing and opening it again, long pauses, and the moments worth telling."""

import pytest

from server.duel import GAME, Duel, Options
from server.evenings.room import Friend, House, play_out
from server.stepped import settle
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.moments import moments_of
from veillee.server.messages import Analysis, Decision, Judged, TurningPoint
from veillee.server.tables.domain.log.applied import AppliedEntry
from veillee.server.tables.domain.log.entries import Entry, Moved
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.table import Table

pytestmark = pytest.mark.anyio


async def test_a_closed_evening_shows_its_score_and_goes_on_next_week_as_another_night(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    for night in (1, 2):
        table = await anna.play(anna, ben)
        await anna.enter(table)
        await ben.enter(table)
        await play_out(anna, ben)
        await anna.do("exit")
        await ben.do("exit")
        assert anna.game(table)["night"] == night
        if night == 1:
            waiting = await ben.do("propose", game="duel")
            await anna.do("close")
            assert (anna.parts["evening"]["status"], anna.parts["proposals"]) == ("closed", [])
            assert anna.parts["suggestions"] == []
            assert await ben.refused("propose", game="duel") == "evening-closed"
            assert await ben.refused("agree", proposal=waiting) == "evening-no-proposal"
            assert await anna.refused("close") == "evening-closed"
            house.clock.now += 7 * 24 * 3600
            await ben.do("reopen")
            assert await ben.refused("reopen") == "evening-open"
    assert [night["games"] for night in anna.parts["nights"]] == [1, 1]
    assert sum(anna.points().values()) == 12
    told = await house.api.score(Visitor(ben.person, "", ""), anna.evening)
    assert [shown for line in told.score for shown in [len(line.nights)]] == [2, 2]


async def test_past_midnight_is_the_same_night_and_after_a_long_pause_another_begins(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    house.clock.now += limits.NIGHT_SECONDS - 60
    await anna.do("speak", text="Encore là")
    assert len(anna.parts["nights"]) == 1
    house.clock.now += limits.NIGHT_SECONDS + 60
    await anna.do("speak", text="Rebonsoir")
    assert [night["number"] for night in anna.parts["nights"]] == [1, 2]


async def test_the_moments_of_a_night_are_found_in_the_background_and_told_in_words(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    table = await anna.play(anna, ben)
    await anna.enter(table)
    await ben.enter(table)
    await play_out(anna, ben)
    visitor = Visitor(anna.person, "", "")
    assert (await house.api.moments(visitor, anna.evening)).status == "none"
    assert (await house.api.look_back(visitor, anna.evening)).status in ("working", "done")
    for _ in range(50):
        await settle()
        told = await house.api.moments(visitor, anna.evening)
        if told.status == "done":
            break
    assert (told.status, told.done, told.of) == ("done", 1, 1)
    for moment in told.moments:
        assert (moment.table, moment.message.split("-")[0]) == (table, "moment")
        assert moment.person in ("g1", "g2")
        assert str(moment.params["name"]) in moment.text["fr"]
        assert moment.text["en"] != moment.message


def test_a_comeback_a_turn_and_a_close_touch_are_worth_telling() -> None:
    table = Table(TableRow("t", "duel", "{}", b"", "", False, "{}", 0.0), GAME)
    table.state = won = Duel(Options())
    won.hands, won.scores = [[], []], [2, 1]
    for seq, actor, at in ((1, 0, 400.0), (2, 1, 412.0), (3, 0, 900.0)):
        table.applied.append(AppliedEntry(Entry(seq, 0.0, Moved(actor, "x", "person", {"effective": at}))))
    before = Judged({"left": 0.1, "right": 0.9}, {"left": 0.1, "right": 0.9}, None)
    turn = TurningPoint(4, "right", 0.9, 0.2)
    analysis = Analysis("done", 1, 1, [Decision(2, "left", "x", before, before)], [], [turn], {})
    found = moments_of(table, analysis)
    assert [(each.message, each.seat, each.frame) for each in found] == [
        ("moment-touch", 0, 2),
        ("moment-comeback", 0, 2),
    ]
    assert (found[0].params, found[1].params) == ({"other": 1, "ms": 12}, {"percent": 10})
    table.applied.clear()
    assert [each.message for each in moments_of(table, analysis)] == ["moment-comeback", "moment-down"]
