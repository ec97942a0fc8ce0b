"""The wire in machine-readable form, from the Python types."""

import json
from typing import Any, Final

import msgspec

from veillee.core import CHANCE, SPECTATOR, FastRng, Game
from veillee.games.registry import all_games
from veillee.server.messages import FromClient, FromServer, Received, Shown
from veillee.server.messages.evenings import FromEvening, ToEvening
from veillee.server.web.app import create_app
from veillee.server.web.settings import Settings

_REFERENCE: Final = "#/components/schemas/{prefix}{{name}}"


def wire() -> str:
    """Return the OpenAPI document, whose components also hold the socket messages and every game's view and options."""
    document: dict[str, Any] = create_app(Settings()).openapi_schema.to_schema()
    components = document["components"]["schemas"]
    components |= _messages()
    for name, game in all_games().items():
        components |= _game(name, game)
    return json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _messages() -> dict[str, Any]:
    shown, asked = _kinds(Shown), _kinds(Received)
    unions: dict[str, Any] = {
        "FromServer": FromServer,
        "FromClient": FromClient,
        "FromEvening": FromEvening,
        "ToEvening": ToEvening,
    }
    found, components = msgspec.json.schema_components([*unions.values(), *shown, *asked], ref_template=_reference(""))
    _always_sent(components, [kind.__name__ for kind in shown if not kind.__struct_config__.omit_defaults])
    for kind in shown:
        _sometimes_sent(components[kind.__name__], kind)
    return {**components, **dict(zip(unions, found))}


def _game(name: str, game: Game) -> dict[str, Any]:
    """Describe a game's view and options, each name after the game's own."""
    reference = _reference(f"{name}.")
    (view,), shown = msgspec.json.schema_components([view_type(game)], ref_template=reference)
    _always_sent(shown, list(shown))
    (options,), asked = msgspec.json.schema_components([game.option_type()], ref_template=reference)
    parts = {f"{name}.{key}": part for key, part in {**shown, **asked}.items()}
    for key, part in {f"{name}.View": view, f"{name}.Options": options}.items():
        parts.setdefault(key, part)
    return parts


def _reference(prefix: str) -> str:
    return _REFERENCE.format(prefix=prefix)


def _kinds(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return sorted(base.__subclasses__(), key=lambda kind: kind.__name__)


def _always_sent(components: dict[str, Any], names: list[str]) -> None:
    """Require every field of what the server says: it leaves none out, defaults or not."""
    for name in names:
        part = components[name]
        if "properties" in part:
            part["required"] = list(part["properties"])


def _sometimes_sent(part: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """Require no field that the server may leave out."""
    unset = {field.encode_name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
    if unset:
        part["required"] = [name for name in part["required"] if name not in unset]


def view_type(game: Game) -> type:
    """Return the struct that a game shows its positions with."""
    state = game.new(game.read_options(game.examples()[0]))
    rng = FastRng(1)
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.draw(rng))
    return type(state.view(SPECTATOR))
