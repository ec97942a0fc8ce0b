"""Drawing a position anew from what a viewer knows."""

from veillee.core import Rng
from veillee.games.labystere.knowledge.belief import NO_FLAG, Belief
from veillee.games.labystere.knowledge.strand import Drawn
from veillee.games.labystere.rules.cards import PLACES, SUSPECTS, cards_of
from veillee.games.labystere.rules.enquiry import asked_kind, is_look, looked_at, looker, with_card
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.grid.stacks import has_flag, kind_of, open_sides, place, plain, witness, witness_of
from veillee.games.labystere.rules.position import Position


def redraw(position: Position, viewer: int, belief: Belief, rng: Rng) -> None:
    """Draw all that the viewer cannot see of a position that has been laid out."""
    if belief.possible():
        suspects, places = belief.draw(rng)
        _lay(position, belief, suspects.world, places.world)
        _set_aside(position, viewer, suspects, places)
    _shuffle_actions(position, rng)


def _lay(position: Position, belief: Belief, suspects: int, places: int) -> None:
    memory = belief.memory
    way = belief.ways[suspects]
    flag = belief.flags[places]
    position.culprit = way[0]
    position.flag = -1 if flag == NO_FLAG else flag
    for index, square in enumerate(memory.witnesses):
        position.stacks[square] = witness(witness_of(position.stacks[square]), way[index + 1])
    for square, name in zip(memory.places, memory.names):
        position.stacks[square] = place(name, name == flag)


def _set_aside(position: Position, viewer: int, suspects: Drawn, places: Drawn) -> None:
    for seat, side in enumerate(position.sides):
        if seat != viewer:
            side.given = cards_of(SUSPECTS, suspects.before[seat]) | cards_of(PLACES, places.before[seat])
            side.aside = cards_of(SUSPECTS, suspects.after[seat]) | cards_of(PLACES, places.after[seat])
            side.flag_seen = False
    shown = [suspects.cards, places.cards]
    taken = [0, 0]
    for index, entry in enumerate(position.enquiry):
        if is_look(entry):
            square = looked_at(entry)
            kind = PLACES if position.places >> square & 1 else SUSPECTS
            if kind == PLACES and has_flag(position.stacks[square]):
                position.sides[looker(entry)].flag_seen = True
        else:
            kind = asked_kind(entry)
            position.enquiry[index] = with_card(entry, shown[kind][taken[kind]])
        taken[kind] += 1


def _shuffle_actions(position: Position, rng: Rng) -> None:
    """Shuffle the actions that nobody has seen yet; the others are public, also without a notebook."""  # LAB-K2
    squares = squares_in(position.plains & ~position.turned)
    actions: list[int] = [kind_of(position.stacks[square]) for square in squares]
    actions.sort()
    rng.shuffle(actions)
    for index, square in enumerate(squares):
        position.stacks[square] = plain(open_sides(position.stacks[square]), actions[index])
