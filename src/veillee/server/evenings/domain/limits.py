"""How much one evening holds."""

from typing import Final

PEOPLE: Final = 24
EVER_PEOPLE: Final = 96
"""Also counting those who have gone."""
BESIDE: Final = 3
"""Who play on one phone beside its owner."""
GAMES: Final = 200
WORDS: Final = 4_000
REACTIONS: Final = 4_000
ENTRIES: Final = 20_000
"""Everything together: a log that nobody needs to read."""
OWN_PROPOSALS: Final = 3
"""Open ones of one person."""
OPEN_PROPOSALS: Final = 8
NIGHT_SECONDS: Final = 6 * 60 * 60.0
"""After so long a pause, what happens next is another night."""
LAMP_SECONDS: Final = 180.0
"""How long the holder of the lamp may be gone while others are here."""
NAME_SIGNS: Final = 60
