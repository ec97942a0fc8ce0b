"""What a seat may not know is in no network frame, in no frame of the DOM and in no JavaScript state."""

import json
import re
import uuid
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Opens
from browser.guest import Guest
from browser.test_friends import next_to_move, sit_two

WATCH = """
(seat) => {
  window.seenHands = new Set()
  const look = () => {
    for (const hand of document.querySelectorAll(`[data-hand="${seat}"]`)) window.seenHands.add(hand.outerHTML)
    requestAnimationFrame(look)
  }
  look()
}
"""
FACE = re.compile(r'href="#rip-ghost|class="[^"]*\bseen\b')


def running_views(guest: Guest) -> list[dict[str, Any]]:
    """Return the positions sent while the game ran: at its end everything is turned over for all."""
    messages = [json.loads(frame) for frame in guest.frames]
    positions = [message["now"] for message in messages if message["type"] in ("snapshot", "update")]
    return [now for now in positions if now["view"] and now["result"] is None]


def test_two_browsers_never_learn_the_other_hand(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    lea.page.evaluate(WATCH, "blue")
    hugo.page.evaluate(WATCH, "green")
    for number in range(9):
        if lea.over or hugo.over:
            break
        next_to_move(lea, hugo).play_turn(cards=number % 3)
    for one, mine, other in ((lea, "green", "blue"), (hugo, "blue", "green")):
        assert running_views(one)
        shown = False
        for now in running_views(one):
            assert now["seat"] in (mine, "")  # a spectator until one sits down
            for family in now["view"]["families"]:
                if family["seat"] == mine:
                    continue
                lies = [
                    card["card"] for each in now["view"]["families"] for card in each["row"] if each["seat"] == mine
                ]
                shown = shown or "medium 3" in lies
                assert family["deck"] is None
                assert family["hand"] is None or ("medium 3" in lies and now["seat"] == mine)
        draws = [
            event
            for frame in map(json.loads, one.frames)
            for line in frame.get("lines", [])
            for event in line.get("events", [])
            if event["kind"] == "draw" and event.get("data", {}).get("seat") == other
        ]
        assert draws
        assert all("value" not in event["data"] and "card" not in event["data"] for event in draws)
        faces = [html for html in one.page.evaluate("[...window.seenHands]") if FACE.search(html)]
        assert shown or one.over or not faces


def test_a_passed_screen_forgets_the_last_seat(guest: Opens) -> None:
    """Every view is tagged on its way in; behind the cover no tag of a seat's view is left in the heap."""
    lea = guest()
    tags: list[str] = []

    def tag(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            now = message.get("now")
            if now and now["view"] and now["seat"]:
                tags.append(f"canary-{uuid.uuid4().hex}")
                now["view"]["families"][0]["canary"] = tags[-1]
            route.send(json.dumps(message))

        server.on_message(pass_on)

    lea.page.route_web_socket(re.compile("/socket"), tag)
    lea.go("/g/rest-in-peace")
    lea.page.get_by_placeholder("Joueur 1").fill("Léa")
    lea.page.get_by_placeholder("Joueur 2").fill("Hugo")
    lea.button("S’asseoir").click()
    cover = lea.page.locator("[data-cover]")
    expect(cover).to_be_visible()
    assert tags == []
    first = cover.get_attribute("data-cover")
    cover.get_by_role("button").click()
    expect(cover).to_have_count(0)
    lea.wait_for_turn()
    assert tags
    assert still_there(lea, tags) != []
    for _ in range(8):
        if cover.count():
            break
        lea.play_turn(cards=1)
    expect(cover).to_be_visible()
    assert cover.get_attribute("data-cover") != first
    lea.page.wait_for_timeout(300)
    assert lea.page.locator("[data-hand] .face-up, .mine [data-spot^='ghost:']").count() == 0
    assert still_there(lea, tags) == []


def still_there(guest: Guest, tags: list[str]) -> list[str]:
    """Return the tags that a snapshot of the JavaScript heap still holds, after collecting garbage."""
    session = guest.context.new_cdp_session(guest.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    heap = "".join(chunks)
    return [tag for tag in tags if tag in heap]
