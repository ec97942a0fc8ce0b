"""What the lab needs beyond the game itself."""

import importlib.util


def need(extra: str, *modules: str) -> None:
    """Raise ValueError, saying what to install, if a package of an extra is missing."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        raise ValueError(f"{', '.join(missing)} is not installed: pip install 'veillee[{extra}]'")
