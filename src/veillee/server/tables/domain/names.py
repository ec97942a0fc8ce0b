"""Names that people give themselves."""


def tidy(name: str) -> str:
    """Return a name in one line, without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:32]
