"""Drawing a position anew from what a viewer knows."""

from veillee.core import Rng
from veillee.games.labystere.knowledge.belief import Belief, Drawn
from veillee.games.labystere.rules.cards import has_flag, place, plain, witness
from veillee.games.labystere.rules.enquiry import asked_kind, is_look, looked_at, looker, with_card
from veillee.games.labystere.rules.position import Position


def redraw(position: Position, viewer: int, belief: Belief, rng: Rng) -> None:
    """Draw all that the viewer cannot see of a position that has been laid out."""
    if belief.possible():
        suspects, places = belief.draw(rng)
        _lay(position, belief, suspects.world, places.world)
        _set_aside(position, viewer, suspects, places)
    _shuffle_actions(position, rng)


def _lay(position: Position, belief: Belief, suspects: int, places: int) -> None:
    known = belief.known
    way = belief.ways[suspects]
    flag = belief.flags[places]
    position.culprit = way[0]
    position.flag = flag if flag < 4 else -1
    for index, square in enumerate(known.witnesses):
        position.stacks[square] = witness(position.stacks[square] >> 6, way[index + 1])
    for square, name in zip(known.places, known.names):
        position.stacks[square] = place(name, name == flag)


def _set_aside(position: Position, viewer: int, suspects: Drawn, places: Drawn) -> None:
    for seat, side in enumerate(position.sides):
        if seat != viewer:
            side.given = suspects.before[seat] | places.before[seat] << 4
            side.aside = suspects.after[seat] | places.after[seat] << 4
            side.flag_seen = False
    strands = [suspects.cards, places.cards]
    taken = [0, 0]
    for index, entry in enumerate(position.enquiry):
        if is_look(entry):
            square = looked_at(entry)
            kind = position.places >> square & 1
            if kind == 1 and has_flag(position.stacks[square]):
                position.sides[looker(entry)].flag_seen = True
        else:
            kind = asked_kind(entry)
            position.enquiry[index] = with_card(entry, strands[kind][taken[kind]])
        taken[kind] += 1


def _shuffle_actions(position: Position, rng: Rng) -> None:
    """Shuffle the actions that nobody has seen yet; the others are public, also without a notebook."""  # LAB-K2
    unseen = position.plains & ~position.turned
    squares = [square for square in range(25) if unseen >> square & 1]
    actions = [position.stacks[square] & 15 for square in squares]
    actions.sort()
    rng.shuffle(actions)
    for index, square in enumerate(squares):
        position.stacks[square] = plain(position.stacks[square] >> 4, actions[index])
