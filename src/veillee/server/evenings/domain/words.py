"""The words that an evening's log and its wire share."""

from typing import Literal

Wish = Literal["play", "bench", "watch"]
"""What somebody would like: to play next, to sit out the next game, or only to watch."""
Going = Literal["", "left", "removed"]
"""How somebody has gone, if they have."""
EveningStatus = Literal["open", "closed"]
GameStatus = Literal["playing", "over", "abandoned"]
