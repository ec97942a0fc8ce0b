"""Where reports go: pages of the docs, unless another folder is named."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path("docs/lab")


def write_report(file: Path, text: str) -> None:
    """Write a report and say where it is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"written: {file}")
