"""`veillee lab pas-vu-pas-pris look`: show what the keyhole sees of a position, and why."""

from pathlib import Path
from typing import Any

import yaml
from rich.console import Console
from rich.table import Table

from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.hall.sight.drawing import draw_look
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look, Sight
from veillee.games.pas_vu_pas_pris.rules.state import State


def look(position: Path, *, door: str, svg: Path | None = None) -> None:
    """Show whom the keyhole of a door sees, and why: each ghost with its visible share and what hides the rest.

    Parameters
    ----------
    position
        A scenario file, or a file with what a scenario says under `given`.
    door
        A side and a number, such as north:3.
    svg
        Where to draw what is seen.
    """
    side, number = read_door(door)
    try:
        state = read_position(position)
    except (ValueError, TypeError, KeyError, yaml.YAMLError) as error:
        raise ValueError(f"{position}: {error}") from error
    seen = state.hall.look(side, number, state.options.reflections)
    Console().print(table(seen))
    if svg is not None:
        svg.write_text(draw_look(seen), encoding="utf-8")


def read_position(file: Path) -> State:
    """Read the position of a scenario file, of the first one where there are several."""
    data: Any = yaml.safe_load(file.read_text(encoding="utf-8"))
    if isinstance(data, list):
        data = data[0] if data else None
    if not isinstance(data, dict):
        raise ValueError("no position: say what a scenario says under `given`")
    given = data.get("given", data) if "game" in data or "given" in data else data
    options = GAME.read_options(dict(data.get("options") or {}))
    state = GAME.scenario_adapter().position(dict(given or {}), options)
    assert isinstance(state, State)
    return state


def read_door(door: str) -> tuple[str, int]:
    """Read a door like `north:3`; ValueError says what is wrong."""
    side, _, number = door.partition(":")
    if side not in ("south", "west", "north", "east") or number not in ("1", "2", "3", "4", "5", "6"):
        raise ValueError(f"{door!r} is no door: say a side and a number, such as north:3")
    return side, int(number)


def table(seen: Look) -> Table:
    """Lay out a look: each ghost with its visible share and what hides the rest."""
    result = Table(title=f"{seen.side} {seen.number}")
    for heading in ("ghost", "seen", "shows", "hidden by"):
        result.add_column(heading)
    for sight in seen.sights:
        result.add_row(sight.name, "yes" if sight.seen else "", _shows(sight), _hidden(sight))
    return result


def _shows(sight: Sight) -> str:
    text = f"{sight.share:.1%}"
    return text if sight.image is None else f"{text}, in the mirror {sight.image.share:.1%}"


def _hidden(sight: Sight) -> str:
    return ", ".join(f"{name} {share:.1%}" for name, share in sight.blockers)
