"""What a walk tells: the share of all pairs of suspect and place that it rules out, on average."""

from veillee.games.labystere.knowledge.belief import Belief
from veillee.games.labystere.knowledge.strand import Strand, pile_of, world_of
from veillee.games.labystere.rules import cards
from veillee.games.labystere.rules.cards import ACTIONS, HOW_MANY, OF_A_KIND
from veillee.games.labystere.rules.grid.squares import squares_in
from veillee.games.labystere.rules.grid.stacks import is_plain, kind_of
from veillee.games.labystere.rules.state import State


class Telling:
    """Counts, for one detective, what each square may show and what is left after each of them."""

    def __init__(self, state: State, seat: int, belief: Belief) -> None:
        self._state = state
        self._seat = seat
        self._looks: dict[int, float] = {}
        weights = belief.places.weights
        for square, name in zip(belief.memory.places, belief.memory.names):
            found = [weights[place] if place == name else 0.0 for place in range(OF_A_KIND)]
            empty = [0.0 if place == name else weights[place] for place in range(OF_A_KIND)]
            self._looks[square] = _ruled_out([found, empty])
        by_world = _by_world(belief.suspects)
        for index, square in enumerate(belief.memory.witnesses):
            shown = [[0.0] * OF_A_KIND for _ in range(OF_A_KIND)]
            for world, way in enumerate(belief.ways):
                shown[way[index + 1]][way[0]] += by_world[world]
            self._looks[square] = _ruled_out(shown)
        best_witness = max((self._looks[square] for square in belief.memory.witnesses), default=0.0)
        best_place = max((self._looks[square] for square in belief.memory.places), default=0.0)
        self._actions = [0.0] * len(ACTIONS)
        self._actions[cards.SEE_WITNESS] = best_witness
        self._actions[cards.SEE_PLACE] = best_place
        self._actions[cards.ASK_SUSPECT] = self._asking(belief.suspects)
        self._actions[cards.ASK_PLACE] = self._asking(belief.places)

    def at(self, square: int) -> float:
        """Return what a walk to a square tells; below a stack that nobody turned up any action left may lie."""
        state = self._state
        if not is_plain(state.stacks[square]):
            return self._looks.get(square, 0.0)
        if state.turned >> square & 1:
            return self._actions[kind_of(state.stacks[square])]
        left = [*state.numbers.actions]
        for known in squares_in(state.plains & state.turned):
            left.remove(kind_of(state.stacks[known]))
        return sum(self._actions[action] for action in left) / len(left)

    def _asking(self, strand: Strand) -> float:
        """Return what a question tells when the player who can tell most is asked."""
        return max((self._answer(strand, other) for other in self._state.rivals_of(self._seat)), default=0.0)

    def _answer(self, strand: Strand, other: int) -> float:
        shown: dict[tuple[int, int], list[float]] = {}
        for case, weight in strand.layers[-1].items():
            pile = int(pile_of(case, other))
            cards_held = [card for card in range(OF_A_KIND) if pile >> card & 1] or [-1]
            for card in cards_held:
                row = shown.setdefault((HOW_MANY[pile], card), [0.0] * OF_A_KIND)
                label = strand.labels[world_of(case)]
                if label < OF_A_KIND:
                    row[label] += weight / len(cards_held)
        return _ruled_out(list(shown.values()))


def _ruled_out(rows: list[list[float]]) -> float:
    """Return the share of the possibilities that is ruled out on average; a row a thing that may be shown."""
    total = sum(map(sum, rows))
    possible = sum(any(row[label] > 0.0 for row in rows) for label in range(OF_A_KIND))
    if total <= 0.0 or possible < 2:
        return 0.0
    left = sum(sum(row) * sum(weight > 0.0 for weight in row) for row in rows) / total
    return 1.0 - left / possible


def _by_world(strand: Strand) -> list[float]:
    weights = [0.0] * len(strand.gains)
    for case, weight in strand.layers[-1].items():
        weights[world_of(case)] += weight
    return weights
