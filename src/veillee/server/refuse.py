"""Refusals of the table itself, beside those of the games' rules."""

from veillee.core import Game, Refusal


class Refuse(Exception):
    """Ends a command: nothing was changed."""

    def __init__(self, refusal: Refusal, status: int = 409, game: Game | None = None) -> None:
        super().__init__(refusal.message_id)
        self.refusal = refusal
        self.status = status
        self.game = game
        """The game whose texts hold the sentence; None: the house's."""

    def again(self) -> "Refuse":
        """Return the same refusal to raise once more: an exception that is raised again grows its traceback."""
        return Refuse(self.refusal, self.status, self.game)


def refuse(key: str, status: int = 409, **params: str) -> Refuse:
    """Return the refusal of a rule of the table: `refusal-table-<key>` in the server's texts."""
    return Refuse(Refusal("table", key, params), status)
