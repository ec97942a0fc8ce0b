"""Families that live for the moment: a hasty child, and a thrifty one that counts what a round costs."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import size
from veillee.games.rest_in_peace.rules.legal import actions
from veillee.games.rest_in_peace.rules.moves import (
    END,
    KEEP_MEDIUM,
    KEEP_NONE,
    MEDIUM,
    STUMBLE_MOVE,
    TENTH_MEDIUM,
    TENTH_NONE,
)
from veillee.games.rest_in_peace.rules.position import KEEP, PLAY, TENTH, Position
from veillee.games.rest_in_peace.rules.state import State
from veillee.games.rest_in_peace.rules.totals import total

_MEDIUM_COST = 2  # what a Medium is worth to its owner, in points of Ghosts
_TO_BE_SURE = 2  # a child plays another card rather than lead by so little
_ENDS_THE_ROUND = (22, 27)


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
    if STUMBLE_MOVE in found:
        return int(STUMBLE_MOVE)
    lead = total(state, seat) - total(state, 1 - seat)
    if lead > (_TO_BE_SURE if hasty else 0) and END in found:
        return int(END)
    cards = [action for action in found if action != END and not _gives_up(action)]
    if hasty:
        cards = [action for action in cards if action < STUMBLE_MOVE] or cards
    if not cards or (not hasty and _too_dear(state, 1 - lead) and END in found):
        return int(END) if END in found else found[0]
    if hasty:
        return _best_lead(state, cards)
    chosen = -1
    cheapest = 1000
    for action in cards:
        if _lead_after(state, action) > 0 and _cost(action) < cheapest:
            cheapest = _cost(action)
            chosen = action
    return chosen if chosen >= 0 else _best_lead(state, cards)


def _too_dear(state: Position, missing: i64) -> bool:
    """Tell whether taking the lead would cost more than this round's Houses are worth."""
    own = state.side(state.turn)
    other = state.side(1 - state.turn)
    tokens = state.houses[state.round - 1]
    manors, castles = tokens & 7, tokens >> 3
    decisive = own.manors + manors >= 4 or own.castles + castles >= 3
    threatened = (manors > 0 and other.manors + manors >= 4) or (castles > 0 and other.castles + castles >= 3)
    if decisive or threatened:
        return False
    worth = 2 * manors + 3 * castles + size(own.hand) // 4
    return missing > worth


def _cost(action: i64) -> int:
    return int(action) if action < STUMBLE_MOVE else _MEDIUM_COST


def _gives_up(action: i64) -> bool:
    return action >= MEDIUM and (action - MEDIUM) >> 6 in _ENDS_THE_ROUND


def _lead_after(state: State, action: int) -> int:
    after = state.copy()
    seat = after.turn
    after.act(action)
    return int(total(after, seat) - total(after, 1 - seat))


def _best_lead(state: State, found: list[int]) -> int:
    best = -1000
    chosen = found[0]
    for action in found:
        lead = _lead_after(state, action)
        if lead > best:
            best = lead
            chosen = action
    return chosen


def _place(found: list[int], hasty: bool) -> int:
    """Hide the weakest card in haste, else a strong one: 7, or the best Ghost."""
    ghosts = [action for action in found if TENTH_NONE < action < KEEP_NONE]
    if hasty:
        return min(ghosts) if ghosts else int(TENTH_NONE)
    if TENTH_MEDIUM + 7 in found:
        return int(TENTH_MEDIUM + 7)
    return max(ghosts) if ghosts else int(TENTH_NONE)


def _keep(found: list[int]) -> int:
    ghosts = [action for action in found if KEEP_NONE < action < KEEP_MEDIUM]
    return max(ghosts) if ghosts else int(KEEP_NONE)
