"""Settings of a training run; can be read without PyTorch."""

from pathlib import Path

import msgspec

RATE = 1e-3
ENTROPY = (0.03, 0.005)


class TrainingConfig(msgspec.Struct):
    """Settings of a training run."""

    game: str
    folder: Path
    minutes: float
    games: int = 512
    seed: int = 1
    rate: float = RATE
    entropy: tuple[float, float] = ENTROPY
    magnet: float = 0.0
    """How strongly each step is drawn to what the average of the weights would play."""
    sureness: float = 2.0
    against: Path | None = None
    begin: Path | None = None
    """Weights to begin with, instead of by chance."""
    spar: str = ""
    """The name of a player to meet in some of the games."""
