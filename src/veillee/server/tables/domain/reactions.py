"""The reactions that people have, at a table as in the room of an evening."""

from typing import Final, Literal, get_args

Reaction = Literal["laugh", "wow", "boo", "bravo", "think", "heart"]
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
