"""Golden playthroughs: whole games as text with every seat's view, and checksums of many more.

`make golden` writes them anew; the difference is what a reviewer reads. The rule tests run on the plain
and on the compiled build, so both are held to the same games.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from playing import random_game
from veillee.core import CHANCE, SPECTATOR, Game
from veillee.games.registry import all_games

FOLDER = Path(__file__).parent.parent / "golden"
GAMES = list(all_games().values())
LONGEST = 200


def _name(game: Game, actor: int) -> str:
    return {CHANCE: "chance", SPECTATOR: "spectator"}.get(actor) or game.seats[actor]


def _fields(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every leaf of a view with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _fields(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        for index, inner in enumerate(value):
            yield from _fields(inner, f"{path}[{index}]")
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def playthrough(game: Game, options: dict[str, Any], seed: int) -> str:
    """Write a random game: each move, as each viewer heard it, and what changed in its view."""
    viewers = [*range(game.players(game.read_options(options))), SPECTATOR]
    known: dict[int, dict[str, str]] = {viewer: {} for viewer in viewers}
    lines = [f"game: {game.id}", f"options: {json.dumps(options)}", f"seed: {seed}"]
    heard: dict[int, str] = {}
    last = None

    def show() -> None:
        assert last is not None
        for viewer in viewers:
            fields = dict(_fields(msgspec.to_builtins(last.view(viewer))))
            if viewer in heard:
                lines.append(f"  {_name(game, viewer)} hears {heard[viewer]}")
            for path, value in fields.items():
                if known[viewer].get(path) != value:
                    lines.append(f"  {_name(game, viewer)} {path} = {value}")
            for path in known[viewer]:
                if path not in fields:
                    lines.append(f"  {_name(game, viewer)} {path} gone")
            known[viewer] = fields

    for number, (state, actor, move) in enumerate(random_game(game, options, seed), 1):
        last = state
        show()
        heard = {viewer: state.heard(viewer, actor, move) for viewer in viewers}
        heard = {viewer: text for viewer, text in heard.items() if text != move}
        lines += ["", f"{number}. {_name(game, actor)}: {move}"]
        if number >= LONGEST:
            return "\n".join([*lines, "…", ""])
    show()
    assert last is not None
    lines += ["", f"outcome: {last.outcome()}", ""]
    return "\n".join(lines)


def checksums(game: Game) -> dict[str, str]:
    """Return a checksum of all moves and positions for a few seeded games of each example."""
    found: dict[str, str] = {}
    for index, options in enumerate(game.examples()):
        for seed in range(3):
            digest = hashlib.sha256()
            end = None
            for state, actor, move in random_game(game, options, seed):
                digest.update(f"{actor}:{move}\n".encode())
                end = state
            assert end is not None
            digest.update(end.to_bytes())
            found[f"options {index}, seed {seed}"] = digest.hexdigest()[:16]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_playthrough_is_the_golden_one(game: Game, regenerate: bool) -> None:
    file = FOLDER / f"{game.id}.txt"
    text = playthrough(game, game.examples()[0], 7)
    if regenerate:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_seeded_games_are_the_same_in_every_build(game: Game, regenerate: bool) -> None:
    file = FOLDER / f"{game.id}.checksums.json"
    found = checksums(game)
    if regenerate:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == found
