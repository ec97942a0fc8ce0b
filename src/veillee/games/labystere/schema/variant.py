"""Other numbers to play Labystère with: a variant."""

from typing import Annotated

import msgspec

from veillee.core.contract import misfit
from veillee.games.labystere.notation import side_bits
from veillee.games.labystere.rules.cards import ACTION_NAMES, DIE_SIDES, NOTHING, OF_A_KIND
from veillee.games.labystere.rules.numbers import BOX_NUMBERS, Numbers, plain_squares
from veillee.games.labystere.schema.box import BOX

_FILLS = ACTION_NAMES[NOTHING]
_STRAIGHT, _CORNER, _JUNCTION = (shape.shape for shape in BOX.paths)
_COUNTS = {shape.shape: shape.count for shape in BOX.paths}

ActionName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [name for name in ACTION_NAMES if name != _FILLS]})]
Copies = Annotated[int, msgspec.Meta(ge=0, le=20)]
_BOX_ACTIONS = {name: count for name, count in BOX.actions.items() if name != _FILLS}
Actions = Annotated[dict[ActionName, Copies], msgspec.Meta(extra_json_schema={"default": _BOX_ACTIONS})]
Some = Annotated[int, msgspec.Meta(ge=2, le=int(OF_A_KIND))]


class Variant(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The numbers of the box (LAB-M1, M3, M4), each of which may be another.

    `actions` are how many cards of an action there are, the box's number where it is not named; cards with nothing on
    them fill the grid. So do T-junctions beside the `straights` and `corners`.
    """

    die: Annotated[int, msgspec.Meta(ge=2, le=20)] = int(DIE_SIDES)
    suspects: Some = int(OF_A_KIND)
    places: Some = int(OF_A_KIND)
    actions: Actions = msgspec.field(default_factory=_BOX_ACTIONS.copy)
    straights: Copies = _COUNTS[_STRAIGHT]
    corners: Copies = _COUNTS[_CORNER]

    def __post_init__(self) -> None:
        for name in self.actions:
            if name == _FILLS:
                raise ValueError(f"actions: cards with {_FILLS!r} fill what the others leave of the grid")
            if name not in ACTION_NAMES:
                raise ValueError(f"actions: no action {name!r}: there are {', '.join(ACTION_NAMES)}")
        plain = plain_squares(self.suspects, self.places)
        if (cards := sum(self.copies().values())) > plain:
            said = f"actions: {cards} cards do not fit below the {plain} plain paths of the grid"
            raise misfit("actions", ["actions"], said, {"cards": str(cards), "plain": str(plain)})
        if (paths := self.straights + self.corners) > plain:
            said = f"straights and corners: {paths} paths do not fit on {plain} squares of the grid"
            raise misfit("paths", ["straights", "corners"], said, {"paths": str(paths), "plain": str(plain)})

    def copies(self) -> dict[str, int]:
        """Return how many cards of each action there are, but for those that fill the grid."""
        return {**_BOX_ACTIONS, **self.actions}


def numbers_of(variant: Variant | None) -> Numbers:
    """Return the numbers that the rules play with."""
    if variant is None:
        return BOX_NUMBERS
    numbers = Numbers()
    numbers.die = variant.die
    numbers.suspect_count = variant.suspects
    numbers.place_count = variant.places
    plain = plain_squares(variant.suspects, variant.places)
    copies = variant.copies()
    copies[_FILLS] = plain - sum(copies.values())
    numbers.actions = [number for number, name in enumerate(ACTION_NAMES) for _ in range(copies[name])]
    junctions = plain - variant.straights - variant.corners
    shapes = [*[_STRAIGHT] * variant.straights, *[_CORNER] * variant.corners, *[_JUNCTION] * junctions]
    numbers.shapes = [side_bits(shape) for shape in shapes]
    numbers.settle()
    return numbers
