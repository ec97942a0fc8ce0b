"""What a Midnight card does when it is turned up, and what it asks for next."""

from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    LAST_ROW,
    MIRROR,
    NO_PIECE,
    OUT,
    PIECE_COUNT,
    PIECES,
    SIDE_COUNT,
    SIDES,
    SIZES,
    SMALL,
    GhostId,
    Side,
    ahead,
    full_name,
    opposite,
    square_name,
    square_number,
    turned,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.flow.rounds import begin_draws
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import (
    CRYSTAL_BALL,
    DANCE_FLOOR,
    LIE_DOWN,
    MAKE_FACES,
    QUARTER_TURN,
    STATUES,
    TAG,
    TIP_OVER,
    Midnight,
    row_of_card,
)
from veillee.games.pas_vu_pas_pris.rules.midnight.choices import choices
from veillee.games.pas_vu_pas_pris.rules.position import CHOICE, MIDNIGHT, POSING, Position


def turn_up(position: Position, number: Midnight, recorder: Recorder) -> None:
    """Turn up a card and do what it says at once."""
    position.midnights_left.remove(number)
    position.midnight = number
    recorder.add("midnight", {"number": number})
    if number == LIE_DOWN:
        _lie_down(position, recorder)
    elif number == MAKE_FACES:
        _make_faces(position, recorder)
    elif number == DANCE_FLOOR:
        for piece in PIECES:
            if piece in position.hall.poses:
                _slide(position, piece, recorder)
    elif number == QUARTER_TURN:
        _quarter_turn(position)
    elif number == STATUES:
        _advance_all(position, recorder)
    prepare(position)
    go_on(position)


def prepare(position: Position) -> None:
    """Begin what a card asks for one by one: pieces to tip, players to choose."""
    if position.midnight == TIP_OVER:
        position.tipping = MIRROR
    elif row_of_card(position.midnight).choice:
        if position.midnight == TAG:
            position.before = [where >= 0 for where in position.where]
        position.queue = position.clockwise_from(position.die)


def go_on(position: Position) -> None:
    """Go to the next thing that the card asks for, or to the draws."""
    if position.midnight == TIP_OVER:
        while position.tipping < PIECE_COUNT and not tips(position):
            position.tipping += 1
        if position.tipping < PIECE_COUNT:
            position.phase_name = MIDNIGHT
            return
        position.tipping = NO_PIECE
    if position.midnight == CRYSTAL_BALL and position.crystal == 0:
        position.phase_name = MIDNIGHT
        return
    while position.queue and not choices(position, position.queue[0]):
        position.queue.pop(0)
    if position.queue:
        position.phase_name = CHOICE
        return
    begin_draws(position)


# PVP-N2


def _lie_down(position: Position, recorder: Recorder) -> None:
    for side in position.clockwise_from(position.die):
        for ghost in position.in_hall(side):
            recorder.follow(position.hall.lay_down(full_name(ghost), SIDES[opposite(side)]) or [])
    recorder.add("ghosts-lie", {})


# PVP-N3


def tips(position: Position) -> list[str]:
    """Return the directions in which the piece that is due can be tipped."""
    piece = PIECES[position.tipping]
    return position.hall.tip_directions(piece) if piece in position.hall.poses else []


def tip(position: Position, direction: Side, recorder: Recorder) -> None:
    """Tip the piece that is due."""
    piece = PIECES[position.tipping]
    recorder.add("tipped", {"piece": piece, "side": SIDES[direction]})
    recorder.follow(position.hall.tip(piece, SIDES[direction]))
    position.tipping += 1
    go_on(position)


# PVP-N4


def _make_faces(position: Position, recorder: Recorder) -> None:
    hall = position.hall
    if PIECES[MIRROR] not in hall.poses:
        return
    recorder.follow(hall.mirror_to_centre())
    for side in position.clockwise_from(position.die):
        smalls = position.reserve(side, SMALL)
        if not smalls:
            continue
        ghost = smalls[0]
        figure = hall.spot_before_mirror(full_name(ghost), SIZES[SMALL])
        if figure is not None:
            hall.stand(figure)
            position.where[ghost] = square_number(figure.square)
            position.arrived[ghost] = POSING
            recorder.add_ghost("makes-faces", ghost, {"square": figure.square})


# PVP-N6


def _slide(position: Position, piece: str, recorder: Recorder) -> None:
    before = position.hall.poses[piece]
    consequences = position.hall.dance(piece)
    if not position.hall.poses[piece].same(before):
        recorder.add("slid", {"piece": piece})
    recorder.follow(consequences)


# PVP-N10


def _quarter_turn(position: Position) -> None:
    position.hall.quarter_turn()
    for ghost in range(ALL_GHOSTS):
        if position.where[ghost] >= 0:
            position.where[ghost] = turned(position.where[ghost])
    position.keyhole_side = (position.keyhole_side + 1) % SIDE_COUNT


# PVP-N12


def _advance_all(position: Position, recorder: Recorder) -> None:
    for side in position.clockwise_from(position.die):
        ghosts = position.in_hall(side)
        for row in range(LAST_ROW, 0, -1):
            for ghost in ghosts:
                if position.where[ghost] >= 0 and walk_row(side, position.where[ghost]) == row:
                    _advance(position, side, ghost, recorder)
    recorder.add("sun", {})


def _advance(position: Position, side: Side, ghost: GhostId, recorder: Recorder) -> None:
    name = full_name(ghost)
    old = position.hall.figures[name]
    if walk_row(side, position.where[ghost]) == LAST_ROW:
        recorder.follow(position.hall.leave(name))
        position.where[ghost] = OUT
        recorder.add_ghost("ghost-out", ghost, {"path": []})
        return
    square = ahead(side, position.where[ghost])
    before = position.hall.copy()
    consequences = position.hall.leave(name)
    figure = position.hall.find_spot(name, old.size, square_name(square), old.place())
    if figure is None:
        position.hall = before
        return
    position.hall.stand(figure)
    position.where[ghost] = square
    recorder.follow(consequences)
    recorder.add_ghost("ghost-walked", ghost, {"path": [square_name(square)], "square": square_name(square)})
