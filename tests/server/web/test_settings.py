"""Settings: what cannot be meant is refused in a sentence, before anything is served."""

from pathlib import Path

import pytest

from veillee.server.web.serve import NotReady, create_ready
from veillee.server.web.settings import Settings, from_environment


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "99999"),
        ("workers", "-1"),
        ("log_level", "loud"),
        ("store", "mysql://service:secret@host/tables"),
        ("bus", "somewhere"),
        ("work", "somewhere"),
        ("web", "/no/such/folder"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_named(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=name) as refused:
        from_environment({f"VEILLEE_{name.upper()}": text})
    assert "secret" not in str(refused.value)


def test_the_command_line_comes_before_the_environment() -> None:
    settings = from_environment({"VEILLEE_PORT": "9000", "VEILLEE_LOG_LEVEL": "INFO"}, port=9001)
    assert (settings.port, settings.log_level) == (9001, "info")


def test_a_store_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text("", encoding="utf-8")
    with pytest.raises(NotReady, match=r"veillee\.sqlite3"):
        create_ready(Settings(data=str(taken)))
