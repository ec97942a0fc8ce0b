"""Rest in Peace as its rule sheet says it, in plain words and lists: slow, and independent of the engine."""

from models.duel_cards import BLUE, GREEN, IDLE_IN_TEN, Card, named, other_of
from models.duel_position import Position


class Duel(Position):
    """A game from its set-up; `play` takes every move, chance's too."""

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
        family, other = self.family[seat], self.family[other_of(seat)]
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
            target = named(self._side(other_of(seat)), chosen)
            self._side(other_of(seat)).remove(target)
            self.discarded.append(target.name)
            self.queue = [entry for entry in self.queue if entry[1] is not target]  # RIP-X3
        elif number == 18 and chosen:
            family.earlier.remove(int(chosen))
            family.deck.append(int(chosen))
            family.top = None
        elif number == 19:
            owner = seat if chosen == "own" else other_of(seat)
            card.held = (0,)
            if self.family[owner].deck:
                self.pending = (f"reveal {owner}",)
        elif number == 20:
            owner = seat if chosen == "own" else other_of(seat)
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
            self._finish_ten(other_of(seat))
            return
        if chosen:
            card = named(family.row, chosen)
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
        self.starter = other_of(seat)
        self._draw_two("next")

    # A round ends

    def _end_turn(self) -> None:  # RIP-T2
        family, other = self.turn, other_of(self.turn)
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
        self.loser, self.starter = seat, other_of(seat)
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
            card = named(family.row, choice.replace(" ", ":"))
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
        for seat in (self.starter, other_of(self.starter)):  # RIP-X1
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
