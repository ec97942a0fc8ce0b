"""What a seat sees: all of it, for only the pile's order and the removed cards are hidden (PVP-T1)."""

import msgspec

from veillee.games.pas_vu_pas_pris.hall.placing.levels import piece_level, piece_levels
from veillee.games.pas_vu_pas_pris.hall.sight.field import field
from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import Keyhole
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import (
    AT_EDGE,
    DOORS,
    NO_PIECE,
    OUT,
    PIECE_COUNT,
    PIECES,
    SIDE_COUNT,
    SIDES,
    SIZES,
    SQUARES,
    Piece,
    full_name,
    ghosts_of,
    size_name,
    square_name,
)
from veillee.games.pas_vu_pas_pris.rules.cards import card_name
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import KNOCK_KNOCK
from veillee.games.pas_vu_pas_pris.rules.midnight.choices import choices
from veillee.games.pas_vu_pas_pris.rules.position import ARRIVED, CHOICE, DOOR, FURNISH, OVER, POSING, SIDE, Position
from veillee.games.pas_vu_pas_pris.schema.glimpse import Report


class GhostView(msgspec.Struct):
    """A ghost; `where` is a square, `side`, `edge` or `out`."""

    name: str
    size: str
    where: str
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    stands_on: str = ""
    lying: bool = False
    heading: float = 0.0
    entered: bool = False
    posing: bool = False


class PieceView(msgspec.Struct):
    """A piece of furniture: its centre, its turn, how it stands."""

    piece: str
    x: float
    y: float
    z: float
    turn: list[float]
    face: str
    yaw: float
    leaning: bool


class CardView(msgspec.Struct):
    """A Movement card that lies face up."""

    number: int
    pieces: list[str]


class FieldView(msgspec.Struct):
    """What a door has in view: a letter a square, a1 first (s seen, p partly, o out), for each size."""

    side: str
    door: int
    small: str
    medium: str
    large: str


class View(msgspec.Struct):
    """The table as everybody sees it."""

    seat: str | None
    players: list[str]
    fusion: bool
    reflections: bool
    phase: str
    turn: list[str]
    round: int
    rounds: int
    die: str | None
    keyhole: list[str | int] | None
    cards: dict[str, CardView]
    pile: int
    unseen_cards: dict[str, int]
    ghosts: list[GhostView]
    furniture: list[PieceView]
    moved: list[str]
    may_furnish: list[str]
    taken: str | None
    lays_out: bool
    planned: list[str]
    eligible: list[str]
    rolls: dict[str, int]
    chooser: str | None
    chosen: dict[str, int]
    midnight: int | None
    midnights_left: list[int]
    crystal: int | None
    tipping: str | None
    choices: list[str]
    points: dict[str, int]
    seen: list[str]
    looks: list[Report]
    fields: list[FieldView]


class Preview(msgspec.Struct):
    """What would stand after a move, and what a door would see of it where that was asked.

    Of a piece that would be put down: the level on which it would rest, and how many there are; 0 of 0 where it leans.
    """

    ghosts: list[GhostView]
    furniture: list[PieceView]
    look: Report | None
    level: int = 0
    levels: int = 0


def foresee(position: Position, look: Report | None, put: Piece = NO_PIECE) -> Preview:
    """Build what would stand in a position, in which a piece may just have been put down."""
    p = position
    shown = Preview(
        [_ghost(p, ghost) for side in p.sides() for ghost in ghosts_of(side)],
        [_piece(p, piece) for piece in range(PIECE_COUNT) if PIECES[piece] in p.hall.poses],
        look,
    )
    if put != NO_PIECE:
        shown.level = piece_level(p.hall, PIECES[put]) or 0
        shown.levels = piece_levels(p.hall, PIECES[put])
    return shown


