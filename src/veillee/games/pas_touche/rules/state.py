"""A position with its rules: the contract over them."""

from typing import Final

from veillee.core import CHANCE, Event, Outcome, Refusal, Rng
from veillee.games.pas_touche.knowledge.determinize import guess, heard_move
from veillee.games.pas_touche.notation import read_chance, read_move
from veillee.games.pas_touche.rules import events as happened
from veillee.games.pas_touche.rules import legal
from veillee.games.pas_touche.rules.chance import apply_chance, chance_due, chance_outcomes, draw_chance
from veillee.games.pas_touche.rules.codec import CODEC
from veillee.games.pas_touche.rules.legal import READY, TOUCHING
from veillee.games.pas_touche.rules.moves import HAND, LEVEL, PASS, THROW, TOUCH, Move
from veillee.games.pas_touche.rules.numbers import BOX_NUMBERS, Numbers
from veillee.games.pas_touche.rules.position import UNSET, Player, Position, full_piles
from veillee.games.pas_touche.rules.refusals import refusal_of
from veillee.games.pas_touche.rules.track import travelled
from veillee.games.pas_touche.rules.verdict import NOBODY_RIGHT, SILENCE_MS, close, end_round, touch_of
from veillee.games.pas_touche.schema.view import View, build_view

# How long bots wait: between rounds people read the verdict and lay their hands down.
_BEFORE_A_THROW_MS: Final = 5_000
_BEFORE_A_CHOICE_MS: Final = 600


class State(Position):
    """A game of Pas Touche !."""

    # Who acts

    def actors(self) -> list[int]:
        return legal.actors_in(self)

    def phase(self) -> str:
        return legal.phase_of(self)

    # Moves in words

    def legal(self, seat: int) -> list[str]:
        return legal.legal_moves(self, seat)

    def random_move(self, seat: int, rng: Rng) -> str:
        return legal.random_move(self, seat, rng)

    def enumerable(self, seat: int) -> bool:
        return self.phase() != TOUCHING

    def check(self, actor: int, move: str) -> Refusal | None:
        return refusal_of(self, actor, move)

    def apply(self, actor: int, move: str) -> list[Event]:
        events: list[Event] = []
        if actor == CHANCE:
            drawn = read_chance(move)
            if drawn is not None:
                apply_chance(self, drawn, events)
            return events
        read = read_move(move)
        if read is not None:
            self._apply(actor, read, events)
        return events

    # Reaction rounds

    def reaction_open(self) -> bool:
        return self.phase() == TOUCHING and not chance_due(self)

    def is_reaction(self, move: str) -> bool:
        read = read_move(move)
        return read is not None and read.kind == TOUCH

    def ends_round(self, seat: int, move: str) -> bool:
        return legal.ends_round(self, seat, move)

    def time_limit_ms(self) -> int:
        # PT-T8
        return SILENCE_MS if self.reaction_open() else 0

    def keeps_time_limit(self, move: str) -> bool:
        # PT-T8: counted from the dice or the last touch, whoever gives up meanwhile
        return move == PASS

    def moves_on_timeout(self) -> list[tuple[int, str]]:
        # PT-T8
        if not self.reaction_open():
            return []
        return [(seat, PASS) for seat in self.open_seats()]

    def bot_delay_ms(self) -> int:
        return _BEFORE_A_THROW_MS if self.phase() == READY else _BEFORE_A_CHOICE_MS

    # Chance

    def outcomes(self) -> list[tuple[str, int]]:
        return chance_outcomes(self)

    def draw(self, rng: Rng) -> str:
        return draw_chance(self, rng)

    # Knowledge

    def view(self, viewer: int) -> View:
        return build_view(self, viewer, self.phase(), self.actors())

    def heard(self, viewer: int, actor: int, move: str) -> str:
        return heard_move(move) if actor == CHANCE else move

    def determinize(self, viewer: int, rng: Rng) -> "State":
        state = self.copy()
        if self.winner == UNSET:  # after the end nothing is hidden
            guess(state, rng)
        return state

    # The end

    def outcome(self) -> Outcome | None:
        if self.winner == UNSET:
            return None
        seats = range(len(self.players))
        return Outcome(
            winners=(self.winner,),
            returns=tuple([1.0 if seat == self.winner else -1.0 for seat in seats]),
            reason="PT-P4",
            scores=tuple([travelled(self, seat) for seat in seats]),
        )

    # A value

    def copy(self) -> "State":
        other = State(
            [player.copy() for player in self.players],
            [pile.copy() for pile in self.piles],
            self.tracks,
            self.children,
            self.easy_hands,
            self.numbers,
        )
        other.grid = self.grid
        other.rounds = self.rounds
        other.thrown = self.thrown
        other.target = self.target
        other.last_target = self.last_target
        other.touches = [touch.copy() for touch in self.touches]
        other.pending = [touch.copy() for touch in self.pending]
        other.tied = list(self.tied)
        other.chosen = self.chosen
        other.replaced_seat = self.replaced_seat
        other.replaced_card = self.replaced_card
        other.winner = self.winner
        return other

    def to_bytes(self) -> bytes:
        return CODEC.encode(self)

    # Inside

    def _apply(self, seat: int, move: Move, events: list[Event]) -> None:
        player = self.players[seat]
        if move.kind == LEVEL:
            player.level = move.value
            events.append(happened.level_chosen(seat, move.value))
        elif move.kind == HAND:
            player.hand = move.value
            events.append(happened.hand_chosen(seat, move.value))
        elif move.kind == THROW:
            self.thrown = True
            events.append(happened.thrown(seat))
        elif move.kind == PASS:
            player.passed = True
            events.append(happened.passed(seat))
            self._after_touch(False, events)
        else:
            self.pending.append(touch_of(self, seat, move))
            self._after_touch(not move.more, events)

    def _after_touch(self, verdict: bool, events: list[Event]) -> None:
        """Judge when the verdict is complete, or when nobody is left to touch."""
        if self.pending:
            if verdict or not self.open_seats():
                close(self, events)
        elif not self.open_seats():
            end_round(self, NOBODY_RIGHT, events)


def new_state(players: int, children: bool = False, easy_hands: bool = False, numbers: Numbers = BOX_NUMBERS) -> State:
    """Return the box before anything is laid out."""
    tracks = [list(track) for track in numbers.tracks]
    return State([Player() for _ in range(players)], full_piles(numbers), tracks, children, easy_hands, numbers)


def from_bytes(data: bytes) -> State:
    """Read back what `to_bytes` wrote."""
    state = State([], [], [])
    CODEC.decode(data, state)
    return state
