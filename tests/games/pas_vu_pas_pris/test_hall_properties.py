"""What holds in the hall whatever is done in it."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall, unpack_hall
from veillee.games.pas_vu_pas_pris.hall.placing.resting import DEEPEST, inside
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Trouble
from veillee.games.pas_vu_pas_pris.hall.space.data import GHOSTS, HALL, PIECES, SIDES, corner, size_of
from veillee.games.pas_vu_pas_pris.hall.space.touching import penetration
from veillee.games.pas_vu_pas_pris.notation_parts import FACES

NAMES = ("large", "medium1", "medium2", "small1", "small2", "small3", "small4")


def act(hall: Hall, rng: FastRng) -> str:
    """Do something at random; say what it was."""
    kind = rng.below(10)
    piece = PIECES[rng.below(6)]
    if kind < 4 or piece not in hall.poses:
        x, y, yaw = float(rng.below(241)), float(rng.below(241)), float(rng.below(360))
        face = FACES[rng.below(6)] if rng.below(3) == 0 else "bottom"
        before = hall.pack()
        placed = hall.put_piece(piece, x, y, yaw, face, None, False)
        if isinstance(placed, Trouble):
            assert hall.pack() == before
        return f"put {piece}"
    if kind == 4:
        hall.dance(piece)
        return f"dance {piece}"
    if kind == 5:
        directions = hall.tip_directions(piece)
        if directions:
            hall.tip(piece, directions[rng.below(len(directions))])
        return f"tip {piece}"
    name = f"{SIDES[rng.below(4)]}:{NAMES[rng.below(7)]}"
    if name in hall.figures:
        hall.leave(name)
        return f"leave {name}"
    square = "abcdef"[rng.below(6)] + "123456"[rng.below(6)]
    figure = hall.find_spot(name, size_of(name), square, (rng.unit(), rng.unit()))
    if figure is not None:
        hall.stand(figure)
    return f"stand {name}"


def check(hall: Hall, story: list[str]) -> None:
    """Nothing is in anything else or outside the hall; ghosts stand on what they say, in their squares."""
    bodies = hall.bodies()
    assert inside(bodies), story
    for i, a in enumerate(bodies):
        assert a.z0 > -DEEPEST, (story, a.owner)
        for b in bodies[:i]:
            if a.owner != b.owner:
                assert penetration(a, b, 0.0) <= DEEPEST, (story, a.owner, b.owner)
    for figure in hall.figures.values():
        left, bottom = corner(figure.square)
        radius = GHOSTS[figure.size].radius
        assert radius <= figure.x - left <= 40.0 - radius
        assert radius <= figure.y - bottom <= 40.0 - radius
        assert figure.stands_on == "floor" or figure.stands_on in hall.poses, story
        assert (figure.stands_on == "floor") == (figure.z == 0.0), story
        assert 0.0 <= figure.x <= HALL


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 1_000_000))
def test_nothing_is_ever_inside_anything_else(seed: int) -> None:
    rng = FastRng(seed)
    hall = Hall()
    story: list[str] = []
    for _ in range(16):
        story.append(act(hall, rng))
        check(hall, story)
    assert unpack_hall(hall.pack()).pack() == hall.pack()
    for side in SIDES:
        for sight in hall.look(side, int(rng.below(6)) + 1).sights:
            assert -1e-9 <= sight.share <= 1.0 + 1e-9
