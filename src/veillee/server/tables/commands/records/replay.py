"""Write a replay: while the game runs only what the asker may know, then everything with the seed."""

from veillee.core import SPECTATOR
from veillee.core.replay import Replay, result_text
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.log.applied import AppliedEntry
from veillee.server.tables.domain.log.entries import Moved
from veillee.server.tables.domain.table import Table


def replay(table: Table, told: list[AppliedEntry], caller: Caller, seat: str) -> str:
    """Return the replay file of a table with those of its moves that may be told."""
    viewer = caller.seat(table, seat) if seat else SPECTATOR
    moves: list[tuple[int, str, str]] = []
    for applied in told:
        body = applied.entry.body
        assert isinstance(body, Moved)
        heard = body.move if table.over else applied.heard_by(viewer)
        moves.append((applied.entry.seq, table.actor_name(body.actor), heard))
    return str(
        Replay(
            table.game.id,
            table.options,
            moves,
            {name: seat.name or seat.level for name, seat in zip(table.names, table.seats)},
            table.commitment,
            table.row.seed.hex() if table.over else "",
            result_text(table.game, table.state) if table.over and table.state is not None else "",
        )
    )
