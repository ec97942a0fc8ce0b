"""The exact look against two judges that share nothing with it but the data file and the poses.

One judges with shapely's polygons, the other with brute-force rays (Embree).
"""

import pytest

from judging.polygons import by_polygons
from judging.rays import by_rays
from judging.scene import DATA, Scene, half_height
from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.space.data import PIECES, SIDES, size_of

LEAST: float = DATA["visibility"]["min_fraction"]
MARGIN = 0.005
HALLS = 150
RAYS = 48
CHUNKS = 3
GHOSTS = ("large", "medium1", "medium2", "small1", "small2", "small3", "small4")


def random_hall(rng: FastRng) -> Hall:
    """Furnish a hall anyhow (lying, stacked, leaning pieces) and put ghosts into it, some of them lying."""
    hall = Hall()
    faces = ("bottom", "bottom", "bottom", "back", "front", "left", "right", "top")
    for piece in PIECES:
        for _ in range(3):
            x, y, yaw = float(rng.below(241)), float(rng.below(241)), float(rng.below(360))
            if rng.below(3) == 0 and hall.poses:
                below = list(hall.poses.values())[rng.below(len(hall.poses))]
                x, y = below.x + float(rng.below(31)) - 15.0, below.y + float(rng.below(31)) - 15.0
            lean = rng.below(6) == 0
            hall.put_piece(piece, x, y, yaw, faces[rng.below(8)], None, bool(lean))
            if piece in hall.poses:
                break
    for _ in range(8):
        side, kind = SIDES[rng.below(4)], GHOSTS[rng.below(7)]
        name = f"{side}:{kind}"
        square = "abcdef"[rng.below(6)] + "123456"[rng.below(6)]
        wanted = (0.25 + 0.5 * rng.unit(), 0.25 + 0.5 * rng.unit())
        if name not in hall.figures:
            figure = hall.find_spot(name, size_of(name), square, wanted, None, rng.below(8) == 0)
            if figure is not None:
                hall.stand(figure)
    return hall


def judged(share: tuple[float, float]) -> bool:
    return max(share) >= LEAST


def close(share: tuple[float, float]) -> bool:
    return abs(share[0] - LEAST) < MARGIN or abs(share[1] - LEAST) < MARGIN


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_decision_differs_from_polygons_and_rays(chunk: int, capsys: pytest.CaptureFixture[str]) -> None:
    rng = FastRng(2024 + chunk)
    decisions = leaning = stacked = mirrored = near = 0
    differing: list[str] = []
    worst = 0.0
    for number in range(HALLS // CHUNKS):
        hall = random_hall(rng)
        leaning += any(pose.leaning for pose in hall.poses.values())
        stacked += any(pose.z > half_height(piece) + 1.0 for piece, pose in hall.poses.items())
        side, door = SIDES[rng.below(4)], int(rng.below(6)) + 1
        look = hall.look(side, door)
        scene = Scene(hall, side, door)
        polygons, rays = by_polygons(scene), by_rays(scene, RAYS)
        for sight in look.sights:
            ours = (sight.share, 0.0 if sight.image is None else sight.image.share)
            decisions += 1
            mirrored += ours[1] > 0.0
            worst = max(worst, abs(polygons[sight.name][0] - ours[0]), abs(polygons[sight.name][1] - ours[1]))
            for judge, theirs in (("polygons", polygons[sight.name]), ("rays", rays[sight.name])):
                if judged(theirs) != sight.seen:
                    if close(ours):
                        near += 1
                    else:
                        differing.append(f"hall {number} {side} {door} {sight.name}: {judge} {theirs}, ours {ours}")
    with capsys.disabled():
        print(
            f"\n{HALLS // CHUNKS} halls ({leaning} with leaning, {stacked} with stacked pieces), "
            f"{decisions} decisions, "
            f"{mirrored} with a reflection: {len(differing)} differ, {near} within {MARGIN:.1%} of the threshold; "
            f"largest difference of a share from shapely's {worst:.1e}"
        )
    assert not differing, "\n".join(differing)
