"""Riddles of Rest in Peace: the card that wins the round, the card that wins the game.

The master plays every answer on, on both sides, in the same guesses at what lies hidden.
"""

from typing import Final

from librt.strings import BytesWriter

from veillee.core import CHANCE, NOBODY, Game, GameState
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.bot.master import master
from veillee.games.rest_in_peace.notation import parse_family, words
from veillee.games.rest_in_peace.rules.houses import taken_by, taken_round
from veillee.games.rest_in_peace.rules.moves import END
from veillee.games.rest_in_peace.rules.position import PLAY, TENTH_ROUND
from veillee.games.rest_in_peace.rules.state import State
from veillee.lab.riddles.riddler import Riddler

ROUND, GAME = "round", "game"
_WORLDS: Final = {ROUND: 320, GAME: 240}
_GLANCE: Final = 16  # worlds that tell whether a position is worth a closer look
_NEAR: Final = 0.6  # of the margin: how clear a glance must be
_LATE: Final = 7  # rounds from which on the end of the game is near enough to be asked for
_LEAST: Final = {ROUND: 0.5, GAME: 0.35}  # what the best answer is worth at least
_MOVES: Final = (3, 14)
_CLOSER: Final = 5  # answers that are looked at closely
_LEARNT: Final = 3  # the level that plays by what self-play taught it
_THOUGHTS: Final = {4: 2, 5: 120}  # how many guesses at what lies hidden the levels above make, where a House is wanted
_SELDOM: Final = 4  # one such question in so many: to end one's turn is the answer all the time
_SEEDS: Final = 1 << 30


class RestInPeaceRiddler(Riddler):
    """Questions about a family's next card; the values are shares of the guesses in which it is won."""

    players = ("level:4", "level:3")
    options = ({}, {"levels": [0, 1]}, {"levels": [0]})
    kinds = {GAME: 0.12, ROUND: 0.2}
    counts = False

    def answers(self, state: GameState, seat: int, kind: str, rng: Rng) -> list[str]:
        assert isinstance(state, State)
        moves = state.legal(seat)
        fewest, most = _MOVES
        if state.mode != PLAY or not fewest <= len(moves) <= most:
            return []
        if state.round < _LATE if kind == GAME else state.round == TENTH_ROUND:
            return []
        values = _shares(state, seat, kind, moves, _GLANCE, rng)
        best = sorted(values, reverse=True)
        if best[0] - best[1] < _NEAR * self.kinds[kind] or not self.worth_asking(kind, best):
            return []
        order = sorted(range(len(moves)), key=lambda index: -values[index])
        if moves[order[0]] == words(END) and rng.below(_SELDOM):
            return []
        return [moves[index] for index in order[:_CLOSER]]

    def judge(self, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> list[float]:
        assert isinstance(state, State)
        return _shares(state, seat, kind, answers, _WORLDS[kind], rng)

    def worth_asking(self, kind: str, values: list[float]) -> bool:
        return values[0] >= _LEAST[kind]

    def solve(
        self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], level: int, rng: Rng
    ) -> str:
        if kind == GAME or level < _LEARNT:
            return super().solve(game, state, seat, kind, answers, level, rng)
        assert isinstance(state, State)
        # A learnt bot may let a House go; here it wants it, and a higher level thinks of more that may lie hidden.
        if level == _LEARNT:
            actions = [parse_family(answer) for answer in answers]
            shares = master().chances(Perspective(state, seat).observation(), actions)
        else:
            shares = _shares(state, seat, kind, answers, _THOUGHTS[level], rng)
        return answers[shares.index(max(shares))]

    def is_common(self, kind: str, answer: str) -> bool:
        return answer == words(END)


def _shares(state: State, seat: int, kind: str, answers: list[str], worlds: int, rng: Rng) -> list[float]:
    """Return in which share of the worlds each answer takes the House of this round, or wins the game."""
    perspective = Perspective(state, seat)
    samples = [perspective.sample(rng) for _ in range(worlds)]
    duels: list[State] = []
    for answer in answers:
        action = parse_family(answer)
        for sample in samples:
            duel = sample.copy()
            assert isinstance(duel, State)
            duel.act(action)
            duels.append(duel)
    last = int(state.round) if kind == ROUND else int(TENTH_ROUND)
    _play_on(duels, last, rng)
    won = [_took(duel, last, seat) if kind == ROUND else (1.0 + duel.returns()[seat]) / 2.0 for duel in duels]
    return [sum(won[start : start + worlds]) / worlds for start in range(0, len(won), worlds)]


def _play_on(duels: list[State], last: int, rng: Rng) -> None:
    """Play duels with the network on both sides, all at once, until a round is over."""
    running = duels
    while True:
        observations = BytesWriter()
        deciding: list[State] = []
        choices: list[list[int]] = []
        for duel in running:
            actions = _next_choice(duel, last, rng)
            if actions:
                duel.observe(duel.actor(), observations)
                deciding.append(duel)
                choices.append(actions)
        if not deciding:
            return
        for duel, action in zip(deciding, master().draw(observations.getvalue(), choices, int(rng.below(_SEEDS)))):
            duel.act(action)
        running = deciding


def _next_choice(duel: State, last: int, rng: Rng) -> list[int]:
    """Go on to the next real choice and return its actions; none when the round or the duel is over."""
    while duel.round <= last and not _is_taken(duel, last):
        actor = duel.actor()
        if actor == NOBODY:
            return []
        actions = [duel.chance(rng)] if actor == CHANCE else duel.actions()
        if len(actions) > 1:
            return actions
        duel.act(actions[0])
    return []


def _is_taken(duel: State, round_number: int) -> bool:
    return round_number < TENTH_ROUND and any(taken_round(entry) == round_number for entry in duel.taken)


def _took(duel: State, round_number: int, seat: int) -> float:
    return float(any(taken_round(entry) == round_number and taken_by(entry) == seat for entry in duel.taken))
