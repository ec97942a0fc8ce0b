"""Every scenario file holds, whatever chance draws."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from veillee.core.scenario.runner import Scenario
from veillee.games.registry import all_games, find_game

ROOT = Path(__file__).parent.parent / "scenarios"


def _scenarios() -> list[Any]:
    found = []
    for path in sorted(ROOT.rglob("*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        for entry in data if isinstance(data, list) else [data]:
            name = f"{path.parent.name}/{path.stem}: {entry.get('title')}"
            found.append(pytest.param(entry, id=name))
    return found


SCENARIOS = _scenarios()


@pytest.mark.parametrize("data", SCENARIOS)
def test_scenario_holds(data: dict[str, Any]) -> None:
    scenario = Scenario(find_game(data["game"]), data)
    scenario.run(1)
    if scenario.drew:
        scenario.run(2)
        scenario.run(3)


@pytest.mark.parametrize("game_id", list(all_games()))
def test_every_clause_has_a_scenario(game_id: str) -> None:
    named = {clause for param in SCENARIOS for clause in param.values[0]["clauses"]}
    assert [clause for clause in all_games()[game_id].clauses() if clause not in named] == []


def test_scenarios_name_only_known_clauses() -> None:
    known = {clause for game in all_games().values() for clause in game.clauses()}
    named = {clause for param in SCENARIOS for clause in param.values[0]["clauses"]}
    assert sorted(named - known) == []
