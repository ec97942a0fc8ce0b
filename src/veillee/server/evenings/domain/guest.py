"""Somebody of an evening."""

from veillee.server.evenings.domain.words import Going, Wish


class Guest:
    """A person under the handle that the evening knows them by."""

    __slots__ = ("gone", "handle", "name", "person", "wish")

    def __init__(self, handle: str, person: str, name: str) -> None:
        self.handle = handle
        self.person = person
        """The id of their cookie: never shown."""
        self.name = name
        self.wish: Wish = "play"
        self.gone: Going = ""


def handle_of(number: int) -> str:
    """Return the handle of the person who arrived as the so-manieth."""
    return f"g{number}"


def number_of(handle: str) -> int:
    """Return the number in a handle."""
    return int(handle[1:])
