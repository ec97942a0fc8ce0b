"""Families that live for the moment: a hasty child, and a thrifty one that counts what a round costs."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import medium_card
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.ghosts import VALUES, size
from veillee.games.rest_in_peace.rules.houses import castles_in, manors_in
from veillee.games.rest_in_peace.rules.kinds import Move
from veillee.games.rest_in_peace.rules.legal import actions
from veillee.games.rest_in_peace.rules.mediums.names import PLAYING_DEAD, TRUCE, WEDDING
from veillee.games.rest_in_peace.rules.moves import (
    END,
    KEEP_NONE,
    PLAY_GHOST,
    PLAY_MEDIUM,
    STUMBLE,
    TENTH_NONE,
    keep_move,
    kind_of,
    medium_in,
    tenth_move,
)
from veillee.games.rest_in_peace.rules.position import KEEP, PLAY, TENTH, Position
from veillee.games.rest_in_peace.rules.state import State

_MEDIUM_COST = 2  # what a Medium is worth to its owner, in points of Ghosts
_TO_BE_SURE = 2  # a child plays another card rather than lead by so little


def greedy_action(state: State, hasty: bool) -> int:
    """Return the move of a family to act that looks no further than this round."""
    found = actions(state)
    if len(found) == 1:
        return found[0]
    if state.mode == PLAY:
        return _play(state, found, hasty)
    if state.mode == TENTH:
        return _place(found, hasty)
    if state.mode == KEEP:
        return _keep(found)
    return _best_lead(state, found)


def _play(state: State, found: list[int], hasty: bool) -> int:
    seat = state.turn
    if STUMBLE in found:
        return int(STUMBLE)
    lead = total(state, seat) - total(state, 1 - seat)
    if lead > (_TO_BE_SURE if hasty else 0) and END in found:
        return int(END)
    cards = [action for action in found if action != END and not gives_up(action)]
    if hasty:
        cards = [action for action in cards if kind_of(action) == PLAY_GHOST] or cards
    if not cards or (not hasty and _too_dear(state, 1 - lead) and END in found):
        return int(END) if END in found else found[0]
    if hasty:
        return _best_lead(state, cards)
    chosen = -1
    cheapest = 1000
    for action in cards:
        if lead_after(state, action) > 0 and _cost(action) < cheapest:
            cheapest = _cost(action)
            chosen = action
    return chosen if chosen >= 0 else _best_lead(state, cards)


def _too_dear(state: Position, missing: i64) -> bool:
    """Tell whether taking the lead would cost more than this round's Houses are worth."""
    own = state.side(state.turn)
    other = state.side(1 - state.turn)
    manors, castles = manors_in(state.houses_here()), castles_in(state.houses_here())
    if own.manors + manors >= state.numbers.manors_to_win or own.castles + castles >= state.numbers.castles_to_win:
        return False
    if manors > 0 and other.manors + manors >= state.numbers.manors_to_win:
        return False
    if castles > 0 and other.castles + castles >= state.numbers.castles_to_win:
        return False
    worth = 2 * manors + 3 * castles + size(own.hand) // 4
    return missing > worth


def _cost(action: Move) -> int:
    return int(action) if kind_of(action) == PLAY_GHOST else _MEDIUM_COST


def gives_up(action: Move) -> bool:
    """Tell whether a Medium ends the round for its owner."""
    if kind_of(action) != PLAY_MEDIUM:
        return False
    medium = medium_in(action)
    return medium == PLAYING_DEAD or medium == TRUCE


def lead_after(state: State, action: int) -> int:
    """Return by how much the family to act leads after a move."""
    after = state.copy()
    seat = after.turn
    after.act(action)
    return int(total(after, seat) - total(after, 1 - seat))


def _best_lead(state: State, found: list[int]) -> int:
    best = -1000
    chosen = found[0]
    for action in found:
        lead = lead_after(state, action)
        if lead > best:
            best = lead
            chosen = action
    return chosen


def _place(found: list[int], hasty: bool) -> int:
    """Hide the weakest card in haste, else a strong one: 7, or the best Ghost."""
    ghosts = [move for move in (int(tenth_move(value)) for value in VALUES) if move in found]
    if hasty:
        return ghosts[0] if ghosts else int(TENTH_NONE)
    wedding = int(tenth_move(medium_card(WEDDING)))
    if wedding in found:
        return wedding
    return ghosts[-1] if ghosts else int(TENTH_NONE)


def _keep(found: list[int]) -> int:
    """Keep the best Ghost."""
    ghosts = [move for move in (int(keep_move(value)) for value in VALUES) if move in found]
    return ghosts[-1] if ghosts else int(KEEP_NONE)
