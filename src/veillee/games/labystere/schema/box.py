"""What is in the box: counts, shapes and names, read from `data.json` so that its owner can correct them."""

from importlib.resources import files
from typing import Final

import msgspec

from veillee.games.labystere.notation import side_bits, witness_name
from veillee.games.labystere.rules.cards import ACTION_NAMES, CARDS, WITNESS_COUNT

PLAIN_COUNT: Final = 16


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A plain path before it is turned, and how many of it there are."""

    shape: str
    count: int


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """A name in both languages."""

    fr: str
    en: str


class Box(msgspec.Struct):
    """The whole data file."""

    actions: dict[str, int]
    paths: list[Shape]
    names: dict[str, Name]


def read_box(raw: bytes) -> Box:
    """Read a data file; ValueError says what does not fit."""
    box = msgspec.json.decode(raw, type=Box)
    unknown = sorted(set(box.actions) - set(ACTION_NAMES))
    if unknown:
        raise ValueError(f"data.json: no such action: {', '.join(unknown)}")
    if sum(box.actions.values()) != PLAIN_COUNT or min(box.actions.values()) < 0:
        raise ValueError(f"data.json: {PLAIN_COUNT} actions are needed")
    if sum(shape.count for shape in box.paths) != PLAIN_COUNT or min(shape.count for shape in box.paths) < 0:
        raise ValueError(f"data.json: {PLAIN_COUNT} plain paths are needed")
    for shape in box.paths:
        side_bits(shape.shape)
    wanted = {*CARDS, *(witness_name(number) for number in range(WITNESS_COUNT))}
    if set(box.names) != wanted:
        raise ValueError(f"data.json: names are needed for {', '.join(sorted(wanted))}")
    return box


BOX: Final = read_box(files("veillee.games.labystere").joinpath("data.json").read_bytes())


def plain_actions() -> list[int]:
    """Return the action of every plain stack, sorted."""  # LAB-M3
    return [number for number, name in enumerate(ACTION_NAMES) for _ in range(BOX.actions.get(name, 0))]


def plain_shapes() -> list[int]:
    """Return the open sides of every plain path before it is turned."""  # LAB-M4
    return [side_bits(shape.shape) for shape in BOX.paths for _ in range(shape.count)]
