"""Objects named by text: `module:name`."""

import importlib
from typing import Any


def load_object(reference: str) -> Any:
    """Return the object that `module:name` names."""
    module, _, name = reference.partition(":")
    return getattr(importlib.import_module(module), name)
