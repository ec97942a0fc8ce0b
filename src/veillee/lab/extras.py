"""What the lab needs beyond the game itself."""

import importlib.util


def need(extra: str, *modules: str) -> None:
    """ValueError says how to get the packages of an extra where one of them is missing."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        raise ValueError(f"{', '.join(missing)} is not installed: pip install 'veillee[{extra}]'")
