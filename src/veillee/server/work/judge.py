"""Analyse a finished game: what every decision was worth, and what would have been better."""

from typing import Final

from veillee.bots.teacher import Teacher
from veillee.core import CHANCE, FastRng, Game, GameState
from veillee.core.contract.perspective import OpenPerspective, Perspective
from veillee.core.contract.reaction_state import is_reaction
from veillee.core.reaction_words import alone, split
from veillee.server.work.base import Advice, AnalysisRequest, Better, Chances, Choice, FinishedGame, Judgement

LEAST_GAIN: Final = 0.05
_LEAST_GAIN_BY_CHANCE: Final = 0.1  # random games waver


def choices(game: Game, finished: FinishedGame) -> list[Choice]:
    """Return the decisions of a game in which there was something to choose."""
    state = game.new(game.read_options(finished.options))
    found: list[Choice] = []
    for made, (actor, move) in enumerate(finished.moves):
        if actor != CHANCE and (not state.enumerable(actor) or len(state.legal(actor)) > 1):
            found.append(Choice(game.id, made, state.to_bytes(), actor, move))
        state.apply(actor, move)
    return found


def judge(game: Game, request: AnalysisRequest) -> Judgement:
    """Return the chances around a decision."""
    state = game.from_bytes(request.choice.state)
    found = [_chances(game, eyes, state, request) for eyes in _eyes(state, request)]
    return Judgement(found[0], found[-1])


def improve(game: Game, request: AnalysisRequest) -> Better:
    """Return what would have been better: as far as could be known, and with all cards open."""
    state = game.from_bytes(request.choice.state)
    found = [_better(game, eyes, state, request) for eyes in _eyes(state, request)]
    return Better(found[0], found[-1])


def _eyes(state: GameState, request: AnalysisRequest) -> list[Perspective]:
    """Return the mover's perspective and, if something is hidden from the mover, one with all cards open."""
    seat = request.choice.seat
    rng = FastRng(request.seed)
    hidden = any(state.determinize(seat, rng).to_bytes() != request.choice.state for _ in range(3))
    known = Perspective(state, seat)
    return [known, OpenPerspective(state, seat)] if hidden else [known]


def _chances(game: Game, perspective: Perspective, state: GameState, request: AnalysisRequest) -> Chances:
    teacher = Teacher(game, request.games)
    move = _alone(state, request.choice.move)
    before = teacher.expect(perspective, FastRng(request.seed))
    return Chances(before, teacher.after(perspective, move, FastRng(request.seed)))


def _better(game: Game, perspective: Perspective, state: GameState, request: AnalysisRequest) -> Advice | None:
    teacher = Teacher(game, request.games)
    seat = request.choice.seat
    made = _alone(state, request.choice.move)
    move = _as_quick(state, teacher.choose(perspective, FastRng(request.seed)), made)
    if move == made or state.check(seat, move) is not None:
        return None
    # The same seed gives both moves the same worlds.
    instead = teacher.after(perspective, move, FastRng(request.seed))[seat]
    gain = instead - teacher.after(perspective, made, FastRng(request.seed))[seat]
    if gain < (LEAST_GAIN if teacher.knows_chances() else _LEAST_GAIN_BY_CHANCE):
        return None
    reason = teacher.explain(perspective, move, FastRng(request.seed))
    return Advice(move, reason.message_id, reason.params, gain)


def _alone(state: GameState, move: str) -> str:
    """Return a move as if no other touch had come with it."""
    return alone(move) if is_reaction(state, move) else move


def _as_quick(state: GameState, move: str, made: str) -> str:
    """Return a touch at the moment of the one that was made: only what was touched is compared."""
    moment = split(made)[1]
    if not is_reaction(state, move) or moment is None:
        return move
    return f"{split(move)[0]} at={moment}"
