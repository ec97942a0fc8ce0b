"""The contract every game keeps, and what follows from it: chance, replays, scenarios."""

from veillee.core.contract import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Bot,
    Event,
    Game,
    GameState,
    Misfit,
    Outcome,
    Perspective,
    ReactionState,
    Reason,
    Refusal,
    Teaching,
    TurnState,
)
from veillee.core.rng import FastRng, Rng, SeedRng

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Bot",
    "Event",
    "FastRng",
    "Game",
    "GameState",
    "Misfit",
    "Outcome",
    "Perspective",
    "ReactionState",
    "Reason",
    "Refusal",
    "Rng",
    "SeedRng",
    "Teaching",
    "TurnState",
]
