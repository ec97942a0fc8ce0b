"""Settings: what cannot be meant is refused in a sentence, before anything is served."""

from pathlib import Path

import pytest

from veillee.cli.serve import serve
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
        ("origins", "play.example"),
        ("origins", "https://play.example/"),
        ("origins", "https://one.example,https://two.example/page"),
        ("proxies", "the proxy"),
        ("proxies", "127.0.0.1,proxy.example"),
        ("bots", "Cautious"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_named(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=name) as refused:
        from_environment({f"VEILLEE_{name.upper()}": text})
    assert "secret" not in str(refused.value)


def test_the_command_line_comes_before_the_environment() -> None:
    settings = from_environment({"VEILLEE_PORT": "9000", "VEILLEE_LOG_LEVEL": "INFO"}, port=9001)
    assert (settings.port, settings.log_level) == (9001, "info")


def test_lists_of_addresses_may_be_empty_or_many() -> None:
    empty = from_environment({"VEILLEE_ORIGINS": "", "VEILLEE_PROXIES": "", "VEILLEE_BOTS": ""})
    assert (empty.origins, empty.proxies, empty.bots) == ((), "", ())
    many = from_environment(
        {"VEILLEE_ORIGINS": "https://play.example, http://[::1]:8000", "VEILLEE_PROXIES": "127.0.0.1, fd00::/8"}
    )
    assert many.origins == ("https://play.example", "http://[::1]:8000")
    assert from_environment({"VEILLEE_PROXIES": "*"}).proxies == "*"


def test_a_player_of_one_s_own_is_quoted_as_it_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(bot=["Cautious"]) == 2
    assert "bots: 'Cautious' is not of the form FILE.py:Class" in capsys.readouterr().err


def test_a_store_that_cannot_be_opened_is_said(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text("", encoding="utf-8")
    with pytest.raises(NotReady, match=r"veillee\.sqlite3"):
        create_ready(Settings(data=str(taken)))
