"""A position of the model of Rest in Peace."""

from models.duel_cards import BLUE, GREEN, VALUES, WORKS_AS, Card, Family, other_of


class Position:
    """Where a game stands, and what may be played, counted and seen there."""

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
        if self._has(other_of(self.turn), 24) or WORKS_AS.get(number) in self.banned():
            return False
        return number != 21 or len(self.family[self.turn].hand) >= 2

    def _lone(self) -> bool:  # RIP-C14
        return self.played == 1 and self._has(other_of(self.turn), 14)

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
            return [f"target={name}" for name in family.names(self._side(other_of(seat)))]
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
        value, other = card.value, other_of(seat)
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
