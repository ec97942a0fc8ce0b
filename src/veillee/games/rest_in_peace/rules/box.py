"""The box as `data.json` lists it; the page reads the same file."""

from importlib.resources import files
from typing import Any, Final

import msgspec

BOX: Final[dict[str, Any]] = msgspec.json.decode(
    files("veillee.games.rest_in_peace").joinpath("data.json").read_bytes()
)
