"""How a game of the evening stands, as its table's own log tells."""

from typing import Any

import msgspec

from veillee.server.tables.domain.table import Table


class SeatNow(msgspec.Struct, frozen=True):
    """Who sits at a table: `person` is whoever sat there last, also if a bot plays on for them."""

    seat: str
    person: str
    name: str
    level: str
    stand_in: bool


class GameNow(msgspec.Struct, frozen=True):
    """A game that runs, or how it ended."""

    seats: tuple[SeatNow, ...]
    over: bool = False
    ended: float = 0.0
    winners: tuple[int, ...] = ()
    returns: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""
    carried: tuple[Any, ...] = ()
    """What each seat takes along into its next game of the same kind."""

    def plays(self, person: str) -> bool:
        """Tell whether somebody plays here with their own hands."""
        return not self.over and any(seat.person == person and not seat.stand_in for seat in self.seats)


def game_now(table: Table) -> GameNow:
    """Return how a table's game stands."""
    seats = tuple(
        SeatNow(name, seat.sat, seat.name, seat.level if seat.bot else "", seat.bot and bool(seat.sat))
        for name, seat in zip(table.names, table.seats)
    )
    outcome = table.state.outcome() if table.over and table.state is not None else None
    if outcome is None or table.state is None:
        return GameNow(seats)
    last = table.last_move.entry.at if table.last_move is not None else table.row.created
    carried = tuple(table.game.carried(table.state))
    return GameNow(seats, True, last, outcome.winners, outcome.returns, outcome.scores, outcome.reason, carried)
