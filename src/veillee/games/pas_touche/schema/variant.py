"""Other numbers to play Pas Touche ! with: a variant."""

from typing import Annotated

import msgspec

from veillee.games.pas_touche.rules.cards import (
    CARDS_OF_A_PLAYER,
    COLOURS,
    LEVELS,
    NUMBERS,
    PILES,
    SPACES,
    TREATS,
    Constraint,
    constraint,
    forbidden_number,
    forbidden_treat,
)
from veillee.games.pas_touche.rules.moves import SEATS
from veillee.games.pas_touche.rules.numbers import BOX_NUMBERS, Numbers

_ENOUGH = CARDS_OF_A_PLAYER * len(SEATS)

Colour = Annotated[str, msgspec.Meta(extra_json_schema={"enum": COLOURS})]
Space = Annotated[str, msgspec.Meta(extra_json_schema={"enum": SPACES})]
Track = Annotated[list[Space], msgspec.Meta(min_length=1, max_length=12)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=36)]
Level = Annotated[list[Colour], msgspec.Meta(min_length=CARDS_OF_A_PLAYER, max_length=CARDS_OF_A_PLAYER)]


def _box_levels() -> list[list[str]]:
    return [[COLOURS[colour] for colour in level] for level in LEVELS]


class Variant(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What lies in the box (PT-M1, M3, M4, L1), each of which may be another.

    The grid has the first so many `treats`, each with the `numbers` from 1. `tracks` and `colours` change those that
    are named: the spaces for the cube, and how many cards of a colour say what (`{"green": {"muffin": 2, "3": 1}}`).
    A colour that is not named has the box's cards as far as they fit the grid, repeated where they are too few.
    """

    treats: Annotated[int, msgspec.Meta(ge=2, le=len(TREATS))] = len(TREATS)
    numbers: Annotated[int, msgspec.Meta(ge=2, le=NUMBERS)] = NUMBERS
    tracks: dict[Colour, Track] = {}
    colours: dict[Colour, dict[str, Copies]] = {}
    levels: Annotated[list[Level], msgspec.Meta(min_length=1, max_length=30)] = msgspec.field(
        default_factory=_box_levels
    )

    def __post_init__(self) -> None:
        for colour, track in self.tracks.items():
            _known("tracks", colour, COLOURS)
            for space in track:
                _known(f"tracks: {colour}", space, SPACES)
        for colour, cards in self.colours.items():
            _known("colours", colour, COLOURS)
            for says in cards:
                self._check_card(colour, says)
        for number, level in enumerate(self.levels, 1):
            for colour in level:
                _known(f"levels: level {number}", colour, COLOURS)

    def _check_card(self, colour: str, says: str) -> None:
        try:
            fits = self._fits(constraint(says))
        except ValueError as error:
            raise ValueError(f"colours: {colour}: {error}: expected `muffin`, `3` or `muffin 3`") from error
        if not fits:
            raise ValueError(f"colours: {colour}: {says!r} is not in the grid")

    def _fits(self, what: Constraint) -> bool:
        return forbidden_treat(what) <= self.treats and forbidden_number(what) <= self.numbers

    def pile(self, colour: int) -> list[Constraint]:
        """Return what the cards of a colour say, ascending."""
        name = COLOURS[colour]
        if name in self.colours:
            return sorted(constraint(says) for says, copies in self.colours[name].items() for _ in range(copies))
        pile = [what for what in PILES[colour] if self._fits(what)]
        return sorted(pile * -(-_ENOUGH // len(pile)))

    def check_players(self, players: int) -> None:
        """Raise ValueError where a colour has too few cards for so many players."""
        for colour, name in enumerate(COLOURS):
            needed = players * max(level.count(name) for level in self.levels)
            if len(self.pile(colour)) < needed:
                cards = len(self.pile(colour))
                raise ValueError(f"variant.colours: {name} has {cards} cards, {players} players may need {needed}")


def _known(field: str, word: str, words: list[str]) -> None:
    if word not in words:
        raise ValueError(f"{field}: no {word!r}: there are {', '.join(words)}")


def numbers_of(variant: Variant | None) -> Numbers:
    """Return the numbers that the rules play with."""
    if variant is None:
        return BOX_NUMBERS
    numbers = Numbers()
    numbers.grid = [NUMBERS * treat + number for treat in range(variant.treats) for number in range(variant.numbers)]
    for colour, name in enumerate(COLOURS):
        numbers.piles[colour] = variant.pile(colour)
        if name in variant.tracks:
            numbers.tracks[colour] = [SPACES.index(space) for space in variant.tracks[name]]
    numbers.levels = [[COLOURS.index(colour) for colour in level] for level in variant.levels]
    return numbers
