"""Why a move is good, from what the family on turn knows: the rows, the Houses and its own cards."""

from typing import Final

from mypy_extensions import i64

from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.rules.cards import count, values
from veillee.games.rest_in_peace.rules.flow.rounds import playable_ghosts
from veillee.games.rest_in_peace.rules.mediums.choices import card_chosen
from veillee.games.rest_in_peace.rules.moves import (
    END,
    KEEP_MEDIUM,
    KEEP_NONE,
    MEDIUM,
    RESOLVE_MEDIUM,
    STUMBLE_MOVE,
    TENTH_MEDIUM,
    TENTH_NONE,
)
from veillee.games.rest_in_peace.rules.position import OVER
from veillee.games.rest_in_peace.rules.state import State
from veillee.games.rest_in_peace.rules.totals import card_counts, total

_STRONG: Final = 4
_TELLS: Final = (1, 3, 6, 14, 15, 18, 20, 24, 25, 28)  # Mediums whose worth is not in the totals


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why the family should make a move; None where nothing but the chances speaks for it."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    action: i64 = world.parse(perspective.seat, move)
    if action >= RESOLVE_MEDIUM:
        return _resolve(world, perspective.seat, action)
    if action >= MEDIUM:
        return _medium(world, perspective.seat, (action - MEDIUM) >> 6, (action - MEDIUM) & 63)
    if action == END:
        return _end(world, perspective.seat)
    if action == STUMBLE_MOVE:
        return Reason("stumble")
    if action < STUMBLE_MOVE:
        return _ghost(world, perspective.seat, action)
    if action >= KEEP_MEDIUM or KEEP_NONE <= action < TENTH_MEDIUM:
        return _keep(action)
    return _tenth(world, action)


# Ghosts


def _ghost(world: State, seat: i64, value: i64) -> Reason:
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


def _adds(world: State, seat: i64, value: i64) -> i64:
    return card_counts(value, world.side(seat), world.side(1 - seat), world.flat())


def _smallest(world: State, seat: i64) -> i64:
    """Return the smallest Ghost in hand that takes the lead, 0 for none."""
    missing = total(world, 1 - seat) - total(world, seat)
    hand = playable_ghosts(world, seat)
    value: i64 = 1
    while value <= 6:
        if count(hand, value) and _adds(world, seat, value) > missing:
            return value
        value += 1
    return 0


def _rest(world: State, seat: i64, but: i64) -> i64:
    """Return what the Ghosts in hand, but one, would add."""
    points: i64 = -_adds(world, seat, but) if but else 0
    for value in values(playable_ghosts(world, seat)):
        points += _adds(world, seat, value)
    return points


def _decisive(world: State, seat: i64) -> str:
    """Return `manor` or `castle` when the present House(s) would win the game for a family (RIP-E1)."""
    side = world.side(seat)
    here = world.houses[world.round - 1]
    if here >> 3 and side.castles + (here >> 3) >= 3:
        return "castle"
    return "manor" if here & 7 and side.manors + (here & 7) >= 4 else ""


# The end of a turn


def _end(world: State, seat: i64) -> Reason:
    mine, theirs = total(world, seat), total(world, 1 - seat)
    params: dict[str, int | str] = {"mine": int(mine), "theirs": int(theirs)}
    if mine > theirs:
        return Reason("leads", params)
    if world.round == 10:
        return Reason("give-up", params)
    takes = not world.in_force(1 - seat, 1)
    params["medium"] = world.line[world.round - 1]
    params["house"] = _house(world)
    if mine + _rest(world, seat, 0) <= theirs:
        return Reason("out-of-reach-medium" if takes else "out-of-reach", params)
    return Reason("give-up-medium" if takes else "give-up", params)


def _house(world: State) -> str:
    here = world.houses[world.round - 1]
    if (here >> 3) + (here & 7) > 1:
        return "several"
    return "castle" if here >> 3 else "manor" if here else "none"


# Mediums


def _medium(world: State, seat: i64, medium: i64, choice: i64) -> Reason | None:
    params: dict[str, int | str] = {"medium": int(medium), "house": _house(world)}
    if world.flat():
        return Reason("bare", params)
    if medium == 27 or medium == 22:
        return Reason("truce" if medium == 27 else "plays-dead", params)
    before, theirs = total(world, seat), total(world, 1 - seat)
    after = world.copy()
    after.act(int(MEDIUM + (medium << 6) + choice))
    params["mine"] = int(total(after, seat))
    params["theirs"] = int(total(after, 1 - seat))
    if medium == 11 and choice:
        card = card_chosen(choice)
        params["card"] = int(card >> 6 if card >= 64 else card)
        return Reason("removes-medium" if card >= 64 else "removes-ghost", params)
    gain = total(after, seat) - total(after, 1 - seat)
    if before <= theirs and gain > 0:
        return Reason("medium-leads", params)
    if medium in _TELLS:
        return Reason("medium-tells", params)
    if gain > before - theirs:
        params["gain"] = int(gain - before + theirs)
        return Reason("medium-gains", params)
    return None


def _resolve(world: State, seat: i64, action: i64) -> Reason | None:
    after = world.copy()
    after.act(int(action))
    if after.mode == OVER:
        return Reason("tenth-won") if after.winner == seat else None
    mine, theirs = total(after, seat), total(after, 1 - seat)
    params: dict[str, int | str] = {"mine": int(mine), "theirs": int(theirs)}
    return Reason("tenth-stands" if mine > theirs else "tenth-nearer", params)


# Round 10 and the card that stays


def _tenth(world: State, action: i64) -> Reason:
    if action == TENTH_NONE:
        return Reason("tenth-none")
    if action < KEEP_NONE:
        value = action - TENTH_NONE
        return Reason("tenth-strong" if value >= _STRONG else "tenth-small", {"value": int(value)})
    medium = action - TENTH_MEDIUM
    return Reason("tenth-seven" if medium == 7 else "tenth-medium", {"medium": int(medium)})


def _keep(action: i64) -> Reason:
    if action == KEEP_NONE:
        return Reason("keep-none")
    if action >= KEEP_MEDIUM:
        return Reason("keep-medium", {"medium": int(action - KEEP_MEDIUM)})
    return Reason("keep-ghost", {"value": int(action - KEEP_NONE)})
