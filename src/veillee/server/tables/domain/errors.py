"""Refusals by the table itself, as opposed to a game's rules."""

from veillee.core import Game, Refusal


class TableError(Exception):
    """Ends a command: nothing was changed."""

    def __init__(self, refusal: Refusal, status: int = 409, game: Game | None = None) -> None:
        super().__init__(refusal.message_id)
        self.refusal = refusal
        self.status = status
        self.game = game
        """The game whose texts hold the sentence; None: the table's own."""

    def again(self) -> "TableError":
        """Return the same refusal to raise once more: an exception that is raised again grows its traceback."""
        return TableError(self.refusal, self.status, self.game)


def table_error(key: str, status: int = 409, **params: str) -> TableError:
    """Return the refusal by a rule of the table; its sentence is `refusal-table-<key>` in the server's texts."""
    return TableError(Refusal("table", key, params), status)
