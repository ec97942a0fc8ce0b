"""A mistake at the command line, answered in a sentence."""

from rich.console import Console

MISTAKES = (KeyError, ValueError, OSError)


def refuse(console: Console, error: Exception) -> int:
    """Say what is wrong; return the exit code."""
    if isinstance(error, OSError) and error.strerror is not None:
        text = f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    else:
        text = str(error.args[0]) if error.args else str(error)
    console.print(text, style="red", markup=False)
    return 2
