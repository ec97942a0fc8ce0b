"""Rest in Peace as its rule sheet says it, in plain words and lists: slow, and independent of the engine."""

from collections.abc import Iterable

GREEN, BLUE = "green", "blue"
VALUES = (1, 2, 3, 4, 5, 6)
GHOSTS = [value for value, copies in zip(VALUES, (6, 5, 4, 3, 2, 1)) for _ in range(copies)]  # RIP-M1
WORKS_AS = {3: 1, 4: 2, 5: 3, 7: 3, 13: 4, 21: 6, 23: 1}  # RIP-V1
IDLE_IN_TEN = {1, 6, 14, 15, 24, 25, 28}  # RIP-X2


class Card:
    """A card on the table: a Ghost of a value, or a Medium with the values that it holds."""

    def __init__(self, ghost: int = 0, medium: int = 0, held: tuple[int, ...] = (), up: bool = False) -> None:
        self.ghost, self.medium, self.held, self.up = ghost, medium, held, up
        self.minus = False  # 13 after its move to round 10 (RIP-C13)

    @property
    def name(self) -> str:
        return f"ghost {self.ghost}" if self.ghost else f"medium {self.medium}"

    @property
    def value(self) -> int | None:
        if self.ghost:
            return self.ghost
        if self.minus:
            return None
        if self.medium in (16, 19):
            return self.held[0] if self.held else 0
        return WORKS_AS.get(self.medium)

    def spelled(self) -> str:
        shown = [value for value in self.held if value]
        if self.medium == 25 and shown:
            return f"{self.name} values={shown[0]},{shown[1]}"
        return f"{self.name} value={shown[0]}" if shown else self.name


class Family:
    """What one family has."""

    def __init__(self) -> None:
        self.deck = list(GHOSTS)
        self.hand: list[int] = []
        self.mediums: list[int] = []
        self.row: list[Card] = []
        self.tenth: list[Card] = []
        self.earlier: list[int] = []
        self.tokens: list[str] = []
        self.top: int | None = None  # the card on the deck that 19 turned up
        self.debt = 0  # the last round in which a stumble is owed (RIP-C6); 0 for none

    def wins(self) -> bool:  # RIP-E1
        return self.tokens.count("manor") >= 4 or self.tokens.count("castle") >= 3

    def names(self, cards: Iterable[Card]) -> list[str]:
        return sorted({card.name.replace(" ", ":") for card in cards})


