"""Draw the preview of a finished game: its name, who played, with what, and who won."""

import importlib
import importlib.util
import io
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

WIDTH: Final = 1200
HEIGHT: Final = 630
_NIGHT: Final = (20, 18, 27)
_GLOW: Final = (122, 82, 48)
_LAMP: Final = (255, 196, 107)
_FLAME: Final = (255, 241, 201)
_CORD: Final = (138, 104, 72)
_INK: Final = (239, 230, 245)
_SOFT: Final = (185, 173, 198)
_MARGIN: Final = 90
_TEXT_AT: Final = 420
"""Left of it hangs the lamp."""
_MOST_ROWS: Final = 6
_FINE: Final = 4
"""The lamp is drawn so much larger first, for smooth edges."""
_FACES: Final = {"title": "fraunces-*.woff2", "text": "atkinson-*-400-*.woff2", "bold": "atkinson-*-700-*.woff2"}


class Row(msgspec.Struct, frozen=True):
    """One player at the end of a game."""

    name: str
    score: str
    won: bool


class Preview(msgspec.Struct, frozen=True):
    """What is to be seen of a finished game."""

    title: str
    rows: tuple[Row, ...]
    foot: str


def can_draw() -> bool:
    """Tell whether pictures can be drawn here; what that needs may be fetched while the server runs."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("PIL") is not None


def draw(preview: Preview, fonts: Path | None) -> bytes:
    """Return the preview as PNG, with the page's own fonts where the page is built."""
    from PIL import ImageDraw

    image = _room()
    pen = ImageDraw.Draw(image)
    size = 84
    while pen.textlength(preview.title, _font(fonts, "title", size)) > WIDTH - _TEXT_AT - _MARGIN and size > 40:
        size -= 4
    pen.text((_TEXT_AT, 90), preview.title, _LAMP, _font(fonts, "title", size))
    rows = preview.rows[:_MOST_ROWS]
    step = min(74, 330 // max(1, len(rows)))
    for index, row in enumerate(rows):
        _write_row(pen, row, 222 + index * step, min(44, step - 16), fonts)
    pen.text((_TEXT_AT, HEIGHT - 70), preview.foot, _SOFT, _font(fonts, "text", 30))
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _write_row(pen: "ImageDraw", row: Row, top: int, size: int, fonts: Path | None) -> None:
    colour = _LAMP if row.won else _INK
    if row.won:
        pen.polygon(_star(_TEXT_AT + size * 0.4, top + size * 0.62, size * 0.42), _LAMP)
    face = _font(fonts, "bold" if row.won else "text", size)
    right = WIDTH - _MARGIN
    room = right - _TEXT_AT - size - 30 - pen.textlength(row.score, face)
    pen.text((_TEXT_AT + size + 10, top), _shortened(pen, row.name, face, room), colour, face)
    pen.text((right, top), row.score, colour, face, anchor="ra")


def _shortened(pen: "ImageDraw", text: str, face: Any, room: float) -> str:
    while len(text) > 1 and pen.textlength(text, face) > room:
        text = text[:-2].rstrip() + "…"
    return text


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the corners of a star of five points."""
    turns = [math.pi * (corner / 5 - 0.5) for corner in range(10)]
    sizes = [radius if corner % 2 == 0 else radius * 0.42 for corner in range(10)]
    return [(x + size * math.cos(turn), y + size * math.sin(turn)) for turn, size in zip(turns, sizes)]


def _room() -> "Image":
    """Return a dark room with the lamp of the landing page in it."""
    from PIL import Image, ImageDraw

    middle = _TEXT_AT // 2
    far = Image.radial_gradient("L").resize((2 * WIDTH, 4 * HEIGHT))
    left, top = WIDTH - middle, 2 * HEIGHT - 320
    light = far.crop((left, top, left + WIDTH, top + HEIGHT)).point([min(255, 2 * level) for level in range(256)])
    room = Image.composite(Image.new("RGB", light.size, _NIGHT), Image.new("RGB", light.size, _GLOW), light)
    lamp = Image.new("RGBA", (_FINE * _TEXT_AT, _FINE * HEIGHT))
    pen = ImageDraw.Draw(lamp)
    pen.rectangle(_fine(middle - 4, 0, middle + 4, 190), _CORD)
    pen.chord(_fine(middle - 105, 180, middle + 105, 440), 180, 360, _LAMP)
    pen.ellipse(_fine(middle - 38, 272, middle + 38, 348), _FLAME)
    small = lamp.resize((_TEXT_AT, HEIGHT), Image.Resampling.LANCZOS)
    room.paste(small, (0, 0), small)
    return room


def _fine(*box: int) -> list[float]:
    return [float(_FINE * edge) for edge in box]


def _font(fonts: Path | None, use: str, size: int) -> Any:
    from PIL import ImageFont

    found = next(iter(sorted(fonts.glob(_FACES[use]))), None) if fonts is not None else None
    if found is None:
        return ImageFont.load_default(size)
    face = ImageFont.truetype(str(found), size)
    if use == "title":
        face.set_variation_by_axes([600])
    return face
