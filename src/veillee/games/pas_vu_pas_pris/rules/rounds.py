"""The course of a round: draws, rolls, side, door, look (PVP-T1 to PVP-T6)."""

from veillee.games.pas_vu_pas_pris.knowledge.report import report_of
from veillee.games.pas_vu_pas_pris.rules.board import NORTH, ON_SIDE, SIDES, full_name
from veillee.games.pas_vu_pas_pris.rules.events import Story
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, Position


def begin_round(position: Position, story: Story) -> None:
    """Start a round: with its Midnight card from the second one on, else with the draws."""
    turns_up = position.options.midnight and position.round > 1 and len(position.midnights_left) > 0
    if turns_up:
        position.phase = "midnight"
    else:
        begin_draws(position)
    story.tell("round-began", {"round": position.round, "seat": SIDES[position.die]})


def begin_draws(position: Position) -> None:
    """Go on to the next draw, or to the plans when everybody has a card (PVP-T1)."""
    position.phase = "draw" if position.drawing() >= 0 else "plan"


def after_plan(position: Position, story: Story) -> None:
    """Go on to the choice of the side when everybody has planned (PVP-T3)."""
    for side in position.sides():
        if not position.planned[side]:
            return
    begin_choice(position, story)


def begin_choice(position: Position, story: Story) -> None:
    """Let those roll who have chosen the fewest times; one alone chooses at once (PVP-T3)."""
    if position.midnight == 9:  # PVP-N9
        position.phase = "door"
        return
    eligible = position.eligible()
    if len(eligible) == 1:
        _let_choose(position, eligible[0], story)
        return
    position.rollers = [side for side in position.clockwise_from(position.die) if side in eligible]
    position.rolls = []
    position.phase = "roll"


def roll(position: Position, number: int, story: Story) -> None:
    """Take the next roll; after the last one the highest chooses, ties roll again (PVP-T3)."""
    story.tell("rolled", {"seat": SIDES[position.rollers[len(position.rolls)]], "number": number})
    position.rolls.append(number)
    if len(position.rolls) < len(position.rollers):
        return
    highest = max(position.rolls)
    tied = [side for side, rolled in zip(position.rollers, position.rolls) if rolled == highest]
    if len(tied) == 1:
        _let_choose(position, tied[0], story)
        return
    position.rollers = tied
    position.rolls = []
    story.tell("rolls-tied", {"seats": [SIDES[side] for side in tied], "number": highest})


def _let_choose(position: Position, side: int, story: Story) -> None:
    position.chooser = side
    position.rollers = []
    position.rolls = []
    position.phase = "side"
    story.tell("chooser", {"seat": SIDES[side]})


def choose_side(position: Position, side: int, story: Story) -> None:
    """Put the keyhole on a side; its door is rolled next, unless the crystal ball has said it (PVP-T4, PVP-N11)."""
    position.keyhole_side = side
    position.chosen[position.chooser] += 1
    position.phase = "door"
    story.tell("side-chosen", {"seat": SIDES[position.chooser], "side": SIDES[side]})
    if position.midnight == 11 and position.crystal > 0:  # PVP-N11
        reach_door(position, position.crystal, story)


def reach_door(position: Position, number: int, story: Story) -> None:
    """Put the keyhole on a door, pass the die on, look and end the round (PVP-T5, PVP-T6)."""
    holder = position.chooser if position.chooser >= 0 else position.die  # PVP-N9
    position.die = position.left_of(holder)
    position.reports = []
    _look(position, position.keyhole_side, number, story)
    if position.midnight == 1:  # PVP-N1
        _look(position, (position.keyhole_side + NORTH) % 4, number, story)
    if position.midnight == 7:
        _keep_perched(position, story)
    for ghost in range(28):
        name = full_name(ghost)
        if position.where[ghost] >= 0 and position.hall.figures[name].lying:
            story.follow(position.hall.stand_up(name))  # PVP-N2
    _end_round(position, story)


def send_back(position: Position, ghost: int, story: Story) -> None:
    """Take a ghost off the board to where it starts again (PVP-G6)."""
    story.follow(position.hall.leave(full_name(ghost)))
    position.where[ghost] = position.base_of(ghost)
    position.arrived[ghost] = NOT_ARRIVED


def to_reserve(position: Position, ghost: int, story: Story) -> None:
    """Take a replaced ghost off the board, into the reserve."""
    story.follow(position.hall.leave(full_name(ghost)))
    position.where[ghost] = ON_SIDE
    position.arrived[ghost] = NOT_ARRIVED


def _look(position: Position, side: int, number: int, story: Story) -> None:
    """Send every ghost back that the keyhole sees (PVP-T6, PVP-L1)."""
    position.keyhole_side = side
    position.keyhole_door = number
    look = position.hall.look(SIDES[side], number, position.options.reflections)
    position.seen = [ghost for ghost in range(28) if position.where[ghost] >= 0 and full_name(ghost) in look.seen]
    names = [full_name(ghost) for ghost in position.seen]
    position.reports.append(report_of(look))
    story.tell("looked", {"side": SIDES[side], "door": number, "seen": names, "count": len(names)})
    for ghost in position.seen:
        send_back(position, ghost, story)


def _keep_perched(position: Position, story: Story) -> None:
    """Send back the ghosts that do not stand on furniture (PVP-N7)."""
    fallen = [
        ghost
        for ghost in range(28)
        if position.where[ghost] >= 0 and position.hall.figures[full_name(ghost)].stands_on == "floor"
    ]
    for ghost in fallen:
        send_back(position, ghost, story)
        story.tell_ghost("not-perched", ghost, {})


def _end_round(position: Position, story: Story) -> None:
    """Discard the cards; end the game or start the next round (PVP-T6, PVP-E1)."""
    position.steps = [0, 0, 0, 0]
    position.firsts = [-1, -1, -1, -1]
    position.seconds = [-1, -1, -1, -1]
    position.moved = [False] * 6
    position.planned = [False] * 4
    position.arrived = [NOT_ARRIVED] * 28
    position.rollers = []
    position.rolls = []
    position.chooser = -1
    position.midnight = 0
    position.crystal = 0
    if position.pile <= 0:  # PVP-E1
        position.phase = "over"
        story.tell("game-ended", {})
        return
    position.round += 1
    begin_round(position, story)
