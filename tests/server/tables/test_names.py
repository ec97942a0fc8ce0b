"""Names and lines of chat: nothing in them disturbs anybody's screen."""

import pytest

from server.client import duel
from server.conftest import Opens
from server.services import Server

pytestmark = pytest.mark.anyio

ZALGO = "a" + "\u0301\u0302\u0303\u0304" * 7


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u200b\u200d", "\u202e", "\u0301" * 9]
)
async def test_a_name_that_cannot_be_seen_is_refused(shared: Server, open_browser: Opens, blank: str) -> None:
    anna = await open_browser(shared)
    assert (await anna.call("PUT", "/api/me", {"name": blank}, status=400))["message"] == "refusal-table-no-name"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u202eannA", "annA"),
        ("An\u3164na", "An na"),
        ("Nguyễn", "Nguyễn"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("שָׁלוֹם", "שָׁלוֹם"),
    ],
)
async def test_a_name_is_cleaned(shared: Server, open_browser: Opens, given: str, shown: str) -> None:
    anna = await open_browser(shared)
    assert (await anna.call("PUT", "/api/me", {"name": given}))["name"] == shown


async def test_marks_do_not_pile_up(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared)
    assert len((await anna.call("PUT", "/api/me", {"name": ZALGO}))["name"]) <= 4


async def test_chat_is_cleaned_and_refused_where_nothing_is_left(shared: Server, open_browser: Opens) -> None:
    left, _ = await duel(shared, open_browser)
    for text in ("\u202e", "\u200d\u200d", "\u3164 \u2800", "\n\n"):
        answer = await left.ask(type="chat", seat="left", text=text)
        assert (answer["type"], answer.get("message")) == ("refused", "refusal-table-blank")
    family = "👨\u200d👩\u200d👧"
    ok = await left.ask(type="chat", seat="left", text=f"\u202e{ZALGO} {family}\nhello")
    await left.until(lambda s: s.seq >= ok["seq"])
    said = next(line["text"] for line in left.lines if line["seq"] == ok["seq"])
    assert said.endswith(f" {family} hello")
    assert "\u202e" not in said
    assert len(said) < len(family) + 12
