"""Why a side of the keyhole: nothing that a look through its doors would tell (PVP-T4)."""

from typing import Any

import pytest

from veillee.core import FastRng
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.games.pas_vu_pas_pris.bot.reasons import explain
from veillee.games.pas_vu_pas_pris.schema.scenario import PasVuPasPrisScenarios
from veillee.games.registry import all_games
from veillee.texts import texts_for

GAME = all_games()["pas-vu-pas-pris"]


def reason(ghosts: dict[str, dict[str, str]], furniture: dict[str, Any] | None = None) -> Reason:
    cards = {"south": 9, "north": 9}
    given = {"phase": "side", "chooser": "south", "keyhole": ["north", 1], "round": 2, "cards": cards, "ghosts": ghosts}
    state = PasVuPasPrisScenarios().position(given | {"furniture": furniture or {}}, GAME.read_options({}))
    found = explain(Perspective(state, 0), "side west", FastRng(1))
    assert found is not None
    return found


def test_a_screen_before_a_ghost_changes_nothing_in_the_reason() -> None:
    ghosts = {"south": {"small1": "c3"}, "north": {"small1": "d4"}}
    screen = {"piano": {"x": 60, "y": 100, "yaw": 90, "face": "bottom"}}
    assert repr(reason(ghosts)) == repr(reason(ghosts, screen))


@pytest.mark.parametrize("rehearsal", [False, True])
def test_only_at_a_rehearsal_a_reason_counts_the_doors_that_see(rehearsal: bool) -> None:
    given = {"phase": "plan", "cards": {"south": 9, "north": 9}, "ghosts": {"south": {"small1": "c3"}}}
    state = PasVuPasPrisScenarios().position(given, GAME.read_options({"rehearsal": rehearsal}))
    for move in ("plan small1:c4", "plan small1:c4-c5"):
        found = explain(Perspective(state, 0), move, FastRng(1))
        assert found is not None
        assert ("doors" in found.params) == rehearsal
        assert texts_for("fr", GAME.texts()).say(found.message_id, **found.params)


@pytest.mark.parametrize(
    ("ghosts", "said"),
    [
        ({"south": {"small1": "c3"}, "north": {"small1": "d4"}}, "du côté étoile que les autres risquent le plus"),
        ({"south": {"small1": "c3"}}, "du côté étoile que tu risques le moins"),
        ({"north": {"small1": "d4"}}, "Tu n’as personne dans le hall"),
        ({}, "Le hall est vide"),
    ],
)
def test_the_reason_says_whom_a_look_may_concern(ghosts: dict[str, dict[str, str]], said: str) -> None:
    found = reason(ghosts)
    assert said in texts_for("fr", GAME.texts()).say(found.message_id, **found.params)
