"""The box: treats, tracks, Constraint cards and levels, read from `data.json`.

Two kinds of cards are packed into a number each:

- a `TreatCard` is 0 to 35, treat by treat: `treat_card("churros", 3) == 8`, `treat_of(8) == 1`, `number_of(8) == 3`;
- a `Constraint` is what a card forbids, a treat (from 1), a number, or both: `constraint("churros 3") == 17`,
  `forbidden_treat(17) == 2`, `forbidden_number(17) == 3`; 0 for what it does not say.
"""

from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

TreatCard: TypeAlias = int
Constraint: TypeAlias = int
Colour: TypeAlias = int
Space: TypeAlias = int

LOCK: Final = 0
ARROW: Final = 1
CROSS: Final = 2

NUMBERS: Final = 6  # of each treat, PT-M1
CARDS_OF_A_PLAYER: Final = 3  # PT-L1
NO_CONSTRAINT: Final = 0
_STEP: Final = NUMBERS + 1  # between two treats of a packed constraint
_DIGITS: Final = "123456"


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it is written."""

    treats: list[str]
    tracks: dict[str, list[str]]
    cards: dict[str, dict[str, int]]
    levels: list[list[str]]


def read_box() -> Box:
    """Read the data file."""
    return msgspec.json.decode(files("veillee.games.pas_touche").joinpath("data.json").read_bytes(), type=Box)


_BOX: Final = read_box()
TREATS: Final[list[str]] = _BOX.treats
COLOURS: Final[list[str]] = list(_BOX.tracks)  # from easy to hard (PT-M3)
SPACES: Final[list[str]] = ["lock", "arrow", "cross"]
HIGHEST: Final = len(_BOX.levels)
GRID: Final = len(TREATS) * NUMBERS  # PT-M1


def says(treat: int, number: int) -> Constraint:
    """Pack a constraint from its treat (from 1) and its number; 0 stands for none."""
    return _STEP * treat + number


def forbidden_treat(what: Constraint) -> int:
    """Return the treat that a constraint forbids, from 1; 0: none."""
    return what // _STEP


def forbidden_number(what: Constraint) -> int:
    """Return the number that a constraint forbids; 0: none."""
    return what % _STEP


def constraint(text: str) -> Constraint:
    """Return what `muffin`, `3` or `muffin 3` says; ValueError where it is none of them."""
    treat = 0
    number = 0
    for word in text.split(" "):
        if word in TREATS and treat == 0 and number == 0:
            treat = TREATS.index(word) + 1
        elif len(word) == 1 and word in _DIGITS and number == 0:
            number = int(word)
        else:
            raise ValueError(f"no constraint: {text!r}")
    return says(treat, number)


def constraint_words(what: Constraint) -> str:
    """Return what a Constraint card says in words: `muffin`, `3` or `muffin 3`."""
    words: list[str] = []
    if forbidden_treat(what):
        words.append(TREATS[forbidden_treat(what) - 1])
    if forbidden_number(what):
        words.append(str(forbidden_number(what)))
    return " ".join(words)


def read_tracks() -> list[list[int]]:
    """Return the track of each colour."""
    return [[SPACES.index(space) for space in _BOX.tracks[colour]] for colour in COLOURS]


def read_pile(colour: int) -> list[int]:
    """Return what the cards of a colour say, ascending, one entry a card (PT-M4)."""
    pile: list[int] = []
    for text, copies in _BOX.cards[COLOURS[colour]].items():
        pile += [constraint(text)] * copies
    pile.sort()
    return pile


def read_levels() -> list[list[int]]:
    """Return the three colours of each level, the easiest leftmost (PT-L1)."""
    return [[COLOURS.index(colour) for colour in level] for level in _BOX.levels]


TRACKS: Final[list[list[int]]] = read_tracks()
PILES: Final[list[list[int]]] = [read_pile(colour) for colour in range(len(COLOURS))]
LEVELS: Final[list[list[int]]] = read_levels()


def treat_card(treat: str, number: int) -> TreatCard:
    """Return the Treat card with that treat and number."""
    return NUMBERS * TREATS.index(treat) + number - 1


def treat_of(card: TreatCard) -> int:
    """Return the place of a card's treat in TREATS."""
    return card // NUMBERS


def number_of(card: TreatCard) -> int:
    """Return the number on a Treat card, 1 to 6."""
    return card % NUMBERS + 1


def treat_words(card: TreatCard) -> str:
    """Return a Treat card in words: `churros 3`."""
    return f"{TREATS[treat_of(card)]} {number_of(card)}"


def forbids(what: Constraint, card: TreatCard) -> bool:
    """Tell whether a constraint forbids a Treat card."""
    # PT-C1
    return forbidden_treat(what) == treat_of(card) + 1 or forbidden_number(what) == number_of(card)
