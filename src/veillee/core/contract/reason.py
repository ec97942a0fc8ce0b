"""Why a move is good: a value, like a refusal."""

from typing import Final


class Reason:
    """What the sentence needs that says why: `why-<key>` in the game's texts, or in the common ones."""

    def __init__(self, key: str, params: dict[str, int | str] | None = None) -> None:
        self.key: Final = key
        self.params: Final[dict[str, int | str]] = params if params is not None else {}

    @property
    def message_id(self) -> str:
        return f"why-{self.key}"

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.params!r})"
