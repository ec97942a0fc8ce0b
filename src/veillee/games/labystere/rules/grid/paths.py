"""Walking: which squares a pawn can reach in exactly so many steps."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.rules.grid.squares import BORDER, ROW_1, ROW_5, SIZE, Square, Squares
from veillee.games.labystere.rules.grid.stacks import EAST_BIT, NORTH_BIT, SIDE_COUNT, SOUTH_BIT, WEST_BIT, Sides

# What a step north, east, south and west adds to a square's number.
_STEP: Final[list[int]] = [-1, SIZE, 1, -SIZE]


class Paths:
    """The open sides of the whole grid, one set of squares for each side."""

    def __init__(self, north: i64, east: i64, south: i64, west: i64) -> None:
        self.north: i64 = north
        self.east: i64 = east
        self.south: i64 = south
        self.west: i64 = west


def open_square(paths: Paths, square: Square, sides: Sides) -> None:
    """Set the open sides of one square."""
    others: i64 = ~(1 << square)
    paths.north = paths.north & others | (sides >> NORTH_BIT & 1) << square
    paths.east = paths.east & others | (sides >> EAST_BIT & 1) << square
    paths.south = paths.south & others | (sides >> SOUTH_BIT & 1) << square
    paths.west = paths.west & others | (sides >> WEST_BIT & 1) << square


def arrivals(paths: Paths, square: Square, steps: i64, turning: Squares) -> tuple[i64, i64, i64, i64]:
    """Return the squares where a walk of so many steps can end, by the direction of its last step.

    `turning` is the set of squares on which a walk may turn back at once.
    """
    # LAB-T2: two cards join where both are open towards each other.
    can_north = paths.north & ~ROW_1 & paths.south << 1
    can_south, can_east = joints(paths)
    can_west = paths.west & paths.east << SIZE
    here: i64 = 1 << square
    north = (here & can_north) >> 1
    east = (here & can_east) << SIZE
    south = (here & can_south) << 1
    west = (here & can_west) >> SIZE
    taken: i64 = 1
    while taken < steps:
        # LAB-T3: back where one came from only from the border.
        to_north = ((north | east | west | south & turning) & can_north) >> 1
        to_east = ((north | east | south | west & turning) & can_east) << SIZE
        to_south = ((south | east | west | north & turning) & can_south) << 1
        to_west = ((north | west | south | east & turning) & can_west) >> SIZE
        north = to_north
        east = to_east
        south = to_south
        west = to_west
        taken += 1
    return north, east, south, west


def joints(paths: Paths) -> tuple[i64, i64]:
    """Return the squares that are joined to the one south of them, and to the one east of them."""
    return paths.south & ~ROW_5 & paths.north >> 1, paths.east & paths.west >> SIZE


def reach(paths: Paths, square: Square, steps: i64, turning: Squares) -> Squares:
    """Return the squares where a walk of exactly so many steps can end."""
    north, east, south, west = arrivals(paths, square, steps, turning)
    return north | east | south | west


def route(paths: Paths, square: int, target: int, steps: int) -> list[int]:
    """Return one walk to a square that can be reached: every square stepped on, in order."""
    trail: list[list[int]] = []
    for taken in range(steps):
        north, east, south, west = arrivals(paths, square, taken + 1, BORDER)
        trail.append([north, east, south, west])
    walk: list[int] = [target]
    heading = -1
    for taken in range(steps - 1, -1, -1):
        here = walk[0]
        for direction in range(SIDE_COUNT):
            back = heading >= 0 and (direction - heading) % SIDE_COUNT == 2
            if trail[taken][direction] >> here & 1 and (not back or BORDER >> here & 1):
                heading = direction
                break
        walk.insert(0, here - _STEP[heading])
    return walk[1:]
