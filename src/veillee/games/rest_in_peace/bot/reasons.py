"""Why a move is good, from what the family on turn knows: the rows, the Houses and its own cards."""

from typing import Final

from mypy_extensions import i64

from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.rules.cards import held_in, is_ghost, medium_of
from veillee.games.rest_in_peace.rules.flow.totals import card_counts, total
from veillee.games.rest_in_peace.rules.ghosts import HIGHEST, count, values
from veillee.games.rest_in_peace.rules.houses import castles_in, manors_in
from veillee.games.rest_in_peace.rules.kinds import Medium, Move, Option, Seat, Value
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, chosen_card
from veillee.games.rest_in_peace.rules.mediums.lasting import playable_ghosts, takes_medium
from veillee.games.rest_in_peace.rules.mediums.names import (
    BEGONE,
    BRAVER_IN_PAIRS,
    HANDS_OFF,
    I_SHALL_RETURN,
    ME_AGAIN,
    NEVER_SEEN_AGAIN,
    PLAYING_DEAD,
    SEE_YOU_AT_THE_END,
    SHOW_YOURSELF,
    SPECTRES_ONLY,
    SWAPPED_HOUSES,
    TRIPPING,
    TRUCE,
    WEDDING,
)
from veillee.games.rest_in_peace.rules.moves import (
    END_TURN,
    KEEP_CARD,
    KEEP_NONE,
    PLAY_GHOST,
    PLAY_MEDIUM,
    RESOLVE_MEDIUM,
    STUMBLE,
    TENTH_NONE,
    card_in,
    choice_in,
    kind_of,
    medium_in,
    medium_move,
)
from veillee.games.rest_in_peace.rules.position import OVER
from veillee.games.rest_in_peace.rules.state import State

_STRONG: Final = 4
# Mediums whose worth is not in the totals.
_TELLS: Final = (
    *(HANDS_OFF, SHOW_YOURSELF, TRIPPING, BRAVER_IN_PAIRS, ME_AGAIN, I_SHALL_RETURN),
    *(SEE_YOU_AT_THE_END, SPECTRES_ONLY, NEVER_SEEN_AGAIN, SWAPPED_HOUSES),
)


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why the family should make a move; None where nothing but the chances speaks for it."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    action: i64 = world.parse(perspective.seat, move)
    kind = kind_of(action)
    if kind == RESOLVE_MEDIUM:
        return _resolve(world, perspective.seat, action)
    if kind == PLAY_MEDIUM:
        return _medium(world, perspective.seat, medium_in(action), choice_in(action))
    if kind == END_TURN:
        return _end(world, perspective.seat)
    if kind == PLAY_GHOST:
        return _ghost(world, perspective.seat, action)
    if kind == KEEP_CARD:
        return _keep(action)
    return Reason("stumble") if action == STUMBLE else _tenth(action)


# Ghosts


def _ghost(world: State, seat: Seat, value: Value) -> Reason:
    mine, theirs = total(world, seat), total(world, 1 - seat)
    after = mine + _adds(world, seat, value)
    params: dict[str, int | str] = {"value": int(value), "mine": int(after), "theirs": int(theirs)}
    if after > theirs and mine <= theirs:
        decisive = _decisive(world, seat)
        if decisive:
            return Reason(f"wins-{decisive}", params)
        threat = _decisive(world, 1 - seat)
        if threat:
            return Reason(f"saves-{threat}", params)
        return Reason("smallest" if value == _smallest(world, seat) else "lead", params)
    if mine > theirs:
        return Reason("further", params)
    return Reason("together" if after + _rest(world, seat, value) > theirs else "bluff", params)


def _adds(world: State, seat: Seat, value: Value) -> i64:
    return card_counts(value, world.side(seat), world.side(1 - seat), world.flat())


def _smallest(world: State, seat: Seat) -> i64:
    """Return the smallest Ghost in hand that takes the lead, 0 for none."""
    missing = total(world, 1 - seat) - total(world, seat)
    hand = playable_ghosts(world, seat)
    value: i64 = 1
    while value <= HIGHEST:
        if count(hand, value) and _adds(world, seat, value) > missing:
            return value
        value += 1
    return 0


