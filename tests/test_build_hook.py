"""Wheels: the page inside is built from the sources at hand, never left over from an older build."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata
from tools.build_hook import Release
from tools.compiled import BUILD_FILE, MARK, fingerprint
from tools.offline import parts

_NPM = '#!/bin/sh\n[ "$1" = ci ] || echo fresh > dist/index.html\n'


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a tree whose page was built before its sources changed, on a machine without npm."""
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (tmp_path / "web" / "dist" / "index.html").write_text("stale\n")
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path


def inside_wheel(tree: Path) -> dict[str, Path]:
    """Return what a wheel of this tree would hold beside the sources."""
    data: dict[str, Any] = {"force_include": {}}
    Release(str(tree), {}, None, ProjectMetadata(str(tree), None), str(tree), "wheel").initialize("standard", data)
    return {place: Path(source) for source, place in data["force_include"].items()}


def page_of_wheel(tree: Path) -> str:
    """Return the page that a wheel of this tree would hold."""
    return (inside_wheel(tree)["veillee/web"] / "index.html").read_text()


def test_a_wheel_holds_the_page_of_its_sources(tree: Path) -> None:
    npm = tree / "bin" / "npm"
    npm.write_text(_NPM)
    npm.chmod(0o755)
    assert page_of_wheel(tree) == "fresh\n"


def test_without_npm_a_page_that_was_built_elsewhere_is_taken(tree: Path) -> None:
    assert page_of_wheel(tree) == "stale\n"


def test_make_wheel_has_built_the_page_before(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = tree / "bin" / "npm"
    npm.write_text("#!/bin/sh\nexit 1\n")
    npm.chmod(0o755)
    monkeypatch.setenv("VEILLEE_WHEEL", "plain")
    assert page_of_wheel(tree) == "stale\n"


def test_only_rules_compiled_from_the_present_sources_are_taken(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = tree / ".build" / "compiled"
    (compiled / "veillee").mkdir(parents=True)
    (compiled / "veillee" / "rules.so").touch()
    (compiled / MARK).write_text("of other sources")
    assert not inside_wheel(tree).keys() - {"veillee/web"}
    (compiled / MARK).write_text(fingerprint())
    assert inside_wheel(tree).keys() == {"veillee/web", "veillee/rules.so", f"veillee/{BUILD_FILE}"}
    monkeypatch.setenv("VEILLEE_WHEEL", "plain")
    assert inside_wheel(tree).keys() == {"veillee/web"}


def test_what_plays_without_a_server_is_taken_where_it_is_of_the_present_sources(tree: Path) -> None:
    built = tree / ".build" / "offline"
    built.mkdir(parents=True)
    (built / parts.MARK).write_text('{"build": "of other sources"}')
    assert "veillee/web/offline" not in inside_wheel(tree)
    (built / parts.MARK).write_text(f'{{"build": "{parts.fingerprint()}"}}')
    assert inside_wheel(tree)["veillee/web/offline"] == built
