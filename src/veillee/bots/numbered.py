"""One game stepped by the numbers of its moves, for those who step it from outside the compiled code."""

from librt.strings import BytesWriter, read_i16_le, write_i16_le
from mypy_extensions import i16, i64

from veillee.core.contract import CHANCE, GameState, TurnState
from veillee.core.rng import Rng


def let_chance_move(state: TurnState, rng: Rng) -> int:
    """Carry out chance's moves until a seat is to act or the game is over; return the actor."""
    while True:
        actor = state.actor()
        if actor != CHANCE:
            return actor
        state.act(state.chance(rng))


def act_and_note(state: TurnState, action: int, actions: list[int]) -> int:
    """Carry out an action, note it behind the earlier ones, and return who is to act then."""
    actions.append(action)
    state.act(action)
    return state.actor()


def observation_of(state: GameState, viewer: int) -> bytes:
    """Return what a viewer knows of a state, as learners read it."""
    observation = BytesWriter()
    state.observe(viewer, observation)
    return observation.getvalue()


def places_of(codes: list[int]) -> bytes:
    """Return the index of every action by its code, two bytes each; `Game.action_codes` lists the codes."""
    indices = [0] * (max(codes) + 1)
    for index, code in enumerate(codes):
        indices[code] = index
    writer = BytesWriter()
    for index in indices:
        write_i16_le(writer, i16(index))
    return writer.getvalue()


def legal_indices(state: TurnState, places: bytes) -> list[int]:
    """Return the indices of the legal actions, ascending."""
    found = [int(i64(read_i16_le(places, 2 * action))) for action in state.actions()]
    found.sort()
    return found


def mask_of(state: TurnState, places: bytes, size: int) -> bytearray:
    """Return a byte for every action: 1 if it is legal now."""
    mask = bytearray(size)
    for action in state.actions():
        mask[i64(read_i16_le(places, 2 * action))] = 1
    return mask


def shares(weights: list[int]) -> list[tuple[int, float]]:
    """Return the index and the probability of each weight."""
    total = 0
    for weight in weights:
        total += weight
    return [(index, weight / total) for index, weight in enumerate(weights)]
