"""The last turns of two detectives who know how much the other knows: solved exactly, by the real rules.

All actions lie open, the last detective left wins (LAB-E3), and a game that reaches its last turn is a draw (LAB-E4),
so nothing is cut off. Points are those of the lab: 1 for the winner, a half each for a draw.

What a detective has not found out yet is even to it: every pair that is left is as likely. Whichever of them is true,
the same looks tell it, and a guess that is drawn by lot cannot be foreseen; so nobody gains by playing differently in
one world than in another, and the points below are those of best play on both sides. Only a question leaves something
that one of them does not know: what the asker was shown. The other has to answer all of these cases with one move.
"""

from typing import Final, TypeAlias

from veillee.games.labystere.bot.arrival import Aim
from veillee.games.labystere.rules import cards, moves, stages
from veillee.games.labystere.rules.cards import HOW_MANY, OF_A_KIND, PLACES, SUSPECTS, only_of
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.grid.stacks import kind_of
from veillee.games.labystere.rules.legal import exchanges
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State

Lottery: TypeAlias = list[tuple[float, State]]
"""Positions that the detective on turn cannot tell apart, each with its odds; they look the same to it."""

DRAW: Final = 0.5
ELSEWHERE: Final = -1
_AGAIN_ROUNDS: Final = 12  # rolls in one turn: few of them lead from play again to play again


def chance_of(state: State, seat: int) -> float:
    """Return how likely a detective declares rightly: it may as well guess among all that is left."""
    aside = state.sides[seat].aside
    suspects = OF_A_KIND - HOW_MANY[only_of(SUSPECTS, aside)]
    places = 1 if state.sides[seat].flag_seen else OF_A_KIND - HOW_MANY[only_of(PLACES, aside)]
    return 1.0 / float(suspects * places)


def points(state: State) -> float:
    """Return the points of the detective on turn with best play on both sides, before it decides or rolls."""
    return _points([(1.0, state)])


def points_after(state: State, action: int) -> float:
    """Return the points of the detective on turn after one of its moves."""
    return _after([(1.0, state)], action)


def _points(lottery: Lottery) -> float:
    state = lottery[0][1]
    if state.stage == stages.ROLL:
        rolled = _before_roll(lottery)
        return max(rolled, chance_of(state, int(state.turn))) if state.on_finish() else rolled
    if state.stage == stages.CHOOSE:
        best = _best_exchange(lottery)
        return max([best, *(_after(lottery, moves.go(square)) for square in squares_in(state.goals()))])
    return max(_after(lottery, action) for action in _worth_trying(state))


def _worth_trying(state: State) -> list[int]:
    """Return the moves of a small stage; all declarations are the same."""
    every = state.actions()
    return every[:2] if state.stage == stages.DECLARE else every


def _before_roll(lottery: Lottery) -> float:
    """Return the points before a roll; play again leads to other rolls of the same turn, and perhaps back."""
    state = lottery[0][1]
    seat = int(state.turn)
    if is_last(state):
        return _last_points(lottery, seat, Aim(state, seat).chance())
    rolls: dict[int, list[tuple[float, list[int]]]] = {}
    waiting = {int(state.sides[seat].pawn): lottery}
    here = next(iter(waiting))
    arrived: dict[int, float] = {}
    while waiting:
        pawn, before = waiting.popitem()
        rolls[pawn] = []
        exchanged = _best_exchange(before)
        for roll in state.numbers.rolls:
            rolled = _acted(before, moves.encode(moves.ROLL, 0), roll)
            best = exchanged
            again: list[int] = []
            for square in squares_in(rolled[0][1].goals()):
                if state.plains >> square & 1 and kind_of(state.stacks[square]) == cards.AGAIN:
                    again.append(square)
                    if square not in rolls and square not in waiting:
                        waiting[square] = _acted(rolled, moves.go(square))
                    continue
                kind = _arrival_kind(state, square)
                if kind not in arrived:
                    arrived[kind] = _after(rolled, moves.go(square))
                best = max(best, arrived[kind])
            rolls[pawn].append((best, again))
    worth = dict.fromkeys(rolls, 0.0)
    for _ in range(_AGAIN_ROUNDS):
        worth = {
            pawn: sum(max([best, *(worth[square] for square in again)]) for best, again in ends) / len(ends)
            for pawn, ends in rolls.items()
        }
    return worth[here]


def _arrival_kind(state: State, square: int) -> int:
    """Return the same number for squares that are as good as one another: most are to one who has its last turn."""
    if state.turns < LAST_TURN - 2 or square == state.finish:
        return square
    action = kind_of(state.stacks[square])
    if state.plains >> square & 1 and action in (cards.GO_FINISH, cards.TRADE):
        return square
    return ELSEWHERE


def _best_exchange(lottery: Lottery) -> float:
    state = lottery[0][1]
    if is_last(state):
        return DRAW
    if state.turns < LAST_TURN - 2:
        return max((_after(lottery, action) for action in exchanges(state)), default=0.0)
    other = 1 - int(state.turn)
    aim = Aim(state, other)
    least = 1.0
    for action in exchanges(state):
        if least == 0.0:
            break
        least = min(least, aim.chance_after(*moves.swapped(moves.decode(action)[1])))
    return 1.0 - _last_points(lottery, other, least)


def _acted(lottery: Lottery, *actions: int) -> Lottery:
    after: Lottery = []
    for odds, state in lottery:
        copy = state.copy()
        for action in actions:
            copy.act(action)
        after.append((odds, copy))
    return after


def _after(lottery: Lottery, action: int) -> float:
    """Return the points of whoever makes a move."""
    state = lottery[0][1]
    mover = state.turn
    kind, argument = moves.decode(action)
    if kind == moves.DECLARE:
        return chance_of(state, int(mover))
    if kind == moves.ROLL:
        return _before_roll(lottery)
    if kind == moves.SWAP and state.turns == LAST_TURN - 2:
        other = 1 - int(mover)
        return 1.0 - _last_points(lottery, other, Aim(state, other).chance_after(*moves.swapped(argument)))
    after = _acted(lottery, action)
    reached = after[0][1]
    if reached.stage == stages.SHOW:
        after = _shown(after)
        reached = after[0][1]
    if reached.stage == stages.OVER:
        return DRAW
    if reached.turn == mover:
        return _points(after)
    if is_last(reached):
        return 1.0 - _last_points(after, int(reached.turn), Aim(reached, int(reached.turn)).chance())
    if len(after) > 1 and _is_asker(after):
        return 1.0 - sum(odds * _points([(1.0, state)]) for odds, state in after)
    return 1.0 - _points(after)


def _is_asker(lottery: Lottery) -> bool:
    """Tell whether the detective on turn is the one who was shown something, and so knows which case it is."""
    seat = int(lottery[0][1].turn)
    return len({state.sides[seat].aside for _, state in lottery}) > 1


def _shown(lottery: Lottery) -> Lottery:
    after: Lottery = []
    for odds, state in lottery:
        cards_shown, _ = state.chances()
        for card in cards_shown:
            copy = state.copy()
            copy.act(card)
            after.append((odds / len(cards_shown), copy))
    return after


# The last turn


def is_last(state: State) -> bool:
    """Tell whether the turn is the last of the game."""
    return bool(state.turns == LAST_TURN - 1)


def _last_points(lottery: Lottery, seat: int, arrives: float) -> float:
    """Return the points of a detective before its roll in the last turn: a draw, or a sure case brought to Finish."""
    sure = sum(odds for odds, state in lottery if chance_of(state, seat) > DRAW)
    return DRAW + (1.0 - DRAW) * sure * arrives
