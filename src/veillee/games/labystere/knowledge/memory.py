"""What a viewer has learnt about the culprit and the flag: the only thing that beliefs are drawn from."""

from veillee.games.labystere.rules.cards import PLACE, WITNESS, has_flag, is_plain, place_of, suspect_below
from veillee.games.labystere.rules.enquiry import HIDDEN, NO_CARD, asker, is_look, shown, with_card
from veillee.games.labystere.rules.position import ASK, SHOW, Position


class Knowledge:
    """Everything a viewer has seen, was shown or could hear at the table, its memory included."""

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
        self.flag: int = -1
        self.no_flag: bool = False
        self.empty: int = 0
        self.aside: int = 0
        self.given: int = 0
        self.wrong: int = 0
        self.enquiry: list[int] = []
        self.asking: int = -1
        self.asked: int = -1
        self.kind: int = 0


def knowledge_of(position: Position, viewer: int) -> Knowledge:
    """Gather what the viewer knows of a position."""
    known = Knowledge(viewer, len(position.sides))
    known.made_up = position.made_up
    if position.culprit >= 0:
        known.suspects.append(position.culprit)
    for square in range(25):
        stack = position.stacks[square]
        if is_plain(stack):
            continue
        sees = position.sees_below(viewer, square)
        if stack & 15 == WITNESS:
            known.witnesses.append(square)
            known.suspects.append(suspect_below(stack))
            known.seen.append(suspect_below(stack) if sees else -1)
        elif stack & 15 == PLACE:
            known.places.append(square)
            known.names.append(place_of(stack))
            if sees and has_flag(stack):
                known.flag = place_of(stack)
            elif sees:
                known.empty |= 1 << place_of(stack)
    known.suspects.sort()
    known.no_flag = position.flag < 0
    if position.knows_culprit(viewer):
        known.culprit = position.culprit
    if position.reason == 1:
        known.flag = position.flag
    if viewer >= 0:
        known.aside = position.sides[viewer].aside
        known.given = position.sides[viewer].given
    for side in position.sides:
        if side.declared >= 0 and side.lost:  # LAB-E1: said aloud, and wrong
            known.wrong |= 1 << side.declared
    for entry in position.enquiry:
        known.enquiry.append(as_heard(entry, viewer))
    if position.stage == ASK or position.stage == SHOW:
        known.asking = position.turn
        known.kind = position.kind_asked()
        known.asked = position.asked if position.stage == SHOW else -1
    return known


def as_heard(entry: int, viewer: int) -> int:
    """Return an entry of the enquiry without the card that was shown to somebody else."""
    if is_look(entry) or asker(entry) == viewer or shown(entry) == NO_CARD:
        return entry
    return with_card(entry, HIDDEN)
