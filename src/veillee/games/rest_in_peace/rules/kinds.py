"""What the integers of the rules mean; the names cost nothing when compiled."""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""0 is green, 1 is blue."""

Value: TypeAlias = i64
"""The value of a Ghost, 1 to 6; 0 stands for none."""

Pack: TypeAlias = i64
"""Some Ghosts: see ghosts.py."""

Medium: TypeAlias = i64
"""The number of a Medium, 1 to 29; 0 stands for none."""

Mediums: TypeAlias = i64
"""A set of Mediums: see mediums/table.py."""

Card: TypeAlias = i64
"""A Ghost or a Medium, by itself: see cards.py."""

Lying: TypeAlias = i64
"""A card as it lies on the table, with what it holds and its marks: see cards.py."""

Tokens: TypeAlias = i64
"""The House tokens of a round: see houses.py."""

Option: TypeAlias = i64
"""What is chosen for a Medium: see mediums/choices.py."""

Move: TypeAlias = i64
"""A move of a family or of chance: see moves.py."""
