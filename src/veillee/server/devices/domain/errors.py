"""Refusals about devices."""

from veillee.core import Refusal
from veillee.server.tables.domain.errors import TableError


def device_error(key: str, status: int = 409, **params: str) -> TableError:
    """Return a refusal about devices; its sentence is `refusal-device-<key>` in the server's texts."""
    return TableError(Refusal("device", key, params), status)
