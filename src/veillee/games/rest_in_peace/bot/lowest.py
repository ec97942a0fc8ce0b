"""Families that lay the lowest Ghost that suffices, and abandon a House that they cannot afford."""

from typing import Final

from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.greedy import gives_up, greedy_action, lead_after
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.ghosts import VALUES, values
from veillee.games.rest_in_peace.rules.legal import actions
from veillee.games.rest_in_peace.rules.moves import (
    END,
    PLAY_GHOST,
    PLAY_MEDIUM,
    STUMBLE,
    TENTH_NONE,
    kind_of,
    tenth_move,
)
from veillee.games.rest_in_peace.rules.position import PLAY, TENTH
from veillee.games.rest_in_peace.rules.state import State

_LATE: Final = 8  # the round from which on round 10 is thought of
_ALL: Final = 100  # per cent


class Habits:
    """How such a family plays.

    Of a hundred narrow leads it makes `doubts` safer with one more Ghost. It plays Mediums or saves them for ever, and
    lays on round 10 nothing (`""`), its `lowest` Ghost or its `highest`.
    """

    def __init__(self, doubts: int, mediums: bool, tenth: str) -> None:
        self.doubts: Final = doubts
        self.mediums: Final = mediums
        self.tenth: Final = tenth


THUMB: Final = Habits(0, False, "")
CHILD: Final = Habits(60, True, "lowest")
BEGINNER: Final = Habits(0, True, "highest")


def lowest_action(state: State, habits: Habits, rng: Rng) -> int:
    """Return the move of a family to act that looks no further than this round."""
    found = actions(state)
    if len(found) == 1:
        return found[0]
    if state.mode == PLAY:
        return _play(state, found, habits, rng)
    if state.mode == TENTH:
        return _place(state, found, habits)
    return greedy_action(state, False)


def _play(state: State, found: list[int], habits: Habits, rng: Rng) -> int:
    if STUMBLE in found:
        return int(STUMBLE)
    seat = state.turn
    lead = int(total(state, seat) - total(state, 1 - seat))
    ghosts = sorted([action for action in found if kind_of(action) == PLAY_GHOST])
    if lead > 0 and END in found:
        doubts = lead == 1 and ghosts and rng.below(_ALL) < habits.doubts
        return ghosts[0] if doubts else int(END)
    for action in ghosts:
        if lead_after(state, action) > 0:
            return action
    if habits.mediums:
        for action in found:
            if kind_of(action) == PLAY_MEDIUM and not gives_up(action) and lead_after(state, action) > 0:
                return action
    affordable = lead + sum([value for value in values(state.side(seat).hand) if value in ghosts]) > 0
    if ghosts and (affordable or END not in found):
        return ghosts[-1]
    return int(END) if END in found else found[0]


def _place(state: State, found: list[int], habits: Habits) -> int:
    ghosts = [move for move in (int(tenth_move(value)) for value in VALUES) if move in found]
    if not ghosts or not habits.tenth or state.round < _LATE:
        return int(TENTH_NONE) if TENTH_NONE in found else found[0]
    return ghosts[0] if habits.tenth == "lowest" else ghosts[-1]
