"""What an event's sentence is given: the same arguments in the terminal and on the page (web/src/table/model/tell.ts).

docs/adding-a-game.md lists them; tests/event_arguments.json has an example of each, which both sides are held to.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from veillee.texts import Texts

NOTHING: Final = "–"
_PLACE: Final = "side"  # a side of a board, though seats may be called alike
_CARD: Final = re.compile(r"([a-z][a-z-]*) (\d+)")


def event_arguments(
    data: Mapping[str, object], texts: Texts, seats: Sequence[str], name_of: Callable[[str], str], reader: str = ""
) -> dict[str, Any]:
    """Return the arguments of an event's sentence from its data; `reader` is the seat of who reads it alone."""

    def said(field: str, value: object) -> Any:
        if not isinstance(value, str):
            return value
        if value in seats and field != _PLACE:
            return name_of(value)
        card = _CARD.fullmatch(value)
        if card is not None and texts.has(f"card-{card[1]}"):
            number = int(card[2])
            return texts.say(f"card-{card[1]}", **{"value": number, card[1]: number})
        return value

    found: dict[str, Any] = {}
    for field, value in data.items():
        if isinstance(value, list):
            found[field] = [said(field, part) for part in value] or NOTHING
        else:
            found[field] = said(field, value)
    if "seat" in data:
        found["name"] = found["seat"]
        found["who"] = "you" if reader and data["seat"] == reader else "other"
    return found
