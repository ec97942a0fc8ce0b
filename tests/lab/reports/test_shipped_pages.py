"""The pages in docs/lab were made by the commands that docs/lab.md prints."""

import html
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs"
PAGES = sorted(file for file in (DOCS / "lab").iterdir() if file.suffix in (".html", ".md"))
_MADE = re.compile(r"Made by `(veillee [^`]+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_command_of_a_page_is_printed(page: Path) -> None:
    made = _MADE.search(html.unescape(page.read_text(encoding="utf-8")))
    if made is None:
        pytest.skip("made by hand or by a command of its own")
    assert made[1] in (DOCS / "lab.md").read_text(encoding="utf-8").splitlines()