def _rest(world: State, seat: Seat, but: i64) -> i64:
    """Return what the Ghosts in hand, but one, would add."""
    points: i64 = -_adds(world, seat, but) if but else 0
    for value in values(playable_ghosts(world, seat)):
        points += _adds(world, seat, value)
    return points


def _decisive(world: State, seat: Seat) -> str:
    """Return `manor` or `castle` when the present House(s) would win the game for a family (RIP-E1)."""
    side = world.side(seat)
    manors, castles = manors_in(world.houses_here()), castles_in(world.houses_here())
    if castles and side.castles + castles >= world.numbers.castles_to_win:
        return "castle"
    return "manor" if manors and side.manors + manors >= world.numbers.manors_to_win else ""


# The end of a turn


def _end(world: State, seat: Seat) -> Reason:
    mine, theirs = total(world, seat), total(world, 1 - seat)
    params: dict[str, int | str] = {"mine": int(mine), "theirs": int(theirs)}
    if mine > theirs:
        return Reason("leads", params)
    if world.is_tenth():
        return Reason("give-up", params)
    takes = not takes_medium(world, 1 - seat)
    params["medium"] = world.line[world.round - 1]
    params["house"] = _house(world)
    if mine + _rest(world, seat, 0) <= theirs:
        return Reason("out-of-reach-medium" if takes else "out-of-reach", params)
    return Reason("give-up-medium" if takes else "give-up", params)


def _house(world: State) -> str:
    manors, castles = manors_in(world.houses_here()), castles_in(world.houses_here())
    if manors + castles > 1:
        return "several"
    return "castle" if castles else "manor" if manors else "none"


# Mediums


def _medium(world: State, seat: Seat, medium: Medium, choice: Option) -> Reason | None:
    params: dict[str, int | str] = {"medium": int(medium), "house": _house(world)}
    if world.flat():
        return Reason("bare", params)
    if medium == TRUCE:
        return Reason("truce", params)
    if medium == PLAYING_DEAD:
        return Reason("plays-dead", params)
    before, theirs = total(world, seat), total(world, 1 - seat)
    after = world.copy()
    after.act(int(medium_move(medium, choice)))
    params["mine"] = int(total(after, seat))
    params["theirs"] = int(total(after, 1 - seat))
    if medium == BEGONE and choice != BARE:
        card = chosen_card(choice)
        params["card"] = int(held_in(card) if is_ghost(card) else medium_of(card))
        return Reason("removes-ghost" if is_ghost(card) else "removes-medium", params)
    gain = total(after, seat) - total(after, 1 - seat)
    if before <= theirs and gain > 0:
        return Reason("medium-leads", params)
    if medium in _TELLS:
        return Reason("medium-tells", params)
    if gain > before - theirs:
        params["gain"] = int(gain - before + theirs)
        return Reason("medium-gains", params)
    return None


def _resolve(world: State, seat: Seat, action: Move) -> Reason | None:
    after = world.copy()
    after.act(int(action))
    if after.mode == OVER:
        return Reason("tenth-won") if after.winner == seat else None
    mine, theirs = total(after, seat), total(after, 1 - seat)
    params: dict[str, int | str] = {"mine": int(mine), "theirs": int(theirs)}
    return Reason("tenth-stands" if mine > theirs else "tenth-nearer", params)


# Round 10 and the card that stays


def _tenth(action: Move) -> Reason:
    if action == TENTH_NONE:
        return Reason("tenth-none")
    card = card_in(action)
    if is_ghost(card):
        return Reason("tenth-strong" if card >= _STRONG else "tenth-small", {"value": int(card)})
    medium = medium_of(card)
    return Reason("tenth-seven" if medium == WEDDING else "tenth-medium", {"medium": int(medium)})


def _keep(action: Move) -> Reason:
    if action == KEEP_NONE:
        return Reason("keep-none")
    card = card_in(action)
    if is_ghost(card):
        return Reason("keep-ghost", {"value": int(card)})
    return Reason("keep-medium", {"medium": int(medium_of(card))})
