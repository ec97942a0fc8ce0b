"""Labystère as its rule sheet says it, in plain words and sets: slow, and independent of the engine."""

COLUMNS, ROWS = "abcde", "12345"
SQUARES = [column + row for column in COLUMNS for row in ROWS]
SIDES = {"n": (0, -1, "s"), "e": (1, 0, "w"), "s": (0, 1, "n"), "w": (-1, 0, "e")}
SUSPECTS = ["s1", "s2", "s3", "s4"]
PLACES = ["l1", "l2", "l3", "l4"]
LAST_TURN = 400  # LAB-E4


class Stack:
    """Two cards on a square, as a scenario spells them: `path ns again`, `place l1 flag`, `start`."""

    def __init__(self, words: str) -> None:
        self.kind, *rest = words.split()
        self.words = words
        self.what = rest[0] if rest else ""  # open sides of a path, else its place or witness
        self.below = rest[1] if rest else ""
        self.public = False  # turned up before everybody (LAB-K2)
        self.seen_by: set[str] = set()

    def opens(self, side: str) -> bool:
        return self.kind != "path" or side in self.what

    def seen(self, seat: str) -> str:
        hidden = self.below and not (self.public or seat in self.seen_by)
        return f"{self.kind} {self.what} unknown" if hidden else self.words


