"""Riddles of Labystère: who did it and where, and which walk tells most. Both are counted exactly."""

from typing import Final

from veillee.core import Game, GameState
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng
from veillee.games.labystere.bot.levels import LEVELS
from veillee.games.labystere.knowledge.odds import Odds, exact_odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import moves, stages
from veillee.games.labystere.rules.cards import OF_A_KIND, PAIR_COUNT, pair_of, place_of, suspect_of
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.study.telling import Telling
from veillee.lab.riddles.riddler import Riddler

WHO, WALK = "who", "walk"
_FEWEST_WALKS: Final = 3
_SELDOM: Final = 16  # one such question in so many: they are easy, and come up all the time
_SHARED: Final = 3  # wrong answers to a plain question, each half right


class LabystereRiddler(Riddler):
    """Questions about what a detective can know."""

    players = ("level:5", "level:4")
    options = ({"players": 3}, {"players": 4}, {"players": 2})
    kinds = {WHO: 0.99, WALK: 0.1}
    clues = {WHO: ("look-witness", "look-place", "ask", "show", "found-nothing")}

    def answers(self, state: GameState, seat: int, kind: str, rng: Rng) -> list[str]:
        assert isinstance(state, State)
        belief = state.belief(seat)
        if not belief.possible() or belief.memory.wrong:
            return []
        solved = exact_odds(state, seat, belief).solved()
        if kind == WHO:
            return _pairs(state, seat, rng) if solved and state.stage == stages.ROLL else []
        if solved or state.stage != stages.CHOOSE:
            return []
        walks = [move for move in state.legal(seat) if move.startswith("go ")]
        return walks if len(walks) >= _FEWEST_WALKS else []

    def judge(self, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> list[float]:
        assert isinstance(state, State)
        belief = state.belief(seat)
        arguments = [int(moves.decode(parse_move(seat, answer))[1]) for answer in answers]
        if kind == WHO:
            pairs = belief.odds()
            return [pairs[pair] for pair in arguments]
        telling = Telling(state, seat, belief)
        return [telling.at(square) for square in arguments]

    def solve(
        self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], level: int, rng: Rng
    ) -> str:
        if kind == WALK:
            return super().solve(game, state, seat, kind, answers, level, rng)
        assert isinstance(state, State)
        # Lower levels count only their own cards, and have to guess where those do not tell.
        deduces = LEVELS[level - 1].deduces
        odds = exact_odds(state, seat, state.belief(seat)) if deduces else plain_odds(state, seat)
        return format_move(moves.encode(moves.DECLARE, odds.pair)) if odds.solved() else ""

    def scene(self, state: GameState, seat: int, kind: str, answer: str, best: bool) -> list[tuple[int, str]]:
        return [(seat, answer)] if kind == WALK else []

    def reason(self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> Reason | None:
        if kind == WALK:
            return super().reason(game, state, seat, kind, answers, rng)
        assert isinstance(state, State)
        _, suspect, place = answers[0].split(" ")
        count = _open_pairs(plain_odds(state, seat))
        if len(count) == 1:
            return Reason("riddle-cards", {"suspect": suspect, "place": place})
        return Reason("riddle-deduced", {"count": len(count), "suspect": suspect, "place": place})


def _open_pairs(odds: Odds) -> list[int]:
    """Return the pairs that are possible."""
    return [
        pair for pair in range(PAIR_COUNT) if odds.culprit[suspect_of(pair)] > 0.0 and odds.flag[place_of(pair)] > 0.0
    ]


def _pairs(state: State, seat: int, rng: Rng) -> list[str]:
    """Return the pairs that one's own cards leave open; where they leave one, some half right, now and then."""
    odds = plain_odds(state, seat)
    pairs = _open_pairs(odds)
    if len(pairs) == 1 and rng.below(_SELDOM):
        return []
    if len(pairs) == 1:
        suspect, place = suspect_of(odds.pair), place_of(odds.pair)
        others = [pair_of(suspect, (place + step) % OF_A_KIND) for step in range(1, OF_A_KIND)]
        others += [pair_of((suspect + step) % OF_A_KIND, place) for step in range(1, OF_A_KIND)]
        pairs += others[1 : 1 + _SHARED]
    return [format_move(moves.encode(moves.DECLARE, pair)) for pair in pairs]