def see(position: Position, viewer: int, actors: list[int]) -> View:
    """Build the view of a side, or of a spectator (-1)."""
    p = position
    sides = p.sides()
    furnishing = p.furnishing() if p.phase_name == FURNISH else -1
    asked = p.queue[0] if p.phase_name == CHOICE else -1
    return View(
        seat=SIDES[viewer] if viewer >= 0 else None,
        players=[SIDES[side] for side in sides],
        fusion=p.options.fusion,
        reflections=p.options.reflections,
        phase=p.phase_name,
        turn=[SIDES[side] if side >= 0 else "chance" for side in actors],
        round=p.round,
        rounds=p.numbers.rounds,
        die=SIDES[p.die] if p.die >= 0 else None,
        keyhole=[SIDES[p.keyhole_side], p.keyhole_door] if p.keyhole_side >= 0 else None,
        cards={SIDES[side]: _card(p, side) for side in sides if p.steps[side] > 0},
        pile=p.pile,
        unseen_cards={
            card_name(row.steps, row.first, row.second): left for row, left in zip(p.numbers.cards, p.left) if left > 0
        },
        ghosts=[_ghost(p, ghost) for side in sides for ghost in ghosts_of(side)],
        furniture=[_piece(p, piece) for piece in range(PIECE_COUNT) if PIECES[piece] in p.hall.poses],
        moved=[PIECES[piece] for piece in range(PIECE_COUNT) if p.moved[piece]],
        may_furnish=[PIECES[piece] for piece in p.may_furnish(furnishing)] if furnishing >= 0 else [],
        taken=PIECES[p.taken] if p.taken >= 0 else None,
        lays_out=p.lays_out(),
        planned=[SIDES[side] for side in sides if p.planned[side]],
        eligible=[]
        if p.midnight == KNOCK_KNOCK or p.phase_name == OVER
        else [SIDES[side] for side in p.eligible()],  # PVP-N9
        rolls={SIDES[side]: rolled for side, rolled in zip(p.rollers, p.rolls)},
        chooser=SIDES[p.chooser] if p.chooser >= 0 else None,
        chosen={SIDES[side]: p.chosen[side] for side in sides},
        midnight=p.midnight if p.midnight > 0 else None,
        midnights_left=list(p.midnights_left) if p.options.midnight else [],
        crystal=p.crystal if p.crystal > 0 else None,
        tipping=PIECES[p.tipping] if p.tipping >= 0 else None,
        choices=[write_move(move) for move in choices(p, asked)] if asked >= 0 else [],
        points={SIDES[side]: p.points(side) for side in sides},
        seen=[full_name(ghost) for ghost in p.seen],
        looks=list(p.reports),
        fields=_fields(p),
    )


def where_name(where: int) -> str:
    """Return where a ghost is, as scenarios say it."""
    if where >= 0:
        return square_name(where)
    if where == OUT:
        return "out"
    return "edge" if where == AT_EDGE else "side"


def _card(p: Position, side: int) -> CardView:
    return CardView(p.steps[side], [PIECES[piece] for piece in (p.firsts[side], p.seconds[side]) if piece >= 0])


def _ghost(p: Position, ghost: int) -> GhostView:
    name = full_name(ghost)
    view = GhostView(name, size_name(ghost), where_name(p.where[ghost]))
    if p.where[ghost] >= 0:
        figure = p.hall.figures[name]
        view.x, view.y, view.z = figure.x, figure.y, figure.z
        view.stands_on = figure.stands_on
        view.lying = figure.lying
        view.heading = figure.heading
        view.entered = p.arrived[ghost] in (ARRIVED, POSING)
        view.posing = p.arrived[ghost] == POSING
    return view


def _piece(p: Position, piece: int) -> PieceView:
    pose = p.hall.poses[PIECES[piece]]
    return PieceView(pose.piece, pose.x, pose.y, pose.z, list(pose.quaternion), pose.face, pose.yaw, pose.leaning)


def _fields(p: Position) -> list[FieldView]:
    """Return what doors have in view: of every other side while it is chosen, then of the one chosen (PVP-L3)."""
    sides: list[int] = []
    if p.phase_name == SIDE:
        sides = [side for side in range(SIDE_COUNT) if side != p.keyhole_side]
    elif p.phase_name == DOOR:
        sides = [p.keyhole_side]
    fields: list[FieldView] = []
    for side in sides:
        for door in range(1, DOORS + 1):
            rows = [_field(p.numbers.keyhole, SIDES[side], door, size) for size in SIZES]
            fields.append(FieldView(SIDES[side], door, rows[0], rows[1], rows[2]))
    return fields


def _field(keyhole: Keyhole, side: str, door: int, size: str) -> str:
    return "".join(field(keyhole, side, door, size, square_name(square))[0] for square in range(SQUARES))
