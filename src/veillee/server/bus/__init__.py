"""Notes between processes: in process, or by Redis."""

from veillee.server.bus.base import Bus, Note
from veillee.server.bus.local import LocalBus

__all__ = ["Bus", "LocalBus", "Note", "make_bus"]


def make_bus(address: str, group: str) -> Bus:
    """Return the bus at a Redis URL, or the one of this process; `group` is the store it speaks about."""
    if address:
        from veillee.server.bus.redis import RedisBus

        return RedisBus(address)
    return LocalBus(group)
