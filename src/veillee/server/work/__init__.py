"""Thinking for bots: in a pool of processes, or by workers on other machines."""

from veillee.server.work.base import Advice, Better, Chances, Choice, Judgement, Question, Story, Task, Work, WorkError
from veillee.server.work.pool import PoolWork

__all__ = [
    "Advice",
    "Better",
    "Chances",
    "Choice",
    "Judgement",
    "PoolWork",
    "Question",
    "Story",
    "Task",
    "Work",
    "WorkError",
    "make_work",
]


def make_work(address: str, workers: int, games: str, compiled: str) -> Work:
    """Return the queue at a Redis URL, or a pool of this process."""
    if address:
        from veillee.server.work.queue import QueueWork

        return QueueWork(address)
    return PoolWork(workers, games, compiled)
