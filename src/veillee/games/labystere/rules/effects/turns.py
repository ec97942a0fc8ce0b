"""The course of a turn: the die, an exchange of paths, who is next, and the end of the game."""

from mypy_extensions import i64

from veillee.games.labystere.rules import events, stages
from veillee.games.labystere.rules.cards import NO_ACTION
from veillee.games.labystere.rules.grid.paths import open_square
from veillee.games.labystere.rules.grid.squares import Square
from veillee.games.labystere.rules.grid.stacks import open_sides
from veillee.games.labystere.rules.position import LAST_TURN, Position
from veillee.games.labystere.rules.stages import ENDINGS, Ending


def begin(position: Position, grid: list[int]) -> None:
    """Lay the maze, put every pawn on Start, and let the first player roll."""
    position.lay(grid)
    for side in position.sides:
        side.pawn = position.start  # LAB-S4
    position.stage = stages.ROLL
    if position.recorder is not None:
        events.add(position.recorder, "begin", position.turn)


def roll(position: Position, die: i64) -> None:
    """Take the number of the die, twice where a card has promised so."""
    side = position.sides[position.turn]
    position.rolled = die
    position.steps = die
    if side.double:  # LAB-A6
        position.steps = 2 * die
        side.double = False
    position.stage = stages.CHOOSE
    if position.recorder is not None:
        events.add_die(position.recorder, position.turn, die, position.steps)
    skip_if_stuck(position)


def skip_if_stuck(position: Position) -> None:
    """End a turn in which there is neither a walk nor anything to exchange."""  # LAB-T5
    free = position.movable()
    if position.goals() == 0 and free & (free - 1) == 0:
        if position.recorder is not None:
            events.add(position.recorder, "stuck", position.turn)
        end_turn(position)


def exchange(position: Position, one: Square, two: Square) -> None:
    """Exchange two stacks, and end the turn."""
    grid = position.stacks
    first = grid[one]
    second = grid[two]
    grid[one] = second
    grid[two] = first
    open_square(position.paths, one, open_sides(second))
    open_square(position.paths, two, open_sides(first))
    if (position.turned >> one ^ position.turned >> two) & 1:  # LAB-K2: what was turned up travels too
        position.turned ^= 1 << one | 1 << two
    if position.recorder is not None:
        events.add_swap(position.recorder, position.turn, one, two)
    end_turn(position)


def end_turn(position: Position) -> None:
    """Hand the die to the next detective who is still in the game."""
    position.turns += 1
    position.rolled = 0
    position.steps = 0
    position.task = NO_ACTION
    position.asked = -1
    position.stage = stages.ROLL
    if position.turns >= LAST_TURN:  # LAB-E4
        finish_game(position, -1, stages.TOO_LONG)
        return
    players: i64 = len(position.sides)
    seat = (position.turn + 1) % players
    while position.sides[seat].lost:
        seat = (seat + 1) % players
    position.turn = seat


def finish_game(position: Position, winner: i64, ending: Ending) -> None:
    """Stop: somebody has won, or nobody can."""
    position.stage = stages.OVER
    position.winner = winner
    position.ending = ending
    if position.recorder is not None:
        events.add_end(position.recorder, winner, ENDINGS[ending])
