"""A ghost in the hall."""

from typing import TYPE_CHECKING, Final

from veillee.games.pas_vu_pas_pris.hall.space.data import HALL, SQUARE, corner, square_at
from veillee.games.pas_vu_pas_pris.hall.space.pose import real, round_place, round_yaw

if TYPE_CHECKING:
    from veillee.games.pas_vu_pas_pris.hall.space.solid import Body


class Figure:
    """A ghost's place: its square, the spot over which it stands, its height, what is under it.

    Lying, its axis is horizontal, its middle over the spot and its head at `heading` (degrees,
    counter-clockwise from east).
    """

    def __init__(
        self,
        name: str,
        size: str,
        square: str,
        x: float,
        y: float,
        z: float,
        stands_on: str,
        lying: bool,
        heading: float,
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.square: Final = square
        self.x: Final = round_place(x)
        self.y: Final = round_place(y)
        self.z: Final = round_place(z)
        self.stands_on: Final = stands_on
        self.lying: Final = lying
        self.heading: Final = round_yaw(heading)
        self.body: Body | None = None
        """What it fills in space, once `figure_body` was asked for it."""

    def place(self) -> tuple[float, float]:
        """Return the place in the square, each way from 0 to 1."""
        left, bottom = corner(self.square)
        return (self.x - left) / SQUARE, (self.y - bottom) / SQUARE

    def turned(self) -> "Figure":
        """Return the figure after a quarter turn of the board, clockwise."""
        x, y = self.y, HALL - self.x
        square = square_at(*_turned_middle(self.square))
        return Figure(self.name, self.size, square, x, y, self.z, self.stands_on, self.lying, self.heading - 90.0)

    def pack(self) -> list[object]:
        """Return the figure as plain values."""
        return [
            self.name,
            self.size,
            self.square,
            self.x,
            self.y,
            self.z,
            self.stands_on,
            self.lying,
            self.heading,
        ]


def _turned_middle(square: str) -> tuple[float, float]:
    left, bottom = corner(square)
    return bottom + SQUARE / 2.0, HALL - left - SQUARE / 2.0


def unpack_figure(data: list[object]) -> Figure:
    """Read back what `Figure.pack` wrote."""
    name, size, square, x, y, z, stands_on, lying, heading = data
    assert isinstance(name, str)
    assert isinstance(size, str)
    assert isinstance(square, str)
    assert isinstance(stands_on, str)
    assert isinstance(lying, bool)
    return Figure(name, size, square, real(x), real(y), real(z), stands_on, lying, real(heading))
