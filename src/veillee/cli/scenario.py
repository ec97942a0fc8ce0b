"""`veillee scenario`: play scenario files, or count the scenarios of each clause."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import yaml
from rich.console import Console

from veillee.core.scenario.runner import Failure, Scenario
from veillee.games.registry import all_games, find_game

DEFAULT_PATH = Path("tests/scenarios")
SEEDS_WITH_CHANCE = (2, 3, 4)
_MOST_VALUES: Final = 100_000
_UNDER_WAY: Final = 0


def scenario(*paths: Path, clauses: bool = False) -> int:
    """Play scenarios and print each failure as expected / got.

    Parameters
    ----------
    paths
        Files or folders of YAML scenarios (default: tests/scenarios).
    clauses
        List every clause of every game's sheet with the number of scenarios that name it.
    """
    console = Console(highlight=False, soft_wrap=True)
    wanted = list(paths) or [DEFAULT_PATH]
    for path in wanted:
        if not path.exists():
            console.print(f"{path}: there is no such file or folder", style="red", markup=False)
            return 2
    files = _files(wanted)
    if clauses:
        return _count(console, files)
    passed = failed = 0
    for file in files:
        for number, data in enumerate(_load(file), 1):
            for note in _strange_clauses(data):
                console.print(f"{file}: {_title(data, number)}: {note}", style="yellow", markup=False)
            try:
                _run(data)
                passed += 1
            except Failure as failure:
                failed += 1
                console.print(f"{file}: {_title(data, number)}", style="bold red", markup=False)
                console.print(f"  {failure.where}", markup=False)
                console.print(f"  expected: {_words(failure.expected)}", markup=False)
                console.print(f"  got:      {_words(failure.got)}", markup=False)
    if not passed and not failed:
        console.print(f"no scenario was found in {', '.join(map(str, wanted))}", style="red", markup=False)
    console.print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def _words(value: Any) -> str:
    """Return a value as YAML writes it, where that differs from Python."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _title(data: Any, number: int) -> str:
    return str(data.get("title", f"scenario {number}")) if isinstance(data, dict) else f"scenario {number}"


def _strange_clauses(data: Any) -> list[str]:
    """Return a note for each clause that a scenario names and the sheet of its game has not got."""
    if not isinstance(data, dict) or not isinstance(data.get("clauses"), list):
        return []
    game = all_games().get(str(data.get("game")))
    if game is None or not game.clauses():
        return []
    strange = [clause for clause in map(str, data["clauses"]) if clause not in game.clauses()]
    return [f"the sheet of {game.id} has no clause {clause}" for clause in strange]


def _run(data: Any) -> None:
    """Play one scenario; play it several times if it leaves chance open."""
    if isinstance(data, Failure):
        raise data
    if not isinstance(data, dict):
        raise Failure("scenario", "a mapping with title, clauses, game …", data)
    try:
        game = find_game(str(data.get("game")))
    except KeyError as error:
        raise Failure("game", "a game", error.args[0]) from error
    scenario = Scenario(game, data)
    scenario.run(1)
    if scenario.drew:
        for seed in SEEDS_WITH_CHANCE:
            scenario.run(seed)


def _files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
        else:
            found.append(path)
    return found


def _load(file: Path) -> list[Any]:
    """Return the scenarios of a file, or the one failure to read it."""
    try:
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        found = data if isinstance(data, list) else [data]
        sizes: dict[int, int] = {}
        for scenario_data in found:
            _need_measure(scenario_data, sizes)
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}: " if error.problem_mark is not None else ""
        said = " ".join(part for part in (error.context, error.problem) if part)
        return [Failure("file", "YAML", line + said)]
    except (OSError, ValueError, RecursionError, yaml.YAMLError) as error:
        return [Failure("file", "YAML", str(error))]
    return found


def _need_measure(value: Any, sizes: dict[int, int]) -> int:
    """Return how many values something holds, counting what an alias repeats each time; ValueError: too many."""
    parts = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    known = sizes.get(id(value)) if parts else 1
    if known == _UNDER_WAY:
        raise ValueError("an alias holds itself")
    if known is not None:
        return known
    sizes[id(value)] = _UNDER_WAY
    size = 1 + sum(_need_measure(part, sizes) for part in parts)
    if size > _MOST_VALUES:
        raise ValueError(f"a scenario holds more than {_MOST_VALUES} values, aliases counted each time")
    sizes[id(value)] = size
    return size


def _count(console: Console, files: list[Path]) -> int:
    named: Counter[str] = Counter()
    unread = 0
    for file in files:
        for number, data in enumerate(_load(file), 1):
            if isinstance(data, Failure):
                unread += 1
                console.print(f"{file}: {data}", style="red", markup=False)
            for note in _strange_clauses(data):
                console.print(f"{file}: {_title(data, number)}: {note}", style="yellow", markup=False)
            if isinstance(data, dict) and isinstance(data.get("clauses"), list):
                named.update(set(map(str, data["clauses"])))
    for game in all_games().values():
        console.print(f"\n{game.id}")
        for clause in game.clauses():
            console.print(f"  {clause:<8} {named[clause]:>4}")
    return 1 if unread else 0