class Maze:
    """A game from its first turn on; `play` takes every move, chance's too."""

    def __init__(self, grid: dict[str, str], culprit: str, seats: list[str], first: str, last_detective: bool) -> None:
        self.grid = {square: Stack(words) for square, words in grid.items()}
        self.culprit, self.seats, self.turn = culprit, seats, first
        self.last_detective = last_detective
        self.start = next(square for square, stack in self.grid.items() if stack.kind == "start")
        self.finish = next(square for square, stack in self.grid.items() if stack.kind == "finish")
        self.pawns = dict.fromkeys(seats, self.start)
        self.known: dict[str, set[str]] = {seat: set() for seat in seats}
        self.flag_seen: set[str] = set()
        self.double: set[str] = set()
        self.lost: set[str] = set()
        self.phase, self.pending = "roll", ""
        self.steps, self.turns = 0, 0
        self.kind_asked, self.asked = "", ""
        self.over, self.winner = False, ""

    def actor(self) -> str | None:
        if self.over:
            return None
        return "chance" if self.pending else self.turn

    # What is possible

    def chance_may(self, move: str) -> bool:
        """Tell whether chance may bring this."""
        word, what = move.split()
        if word != self.pending:
            return False
        return what in "123456" if word == "die" else what in self._held_out(self.asked)

    def legal(self) -> set[str]:
        """Return the moves of the seat on turn."""
        declarations = {f"declare {suspect} {place}" for suspect in SUSPECTS for place in PLACES}
        if self.phase == "roll":
            return {"roll"} | (declarations if self.pawns[self.turn] == self.finish else set())
        if self.phase == "declare":
            return {"pass"} | declarations
        if self.phase == "choose":
            return {f"go {square}" for square in self._ends()} | self._swaps()
        if self.phase == "look":
            return {f"look {square}" for square, stack in self.grid.items() if stack.kind == self.kind_asked}
        if self.phase == "ask":
            return {f"ask {seat}" for seat in self._others()}
        return {f"trade {seat}" for seat in self._others() if seat not in self.lost}

    def _others(self) -> list[str]:
        return [seat for seat in self.seats if seat != self.turn]

    def _held_out(self, seat: str) -> set[str]:  # LAB-A3
        return {card for card in self.known[seat] if card in (SUSPECTS if self.kind_asked == "suspect" else PLACES)}

    def _neighbours(self, square: str) -> list[str]:  # LAB-T2
        found = []
        for side, (right, down, back) in SIDES.items():
            column, row = COLUMNS.index(square[0]) + right, ROWS.index(square[1]) + down
            if 0 <= column < 5 and 0 <= row < 5:
                beside = COLUMNS[column] + ROWS[row]
                if self.grid[square].opens(side) and self.grid[beside].opens(back):
                    found.append(beside)
        return found

    def _ends(self) -> set[str]:  # LAB-T2, LAB-T3
        walks = {("", self.pawns[self.turn])}
        for _ in range(self.steps):
            walks = {
                (here, there)
                for before, here in walks
                for there in self._neighbours(here)
                if there != before or here[0] in "ae" or here[1] in "15"
            }
        return {here for _, here in walks}

    def _swaps(self) -> set[str]:  # LAB-T6
        free = [square for square in SQUARES if self.grid[square].kind == "path" and square not in self.pawns.values()]
        return {f"swap {one} {two}" for one in free for two in free if one < two}

    # Moves

    def play(self, move: str) -> None:
        word, *what = move.split()
        if word == "roll":
            self.pending = "die"
        elif word == "die":
            self.pending, self.phase = "", "choose"
            self.steps = int(what[0]) * (2 if self.turn in self.double else 1)  # LAB-A6
            self.double.discard(self.turn)
            if not self.legal():  # LAB-T5
                self._end_turn()
        elif word == "go":
            self.pawns[self.turn] = what[0]
            self._arrive()
        elif word == "swap":
            one, two = what
            self.grid[one], self.grid[two] = self.grid[two], self.grid[one]
            self._end_turn()
        elif word == "look":
            self._look(what[0])
            self._end_turn()
        elif word == "ask":
            self._ask(what[0])
        elif word == "show":
            self.pending = ""
            self.known[self.turn].add(what[0])
            self._end_turn()
        elif word == "trade":
            self._trade(what[0])
        elif word == "declare":
            self._declare(*what)
        else:
            self._end_turn()

    def _arrive(self) -> None:  # LAB-T7, LAB-T8
        square = self.pawns[self.turn]
        stack = self.grid[square]
        if stack.kind in ("witness", "place"):
            self._look(square)
        if stack.kind == "finish":
            self.phase = "declare"
        elif stack.kind == "path":
            stack.public = True
            self._act(stack.below)
        else:
            self._end_turn()

    def _act(self, action: str) -> None:  # LAB-A1 to LAB-A7
        if action == "finish":
            self.pawns[self.turn] = self.finish
            self.phase = "declare"
        elif action in ("witness", "place"):
            self.phase, self.kind_asked = "look", action
        elif action in ("ask-suspect", "ask-place"):
            self.kind_asked = action.removeprefix("ask-")
            self._offer("ask", any(self._held_out(seat) for seat in self._others()))
        elif action == "trade":
            self._offer("trade", any(seat not in self.lost for seat in self._others()))
        elif action == "again":
            self.phase = "roll"
        else:
            if action == "start":
                self.pawns[self.turn] = self.start
            if action == "double":
                self.double.add(self.turn)
            self._end_turn()

    def _offer(self, phase: str, possible: bool) -> None:
        if possible:
            self.phase = phase
        else:
            self._end_turn()

    def _look(self, square: str) -> None:  # LAB-K1
        stack = self.grid[square]
        stack.seen_by.add(self.turn)
        if stack.kind == "witness":
            self.known[self.turn].add(stack.below)
        elif stack.below == "empty":
            self.known[self.turn].add(stack.what)
        else:
            self.flag_seen.add(self.turn)
            self.known[self.turn] |= set(PLACES) - {stack.what}

    def _ask(self, seat: str) -> None:
        self.asked = seat
        if self._held_out(seat):
            self.pending = "show"
        else:
            self._end_turn()

    def _trade(self, seat: str) -> None:  # LAB-A5, LAB-A8
        mine, theirs = self.pawns[self.turn], self.pawns[seat]
        self.pawns[self.turn], self.pawns[seat] = theirs, mine
        if theirs == self.finish:
            self.phase = "declare"
            return
        if self.grid[theirs].kind in ("witness", "place"):
            self._look(theirs)
        self._end_turn()

    def _declare(self, suspect: str, place: str) -> None:  # LAB-E1 to LAB-E3
        flag = next(stack.what for stack in self.grid.values() if stack.below == "flag")
        if (suspect, place) == (self.culprit, flag):
            self.over, self.winner = True, self.turn
            return
        checked = next(stack for stack in self.grid.values() if stack.what == place)
        checked.seen_by.add(self.turn)
        self.lost.add(self.turn)
        del self.pawns[self.turn]
        self.double.discard(self.turn)
        left = [seat for seat in self.seats if seat not in self.lost]
        if not left or (self.last_detective and len(left) == 1):
            self.over, self.winner = True, left[0] if left else ""
            return
        self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        self.phase = "roll"
        if self.turns == LAST_TURN:
            self.over = True
            return
        order = self.seats[self.seats.index(self.turn) + 1 :] + self.seats
        self.turn = next(seat for seat in order if seat not in self.lost)
