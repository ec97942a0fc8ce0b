"""A tiny duel with hidden hands and a die: the games the server is tested with.

Every card carries a random tag, so that a hidden card that leaks is found by searching for its text.
"""

from typing import Any

import msgspec

from veillee.core import CHANCE, SPECTATOR, Event, Game, GameState, Outcome, Refusal, Rng
from veillee.core.contract.reaction_state import ReactionState
from veillee.core.contract.refusal import not_a_move

SEATS = ("left", "right")


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """How long the duel is; `limit`: milliseconds a move by the rules, 0 for none; `before`: the last scores."""

    cards: int = 3
    limit: int = 0
    before: tuple[int, ...] = ()


class View(msgspec.Struct):
    """What one seat knows."""

    hand: list[str]
    counts: list[int]
    table: list[str]
    scores: list[int]
    die: int
    peeked: list[str]


class Duel(ReactionState):
    """Two hands, a die, the higher card plus the die's parity wins."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.hands: list[list[str]] = []
        self.table: list[str] = []
        self.scores = [0, 0]
        self.die = 0
        self.turn = 0
        self.peeked: list[list[str]] = [[], []]

    def actors(self) -> list[int]:
        if len(self.hands) < 2 or (self.die == 0 and self.hands[0]):
            return [CHANCE]
        if not self.hands[0] and not self.hands[1]:
            return []
        return [self.turn]

    def phase(self) -> str:
        return "deal" if len(self.hands) < 2 else "play" if self.actors() else "over"

    def legal(self, seat: int) -> list[str]:
        if self.actors() != [seat]:
            return []
        moves = [f"play {card}" for card in self.hands[seat]]
        return moves if self.peeked[seat] or not self.hands[1 - seat] else [*moves, "peek"]

    def check(self, actor: int, move: str) -> Refusal | None:
        if actor == CHANCE:
            return None if self.actors() == [CHANCE] else Refusal("DUEL-1")
        if not (move == "peek" or move.startswith("play ")):
            return not_a_move(move)
        if self.actors() != [actor]:
            return Refusal("DUEL-1", "turn", {"seat": SEATS[actor]})
        return None if move in self.legal(actor) else Refusal("DUEL-2", "", {"move": move[:40]})

    def apply(self, actor: int, move: str) -> list[Event]:
        word, _, rest = move.partition(" ")
        if word == "deal":
            self.hands.append(rest.split()[1:])
            seat = len(self.hands) - 1
            return [Event("deal", {"seat": SEATS[seat]}, {"cards": rest.split()[1:]}, (seat,))]
        if word == "die":
            self.die = int(rest)
            return [Event("die", {"shows": self.die})]
        if word == "peek":
            self.peeked[actor] = [self.hands[1 - actor][0]]
            return [Event("peek", {"seat": SEATS[actor]}, {"card": self.hands[1 - actor][0]}, (actor,))]
        self.hands[actor].remove(rest)
        for cards in self.peeked:
            if rest in cards:
                cards.remove(rest)
        self.table.append(rest)
        events = [Event("play", {"seat": SEATS[actor], "card": rest})]
        self.turn = 1 - actor
        if len(self.table) % 2 == 0:
            first, second = (int(card.split(".")[0]) for card in self.table[-2:])
            won = actor if second + self.die % 2 > first else 1 - actor
            self.scores[won] += 1
            events.append(Event("point", {"seat": SEATS[won]}))
            self.die = 0
        return events

    # Its rules limit the time of a move; there is nothing to react to.

    def reaction_open(self) -> bool:
        return False

    def is_reaction(self, move: str) -> bool:
        return False

    def ends_round(self, seat: int, move: str) -> bool:
        return False

    def keeps_time_limit(self, move: str) -> bool:
        return False

    def bot_delay_ms(self) -> int:
        return 0

    def moves_on_timeout(self) -> list[tuple[int, str]]:
        seat = self.turn
        return [(seat, f"play {min(self.hands[seat])}")] if self.options.limit and self.actors() == [seat] else []

    def time_limit_ms(self) -> int:
        return self.options.limit if self.actors() not in ([], [CHANCE]) else 0

    def outcomes(self) -> list[tuple[str, int]]:
        return [] if len(self.hands) < 2 else [(f"die {n}", 1) for n in range(1, 7)]

    def draw(self, rng: Rng) -> str:
        if len(self.hands) < 2:
            taken = [card for hand in self.hands for card in hand]
            return f"deal {SEATS[len(self.hands)]} {' '.join(_deal(self.options.cards, taken, rng))}"
        return f"die {rng.below(6) + 1}"

    def view(self, viewer: int) -> View:
        hands = [*self.hands, [], []][:2]
        mine = [] if viewer == SPECTATOR else list(hands[viewer])
        peeked = [] if viewer == SPECTATOR else list(self.peeked[viewer])
        return View(mine, [len(hand) for hand in hands], list(self.table), list(self.scores), self.die, peeked)

    def heard(self, viewer: int, actor: int, move: str) -> str:
        if move.startswith("deal ") and viewer != len(self.hands):
            return " ".join([*move.split()[:2], *("?" for _ in move.split()[2:])])
        return move

    def determinize(self, viewer: int, rng: Rng) -> "Duel":
        other = self.copy()
        known = [] if viewer == SPECTATOR else [*self.hands[viewer], *self.peeked[viewer]]
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                kept = [card for card in hand if card in known]
                guessed = _deal(len(hand) - len(kept), [*known, *self.table], rng)
                other.hands[seat] = [*kept, *guessed]
                if kept and hand[0] not in kept:
                    other.hands[seat] = [*guessed, *kept]
        for seat, cards in enumerate(self.peeked):
            if seat != viewer and cards:
                other.peeked[seat] = [other.hands[1 - seat][0]]
        return other

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        best = max(self.scores)
        winners = tuple(seat for seat in (0, 1) if self.scores[seat] == best)
        winners = winners if len(winners) == 1 else ()
        returns = tuple(0.0 if not winners else 1.0 if seat in winners else -1.0 for seat in (0, 1))
        return Outcome(winners, returns, "DUEL-3", tuple(self.scores))

    def copy(self) -> "Duel":
        other = Duel(self.options)
        other.hands = [list(hand) for hand in self.hands]
        other.table = list(self.table)
        other.scores = list(self.scores)
        other.die, other.turn = self.die, self.turn
        other.peeked = [list(cards) for cards in self.peeked]
        return other

    def to_bytes(self) -> bytes:
        fields = (self.options, self.hands, self.table, self.scores, self.die, self.turn, self.peeked)
        return msgspec.json.encode(fields)


def _deal(count: int, taken: list[str], rng: Rng) -> list[str]:
    values = [value for value in range(1, 100) if not any(card.startswith(f"{value}.") for card in taken)]
    rng.shuffle(values)
    return [f"{value}.{rng.below(1 << 30):08x}" for value in values[:count]]


class DuelGame(Game):
    """The duel as a game of the contract."""

    def __init__(self) -> None:
        super().__init__("duel", "DUEL", SEATS, 2)

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def check_options(self, options: Any) -> Refusal | None:
        return None if 1 <= options.cards <= 40 else Refusal("DUEL-4")

    def players(self, options: Any) -> int:
        return 2

    def carried(self, end: GameState) -> list[Any]:
        assert isinstance(end, Duel)
        return list(end.scores)

    def carry_on(self, options: dict[str, Any], carried: list[Any]) -> dict[str, Any]:
        return {**options, "before": [score or 0 for score in carried]} if carried else options

    def new(self, options: Any) -> Duel:
        return Duel(options)

    def from_bytes(self, data: bytes) -> Duel:
        kinds = tuple[Options, list[list[str]], list[str], list[int], int, int, list[list[str]]]
        options, *rest = msgspec.json.decode(data, type=kinds)
        state = Duel(options)
        state.hands, state.table, state.scores, state.die, state.turn, state.peeked = rest
        return state

    def clauses(self) -> tuple[str, ...]:
        return ("DUEL-1", "DUEL-2", "DUEL-3", "DUEL-4")


GAME = DuelGame()


def games() -> dict[str, Game]:
    """Return the duel, as the server's settings name it."""
    return {"duel": GAME}
