"""What an event's sentence is given: the examples that the page is held to as well (web/src/table/tell.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from veillee.texts import Texts
from veillee.texts.event_arguments import event_arguments

CASES = json.loads((Path(__file__).parent / "event_arguments.json").read_text(encoding="utf-8"))["cases"]
NAMES = {"green": "Léa", "blue": "Hugo"}


class Stub(Texts):
    """The one text that the examples know."""

    def __init__(self) -> None:
        self.language = "en"

    def has(self, message: str) -> bool:
        return message == "card-ghost"

    def say(self, message: str, **values: Any) -> str:
        return f"Ghost {values['value']}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["why"])
def test_an_example(case: dict[str, Any]) -> None:
    assert event_arguments(case["data"], Stub(), list(NAMES), NAMES.__getitem__) == case["gives"]


def test_the_reader_is_you() -> None:
    assert event_arguments({"seat": "blue"}, Stub(), list(NAMES), NAMES.__getitem__, "blue")["who"] == "you"
    assert event_arguments({"seat": "blue"}, Stub(), list(NAMES), NAMES.__getitem__, "green")["who"] == "other"


@pytest.mark.parametrize(
    ("language", "parts", "said"),
    [
        ("fr", ["a"], "a"),
        ("fr", ["a", "b", "c"], "a, b et c"),
        ("en", ["a", "b"], "a and b"),
        ("en", ["a", "b", "c"], "a, b, and c"),
    ],
)
def test_lists_are_enumerated_as_on_the_page(language: str, parts: list[str], said: str) -> None:
    texts = Texts(language, "veillee.games.rest_in_peace")
    assert texts.say("event-line", mediums=parts).rstrip(".").endswith(said)
