"""Thinking for bots: in a pool of processes, or by workers on other machines."""

from veillee.server.work.base import (
    Advice,
    AnalysisRequest,
    Better,
    Chances,
    Choice,
    FinishedGame,
    Judgement,
    Task,
    Work,
    WorkError,
)
from veillee.server.work.pool import PoolWork

__all__ = [
    "Advice",
    "AnalysisRequest",
    "Better",
    "Chances",
    "Choice",
    "FinishedGame",
    "Judgement",
    "PoolWork",
    "Task",
    "Work",
    "WorkError",
    "make_work",
]


def make_work(address: str, workers: int, games: str) -> Work:
    """Return the queue at a Redis URL, or a pool of this process."""
    if address:
        from veillee.server.work.queue import QueueWork

        return QueueWork(address)
    return PoolWork(workers, games)
