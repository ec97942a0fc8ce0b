"""The state of a duel: the contract over the rules."""

from typing import Any, Final

import msgspec
from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core.contract import CHANCE, NOBODY
from veillee.core.contract.outcome import Outcome
from veillee.core.contract.refusal import Refusal
from veillee.core.rng import Rng
from veillee.games.rest_in_peace import notation
from veillee.games.rest_in_peace.knowledge.memory import HID, guess_hidden
from veillee.games.rest_in_peace.knowledge.observation import write_sheet
from veillee.games.rest_in_peace.rules import legal
from veillee.games.rest_in_peace.rules.cards import SEATS, ghost, name
from veillee.games.rest_in_peace.rules.chance import act_chance, chance_action, chance_list, refuse_chance
from veillee.games.rest_in_peace.rules.flow.rounds import end_turn, next_round, take_medium
from veillee.games.rest_in_peace.rules.flow.tenth import leave_hand, resolve
from veillee.games.rest_in_peace.rules.mediums.effects import play_medium
from veillee.games.rest_in_peace.rules.moves import (
    DRAW_MOVE,
    END,
    FIRST_MOVE,
    KEEP_MEDIUM,
    KEEP_NONE,
    MEDIUM,
    RESOLVE_MEDIUM,
    STUMBLE_MOVE,
    TENTH_MEDIUM,
    TENTH_NONE,
)
from veillee.games.rest_in_peace.rules.position import (
    DRAWN_GAME,
    KEEP,
    OVER,
    PLAY,
    RESOLVE,
    STUMBLE,
    TENTH,
    THEN_BEGIN,
    Position,
    Side,
)
from veillee.games.rest_in_peace.schema.view import build_view

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
        return "resolve" if phase == "play" and self.round == 10 else phase

    # Moves

    def actions(self) -> list[int]:
        return legal.actions(self)

    def random_action(self, rng: Rng) -> int:
        return int(legal.random_action(self, rng))

    def refuse(self, actor: int, action: int) -> Refusal | None:
        if self.mode == OVER:
            return Refusal("RIP-T1", "over")
        if actor != self.actor():
            return Refusal("RIP-T1", "turn")
        if actor == CHANCE:
            return refuse_chance(self, action)
        return legal.refuse(self, actor, action)

    def act(self, action: int) -> None:
        code: i64 = action
        if code >= FIRST_MOVE:
            act_chance(self, code)
        elif code >= RESOLVE_MEDIUM:
            self._resolve(code - RESOLVE_MEDIUM)
        elif code >= MEDIUM:
            play_medium(self, (code - MEDIUM) >> 6, (code - MEDIUM) & 63)
        elif code == END:
            end_turn(self, legal.must_pair(self, self.turn))
        elif code < STUMBLE_MOVE:
            self._play_ghost(code)
        elif code == STUMBLE_MOVE:
            self.mode = STUMBLE
        elif code < KEEP_NONE or TENTH_MEDIUM <= code < KEEP_MEDIUM:
            self._place_tenth(code)
        else:
            self._keep(code)

    def _play_ghost(self, value: i64) -> None:
        side = self.side(self.turn)
        leave_hand(side, value)
        side.add(value)
        self.played += 1
        if self.recorder is not None:
            self.tell("play-ghost", {"seat": SEATS[self.turn], "value": int(value)})

    def _resolve(self, code: i64) -> None:
        if self.recorder is not None:
            told: dict[str, object] = {"seat": SEATS[self.turn], "medium": int(code >> 6)}
            told["choice"] = notation.words(RESOLVE_MEDIUM + code)
            if code & 63 <= 6:
                told["value"] = int(code & 63)
            self.tell("resolve", told)
        resolve(self, code & 63)

    def _place_tenth(self, action: i64) -> None:
        """Put a card face down on round 10, or decline (RIP-T6)."""
        seat = self.turn
        side = self.side(seat)
        if action == TENTH_NONE:
            self.tell("decline-tenth", {"seat": SEATS[seat]})
        else:
            if action < KEEP_NONE:
                card = action - TENTH_NONE
                side.hand -= ghost(card)
                side.story.append(int(HID))
            else:
                card = (action - TENTH_MEDIUM) << 6
                side.mediums &= ~(1 << (action - TENTH_MEDIUM))
            side.tenth.append(int(card))
            if self.recorder is not None:
                self.tell_secretly("place-tenth", {"seat": SEATS[seat]}, seat, {"card": name(card)})
        next_round(self)

    def _keep(self, action: i64) -> None:
        """Move a card of the round won to the next one (RIP-C15)."""
        side = self.side(self.turn)
        if action != KEEP_NONE:
            card = (action - KEEP_MEDIUM) << 6 if action >= KEEP_MEDIUM else action - KEEP_NONE
            lying = side.remove(card)
            kept = card if card == 19 << 6 else lying
            if self.round == 9:
                side.tenth.append(int(kept | 4096))
            else:
                self.kept = kept
            if self.recorder is not None:
                self.tell("keep", {"seat": SEATS[self.turn], "card": name(card)})
        take_medium(self)

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

    def observe(self, viewer: int, sheet: BytesWriter) -> None:
        write_sheet(self, viewer, sheet)

    def heard(self, viewer: int, actor: int, move: str) -> str:
        if move.startswith("tenth ") and move != "tenth none":
            owner = int(self.random_hand) if actor == CHANCE else actor
            return move if viewer == owner else "tenth ?"
        if actor == CHANCE and move.startswith("draw "):
            owner = (notation.parse_chance(move) - int(DRAW_MOVE)) >> 3
            known = viewer == owner or self.side(owner).top != 0
            return move if known else f"draw {SEATS[owner]} ?"
        if actor == CHANCE and self.initiation and move.startswith("line "):
            return " ".join([*move.split(" ")[:4], *["?"] * 6])
        return move

    def determinize(self, viewer: int, rng: Rng) -> "State":
        other = self.copy()
        for seat in range(2):
            if seat != viewer:
                guess_hidden(other, seat, viewer, rng)
        if other.initiation and other.line:
            shown = min(9, int(other.round) + 2)
            hidden = sorted(other.line[shown:])
            rng.shuffle(hidden)
            other.line = other.line[:shown] + hidden
        return other

    # The end

    def returns(self) -> list[float]:
        if self.winner == DRAWN_GAME:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

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
        other.spent = self.spent
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
        return msgspec.msgpack.encode(
            [
                _side_fields(self.green),
                _side_fields(self.blue),
                [int(self.round), int(self.turn), int(self.starter), int(self.mode), int(self.after_draw)],
                [int(self.played), int(self.loser), int(self.kept), int(self.chosen_deck), int(self.random_hand)],
                [int(self.asked), self.spent, self.initiation, int(self.winner), self.reason],
                [self.pool, self.line, self.houses, self.discards, self.taken],
            ]
        )


def _side_fields(side: Side) -> list[Any]:
    return [
        [int(side.hand), int(side.deck), int(side.top), int(side.mediums), int(side.lies)],
        [int(side.manors), int(side.castles), int(side.to_draw), side.owes],
        [side.row, side.tenth, side.past, side.story],
    ]


def _read_side(fields: list[Any]) -> Side:
    side = Side()
    side.hand, side.deck, side.top, side.mediums, side.lies = fields[0]
    side.manors, side.castles, side.to_draw, side.owes = fields[1]
    side.row, side.tenth, side.past, side.story = fields[2]
    return side


def read_state(data: bytes) -> State:
    """Read back what `to_bytes` wrote."""
    green, blue, flow, moment, ten, lists = msgspec.msgpack.decode(data)
    state = State()
    state.green = _read_side(green)
    state.blue = _read_side(blue)
    state.round, state.turn, state.starter, state.mode, state.after_draw = flow
    state.played, state.loser, state.kept, state.chosen_deck, state.random_hand = moment
    state.asked, state.spent, state.initiation, state.winner, state.reason = ten
    state.pool, state.line, state.houses, state.discards, state.taken = lists
    return state
