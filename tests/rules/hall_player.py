"""A random player of Pas Vu Pas Pris that makes up plans and poses of its own."""

from collections.abc import Sequence
from typing import TypeVar

from veillee.core import CHANCE, FastRng, State
from veillee.games.pas_vu_pas_pris.game import GAME

COLUMNS = "abcdef"
Item = TypeVar("Item")


class HallPlayer:
    """Plays every seat and chance at random, from views alone."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def next(self, state: State) -> tuple[int, str]:
        """Return somebody who may act and an allowed move."""
        actors = state.actors()
        if actors == [CHANCE]:
            return CHANCE, state.draw(self.rng)
        seat = actors[self.rng.below(len(actors))]
        for _ in range(2):
            move = self.invent(state, seat)
            if move and state.check(seat, move) is None:
                return seat, move
        offered = state.legal(seat)
        return seat, offered[self.rng.below(len(offered))]

    def invent(self, state: State, seat: int) -> str:
        """Make up a move, allowed or not."""
        if state.phase() == "furnish":
            return self.pose(state, seat)
        return self.plan(state, seat) if state.phase() == "plan" else ""

    def pose(self, state: State, seat: int) -> str:
        view = state.view(seat)
        piece = self.any_of(view.may_furnish)
        face = self.any_of(["bottom", "bottom", "back", "front", "left", "right", "top"])
        x, y = 20 + self.rng.below(200), 20 + self.rng.below(200)
        yaw = 15 * self.rng.below(24)
        return f"furnish {piece} x={x} y={y} yaw={yaw} face={face}"

    def plan(self, state: State, seat: int) -> str:
        view = state.view(seat)
        mine = GAME.seats[seat]
        left = view.cards[mine].number
        parts: list[str] = []
        places: dict[str, str] = {}
        ghosts = [ghost for ghost in view.ghosts if ghost.name.startswith(mine)]
        for ghost in sorted(ghosts, key=lambda _: self.rng.below(1000)):
            name = ghost.name.partition(":")[2]
            places[name] = ghost.where
            if ghost.where == "out" or ghost.posing or left < 1:
                continue
            if view.fusion and ghost.where == "side" and ghost.size != "small":
                continue
            path = self.path(mine, ghost.where, 1 + self.rng.below(left), ghost.entered)
            if path:
                left -= len(path)
                parts.append(f"{name}:{'-'.join(path)}")
                places[name] = path[-1]
                for other, place in places.items():
                    if view.fusion and other != name and place == path[-1] and "small" in other + name:
                        parts.append(f"merge:{name}+{other}")
                        return "plan " + " ".join(parts)
            if self.rng.below(3) == 0:
                break
        return "plan " + (" ".join(parts) or "none")

    def path(self, side: str, where: str, length: int, entered: bool) -> list[str]:
        """Walk at random, ahead more often than not."""
        steps: list[str] = []
        forward = {"south": (0, 1), "north": (0, -1), "west": (1, 0), "east": (-1, 0)}[side]
        if where in ("side", "edge"):
            entered = True
            door = self.rng.below(6)
            column = {"west": 0, "east": 5}.get(side, door)
            row = {"south": 0, "north": 5}.get(side, door)
            steps.append(f"{COLUMNS[column]}{row + 1}")
        else:
            column, row = COLUMNS.index(where[0]), int(where[1]) - 1
        while len(steps) < length:
            dx, dy = forward if self.rng.below(4) else self.any_of([(0, 1), (1, 0), (0, -1), (-1, 0)])
            if not (0 <= column + dx < 6 and 0 <= row + dy < 6):
                if (dx, dy) == forward and not entered:
                    steps.append("out")
                break
            column, row = column + dx, row + dy
            steps.append(f"{COLUMNS[column]}{row + 1}")
        return steps

    def any_of(self, items: Sequence[Item]) -> Item:
        return items[self.rng.below(len(items))]