class Duel:
    """A game from its set-up; `play` takes every move, chance's too."""

    def __init__(self, first: str | None, initiation: bool) -> None:
        self.family = {GREEN: Family(), BLUE: Family()}
        self.initiation = initiation
        self.round = 1
        self.turn = self.starter = first or ""
        self.line: list[int] = []
        self.houses: list[list[str]] = []
        self.discarded: list[str] = []
        self.phase = "play"
        self.played = 0
        self.loser = ""
        self.over, self.winner = False, ""
        self.decided = True  # whether round 10's totals were compared
        self.flat = False  # 29 resolved in round 10
        self.queue: list[tuple[str, Card]] = []
        self.asked: Card | None = None
        self.resolving: Card | None = None
        self.kept: Card | None = None
        self.draws = {GREEN: 5, BLUE: 5}
        self.after_draws = "begin"
        self.pending: tuple[str, ...] = (*([] if first else ["first"]), "line", "houses", "draws")

    # What is asked, and of whom

    def actor(self) -> str | None:
        if self.over:
            return None
        return "chance" if self.pending else self.turn

    def chance_may(self, move: str) -> bool:
        """Tell whether chance may bring this."""
        word, *rest = move.split()
        due = self.pending[0]
        if due == "draws":
            if word != "draw" or not self.draws[rest[0]]:
                return False
            family = self.family[rest[0]]
            return int(rest[1]) in ([family.top] if family.top else family.deck)
        if due in ("line", "houses", "first"):
            return word == due
        kind, seat = due.split()
        family = self.family[seat]
        if word != kind:
            return False
        if kind == "reveal":
            return int(rest[0]) in ([family.top] if family.top else family.deck)
        ghosts = family.hand if kind == "tenth" else [v for v in family.hand if v not in self.banned()]
        return int(rest[0]) in ghosts

    def legal(self) -> set[str]:
        """Return the moves of the family on turn."""
        family = self.family[self.turn]
        if self.phase == "tenth":
            return (
                {"tenth none"}
                | {f"tenth ghost {v}" for v in family.hand}
                | {f"tenth medium {n}" for n in family.mediums}
            )
        if self.phase == "keep":
            return {"keep none"} | {f"keep {card.name}" for card in family.row if card.medium != 15}
        if self.phase == "resolve":
            assert self.asked is not None
            number = self.asked.medium
            return {f"resolve {number} {choice}" for choice in self._choices(number, self.turn) or []}
        if self._owes(self.turn):
            return {"stumble", "end"}
        found = {f"ghost {v}" for v in family.hand if v not in self.banned()}
        for number in family.mediums:
            if not self._playable(number):
                continue
            choices = None if self._struck() else self._choices(number, self.turn)
            found |= {f"medium {number} {choice}" for choice in choices} if choices else {f"medium {number}"}
        if not (self._lone() and found):
            found.add("end")
        return found

    def banned(self) -> set[int]:  # RIP-C25
        if self._struck() or self.round == 10:
            return set()
        cards = [card for family in self.family.values() for card in family.row]
        return {value for card in cards if card.medium == 25 for value in card.held}

    def _struck(self) -> bool:  # RIP-V5
        if self.round == 10:
            return self.flat
        return any(card.medium == 29 for family in self.family.values() for card in family.row)

    def _has(self, seat: str, medium: int) -> bool:
        """Tell whether a lasting effect works for a family in this round."""
        return not self._struck() and any(card.medium == medium for card in self._side(seat))

    def _side(self, seat: str) -> list[Card]:
        return self.family[seat].tenth if self.round == 10 else self.family[seat].row

    def _playable(self, number: int) -> bool:
        if number == 7:  # RIP-C7
            return False
        if self._struck():
            return True
        if self._has(_other(self.turn), 24) or WORKS_AS.get(number) in self.banned():
            return False
        return number != 21 or len(self.family[self.turn].hand) >= 2

    def _lone(self) -> bool:  # RIP-C14
        return self.played == 1 and self._has(_other(self.turn), 14)

    def _owes(self, seat: str) -> bool:
        return self.family[seat].debt >= self.round

    def _choices(self, number: int, seat: str) -> list[str] | None:
        """Return what a Medium lets its family choose; None or empty when it is played bare."""
        family, banned = self.family[seat], self.banned()
        side = self._side(seat)
        if number == 2:
            return [f"value={v}" for v in set(family.deck) - banned]
        if number in (10, 17, 26):
            return [f"value={v}" for v in VALUES]
        if number == 18:
            return [f"value={v}" for v in set(family.earlier)]
        if number == 16:
            return [f"value={v}" for v in {card.ghost for card in side if card.ghost} - banned]
        if number == 11:
            return [f"target={name}" for name in family.names(self._side(_other(seat)))]
        if number == 19:
            return ["deck=own", "deck=other"]
        if number == 20:
            return ["family=own", "family=other"]
        if number == 21:
            hand = sorted(family.hand)
            return [f"discard={a},{b}" for a, b in {(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]}]
        if number == 22 and self.round < 10:
            return [f"take={name}" for name in family.names(side)]
        if number == 25:
            return [f"values={a},{b}" for a in VALUES for b in VALUES if a < b]
        if number == 28:
            later = range(self.round + 1, 11)
            return ["none", *(f"rounds={a},{b}" for a in later for b in later if a < b)]
        return None

    # What is shown

    def total(self, seat: str) -> int:
        return sum(self._counts(card, seat) for card in self._side(seat))

    def _counts(self, card: Card, seat: str) -> int:  # RIP-V3, RIP-V5
        if self._struck():
            return 0 if card.medium == 29 else 1
        if card.minus:
            return -2
        if not card.value:
            return 0
        value, other = card.value, _other(seat)
        if value <= 2 and self._has(other, 12):
            return 0
        counts = value + int(self._has(seat, 8 if value % 2 == 0 else 9))
        counts += 2 * self._named(seat, 10, value) + 3 * (self._named(seat, 26, value) + self._named(other, 26, value))
        counts = max(0, counts - 2 * self._named(other, 17, value))
        return 2 * counts if card.medium == 23 else counts

    def _named(self, seat: str, medium: int, value: int) -> int:
        return sum(card.medium == medium and value in card.held for card in self._side(seat))

    def sees_hand(self, seat: str, whose: str) -> bool:  # RIP-T8, RIP-C3
        return seat == whose or (self.round < 10 and self._has(seat, 3))

    def sees_tenth(self, seat: str, whose: str) -> list[str]:
        known = seat == whose or self.round == 10
        return [card.name if known or card.up else "unknown" for card in self.family[whose].tenth]

    def sees_line(self) -> list[int | str]:  # RIP-S5
        shown = self.round + 2 if self.initiation else 9
        return [medium if index < shown else "unknown" for index, medium in enumerate(self.line)]

    # Moves

    def play(self, move: str) -> None:
        if self.pending:
            self._chance(move)
        elif self.phase == "tenth":
            self._place(move.removeprefix("tenth "))
        elif self.phase == "keep":
            self._keep(move.removeprefix("keep "))
        elif self.phase == "resolve":
            assert self.asked is not None
            self._effect(self.asked, self.turn, move.split(maxsplit=2)[2])
        elif move == "end":
            self._end_turn()
        elif move == "stumble":
            self.pending = (f"stumble {self.turn}",)
        else:
            self._play_card(move)
        while not self.pending and not self.over and self.phase == "resolve" and self.asked is None:
            self._resolve_next()

    def _chance(self, move: str) -> None:
        word, *rest = move.split()
        due = self.pending[0]
        if due == "draws":
            family = self.family[rest[0]]
            family.deck.remove(int(rest[1]))
            family.hand.append(int(rest[1]))
            family.top = None
            self.draws[rest[0]] -= 1
            if any(self.draws.values()):
                return
        self.pending = self.pending[1:]
        if word == "first":
            self.turn = self.starter = rest[0]
        elif word == "line":
            self.line = [int(number) for number in rest]
        elif word == "houses":
            self.houses = [[house] for house in rest]
        elif word == "draw":
            if self.after_draws == "place":
                self._ask_place()
            elif self.after_draws == "next":
                self._next_round()
            self.after_draws = ""
        else:
            self._random_card(word, due.split()[1], int(rest[0]))

    def _random_card(self, word: str, seat: str, value: int) -> None:
        family = self.family[seat]
        if word == "reveal":
            family.top = value
            assert self.resolving is not None
            self.resolving.held = (value,)
            return
        family.hand.remove(value)
        if word == "stumble":
            family.row.append(Card(value))
            family.debt = 0
            self.played += 1
        else:
            family.tenth.append(Card(value, up=self.round == 10))

    def _play_card(self, move: str) -> None:
        kind, number, *choice = move.split()
        family = self.family[self.turn]
        self.played += 1
        if kind == "ghost":
            family.hand.remove(int(number))
            family.row.append(Card(int(number)))
            return
        struck = self._struck()
        card = Card(medium=int(number))
        family.mediums.remove(int(number))
        family.row.append(card)
        if not struck:
            self._effect(card, self.turn, choice[0] if choice else "")

    def _effect(self, card: Card, seat: str, choice: str) -> None:
        """Do what a Medium does at once."""
        self.asked, self.resolving = None, card
        family, other = self.family[seat], self.family[_other(seat)]
        _, _, chosen = choice.partition("=")
        number = card.medium
        if number == 2 and chosen:
            family.deck.remove(int(chosen))
            family.top = None
            self._side(seat).append(Card(int(chosen), up=True))
        elif number == 6 and self.round < 10:
            other.debt = self.round + 1
        elif number in (10, 16, 17, 26) and chosen:
            card.held = (int(chosen),)
        elif number == 25 and chosen:
            card.held = tuple(int(value) for value in chosen.split(","))
        elif number == 11 and chosen:
            target = _named(self._side(_other(seat)), chosen)
            self._side(_other(seat)).remove(target)
            self.discarded.append(target.name)
            self.queue = [entry for entry in self.queue if entry[1] is not target]  # RIP-X3
        elif number == 18 and chosen:
            family.earlier.remove(int(chosen))
            family.deck.append(int(chosen))
            family.top = None
        elif number == 19:
            owner = seat if chosen == "own" else _other(seat)
            card.held = (0,)
            if self.family[owner].deck:
                self.pending = (f"reveal {owner}",)
        elif number == 20:
            owner = seat if chosen == "own" else _other(seat)
            if self.family[owner].hand:
                self.pending = (f"tenth {owner}",)
        elif number == 21:
            for value in chosen.split(","):
                family.hand.remove(int(value))
                self.discarded.append(f"ghost {value}")
        elif number == 22:
            self._play_dead(seat, chosen)
        elif number == 27:
            self._truce(seat)
        elif number == 28 and chosen:
            one, two = (int(value) - 1 for value in chosen.split(","))
            self.houses[one], self.houses[two] = self.houses[two], self.houses[one]
        elif number == 29 and self.round == 10:
            self.flat = True

    def _play_dead(self, seat: str, chosen: str) -> None:  # RIP-C22
        family = self.family[seat]
        if self.round == 10:
            self._finish_ten(_other(seat))
            return
        if chosen:
            card = _named(family.row, chosen)
            family.row.remove(card)
            (family.hand if card.ghost else family.mediums).append(card.ghost or card.medium)
        self._lose(seat)

    def _truce(self, seat: str) -> None:  # RIP-C27
        if self.round == 10:
            self._finish_ten("")
            return
        self.houses[self.round] = self.houses[self.round - 1] + self.houses[self.round]
        self.houses[self.round - 1] = []
        self.discarded.append(f"medium {self.line[self.round - 1]}")
        self._move_thirteen()
        self.starter = _other(seat)
        self._draw_two("next")

    # A round ends

    def _end_turn(self) -> None:  # RIP-T2
        family, other = self.turn, _other(self.turn)
        if self.total(family) > self.total(other) and not self._lone():
            self.turn = other
            self._begin_turn()
        else:
            self._lose(family)

    def _begin_turn(self) -> None:
        self.played = 0
        family = self.family[self.turn]
        if not any(value not in self.banned() for value in family.hand):  # RIP-C6
            family.debt = 0

    def _lose(self, seat: str) -> None:  # RIP-T9
        self.loser, self.starter = seat, _other(seat)
        winner = self.family[self.starter]
        winner.tokens += self.houses[self.round - 1]
        self.houses[self.round - 1] = []
        if winner.wins():
            self.over, self.winner = True, self.starter
            return
        self._move_thirteen()
        if self._has(self.starter, 15) and len(winner.row) > 1:
            self.phase, self.turn = "keep", self.starter
        else:
            self._take_medium()

    def _move_thirteen(self) -> None:  # RIP-C13
        for seat, family in self.family.items():
            for card in [card for card in family.row if card.medium == 13 and self._has(seat, 13)]:
                family.row.remove(card)
                card.minus = card.up = True
                family.tenth.append(card)

    def _keep(self, choice: str) -> None:  # RIP-C15
        family = self.family[self.starter]
        if choice != "none":
            card = _named(family.row, choice.replace(" ", ":"))
            family.row.remove(card)
            card.up = True
            if card.medium == 19:
                card.held = (0,)
            if self.round == 9:
                family.tenth.append(card)
            else:
                self.kept = card
        self.phase = "play"
        self._take_medium()

    def _take_medium(self) -> None:  # RIP-T4, RIP-C1
        taker = next((seat for seat in self.family if self._has(seat, 1)), self.loser)
        self.family[taker].mediums.append(self.line[self.round - 1])
        self._draw_two("place")

    def _draw_two(self, after: str) -> None:
        self.draws = {seat: min(2, len(family.deck)) for seat, family in self.family.items()}
        if any(self.draws.values()):
            self.pending, self.after_draws = ("draws",), after
        elif after == "place":
            self._ask_place()
        else:
            self._next_round()

    def _ask_place(self) -> None:  # RIP-T6
        loser = self.family[self.loser]
        if loser.hand or loser.mediums:
            self.phase, self.turn = "tenth", self.loser
        else:
            self._next_round()

    def _place(self, choice: str) -> None:
        family = self.family[self.turn]
        kind, _, number = choice.partition(" ")
        if kind == "ghost":
            family.hand.remove(int(number))
            family.tenth.append(Card(int(number)))
        elif kind == "medium":
            family.mediums.remove(int(number))
            family.tenth.append(Card(medium=int(number)))
        self._next_round()

    def _next_round(self) -> None:
        self.phase = "play"
        for family in self.family.values():
            family.earlier += [card.ghost for card in family.row if card.ghost]
            family.row = []
        self.round += 1
        if self.kept is not None:
            self.family[self.starter].row.append(self.kept)
            self.kept = None
        self.turn = self.starter
        if self.round < 10:
            self._begin_turn()
            return
        self.phase = "resolve"
        for seat in (self.starter, _other(self.starter)):  # RIP-X1
            self.queue += [(seat, card) for card in self.family[seat].tenth if card.medium and not card.up]

    # Round 10

    def _resolve_next(self) -> None:
        if not self.queue:
            green, blue = self.total(GREEN), self.total(BLUE)
            self._finish_ten("" if green == blue else GREEN if green > blue else BLUE)
            self.decided = True
            return
        seat, card = self.queue.pop(0)
        number = card.medium
        if self.flat or number in IDLE_IN_TEN:
            return
        if number == 21 and len(self.family[seat].hand) < 2:
            self.family[seat].tenth.remove(card)
            self.discarded.append(card.name)
        elif self._choices(number, seat):
            self.asked, self.turn = card, seat
        else:
            self._effect(card, seat, "")

    def _finish_ten(self, winner: str) -> None:  # RIP-E2 to RIP-E4
        self.over, self.decided = True, False
        if winner:
            self.family[winner].tokens += self.houses[9]
        else:
            green, blue = (len(self.family[seat].tokens) for seat in (GREEN, BLUE))
            winner = GREEN if green > blue else BLUE if blue > green else ""
        self.houses[9] = []
        self.winner = winner


def _other(seat: str) -> str:
    return BLUE if seat == GREEN else GREEN


def _named(cards: list[Card], name: str) -> Card:
    return next(card for card in cards if card.name.replace(" ", ":") == name)
