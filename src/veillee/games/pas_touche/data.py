"""The box: treats, tracks, Constraint cards and levels, read from `data.json`.

A Treat card is a number from 0 to 35 (treat by treat, 1 to 6 each). What a Constraint card says is a
number too: 7 × its treat (1–6, 0 none) + its number (0 none).
"""

from importlib.resources import files
from typing import Final

import msgspec

LOCK: Final = 0
ARROW: Final = 1
CROSS: Final = 2


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
GRID: Final = 36  # PT-M1


def says(treat: int, number: int) -> int:
    """Return what a Constraint card says as one number; 0 stands for none."""
    return 7 * treat + number


def constraint(text: str) -> int:
    """Return what `muffin`, `3` or `muffin 3` says; ValueError where it is none of them."""
    treat = 0
    number = 0
    for word in text.split(" "):
        if word in TREATS and treat == 0 and number == 0:
            treat = TREATS.index(word) + 1
        elif len(word) == 1 and word in "123456" and number == 0:
            number = int(word)
        else:
            raise ValueError(f"no constraint: {text!r}")
    return says(treat, number)


def constraint_words(what: int) -> str:
    """Return what a Constraint card says in words: `muffin`, `3` or `muffin 3`."""
    words: list[str] = []
    if what >= 7:
        words.append(TREATS[what // 7 - 1])
    if what % 7:
        words.append(str(what % 7))
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


def treat_card(treat: str, number: int) -> int:
    """Return the Treat card with that treat and number."""
    return 6 * TREATS.index(treat) + number - 1


def treat_words(card: int) -> str:
    """Return a Treat card in words: `churros 3`."""
    return f"{TREATS[card // 6]} {card % 6 + 1}"


def forbids(what: int, card: int) -> bool:
    """Tell whether a constraint forbids a Treat card."""
    # PT-C1
    return what // 7 == card // 6 + 1 or what % 7 == card % 6 + 1
