"""Every refusal of the table has a sentence in both languages."""

import re
from pathlib import Path

import pytest

from veillee import server
from veillee.texts import texts_for


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("place", "least"), [("table", 20), ("evening", 20), ("device", 5)])
def test_every_refusal_has_a_sentence(place: str, least: int, language: str) -> None:
    used = {
        key
        for file in Path(server.__file__).parent.rglob("*.py")
        for key in re.findall(place + r'_error\(\s*"([a-z-]+)"', file.read_text())
    }
    assert len(used) > least
    assert not [key for key in used if not texts_for(language).has(f"refusal-{place}-{key}")]
