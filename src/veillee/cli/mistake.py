"""Report a mistake on the command line in one sentence.

Every command ends with 0 when all is well, with 1 when what it was to check does not hold, and with 2 when it
could not do what was asked.
"""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from rich.console import Console

MISTAKES = (KeyError, ValueError, OSError)


def refuse(console: Console, error: Exception, file: Path | None = None) -> int:
    """Print what is wrong, and with which file; return the exit code."""
    if isinstance(error, OSError) and error.strerror is not None:
        text = f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    else:
        said = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
        text = said if file is None else f"{file}: {said}"
    console.print(text, style="red", markup=False, soft_wrap=True)
    return 2


def guarded(command: Callable[..., None]) -> Callable[..., int]:
    """Return a command that reports a mistake in one sentence."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> int:
        try:
            command(*args, **kwargs)
        except MISTAKES as error:
            return refuse(Console(highlight=False), error)
        return 0

    return run
