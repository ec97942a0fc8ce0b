"""Refusals by an evening."""

from veillee.core import Refusal
from veillee.server.tables.domain.errors import TableError


def evening_error(key: str, status: int = 409, **params: str) -> TableError:
    """Return the refusal by a rule of the evening; its sentence is `refusal-evening-<key>` in the server's texts."""
    return TableError(Refusal("evening", key, params), status)
