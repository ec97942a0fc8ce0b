"""The contract every game keeps, and what follows from it: chance, replays, scenarios."""

from veillee.core.contract import CHANCE, NOBODY, SPECTATOR, Game, State, TurnState
from veillee.core.event import Event
from veillee.core.outcome import Outcome
from veillee.core.reason import Reason
from veillee.core.refusal import Refusal
from veillee.core.rng import FastRng, Rng, SeedRng

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Event",
    "FastRng",
    "Game",
    "Outcome",
    "Reason",
    "Refusal",
    "Rng",
    "SeedRng",
    "State",
    "TurnState",
]
