"""The Midnight cards (PVP-N1 to PVP-N12)."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.space.data import HEADINGS
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.rules.board import (
    GHOSTS,
    LARGE,
    MIRROR,
    ON_SIDE,
    OUT,
    PIECES,
    SIDES,
    SIZE_OF_GHOST,
    SIZES,
    SMALL,
    ahead,
    full_name,
    square_name,
    square_number,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Story
from veillee.games.pas_vu_pas_pris.rules.moves import Plain
from veillee.games.pas_vu_pas_pris.rules.planning.carry import find_like
from veillee.games.pas_vu_pas_pris.rules.position import ARRIVED, NOT_ARRIVED, POSING, Position
from veillee.games.pas_vu_pas_pris.rules.rounds import begin_draws, to_reserve


def turn_up(position: Position, number: int, story: Story) -> None:
    """Turn up a card and do what it says at once."""
    position.midnights_left.remove(number)
    position.midnight = number
    story.tell("midnight", {"number": number})
    if number == 2:
        _lie_down(position, story)
    elif number == 3:
        position.tipping = 0
    elif number == 4:
        _make_faces(position, story)
    elif number == 5:
        position.before = [where >= 0 for where in position.where]
        position.queue = position.clockwise_from(position.die)
    elif number == 6:
        for piece in PIECES:
            if piece in position.hall.poses:
                _slide(position, piece, story)
    elif number == 8:
        position.queue = position.clockwise_from(position.die)
    elif number == 10:
        _quarter_turn(position)
    elif number == 12:
        _sun(position, story)
    go_on(position)


def go_on(position: Position) -> None:
    """Go to the next thing that the card asks for, or to the draws."""
    if position.midnight == 3:
        while position.tipping < 6 and not tips(position):
            position.tipping += 1
        if position.tipping < 6:
            position.phase = "midnight"
            return
        position.tipping = -1
    if position.midnight == 11 and position.crystal == 0:
        position.phase = "midnight"
        return
    while position.queue and not choices(position, position.queue[0]):
        position.queue.pop(0)
    if position.queue:
        position.phase = "choice"
        return
    begin_draws(position)


# PVP-N2


def _lie_down(position: Position, story: Story) -> None:
    for side in position.clockwise_from(position.die):
        for ghost in position.in_hall(side):
            story.follow(position.hall.lay_down(full_name(ghost), SIDES[(side + 2) % 4]) or [])
    story.tell("ghosts-lie", {})


# PVP-N3


def tips(position: Position) -> list[str]:
    """Return the directions in which the piece that is due can be tipped."""
    piece = PIECES[position.tipping]
    return position.hall.tip_directions(piece) if piece in position.hall.poses else []


def tip(position: Position, direction: int, story: Story) -> None:
    """Tip the piece that is due."""
    piece = PIECES[position.tipping]
    story.tell("tipped", {"piece": piece, "side": SIDES[direction]})
    story.follow(position.hall.tip(piece, SIDES[direction]))
    position.tipping += 1
    go_on(position)


# PVP-N4


def _make_faces(position: Position, story: Story) -> None:
    hall = position.hall
    if PIECES[MIRROR] not in hall.poses:
        return
    story.follow(hall.mirror_to_centre())
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
            story.tell_ghost("makes-faces", ghost, {"square": figure.square})


# PVP-N5, PVP-N8


def choices(position: Position, side: int) -> list[Plain]:
    """Return what a side may choose now: never nothing but to skip."""
    if position.midnight == 5:
        return _tags(position, side)
    return _growths(position, side) if position.midnight == 8 else []


def _tags(position: Position, side: int) -> list[Plain]:
    smalls = position.reserve(side, SMALL)
    neighbour = position.right_of(side)
    theirs = [
        ghost for ghost in position.in_hall(neighbour) if SIZE_OF_GHOST[ghost % 7] == SMALL and position.before[ghost]
    ]
    if theirs:
        return [Plain("replace", mine % 7, neighbour, ghost % 7) for mine in smalls for ghost in theirs]
    moves: list[Plain] = []
    for mine in smalls:
        for square in range(36):
            if walk_row(side, square) == 3 and _room(position, mine, square) is not None:
                moves.append(Plain("place", mine % 7, square))
    return moves


def _room(position: Position, ghost: int, square: int) -> Figure | None:
    return position.hall.find_spot(full_name(ghost), SIZES[SIZE_OF_GHOST[ghost % 7]], square_name(square))


def _growths(position: Position, side: int) -> list[Plain]:
    moves: list[Plain] = []
    for ghost in position.in_hall(side):
        for size in range(SIZE_OF_GHOST[ghost % 7] + 1, LARGE + 1):
            for larger in position.reserve(side, size):
                if _grown(position, ghost, larger) is not None:
                    moves.append(Plain("grow", ghost % 7, larger % 7))
    return moves


def _grown(position: Position, ghost: int, larger: int) -> Figure | None:
    hall = position.hall.copy()
    old = hall.figures[full_name(ghost)]
    hall.leave(old.name)
    return find_like(hall, full_name(larger), SIZES[SIZE_OF_GHOST[larger % 7]], old, old.lying)


def refuse_choice(position: Position, side: int, move: Plain) -> Refusal | None:
    """Return why a side may not choose this."""
    clause = "PVP-N8" if move.word == "grow" else "PVP-N5"
    if move.word == "skip" and position.midnight == 8:
        clause = "PVP-N8"
    due = 8 if clause == "PVP-N8" else 5
    if position.phase != "choice" or position.midnight != due or position.queue[0] != side:
        return Refusal(clause, "moment")
    if move.word == "skip":
        return Refusal(clause, "skip")
    for choice in choices(position, side):
        if (choice.word, choice.a, choice.b, choice.c) == (move.word, move.a, move.b, move.c):
            return None
    return Refusal(clause, "", {"ghost": GHOSTS[move.a]})


def choose(position: Position, side: int, move: Plain, story: Story) -> None:
    """Do what a side chose, and ask the next one."""
    ghost = side * 7 + move.a
    name = full_name(ghost)
    if move.word == "grow":
        larger = side * 7 + move.b
        old = position.hall.figures[name]
        position.where[larger] = position.where[ghost]
        to_reserve(position, ghost, story)
        figure = find_like(position.hall, full_name(larger), SIZES[SIZE_OF_GHOST[move.b]], old, old.lying)
        assert figure is not None
        position.hall.stand(figure)
        position.arrived[larger] = NOT_ARRIVED
        story.tell_ghost("grown", larger, {"small": GHOSTS[move.a]})
    elif move.word == "place":
        figure = _room(position, ghost, move.b)
        assert figure is not None
        position.hall.stand(figure)
        position.where[ghost] = move.b
        position.arrived[ghost] = ARRIVED
        position.before[ghost] = False
        story.tell_ghost("placed", ghost, {"square": square_name(move.b)})
    else:
        theirs = move.b * 7 + move.c
        old = position.hall.figures[full_name(theirs)]
        position.where[ghost] = position.where[theirs]
        heading = HEADINGS[SIDES[side]]
        heir = Figure(name, old.size, old.square, old.x, old.y, old.z, old.stands_on, old.lying, heading)
        del position.hall.figures[old.name]
        position.hall.stand(heir)
        position.where[theirs] = ON_SIDE
        position.arrived[theirs] = NOT_ARRIVED
        position.arrived[ghost] = ARRIVED
        position.before[ghost] = position.before[theirs] = False
        story.tell_ghost("tagged", ghost, {"other": SIDES[move.b], "square": old.square})
    position.queue.pop(0)
    go_on(position)


# PVP-N6


def _slide(position: Position, piece: str, story: Story) -> None:
    before = position.hall.poses[piece]
    consequences = position.hall.dance(piece)
    if not position.hall.poses[piece].same(before):
        story.tell("slid", {"piece": piece})
    story.follow(consequences)


# PVP-N10


def _quarter_turn(position: Position) -> None:
    position.hall.quarter_turn()
    for ghost in range(28):
        square = position.where[ghost]
        if square >= 0:
            position.where[ghost] = (5 - square % 6) * 6 + square // 6
    position.keyhole_side = (position.keyhole_side + 1) % 4


# PVP-N12


def _sun(position: Position, story: Story) -> None:
    for side in position.clockwise_from(position.die):
        ghosts = position.in_hall(side)
        for row in range(6, 0, -1):
            for ghost in ghosts:
                if position.where[ghost] >= 0 and walk_row(side, position.where[ghost]) == row:
                    _one_ahead(position, side, ghost, story)
    story.tell("sun", {})


def _one_ahead(position: Position, side: int, ghost: int, story: Story) -> None:
    name = full_name(ghost)
    old = position.hall.figures[name]
    if walk_row(side, position.where[ghost]) == 6:
        story.follow(position.hall.leave(name))
        position.where[ghost] = OUT
        story.tell_ghost("ghost-out", ghost, {"path": []})
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
    story.follow(consequences)
    story.tell_ghost("ghost-walked", ghost, {"path": [square_name(square)], "square": square_name(square)})
