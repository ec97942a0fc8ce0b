"""Refusals at the desk."""

from veillee.core import Refusal
from veillee.server.tables.domain.errors import TableError


def desk_error(key: str, status: int = 409, **params: str) -> TableError:
    """Return a refusal at the desk; its sentence is `refusal-desk-<key>` in the server's texts."""
    return TableError(Refusal("desk", key, params), status)
