"""Somebody of an evening."""

from veillee.server.evenings.domain.words import Going, Wish


class Guest:
    """A person under the handle that the evening knows them by."""

    __slots__ = ("beside", "gone", "handle", "name", "person", "wish")

    def __init__(self, handle: str, person: str, name: str, beside: str = "") -> None:
        self.handle = handle
        self.person = person
        """The id of their cookie: never shown. Somebody without a phone has an id and no cookie."""
        self.beside = beside
        """The handle of whoever brought them and whose phone they play on; empty: their own."""
        self.name = name
        self.wish: Wish = "play"
        self.gone: Going = ""

    @property
    def phone(self) -> str:
        """Return the handle of whoever's phone they play on."""
        return self.beside or self.handle


def handle_of(number: int) -> str:
    """Return the handle of the person who arrived as the so-manieth."""
    return f"g{number}"


def number_of(handle: str) -> int:
    """Return the number in a handle."""
    return int(handle[1:])
