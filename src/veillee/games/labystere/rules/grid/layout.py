"""The set-up: drawing the whole grid at once, and refusing one that does not keep the rules."""

from typing import Final

from mypy_extensions import i64

from veillee.core import Refusal, Rng
from veillee.games.labystere.rules.grid.squares import ALL, SQUARE_COUNT, neighbours, squares_in
from veillee.games.labystere.rules.grid.stacks import (
    FINISH,
    PLACE,
    SIDE_COUNT,
    START,
    WITNESS,
    has_flag,
    is_plain,
    kind_of,
    open_sides,
    place,
    place_of,
    plain,
    suspect_below,
    turned,
    witness,
    witness_of,
)
from veillee.games.labystere.rules.numbers import Numbers

_apart: Final[dict[int, list[int]]] = {}


def lying_apart(many: int) -> list[int]:
    """Return every set of so many squares of which no two are orthogonal neighbours."""  # LAB-S2
    if many not in _apart:
        nearby: list[int] = []
        for square in range(SQUARE_COUNT):
            mask = 0
            for other in neighbours(square):
                mask |= 1 << other
            nearby.append(mask)
        found: list[int] = []
        _extend(0, 0, many, 0, nearby, found)
        _apart[many] = found
    return _apart[many]


def _extend(square: i64, chosen: i64, missing: i64, blocked: i64, nearby: list[int], found: list[int]) -> None:
    if missing == 0:
        found.append(chosen)
        return
    if SQUARE_COUNT - square < missing:
        return
    if not blocked >> square & 1:
        _extend(square + 1, chosen | 1 << square, missing - 1, blocked | nearby[square], nearby, found)
    _extend(square + 1, chosen, missing, blocked, nearby, found)


def draw_layout(culprit: int, numbers: Numbers, rng: Rng) -> list[int]:
    """Draw the 25 stacks: the cards that lie apart, their covers, and plain paths turned at random."""
    sets = lying_apart(int(numbers.apart))
    chosen = sets[rng.below(len(sets))]
    special = squares_in(chosen)
    others = squares_in(ALL & ~chosen)
    rng.shuffle(special)
    stacks = [0] * SQUARE_COUNT
    stacks[special[0]] = START
    stacks[special[1]] = FINISH
    # LAB-S3: Places at random over the Flags, Witnesses over the three innocents.
    places = int(numbers.place_count)
    flag = rng.below(places)
    for number in range(places):
        stacks[special[2 + number]] = place(number, number == flag)
    suspects = _innocents(culprit, numbers)
    rng.shuffle(suspects)
    for number in range(int(numbers.witness_count)):
        stacks[special[2 + places + number]] = witness(number, suspects[number])
    actions = numbers.actions[:]
    shapes = numbers.shapes[:]
    rng.shuffle(actions)
    rng.shuffle(shapes)
    for index, square in enumerate(others):
        stacks[square] = plain(turned(shapes[index], rng.below(SIDE_COUNT)), actions[index])
    return stacks


def refuse_layout(culprit: int, numbers: Numbers, stacks: list[int]) -> Refusal | None:
    """Return why a grid is not one that the set-up can give, or None."""
    special: list[int] = []
    kinds: list[int] = []
    suspects: list[int] = []
    witnesses: list[int] = []
    places: list[int] = []
    actions: list[int] = []
    sides: list[int] = []
    flags = 0
    for square, stack in enumerate(stacks):
        if is_plain(stack):
            actions.append(kind_of(stack))
            sides.append(open_sides(stack))
            continue
        special.append(square)
        kinds.append(kind_of(stack))
        if kind_of(stack) == WITNESS:
            suspects.append(suspect_below(stack))
            witnesses.append(witness_of(stack))
        elif kind_of(stack) == PLACE:
            places.append(place_of(stack))
            flags += 1 if has_flag(stack) else 0
    if kinds.count(START) != 1 or kinds.count(FINISH) != 1 or sorted(places) != list(range(int(numbers.place_count))):
        return Refusal("LAB-M1")
    if sorted(witnesses) != list(range(int(numbers.witness_count))):
        return Refusal("LAB-M1")
    if flags != 1:
        return Refusal("LAB-M2")
    if sorted(actions) != numbers.actions:
        return Refusal("LAB-M3")
    if sorted([_shape(side) for side in sides]) != sorted([_shape(shape) for shape in numbers.shapes]):
        return Refusal("LAB-M4")
    if sorted(suspects) != _innocents(culprit, numbers):
        return Refusal("LAB-S1")
    for square in special:
        for other in neighbours(square):
            if other in special:
                return Refusal("LAB-S2")
    return None


def _innocents(culprit: int, numbers: Numbers) -> list[int]:
    return [suspect for suspect in range(int(numbers.suspect_count)) if suspect != culprit]


def _shape(sides: int) -> int:
    """Return the same number for a path however it is turned."""
    return min([turned(sides, quarters) for quarters in range(SIDE_COUNT)])
