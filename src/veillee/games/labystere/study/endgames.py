"""Endgames for the judge: mazes and pawns of real games, three turns before the end, with few unknowns."""

from typing import Final

from veillee.core import CHANCE, FastRng, Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.labystere.game import GAME
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.effects.arrivals import look
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.grid.stacks import has_flag
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options

LENGTH: Final = 3  # turns
LEVEL: Final = 4  # plays the games that mazes and pawns are taken from
FIRST_TURN, TURNS_SPREAD = 6, 14  # of the real game whose maze and pawns are taken
SOLVED, A_SUSPECT, A_PLACE, BOTH = "nothing", "a suspect", "a place", "both"
LACKS: Final = (SOLVED, SOLVED, SOLVED, A_SUSPECT, A_PLACE, BOTH)
"""What a detective lacks, each as likely: one of two suspects, one of two places, or one of four pairs."""


def endgame(seed: int) -> State:
    """Return a position before a roll: the maze and the pawns of a game, all actions open, looks drawn by lot."""
    rng = FastRng(seed)
    state = _played(rng, FIRST_TURN + rng.below(TURNS_SPREAD))
    return with_few_unknowns(state, [LACKS[rng.below(len(LACKS))] for _ in state.sides], rng)


def _played(rng: Rng, turns: int) -> State:
    """Play a game until a turn begins; one that ends before is begun anew."""
    bot = GAME.bot()
    while True:
        state = GAME.new(Options(players=2, last_detective=True))
        while state.outcome() is None and (state.turns < turns or state.stage != stages.ROLL):
            seat = state.actor()
            if seat == CHANCE:
                state.act(state.chance(rng))
            else:
                state.apply(seat, bot.choose(Perspective(state, seat), LEVEL, rng))
        if state.outcome() is None:
            return state


def with_few_unknowns(state: State, lacks: list[str], rng: Rng) -> State:
    """Return a position of the last turns in which each detective has made all looks but those it lacks."""
    after = state.copy()
    after.enquiry = []
    after.turned = after.plains
    after.turns = LAST_TURN - LENGTH
    after.last_detective = True
    for side in after.sides:
        side.looked = side.aside = 0
        side.flag_seen = False
    witnesses = squares_in(after.witnesses)
    places = squares_in(after.places)
    empty = [square for square in places if not has_flag(after.stacks[square])]
    rng.shuffle(empty)
    mover = after.turn
    for seat, lack in enumerate(lacks):
        rng.shuffle(witnesses)
        after.turn = seat
        seen = witnesses[1:] if lack in (A_SUSPECT, BOTH) else witnesses
        # Whoever lacks a place has seen the same two: so everybody knows who knows where the flag is.
        seen = seen + (empty[:2] if lack in (A_PLACE, BOTH) else places)
        for square in seen:
            look(after, square)
    after.turn = mover
    return after
