"""Previews: what a move would lead to, told to the asker alone, with nothing applied of it."""

import pytest

from server.conftest import Opens, Starts

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("rehearsal", [False, True])
async def test_a_preview_is_for_the_asker_alone_and_leaves_no_trace(
    start: Starts, open_browser: Opens, rehearsal: bool
) -> None:
    service = start(games="veillee.games.registry:all_games")
    anna, ben = await open_browser(service, "Anna"), await open_browser(service, "Ben")
    options = {"players": 2, "rehearsal": rehearsal}
    table = await anna.create([{"kind": "human"}, {"kind": "open"}], game="pas-vu-pas-pris", options=options)
    await ben.claim(table, "north")
    await ben.call("POST", f"/api/tables/{table['id']}/start")
    south, north = await anna.sit(table["id"]), await ben.sit(table["id"])
    await south.until(lambda s: s.now["phase"] in ("furnish", "plan"))
    while south.now["phase"] == "furnish":
        socket = south if "south" in south.now["actors"] else north
        made = await socket.move("furnish none")
        await south.until(lambda s, seq=made["seq"]: s.seq >= seq and s.now["phase"] in ("furnish", "plan"))
    await north.until(lambda s: s.now["phase"] == "plan")
    seq, heard = south.seq, len(north.frames)
    shown = await south.ask(type="ask-preview", seat="south", move="plan large:c1", ask="look south 3")
    if rehearsal:
        assert shown["shows"]["look"]["glimpses"][0]["seen"]
    else:
        assert shown["clause"] == "PVP-T4"
    refused = await south.ask(type="ask-preview", seat="south", move="plan large:c2")
    assert refused["clause"] == "PVP-G1"
    nonsense = await south.ask(type="ask-preview", seat="south", ask="look up 1")
    assert nonsense["clause"] == "notation"
    foreign = await north.ask(type="ask-preview", seat="south", move="plan large:c1")
    assert foreign["type"] == "refused"
    assert foreign["clause"] == "table"
    assert south.seq == seq
    assert not any("large:c1" in frame or '"where":"c1"' in frame for frame in north.frames[heard:])
