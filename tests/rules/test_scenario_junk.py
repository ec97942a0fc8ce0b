"""Junk in a scenario, wherever it stands, is a failure that says what was expected, never an error of Python."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from veillee.core.scenario.runner import Failure, Scenario
from veillee.games.registry import all_games

pytestmark = pytest.mark.heavy

ROOT = Path(__file__).parent.parent / "scenarios"
TIMES = 150
JUNK: tuple[Any, ...] = (
    None,
    5,
    -1,
    2.5,
    True,
    "x",
    "1,2",
    "c3@1",
    [],
    ["x"],
    [3],
    [None],
    [[1]],
    {},
    {"x": 1},
    {3: None},
)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container inside a value with each key or index of it."""
    if isinstance(value, (dict, list)):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])


@pytest.mark.parametrize("game_id", list(all_games()))
def test_junk_is_told(game_id: str) -> None:
    chance = random.Random(game_id)
    files = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted((ROOT / game_id).glob("*.yaml"))]
    scenarios = [entry for data in files for entry in (data if isinstance(data, list) else [data])]
    for _ in range(TIMES):
        data = copy.deepcopy(chance.choice(scenarios))
        said = {key: data[key] for key in ("options", "given", "play", "then") if key in data}
        container, key = chance.choice(list(_places(said)) or [(said, "play")])
        (data if container is said else container)[key] = copy.deepcopy(chance.choice(JUNK))
        try:
            Scenario(all_games()[game_id], data).run(1)
        except Failure as failure:
            told = f"{failure.where}: {failure.expected} / {failure.got}"
            assert "unreadable (" not in told, told
            assert "Refusal(" not in told, told
