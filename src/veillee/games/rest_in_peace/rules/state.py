"""The state of a duel: the contract over the rules."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core.contract import CHANCE, NOBODY
from veillee.core.contract.outcome import Outcome
from veillee.core.contract.refusal import Refusal
from veillee.core.rng import Rng
from veillee.games.rest_in_peace import notation
from veillee.games.rest_in_peace.knowledge.determinize import guess_hidden, guess_line
from veillee.games.rest_in_peace.knowledge.hearing import heard
from veillee.games.rest_in_peace.knowledge.observation import write_observation
from veillee.games.rest_in_peace.rules import legal
from veillee.games.rest_in_peace.rules.chance import act_chance, chance_action, chance_list
from veillee.games.rest_in_peace.rules.codec import encode
from veillee.games.rest_in_peace.rules.events import tell_resolved
from veillee.games.rest_in_peace.rules.flow.rounds import keep, place_tenth
from veillee.games.rest_in_peace.rules.flow.tenth import resolve
from veillee.games.rest_in_peace.rules.flow.turns import end_turn, play_ghost, play_medium
from veillee.games.rest_in_peace.rules.kinds import Medium, Move, Option
from veillee.games.rest_in_peace.rules.mediums.choices import is_value
from veillee.games.rest_in_peace.rules.moves import (
    ASK_STUMBLE,
    END_TURN,
    KEEP_CARD,
    PLACE_TENTH,
    PLAY_GHOST,
    PLAY_MEDIUM,
    RESOLVE_MEDIUM,
    choice_in,
    kind_of,
    medium_in,
)
from veillee.games.rest_in_peace.rules.position import (
    DRAWN_GAME,
    GREEN,
    KEEP,
    OVER,
    PLAY,
    RESOLVE,
    STUMBLING,
    TENTH,
    THEN_BEGIN,
    Position,
)
from veillee.games.rest_in_peace.rules.refusals import refuse_chance, refuse_family
from veillee.games.rest_in_peace.schema.view import build_view

# The phase of each mode.
_PHASES: Final = ("setup", "setup", "setup", "draw", "play", "play", "play", "play", "keep", "tenth", "resolve", "over")


class State(Position):
    """A duel, ready to be played."""

    # Who acts

    def actor(self) -> int:
        mode = self.mode
        if mode == PLAY or mode == TENTH or mode == KEEP or mode == RESOLVE:
            return int(self.turn)
        return NOBODY if mode == OVER else CHANCE

    def phase(self) -> str:
        phase = _PHASES[self.mode]
        if phase == "draw" and self.after_draw == THEN_BEGIN:
            return "setup"
        return "resolve" if phase == "play" and self.is_tenth() else phase

    # Moves

    def actions(self) -> list[int]:
        return legal.actions(self)

    def random_action(self, rng: Rng) -> int:
        return int(legal.random_action(self, rng))

    def has_choice(self) -> bool:
        return legal.has_choice(self)

    def write_mask(self, places: bytes, none: bytes, mask: BytesWriter) -> None:
        legal.write_mask(self, places, none, mask)

    def refuse(self, actor: int, action: int) -> Refusal | None:
        if self.mode == OVER:
            return Refusal("RIP-T1", "over")
        if actor != self.actor():
            return Refusal("RIP-T1", "turn")
        return refuse_chance(self, action) if actor == CHANCE else refuse_family(self, actor, action)

    def act(self, action: int) -> None:
        move: i64 = action
        kind = kind_of(move)
        if kind == PLAY_GHOST:
            play_ghost(self, move, "play-ghost")
        elif kind == END_TURN:
            end_turn(self)
        elif kind == PLAY_MEDIUM:
            play_medium(self, medium_in(move), choice_in(move))
        elif kind == PLACE_TENTH:
            place_tenth(self, move)
        elif kind == KEEP_CARD:
            keep(self, move)
        elif kind == RESOLVE_MEDIUM:
            self._resolve(medium_in(move), choice_in(move), move)
        elif kind == ASK_STUMBLE:
            self.mode = STUMBLING
        else:
            act_chance(self, kind, move)

    def _resolve(self, medium: Medium, option: Option, move: Move) -> None:
        if self.recorder is not None:
            value = option if is_value(medium, option) else 0
            tell_resolved(self, self.turn, medium, notation.words(move), value)
        resolve(self, option)

    # Words

    def parse(self, actor: int, move: str) -> int:
        return notation.parse_chance(move) if actor == CHANCE else notation.parse_family(move)

    def words(self, action: int) -> str:
        return notation.words(action)

    # Chance

    def chance(self, rng: Rng) -> int:
        return int(chance_action(self, rng))

    def chances(self) -> tuple[list[int], list[int]]:
        return chance_list(self)

    # Knowledge

    def view(self, viewer: int) -> Any:
        return build_view(self, viewer, self.phase(), self.actor())

    def observe(self, viewer: int, observation: BytesWriter) -> None:
        write_observation(self, viewer, observation)

    def heard(self, viewer: int, actor: int, move: str) -> str:
        return heard(self, viewer, actor, move)

    def determinize(self, viewer: int, rng: Rng) -> "State":
        other = self.copy()
        for seat in range(2):
            if seat != viewer:
                guess_hidden(other, seat, viewer, rng)
        guess_line(other, rng)
        return other

    # The end

    def returns(self) -> list[float]:
        if self.winner == DRAWN_GAME:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == GREEN else [-1.0, 1.0]

    def outcome(self) -> Outcome | None:
        if self.mode != OVER:
            return None
        winners = () if self.winner == DRAWN_GAME else (int(self.winner),)
        green = int(self.green.manors + self.green.castles)
        blue = int(self.blue.manors + self.blue.castles)
        return Outcome(winners, tuple(self.returns()), self.reason, (green, blue))

    # A value

    def copy(self) -> "State":
        other = State()
        other.numbers = self.numbers
        other.green = self.green.copy()
        other.blue = self.blue.copy()
        other.round = self.round
        other.turn = self.turn
        other.starter = self.starter
        other.mode = self.mode
        other.after_draw = self.after_draw
        other.played = self.played
        other.loser = self.loser
        other.kept = self.kept
        other.chosen_deck = self.chosen_deck
        other.random_hand = self.random_hand
        other.asked = self.asked
        other.initiation = self.initiation
        other.winner = self.winner
        other.reason = self.reason
        other.pool = self.pool
        other.line = self.line
        other.houses = self.houses[:]
        other.discards = self.discards[:]
        other.taken = self.taken[:]
        return other

    def to_bytes(self) -> bytes:
        return encode(self)
