"""Observations of players that know less than they could: for bots that forget or do not look far ahead."""

from veillee.games.rest_in_peace.knowledge.observation import (
    FIELDS,
    HAND_SEEN,
    KNOWN,
    LATER_HOUSES,
    LATER_MEDIUMS,
    UNSEEN,
)
from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS, HIGHEST, VALUES, count
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM
from veillee.games.rest_in_peace.rules.position import TENTH_ROUND


def _replace(observation: bytes, name: str, written: bytes) -> bytes:
    """Return an observation with other bytes in a field."""
    start = 0
    for field, field_size in FIELDS:
        if field == name:
            return observation[:start] + written + observation[start + field_size :]
        start += field_size
    raise ValueError(f"no field {name}")


def forget_cards(observation: bytes) -> bytes:
    """Return the observation of a family that does not remember which of the other's Ghosts have gone or were seen."""
    every_ghost = bytes([int(count(ALL_GHOSTS, value)) for value in VALUES])
    forgotten = _replace(observation, UNSEEN, every_ghost)
    forgotten = _replace(forgotten, HAND_SEEN, bytes(1))
    return _replace(forgotten, KNOWN, bytes(HIGHEST))


def look_near(observation: bytes) -> bytes:
    """Return the observation of a family that sees no further than the next round."""
    near = _replace(observation, LATER_HOUSES, bytes(2 * (int(TENTH_ROUND) - 2)))
    return _replace(near, LATER_MEDIUMS, bytes(int(LAST_MEDIUM)))
