"""The game of the load run: hidden hands of seven, every card played is replaced, no end.

tools/peers/boardgame-io/game.js is the same game for the peer. It runs as plain Python, as games of other packages do.
"""

from typing import Any, Final

import msgspec

from veillee.core import CHANCE, Event, Game, GameState, Outcome, Refusal, Rng
from veillee.core.contract.refusal import not_a_move
from veillee.lab.bench.load_view import Options, View

SEATS: Final = ("left", "right")
_HAND: Final = 7
_SHOWN: Final = 10
_HIGHEST: Final = 99
_PART: Final = 2**26
"""`Rng.below` gives no more than 31 bits: a larger number is drawn in two parts, the lower one of this size."""


class LoadState(GameState):
    """Two hands, a row of cards and a die."""

    def __init__(self, highest: int = _HIGHEST) -> None:
        self.highest = highest
        self.hands: list[list[int]] = [[], []]
        self.table: list[int] = []
        self.scores = [0, 0]
        self.die = 1
        self.turn = 0
        self.rolls = False

    def actors(self) -> list[int]:
        full = len(self.hands[0]) == _HAND and len(self.hands[1]) == _HAND
        return [self.turn] if full and not self.rolls else [CHANCE]

    def phase(self) -> str:
        return "play"

    def legal(self, seat: int) -> list[str]:
        return [f"play {card}" for card in self.hands[seat]] if self.actors() == [seat] else []

    def check(self, actor: int, move: str) -> Refusal | None:
        if actor == CHANCE:
            return None if self.actors() == [CHANCE] else Refusal("LOAD-1")
        if not move.startswith("play "):
            return not_a_move(move)
        return None if move in self.legal(actor) else Refusal("LOAD-1")

    def apply(self, actor: int, move: str) -> list[Event]:
        word, _, rest = move.partition(" ")
        if word == "die":
            self.die, self.rolls = int(rest), False
            return [Event("die", {"shows": self.die})]
        if word == "draw":
            seat = self._short()
            cards = [int(card) for card in rest.split()]
            self.hands[seat] += cards
            return [Event("draw", {"seat": SEATS[seat]}, {"cards": cards}, (seat,))]
        card = int(rest)
        self.hands[actor].remove(card)
        self.table.append(card)
        if len(self.table) > _SHOWN:
            del self.table[0]
        if actor == 1:
            first, second = self.table[-2:]
            self.scores[actor if second + self.die % 2 > first else 1 - actor] += 1
            self.rolls = True
        self.turn = 1 - actor
        return [Event("play", {"seat": SEATS[actor], "card": card})]

    def draw(self, rng: Rng) -> str:
        seat = self._short()
        if seat < 0:
            return f"die {rng.below(6) + 1}"
        cards = [str(_number(rng, self.highest) + 1) for _ in range(_HAND - len(self.hands[seat]))]
        return f"draw {' '.join(cards)}"

    def view(self, viewer: int) -> View:
        hand = list(self.hands[viewer]) if viewer >= 0 else []
        return View(hand, [len(each) for each in self.hands], list(self.table), list(self.scores), self.die)

    def heard(self, viewer: int, actor: int, move: str) -> str:
        return "draw ?" if move.startswith("draw ") and viewer != self._short() else move

    def outcome(self) -> Outcome | None:
        return None

    def copy(self) -> "LoadState":
        other = LoadState(self.highest)
        other.hands = [list(self.hands[0]), list(self.hands[1])]
        other.table = list(self.table)
        other.scores = list(self.scores)
        other.die, other.turn, other.rolls = self.die, self.turn, self.rolls
        return other

    def _short(self) -> int:
        for seat, hand in enumerate(self.hands):
            if len(hand) < _HAND:
                return seat
        return -1


class LoadGame(Game):
    """The game of the load run."""

    def __init__(self, highest: int = _HIGHEST) -> None:
        super().__init__("load", "LOAD", SEATS, 2)
        self._highest: Final = highest

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def players(self, options: Any) -> int:
        return 2

    def new(self, options: Any) -> LoadState:
        return LoadState(self._highest)

    def clauses(self) -> tuple[str, ...]:
        return ("LOAD-1",)


def games() -> dict[str, Game]:
    """Return the one game, as the server's settings name it."""
    return {"load": LoadGame()}


def _number(rng: Rng, highest: int) -> int:
    if highest <= _PART:
        return rng.below(highest)
    low = rng.below(_PART)
    return rng.below(highest // _PART) * _PART + low
