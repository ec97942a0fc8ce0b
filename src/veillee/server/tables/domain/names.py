"""Names that people give themselves."""


def tidy(name: str) -> str:
    """Return a name on one line, without invisible characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:32]
