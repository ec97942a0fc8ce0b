"""What is said about known weaknesses of our dependencies."""

import json

from tools.audit import FINE, FOUND, UNREACHED, python_packages, web_packages

PACKAGE = {"name": "rich", "version": "1.0", "vulns": []}
WEAK = {"name": "rich", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}


def test_a_known_weakness_is_named_with_what_fixes_it() -> None:
    code, text = python_packages(json.dumps({"dependencies": [WEAK]}))
    assert code == FOUND
    assert "rich 1.0: PYSEC-1 (fixed in 1.1)" in text
    weak = {"vite": {"severity": "high", "range": "<9"}}
    found = json.dumps({"vulnerabilities": weak, "metadata": {"dependencies": {"total": 3}}})
    assert web_packages(found) == (FOUND, "web packages:\n  vite: high (<9)")


def test_nothing_known_and_nothing_reached_are_told_apart() -> None:
    assert python_packages(json.dumps({"dependencies": [PACKAGE]}))[0] == FINE
    assert web_packages(json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 3}}}))[0] == FINE
    for said in ("", "timed out", json.dumps({"error": {"code": "ENOAUDIT"}})):
        assert web_packages(said)[0] == UNREACHED
    assert python_packages("")[0] == UNREACHED
