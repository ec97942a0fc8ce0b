"""Draw a look: what the keyhole shows, as an SVG picture, with the parts of ghosts that give them away."""

from typing import Final

from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.cutter import Cutter, middle_of
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.data import HALL, SQUARE
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_UNIT: Final = 300.0
_COLOURS: Final[dict[str, str]] = {
    "south": "#e4572e",
    "west": "#f0c808",
    "north": "#4ba3c3",
    "east": "#8bc34a",
    "mirror": "#8d7b68",
    "trolley": "#b08d57",
    "desk": "#6b4226",
    "piano": "#33302e",
    "armchair": "#7b2d3b",
    "table": "#9c6b3f",
}
_LIGHT: Final[list[float]] = [0.36, -0.48, 0.8]


def draw_look(look: Look) -> str:
    """Return the picture through the keyhole as SVG: nothing is judged that it leaves out (PVP-L3)."""
    eye = look.eye
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 -300 600 960" role="img">',
        f"<title>{look.side} {look.number}: {', '.join(look.seen) or '-'}</title>",
        '<defs><clipPath id="keyhole">',
        "".join(f'<polygon points="{_points(loop)}"/>' for loop in look.outline) + "</clipPath></defs>",
        '<rect x="-300" y="-300" width="600" height="960" fill="#16130f"/>',
        '<g clip-path="url(#keyhole)" stroke-linejoin="round">',
        '<rect x="-300" y="-300" width="600" height="960" fill="#4a3b52"/>',
    ]
    lines.extend(_floor(eye))
    for body in _from_behind(look):
        lines.extend(_body(eye, body))
    for sight in look.sights:
        image = sight.image
        if image is not None:
            lines.extend(_shape(polygon, _colour(sight.name), 'fill-opacity="0.75"') for polygon in image.polygons)
        if sight.seen:
            for polygon in sight.polygons if image is None or not image.seen else sight.polygons + image.polygons:
                lines.append(_shape(polygon, "#ffffff", 'fill-opacity="0.35"'))
    lines.append("</g></svg>")
    return "\n".join(lines) + "\n"


def _points(loop: list[tuple[float, float]]) -> str:
    return " ".join(f"{u * _UNIT:.2f},{0.0 - v * _UNIT:.2f}" for u, v in loop)


def _shape(loop: list[tuple[float, float]], fill: str, more: str) -> str:
    return f'<polygon points="{_points(loop)}" fill="{fill}" {more}/>'


def _colour(owner: str) -> str:
    return _COLOURS[owner.partition(":")[0]]


def _floor(eye: Eye) -> list[str]:
    """Draw the squares of the floor; the walls of the hall keep them before the eye."""
    lines: list[str] = []
    for column in range(6):
        for row in range(6):
            x, y = column * SQUARE, row * SQUARE
            loop = [
                eye.spot(px, py, 0.0) for px, py in ((x, y), (x + SQUARE, y), (x + SQUARE, y + SQUARE), (x, y + SQUARE))
            ]
            lines.append(_shape(loop, "#c9b79c" if (column + row) % 2 else "#b8a488", 'stroke="#a08c70"'))
    # The wall across the hall, as high as a door.
    far = HALL + 16.0
    half, low, high = 400.0 / far, (0.0 - eye.z) / far, (90.0 - eye.z) / far
    lines.append(_shape([(-half, low), (half, low), (half, high), (-half, high)], "#5d4a66", ""))
    return lines


def _body(eye: Eye, body: Body) -> list[str]:
    """Draw the faces of a body that are turned to the eye, lighter towards the light."""
    lines: list[str] = []
    base = _colour(body.owner)
    red, green, blue = int(base[1:3], 16), int(base[3:5], 16), int(base[5:7], 16)
    for index, face in enumerate(_faces(body)):
        nx, ny, nz = body.planes[4 * index], body.planes[4 * index + 1], body.planes[4 * index + 2]
        if nx * eye.x + ny * eye.y + nz * eye.z <= body.planes[4 * index + 3]:
            continue
        bright = 0.75 + 0.25 * (nx * _LIGHT[0] + ny * _LIGHT[1] + nz * _LIGHT[2])
        fill = f"#{int(red * bright):02x}{int(green * bright):02x}{int(blue * bright):02x}"
        loop = [eye.spot(body.points[3 * p], body.points[3 * p + 1], body.points[3 * p + 2]) for p in face]
        lines.append(_shape(loop, fill, f'stroke="{fill}" stroke-width="0.6"'))
    return lines


def _faces(body: Body) -> list[list[int]]:
    """Return the corners of each face in order, from the edges that bound it."""
    follow: list[dict[int, int]] = []
    planes: i64 = len(body.planes)
    for _ in range(planes // 4):
        follow.append({})
    n: i64 = len(body.edges)
    i: i64 = 0
    while i < n:
        a, b, left, right = body.edges[i], body.edges[i + 1], body.edges[i + 2], body.edges[i + 3]
        follow[left][a] = b
        follow[right][b] = a
        i += 4
    faces: list[list[int]] = []
    for edges in follow:
        start = next(iter(edges))
        loop = [start]
        while edges[loop[-1]] != start:
            loop.append(edges[loop[-1]])
        faces.append(loop)
    return faces


def _from_behind(look: Look) -> list[Body]:
    """Return everything so that whatever hides something comes after it."""
    bodies = look.furniture + look.ghosts
    views = [look.eye.view(body) for body in bodies]
    behind: list[set[int]] = [set() for _ in bodies]
    for i in range(len(bodies)):
        for j in range(i):
            nearer = _nearer(look.eye, views[i], views[j])
            if nearer > 0:
                behind[i].add(j)
            elif nearer < 0:
                behind[j].add(i)
    left = sorted(range(len(bodies)), key=lambda index: 0.0 - views[index].far)
    order: list[Body] = []
    while left:
        chosen = left[0]
        for index in left:
            if not behind[index].intersection(left):
                chosen = index
                break
        left.remove(chosen)
        order.append(bodies[chosen])
    return order


def _nearer(eye: Eye, a: Silhouette, b: Silhouette) -> int:
    """Return 1 when a is before b, -1 when behind it, 0 when they are side by side in the picture."""
    if a.u1 <= b.u0 or b.u1 <= a.u0 or a.v1 <= b.v0 or b.v1 <= a.v0:
        return 0
    if a.far <= b.near:
        return 1
    if b.far <= a.near:
        return -1
    cutter = Cutter()
    cutter.add_common(a.loop, b.loop)
    if cutter.heap.count == 0:
        return 0
    loop = cutter.heap.fragment(0)
    u, v = middle_of(loop, len(loop))
    return 1 if eye.middle(a.planes, u, v) < eye.middle(b.planes, u, v) else -1
