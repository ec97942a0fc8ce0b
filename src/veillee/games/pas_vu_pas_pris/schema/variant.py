"""Other numbers to play Pas Vu Pas Pris with: a variant."""

from typing import Annotated, Any, Literal

import msgspec

from veillee.core.contract import misfit
from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import BOX_FIELD, Keyhole
from veillee.games.pas_vu_pas_pris.hall.space.data import BOX, LEAST_SHARE, PIECES
from veillee.games.pas_vu_pas_pris.rules.board import POINTS_IN, POINTS_OUT
from veillee.games.pas_vu_pas_pris.rules.cards import CARD_TABLE, ROUNDS, CardRow
from veillee.games.pas_vu_pas_pris.rules.numbers import BOX_NUMBERS, Numbers

_MOST_STEPS = 20
_PIECES_OF_A_CARD = 2

PieceName = Literal["mirror", "trolley", "desk", "piano", "armchair", "table"]
Points = Annotated[int, msgspec.Meta(ge=0, le=50)]
Out = Annotated[list[Points], msgspec.Meta(min_length=3, max_length=3, extra_json_schema={"default": POINTS_OUT})]
In = Annotated[list[Points], msgspec.Meta(min_length=3, max_length=3, extra_json_schema={"default": POINTS_IN})]


class MovementCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A kind of Movement card: its steps, no pieces of furniture or two, and how many there are."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=_MOST_STEPS)]
    pieces: Annotated[list[PieceName], msgspec.Meta(max_length=_PIECES_OF_A_CARD)] = []
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1

    def __post_init__(self) -> None:
        if len(self.pieces) not in (0, _PIECES_OF_A_CARD) or len(set(self.pieces)) != len(self.pieces):
            raise ValueError(f"pieces: a card shows none or two different ones, not {self.pieces}")
        if self.pieces != sorted(self.pieces, key=PIECES.index):
            raise ValueError(f"pieces: expected in this order: {', '.join(PIECES)}")


def _box_cards() -> list[MovementCard]:
    return msgspec.convert(BOX["movement_cards"], list[MovementCard])


class Variant(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """The numbers of the box (PVP-M4, M5, S4, L1, L3), each of which may be another.

    `steps` are added to the number of every card. Points are by size: small, medium, large. `threshold` is the share
    of a ghost that must show for it to be seen, `field` how many degrees the keyhole shows to each side.
    """

    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = ROUNDS
    cards: Annotated[list[MovementCard], msgspec.Meta(min_length=1, max_length=len(CARD_TABLE))] = msgspec.field(
        default_factory=_box_cards
    )
    steps: Annotated[int, msgspec.Meta(ge=-8, le=10)] = 0
    points_out: Out = msgspec.field(default_factory=lambda: list(POINTS_OUT))
    points_in: In = msgspec.field(default_factory=lambda: list(POINTS_IN))
    threshold: Annotated[float, msgspec.Meta(gt=0.0, le=1.0)] = LEAST_SHARE
    field: Annotated[float, msgspec.Meta(ge=10.0, le=45.0)] = BOX_FIELD

    def __post_init__(self) -> None:
        kinds = [(card.steps, *card.pieces) for card in self.cards]
        if len(set(kinds)) != len(kinds):
            raise ValueError("cards: a card is listed twice; say how many there are with `copies`")
        for card in self.cards:
            if not 1 <= (steps := card.steps + self.steps) <= _MOST_STEPS:
                said = f"steps: a card would have {steps}, 1 to {_MOST_STEPS} are possible"
                raise misfit("steps", ["steps"], said, {"steps": str(steps), "most": str(_MOST_STEPS)})

    def check_players(self, players: int) -> None:
        """Raise ValueError where there are too few cards for so many players."""
        copies, needed = sum(card.copies for card in self.cards), self.rounds * players
        if copies < needed:
            said = f"variant.rounds: {players} players draw {needed} cards in {self.rounds} rounds, there are {copies}"
            raise misfit("rounds", ["rounds"], said, {"needed": str(needed), "cards": str(copies)})


def _row(card: MovementCard, more: int) -> CardRow:
    raw: dict[str, Any] = {"steps": card.steps + more, "pieces": card.pieces, "copies": card.copies}
    return CardRow(raw)


def numbers_of(variant: Variant | None) -> Numbers:
    """Return the numbers that the rules play with."""
    if variant is None:
        return BOX_NUMBERS
    numbers = Numbers()
    numbers.rounds = variant.rounds
    numbers.cards = [_row(card, variant.steps) for card in variant.cards]
    numbers.points_out = tuple(variant.points_out)
    numbers.points_in = tuple(variant.points_in)
    numbers.keyhole = Keyhole(variant.field, variant.threshold)
    return numbers
