"""Wheels: the page inside is built from the sources at hand, never left over from an older build."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata
from tools.build_hook import CompiledRules

_NPM = '#!/bin/sh\n[ "$1" = ci ] || echo fresh > dist/index.html\n'


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a tree whose page was built before its sources changed, on a machine with neither npm nor compiler."""
    (tmp_path / "src").mkdir()
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (tmp_path / "web" / "dist" / "index.html").write_text("stale\n")
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("CC", "no-such-compiler")
    return tmp_path


def page_of_wheel(tree: Path) -> str:
    """Return the page that a wheel of this tree would hold."""
    data: dict[str, Any] = {"force_include": {}}
    CompiledRules(str(tree), {}, None, ProjectMetadata(str(tree), None), str(tree), "wheel").initialize(
        "standard", data
    )
    inside = {place: Path(source) for source, place in data["force_include"].items()}
    return (inside["veillee/web"] / "index.html").read_text()


def test_a_wheel_holds_the_page_of_its_sources(tree: Path) -> None:
    npm = tree / "bin" / "npm"
    npm.write_text(_NPM)
    npm.chmod(0o755)
    assert page_of_wheel(tree) == "fresh\n"


def test_without_npm_a_page_that_was_built_elsewhere_is_taken(tree: Path) -> None:
    assert page_of_wheel(tree) == "stale\n"
