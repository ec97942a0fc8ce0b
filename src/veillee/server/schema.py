"""The wire in machine-readable form, from the Python types."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from veillee.core import CHANCE, SPECTATOR, FastRng, Game
from veillee.games.registry import all_games
from veillee.server.app import create_app
from veillee.server.messages import FromClient, FromServer
from veillee.server.settings import Settings

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_REFERENCE: Final = "#/$defs/{name}"


def openapi() -> dict[str, Any]:
    """Return the OpenAPI description of the REST part."""
    schema: dict[str, Any] = create_app(Settings()).openapi_schema.to_schema()
    return schema


def socket_messages() -> dict[str, Any]:
    """Return the JSON Schema of the socket messages, both ways."""
    (server, client), components = msgspec.json.schema_components([FromServer, FromClient], ref_template=_REFERENCE)
    return {"$schema": _DIALECT, "$defs": {**components, "FromServer": server, "FromClient": client}}


def views(games: dict[str, Game]) -> dict[str, Any]:
    """Return the JSON Schema of every game's view and options."""
    types: list[Any] = []
    for game in games.values():
        types += [view_type(game), game.option_type()]
    found, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    pairs = zip(games, found[::2], found[1::2])
    return {
        "$schema": _DIALECT,
        "$defs": components,
        "games": {name: {"view": view, "options": options} for name, view, options in pairs},
    }


def view_type(game: Game) -> type:
    """Return the struct that a game shows its positions with."""
    state = game.new(game.read_options(game.examples()[0]))
    rng = FastRng(1)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.draw(rng))
    return type(state.view(SPECTATOR))


def write_schemas(folder: Path) -> list[Path]:
    """Write the three files and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, content in schemas().items():
        path = folder / name
        path.write_text(content, encoding="utf-8")
        written.append(path)
    return written


def schemas() -> dict[str, str]:
    """Return the text of each file by its name."""
    parts = {"openapi.json": openapi(), "socket.json": socket_messages(), "views.json": views(all_games())}
    return {name: json.dumps(part, ensure_ascii=False, indent=1, sort_keys=True) + "\n" for name, part in parts.items()}
