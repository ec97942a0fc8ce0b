"""The picture through the keyhole shows what the engine judges: counted point by point at random positions."""

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Opens
from browser.guest import PHONE
from browser.test_pas_vu_pas_pris import sit, until
from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import furnish, random_layout
from veillee.games.pas_vu_pas_pris.hall.sight.mirror import glass_of, reflected
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look
from veillee.games.pas_vu_pas_pris.hall.space.data import LEAST_SHARE
from veillee.games.pas_vu_pas_pris.hall.space.plane import area
from veillee.games.pas_vu_pas_pris.knowledge.report import report_of
from veillee.games.pas_vu_pas_pris.rules.board import SIDES, SIZE_OF_GHOST, SIZES, full_name, square_name, square_number
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.schema.options import Options
from veillee.games.pas_vu_pas_pris.schema.view import foresee

POSITIONS = 10
DOUBT = 0.01
"""A share this near to the threshold is not compared: there the engine decides."""
WIDTH, HEIGHT = 1024, 1512
POINT = (2.1 / WIDTH) * (3.1 / HEIGHT)
"""How much of the picture, in tangents, one point covers."""


class Scene:
    """A random position seen from a random door, and the whole outlines of its ghosts and of their images."""

    def __init__(self, seed: int) -> None:
        rng = FastRng(seed)
        hall = Hall()
        furnish(hall, random_layout(rng))
        piece = ("trolley", "desk", "piano", "armchair", "table")[rng.below(5)]
        face = ("back", "left", "top")[rng.below(3)]
        hall.put_piece(piece, float(60 + rng.below(120)), float(60 + rng.below(120)), 30.0, face, None, False)
        position = Position(Options(), hall)
        for ghost in (number for number in range(28) if number // 7 in position.sides()):
            name, size = full_name(ghost), SIZES[SIZE_OF_GHOST[ghost % 7]]
            wanted = (rng.below(80) / 80, rng.below(80) / 80)
            square = square_name(rng.below(36))
            lying = rng.below(5) == 0
            high = hall.find_spot(name, size, square, wanted, 1, lying) if rng.below(2) else None
            figure = high or hall.find_spot(name, size, square, wanted, 0, lying)
            if figure is not None:
                hall.stand(figure)
                position.where[ghost] = square_number(square)
        self.side, self.door = SIDES[rng.below(4)], 1 + rng.below(6)
        self.look: Look = hall.look(self.side, self.door, True)
        self.shows: Any = msgspec.to_builtins(foresee(position, report_of(self.look)))
        glass = glass_of(hall.poses["mirror"])
        views = {body.owner: self.look.eye.view(body) for body in self.look.ghosts}
        images = {body.owner: reflected(self.look.eye, body, glass) for body in self.look.ghosts}
        self.outlines = {name: area(view.loop) for name, view in views.items()}
        self.images = {name: area(view.loop) for name, view in images.items() if view is not None}

    def differing(self, counts: list[list[int]]) -> list[str]:
        """Return where the counted points and the engine disagree beyond doubt."""
        found: list[str] = []
        for sight, (direct, mirrored) in zip(self.look.sights, counts, strict=True):
            shares = [(direct * POINT / self.outlines[sight.name], sight.share)]
            if sight.name in self.images and sight.image is not None:
                shares.append((mirrored * POINT / self.images[sight.name], sight.image.share))
            if any(abs(share - LEAST_SHARE) < DOUBT for _, share in shares):
                continue
            if any(counted >= LEAST_SHARE for counted, _ in shares) != sight.seen:
                found.append(f"{self.side} {self.door} {sight.name}: counted and judged {shares}")
        return found


COUNT = """(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const counts = Array.from({ length: 29 }, () => [0, 0])
  for (let k = 0; k < data.length; k += 4) {
    if (data[k]) counts[data[k]][0] += 1
    if (data[k + 1]) counts[data[k + 1]][1] += 1
  }
  return counts.slice(1)
}"""


def test_random_pictures_agree_with_the_engine(guest: Opens) -> None:
    lea = guest(size=PHONE)
    scenes = [Scene(seed) for seed in range(POSITIONS)]
    shown = iter(scenes)

    def show(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "preview":
                message["shows"] = next(shown).shows
            route.send(json.dumps(message))

        server.on_message(pass_on)

    lea.page.route_web_socket(re.compile("/socket"), show)
    sit(lea, "Répétition")
    until(lea, "plan")
    lea.page.locator("[data-more]").click()
    lea.page.locator('[data-view="deep"]').click()
    lea.page.wait_for_selector('canvas[data-drawn]:not([data-drawn="0"])')
    lea.page.locator("[data-peek]").click()
    differing: list[str] = []
    judged = seen = 0
    for scene in scenes:
        lea.page.locator("[data-door]").select_option("")
        lea.page.locator("[data-door]").select_option(f"{scene.side} {scene.door}")
        lea.page.locator("[data-picture]").hover()
        counts = lea.page.locator("canvas[data-numbers]").evaluate(COUNT)
        differing += scene.differing(counts[: len(scene.look.sights)])
        judged += len(scene.look.sights)
        seen += len(scene.look.seen)
        lea.page.keyboard.press("Escape")
        expect(lea.page.locator(".keyhole")).to_have_count(0)
    assert differing == []
    assert judged > 10 * POSITIONS
    assert seen > POSITIONS
