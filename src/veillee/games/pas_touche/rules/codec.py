"""A position as bytes and back."""

from typing import Final

from veillee.core.codec import Codec
from veillee.games.pas_touche.rules.numbers import BOX_NUMBERS, Numbers
from veillee.games.pas_touche.rules.position import Card, Pile, Player, Touch

CODEC: Final = Codec(
    1,
    {"Card": Card, "Pile": Pile, "Player": Player, "Touch": Touch, "Numbers": Numbers},
    usual={"numbers": BOX_NUMBERS},
)
