"""The choices that a table's maker has, beside the game's own options."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

SeatKind = Literal["open", "human", "bot"]
Status = Literal["waiting", "playing", "over"]
Pace = Literal["calm", "normal", "brisk"]
"""How quickly a table plays: how long its bots take for a move, and its pages to show one."""

_DAY_SECONDS: Final = 86_400


class ClockRule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a table treats time.

    `none`: no limit. `relaxed`: after `seconds` the others may vote a bot into the seat of a person who
    is still there but does not move. `move`: each move within `seconds`; at the end the server moves.
    """

    kind: Literal["none", "relaxed", "move"] = "none"
    seconds: Annotated[int, Meta(ge=2, le=1_209_600)] = 120

    @property
    def by_post(self) -> bool:
        """Tell whether the game is played by correspondence: a day or more for a move."""
        return self.kind == "move" and self.seconds >= _DAY_SECONDS
