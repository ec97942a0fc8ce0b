"""Thinking for bots: in a pool of processes, by workers on other machines, or at once in this thread."""

from veillee.server.work.base import Work


def make_work(address: str, workers: int, games: str, compiled: str, think_seconds: float, tells: bool = True) -> Work:
    """Return the queue at a Redis URL, or a pool of this process, which tells in the terminal when it gets faster."""
    if address:
        from veillee.server.work.queue import QueueWork

        return QueueWork(address)
    from veillee.server.work.pool import PoolWork

    return PoolWork(workers, games, compiled, think_seconds, tells)
