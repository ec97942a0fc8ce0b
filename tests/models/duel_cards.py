"""The cards and families of the model of Rest in Peace."""

from collections.abc import Iterable

GREEN, BLUE = "green", "blue"
VALUES = (1, 2, 3, 4, 5, 6)
GHOSTS = [value for value, copies in zip(VALUES, (6, 5, 4, 3, 2, 1)) for _ in range(copies)]  # RIP-M1
WORKS_AS = {3: 1, 4: 2, 5: 3, 7: 3, 13: 4, 21: 6, 23: 1}  # RIP-V1
IDLE_IN_TEN = {1, 6, 14, 15, 24, 25, 28}  # RIP-X2


class Card:
    """A card on the table: a Ghost of a value, or a Medium with the values that it holds."""

    def __init__(self, ghost: int = 0, medium: int = 0, held: tuple[int, ...] = (), up: bool = False) -> None:
        self.ghost, self.medium, self.held, self.up = ghost, medium, held, up
        self.minus = False  # 13 after its move to round 10 (RIP-C13)

    @property
    def name(self) -> str:
        return f"ghost {self.ghost}" if self.ghost else f"medium {self.medium}"

    @property
    def value(self) -> int | None:
        if self.ghost:
            return self.ghost
        if self.minus:
            return None
        if self.medium in (16, 19):
            return self.held[0] if self.held else 0
        return WORKS_AS.get(self.medium)

    def spelled(self) -> str:
        shown = [value for value in self.held if value]
        if self.medium == 25 and shown:
            return f"{self.name} values={shown[0]},{shown[1]}"
        return f"{self.name} value={shown[0]}" if shown else self.name


class Family:
    """What one family has."""

    def __init__(self) -> None:
        self.deck = list(GHOSTS)
        self.hand: list[int] = []
        self.mediums: list[int] = []
        self.row: list[Card] = []
        self.tenth: list[Card] = []
        self.earlier: list[int] = []
        self.tokens: list[str] = []
        self.top: int | None = None  # the card on the deck that 19 turned up
        self.debt = 0  # the last round in which a stumble is owed (RIP-C6); 0 for none

    def wins(self) -> bool:  # RIP-E1
        return self.tokens.count("manor") >= 4 or self.tokens.count("castle") >= 3

    def names(self, cards: Iterable[Card]) -> list[str]:
        return sorted({card.name.replace(" ", ":") for card in cards})


def other_of(seat: str) -> str:
    return BLUE if seat == GREEN else GREEN


def named(cards: list[Card], name: str) -> Card:
    return next(card for card in cards if card.name.replace(" ", ":") == name)
