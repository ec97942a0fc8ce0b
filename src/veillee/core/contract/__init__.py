"""The contract: what every game offers to tables, bots, replays, scenarios and the lab."""

from veillee.core.contract.event import Event
from veillee.core.contract.game import Game
from veillee.core.contract.misfit import Misfit, misfit
from veillee.core.contract.outcome import Outcome
from veillee.core.contract.parts import Bot, Teaching
from veillee.core.contract.perspective import OpenPerspective, Perspective
from veillee.core.contract.reaction_state import ReactionState
from veillee.core.contract.reason import Reason
from veillee.core.contract.refusal import Refusal, not_a_move
from veillee.core.contract.state import CHANCE, NOBODY, SPECTATOR, GameState
from veillee.core.contract.turn_state import TurnState

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Bot",
    "Event",
    "Game",
    "GameState",
    "Misfit",
    "OpenPerspective",
    "Outcome",
    "Perspective",
    "ReactionState",
    "Reason",
    "Refusal",
    "Teaching",
    "TurnState",
    "misfit",
    "not_a_move",
]
