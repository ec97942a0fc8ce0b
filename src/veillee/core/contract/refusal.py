"""Why a move is not possible: a value, not an exception text."""

from typing import Final


class Refusal:
    """The clause that forbids a move, and what its sentence needs to say so.

    `clause` is a clause id of the game's sheet, or `notation` for a text that is no move at all.
    `key` picks the sentence: `refusal-<clause>` or `refusal-<clause>-<key>` in the game's texts.
    """

    def __init__(self, clause: str, key: str = "", params: dict[str, str] | None = None) -> None:
        self.clause: Final = clause
        self.key: Final = key
        self.params: Final[dict[str, str]] = params if params is not None else {}

    @property
    def message_id(self) -> str:
        return f"refusal-{self.clause}-{self.key}" if self.key else f"refusal-{self.clause}"

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.key!r}, {self.params!r})"


def not_a_move(text: str) -> Refusal:
    """Refuse a text that is not a move of the game."""
    return Refusal("notation", "", {"move": text[:80]})
