"""Options that do not go together."""

from typing import Final

from veillee.core.contract.refusal import Refusal


class Misfit(ValueError):
    """Numbers of a variant that do not go together; `refusal` says so in the words of the table.

    Its parameter `fields` names them, so that a form can say it beside them.
    """

    def __init__(self, refusal: Refusal, said: str) -> None:
        super().__init__(said)
        self.refusal: Final = refusal


def misfit(key: str, fields: list[str], said: str, params: dict[str, str]) -> Misfit:
    """Return what does not fit: the sentence is `refusal-variant-<key>` in the game's texts, `said` for engineers."""
    return Misfit(Refusal("variant", key, {**params, "fields": " ".join(fields)}), said)
