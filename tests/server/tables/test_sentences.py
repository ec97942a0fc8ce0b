"""Every refusal of the table has a sentence in both languages."""

import re
from pathlib import Path

import pytest

from veillee import server
from veillee.texts import texts_for


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_the_table_has_a_sentence(language: str) -> None:
    used = {
        key
        for file in Path(server.__file__).parent.rglob("*.py")
        for key in re.findall(r'table_error\(\s*"([a-z-]+)"', file.read_text())
    }
    assert len(used) > 20
    assert not [key for key in used if not texts_for(language).has(f"refusal-table-{key}")]
