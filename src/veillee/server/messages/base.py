"""What every message is made of."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

VERSION: Final = 1
"""Of the wire. It grows when a client written for the one before would no longer work."""
Name = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.-]+$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=32)]
MOVE_SIGNS: Final = 2000
MoveText = Annotated[str, Meta(min_length=1, max_length=MOVE_SIGNS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
_LAST_DATE: Final = 8.64e12
Until = Annotated[float, Meta(ge=0, le=_LAST_DATE)]
"""When something ends, in seconds since 1970, as far as a browser has dates."""
Texts = dict[str, str]


class Received(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """Anything a client sends: a field that is not known is refused."""


class Shown(msgspec.Struct, gc=False):
    """Anything a client is shown."""
