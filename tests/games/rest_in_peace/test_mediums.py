"""The table of the Mediums: `data.json`, the names and the rules agree."""

from collections.abc import Container
from typing import Any

import pytest

from veillee.core import Refusal
from veillee.games.registry import find_game
from veillee.games.rest_in_peace.rules.box import BOX
from veillee.games.rest_in_peace.rules.mediums import names
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, choice_of, every_option
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS, NUMBERS

GAME = find_game("rest-in-peace")
ROWS: list[dict[str, Any]] = BOX["mediums"]
FIELDS: dict[str, Container[object]] = {
    "number": set(range(1, 30)),
    "level": {0, 1, 2, 3, 4},
    "value": {1, 2, 3, 4, 5, 6, "held"},
    "ghosts": {2},
    "must_choose": {True},
    "holds": {"choice", "turned-up"},
    "lasting": {"own", "other", "both", "hand"},
    "cards": {"even", "odd", "held"},
    "adds": {-2, 1, 2, 3},
    "ignores": {2},
    "moved": {-2},
    "tenth": {"works", "bare", "only"},
}
FREE_FIELDS = {"name", "choice", "sign"}


def test_rows_are_in_order_and_say_nothing_that_the_rules_do_not_read() -> None:
    assert [row["number"] for row in ROWS] == list(NUMBERS)
    for row in ROWS:
        for field, value in row.items():
            assert field in FREE_FIELDS or value in FIELDS[field], (row["number"], field)


def test_every_medium_is_named_in_the_rules_as_in_the_table() -> None:
    for row in ROWS:
        assert getattr(names, row["name"].upper().replace("-", "_")) == row["number"]


@pytest.mark.parametrize("medium", NUMBERS)
def test_every_option_is_read_as_it_is_spelled(medium: int) -> None:
    choice = choice_of(medium)
    assert (choice is None) == (MEDIUMS[medium].choice == "")
    if choice is not None:
        for option in every_option(medium):
            assert option == BARE or choice.read(choice.spell(option)) == option


@pytest.mark.parametrize("medium", NUMBERS)
def test_a_medium_without_a_choice_is_refused_with_one(medium: int) -> None:
    given: dict[str, Any] = {"round": 3, "hands": {"green": [1, 1, 2]}, "mediums": {"green": [medium]}}
    state = GAME.scenario_adapter().position(given, GAME.read_options({}))
    refusal = state.check(0, f"medium {medium} nonsense=1")
    assert isinstance(refusal, Refusal)
    assert refusal.clause == f"RIP-C{medium}"
