"""What a viewer has learnt about the culprit and the flag: the only thing that beliefs are drawn from."""

from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import NO_KIND
from veillee.games.labystere.rules.enquiry import HIDDEN, NO_CARD, Entry, asker, is_look, shown, with_card
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT
from veillee.games.labystere.rules.grid.stacks import PLACE, WITNESS, has_flag, kind_of, place_of, suspect_below
from veillee.games.labystere.rules.position import Position


class Memory:
    """Everything a viewer has seen, was shown or could hear at the table.

    `suspects` are all that play, sorted; `seen` is the suspect below each of `witnesses`, -1 where it was not seen;
    `names` are the places on the squares `places`, `every_place` all that play, as bits; `wrong` has a bit for each
    pair declared wrongly; `asking`, `asked`, `kind` and `held` are the question that waits for its answer.
    """

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.players = players
        self.made_up: bool = False
        self.suspects: list[int] = []
        self.culprit: int = -1
        self.witnesses: list[int] = []
        self.seen: list[int] = []
        self.places: list[int] = []
        self.names: list[int] = []
        self.every_place: int = 0
        self.flag: int = -1
        self.no_flag: bool = False
        self.empty: int = 0
        self.aside: int = 0
        self.given: int = 0
        self.wrong: int = 0
        self.enquiry: list[int] = []
        self.asking: int = -1
        self.asked: int = -1
        self.kind: int = NO_KIND
        self.held: int = 0


def memory_of(position: Position, viewer: int) -> Memory:
    """Gather what the viewer knows of a position."""
    memory = Memory(viewer, len(position.sides))
    memory.made_up = position.made_up
    memory.every_place = int(position.numbers.every_place())
    if position.culprit >= 0:
        memory.suspects.append(position.culprit)
    for square in range(SQUARE_COUNT):
        _look_back(memory, position, square)
    memory.suspects.sort()
    memory.no_flag = position.flag < 0
    if position.knows_culprit(viewer):
        memory.culprit = position.culprit
    if position.ending == stages.RIGHT:
        memory.flag = position.flag
    if viewer >= 0:
        memory.aside = position.sides[viewer].aside
        memory.given = position.sides[viewer].given
    for side in position.sides:
        if side.declared >= 0 and side.lost:  # LAB-E1: said aloud, and wrong
            memory.wrong |= 1 << side.declared
    for entry in position.enquiry:
        memory.enquiry.append(as_heard(entry, viewer))
    if position.stage == stages.ASK or position.stage == stages.SHOW:
        memory.asking = position.turn
        memory.kind = position.kind_of_task()
        if position.stage == stages.SHOW:
            memory.asked = position.asked
            memory.held = position.held_out(position.asked)
    return memory


def _look_back(memory: Memory, position: Position, square: int) -> None:
    """Remember a witness or place, and what lies below it where the viewer knows."""
    stack = position.stacks[square]
    kind = kind_of(stack)
    if kind == WITNESS:
        sees = position.sees_below(memory.viewer, square)
        memory.witnesses.append(square)
        memory.suspects.append(suspect_below(stack))
        memory.seen.append(suspect_below(stack) if sees else -1)
    elif kind == PLACE:
        memory.places.append(square)
        memory.names.append(place_of(stack))
        if position.sees_below(memory.viewer, square):
            if has_flag(stack):
                memory.flag = place_of(stack)
            else:
                memory.empty |= 1 << place_of(stack)


def as_heard(entry: Entry, viewer: int) -> int:
    """Return an entry of the enquiry without the card that was shown to somebody else."""
    if is_look(entry) or asker(entry) == viewer or shown(entry) == NO_CARD:
        return entry
    return with_card(entry, HIDDEN)
