"""Walks that lead to nothing."""

from veillee.games.pas_vu_pas_pris.bot.danger import side_chances
from veillee.games.pas_vu_pas_pris.bot.threats import danger_in
from veillee.games.pas_vu_pas_pris.notation import parse
from veillee.games.pas_vu_pas_pris.rules.board import full_name, ghost_id, size_of, walk_row
from veillee.games.pas_vu_pas_pris.rules.moves import Plan, Walk
from veillee.games.pas_vu_pas_pris.rules.state import State


def idle_walks(state: State, side: int, move: str) -> tuple[int, int]:
    """Return how many walks of a plan are made inside the hall, and how many of them are idle.

    A walk is idle if the ghost ends no nearer to its exit, where no fewer doors see it than before.
    """
    logged = parse(move)
    if logged is None or not isinstance(logged.move, Plan):
        return 0, 0
    danger = danger_in(state, side_chances(state))
    made = 0
    idle = 0
    for part in logged.move.parts:
        ghost = ghost_id(side, part.ghost) if isinstance(part, Walk) else -1
        if not isinstance(part, Walk) or state.where[ghost] < 0:
            continue
        made += 1
        if part.leaves or walk_row(side, part.squares[-1]) > walk_row(side, state.where[ghost]):
            continue
        before = danger.of_figure(state.hall.figures[full_name(ghost)], state.where[ghost])
        idle += danger.at(part.squares[-1], size_of(ghost), 0) >= before
    return made, idle
