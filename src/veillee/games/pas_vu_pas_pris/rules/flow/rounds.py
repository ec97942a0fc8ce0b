"""The course of a round: draws, rolls, side, door, look (PVP-T1 to PVP-T6)."""

from veillee.games.pas_vu_pas_pris.knowledge.report import report_of
from veillee.games.pas_vu_pas_pris.rules.board import (
    ALL_GHOSTS,
    NO_PIECE,
    NO_SIDE,
    ON_SIDE,
    PIECE_COUNT,
    SIDE_COUNT,
    SIDES,
    GhostId,
    Side,
    full_name,
    opposite,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, DOUBLE_LOOK, KNOCK_KNOCK, NO_CARD, PERCH
from veillee.games.pas_vu_pas_pris.rules.position import (
    DOOR,
    DRAW,
    MIDNIGHT,
    NOT_ARRIVED,
    OVER,
    PLAN,
    ROLL,
    SIDE,
    Position,
)


def begin_round(position: Position, recorder: Recorder) -> None:
    """Start a round: with its Midnight card from the second one on, else with the draws."""
    turns_up = position.options.midnight and position.round > 1 and len(position.midnights_left) > 0
    if turns_up:
        position.phase_name = MIDNIGHT
    else:
        begin_draws(position)
    recorder.add("round-began", {"round": position.round, "seat": SIDES[position.die]})


def begin_draws(position: Position) -> None:
    """Go on to the next draw, or to the plans when everybody has a card (PVP-T1)."""
    position.phase_name = DRAW if position.drawing() >= 0 else PLAN


def after_plan(position: Position, recorder: Recorder) -> None:
    """Go on to the choice of the side when everybody has planned (PVP-T3)."""
    for side in position.sides():
        if not position.planned[side]:
            return
    begin_choice(position, recorder)


def begin_choice(position: Position, recorder: Recorder) -> None:
    """Let those roll who have chosen the fewest times; one alone chooses at once (PVP-T3)."""
    if position.midnight == KNOCK_KNOCK:  # PVP-N9
        position.phase_name = DOOR
        return
    eligible = position.eligible()
    if len(eligible) == 1:
        _let_choose(position, eligible[0], recorder)
        return
    position.rollers = [side for side in position.clockwise_from(position.die) if side in eligible]
    position.rolls = []
    position.phase_name = ROLL


def roll(position: Position, number: int, recorder: Recorder) -> None:
    """Take the next roll; after the last one the highest chooses, ties roll again (PVP-T3)."""
    recorder.add("rolled", {"seat": SIDES[position.rollers[len(position.rolls)]], "number": number})
    position.rolls.append(number)
    if len(position.rolls) < len(position.rollers):
        return
    highest = max(position.rolls)
    tied = [side for side, rolled in zip(position.rollers, position.rolls) if rolled == highest]
    if len(tied) == 1:
        _let_choose(position, tied[0], recorder)
        return
    position.rollers = tied
    position.rolls = []
    recorder.add("rolls-tied", {"seats": [SIDES[side] for side in tied], "number": highest})


def _let_choose(position: Position, side: Side, recorder: Recorder) -> None:
    position.chooser = side
    position.rollers = []
    position.rolls = []
    position.phase_name = SIDE
    recorder.add("chooser", {"seat": SIDES[side]})


def choose_side(position: Position, side: Side, recorder: Recorder) -> None:
    """Put the keyhole on a side; its door is rolled next, unless the crystal ball has said it (PVP-T4, PVP-N11)."""
    position.keyhole_side = side
    position.chosen[position.chooser] += 1
    position.phase_name = DOOR
    recorder.add("side-chosen", {"seat": SIDES[position.chooser], "side": SIDES[side]})
    if position.midnight == CRYSTAL_BALL and position.crystal > 0:  # PVP-N11
        reach_door(position, position.crystal, recorder)


def reach_door(position: Position, number: int, recorder: Recorder) -> None:
    """Put the keyhole on a door, pass the die on, look and end the round (PVP-T5, PVP-T6)."""
    holder = position.chooser if position.chooser >= 0 else position.die  # PVP-N9
    position.die = position.left_of(holder)
    position.reports = []
    _look(position, position.keyhole_side, number, recorder)
    if position.midnight == DOUBLE_LOOK:  # PVP-N1
        _look(position, opposite(position.keyhole_side), number, recorder)
    if position.midnight == PERCH:
        _keep_perched(position, recorder)
    for ghost in range(ALL_GHOSTS):
        name = full_name(ghost)
        if position.where[ghost] >= 0 and position.hall.figures[name].lying:
            recorder.follow(position.hall.stand_up(name))  # PVP-N2
    _end_round(position, recorder)


def send_back(position: Position, ghost: GhostId, recorder: Recorder) -> None:
    """Take a ghost off the board to where it starts again (PVP-G6)."""
    recorder.follow(position.hall.leave(full_name(ghost)))
    position.where[ghost] = position.base_of(ghost)
    position.arrived[ghost] = NOT_ARRIVED


def to_reserve(position: Position, ghost: GhostId, recorder: Recorder) -> None:
    """Take a replaced ghost off the board, into the reserve."""
    recorder.follow(position.hall.leave(full_name(ghost)))
    position.where[ghost] = ON_SIDE
    position.arrived[ghost] = NOT_ARRIVED


def _look(position: Position, side: Side, number: int, recorder: Recorder) -> None:
    """Send every ghost back that the keyhole sees (PVP-T6, PVP-L1)."""
    position.keyhole_side = side
    position.keyhole_door = number
    look = position.look_from(side, number)
    position.seen = [
        ghost for ghost in range(ALL_GHOSTS) if position.where[ghost] >= 0 and full_name(ghost) in look.seen
    ]
    names = [full_name(ghost) for ghost in position.seen]
    position.reports.append(report_of(look))
    recorder.add("looked", {"side": SIDES[side], "door": number, "seen": names, "count": len(names)})
    for ghost in position.seen:
        send_back(position, ghost, recorder)


def _keep_perched(position: Position, recorder: Recorder) -> None:
    """Send back the ghosts that do not stand on furniture (PVP-N7)."""
    fallen = [
        ghost
        for ghost in range(ALL_GHOSTS)
        if position.where[ghost] >= 0 and position.hall.figures[full_name(ghost)].stands_on == "floor"
    ]
    for ghost in fallen:
        send_back(position, ghost, recorder)
        recorder.add_ghost("not-perched", ghost, {})


def _end_round(position: Position, recorder: Recorder) -> None:
    """Discard the cards; end the game or start the next round (PVP-T6, PVP-E1)."""
    position.steps = [0] * SIDE_COUNT
    position.firsts = [NO_PIECE] * SIDE_COUNT
    position.seconds = [NO_PIECE] * SIDE_COUNT
    position.moved = [False] * PIECE_COUNT
    position.planned = [False] * SIDE_COUNT
    position.arrived = [NOT_ARRIVED] * ALL_GHOSTS
    position.rollers = []
    position.rolls = []
    position.chooser = NO_SIDE
    position.midnight = NO_CARD
    position.crystal = 0
    if position.pile <= 0:  # PVP-E1
        position.phase_name = OVER
        recorder.add("game-ended", {})
        return
    position.round += 1
    begin_round(position, recorder)
