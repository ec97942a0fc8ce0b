"""A seat of a table."""

from veillee.server.tables.domain.rules import SeatKind


class Seat:
    """Who sits where now."""

    __slots__ = ("beside", "kind", "left", "level", "name", "person", "reserved", "sat", "secret", "stand_in")

    def __init__(self) -> None:
        self.kind: SeatKind = "open"
        self.name = ""
        self.level = ""
        self.person = ""
        self.beside = ""
        """The person whose phone they play on; empty: their own."""
        self.sat = ""
        """The last person who sat here."""
        self.secret = ""
        self.reserved = ""
        self.stand_in = False
        self.left = False
        """Its person has left the running game: anyone who comes may take it over from the bot."""

    @property
    def keeper(self) -> str:
        """Return the person whose phone plays here."""
        return self.beside or self.person

    @property
    def bot(self) -> bool:
        return self.kind == "bot" or self.stand_in

    @property
    def awaited(self) -> bool:
        """Tell whether it is kept for somebody of the game before who has not come yet."""
        return bool(self.reserved) and not self.secret

    @property
    def human(self) -> bool:
        return self.kind == "human" and not self.stand_in
