"""The words of a reaction: `touch waffle 3 right at=412 more` is a move, its moment, and that another belongs to it."""

import re
from typing import Final

_AT: Final = re.compile(r" at=(\d{1,7})$")


def split(move: str) -> tuple[str, int | None]:
    """Return a move without its moment, and the moment in milliseconds if it names one."""
    if " at=" not in move:
        return move, None
    match = _AT.search(move)
    return (move[: match.start()], int(match.group(1))) if match is not None else (move, None)


def alone(move: str) -> str:
    """Return a move of the log as if no other touch of its verdict came after it."""
    return move.removesuffix(" more")


def verdict(touches: list[tuple[int, str, int]]) -> list[tuple[int, str]]:
    """Return ordered touches (seat, move, moment) as moves of the log, all but the last marked `more`."""
    timed = [(seat, f"{move} at={moment}") for seat, move, moment in touches]
    return [(seat, f"{move} more") for seat, move in timed[:-1]] + timed[-1:]
