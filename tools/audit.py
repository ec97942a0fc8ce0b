"""Compare our dependencies with the public lists of known weaknesses: `make audit`.

Ends with 0 when nothing is known, with 1 when something is, and with 2 when a list could not be reached.
"""

import json
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

_ROOT: Final = Path(__file__).resolve().parents[1]
_SECONDS: Final = 180
FINE, FOUND, UNREACHED = 0, 1, 2


def python_packages(output: str) -> tuple[int, str]:
    """Return what pip-audit's JSON says."""
    try:
        report: dict[str, Any] = json.loads(output)
    except ValueError:
        return UNREACHED, "Python packages: not compared, pip-audit or its list could not be reached"
    weak = [
        f"{package['name']} {package['version']}: {weakness['id']} "
        f"(fixed in {', '.join(weakness['fix_versions']) or '–'})"
        for package in report["dependencies"]
        for weakness in package.get("vulns", [])
    ]
    if weak:
        return FOUND, "Python packages:\n  " + "\n  ".join(weak)
    return FINE, f"{len(report['dependencies'])} Python packages: nothing is known against them"


def web_packages(output: str) -> tuple[int, str]:
    """Return what `npm audit --json` says."""
    try:
        report: dict[str, Any] = json.loads(output)
        weak = report["vulnerabilities"]
        count = report["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError):
        return UNREACHED, "web packages: not compared, npm or its list could not be reached"
    if weak:
        lines = [f"{name}: {each['severity']} ({each['range']})" for name, each in weak.items()]
        return FOUND, "web packages:\n  " + "\n  ".join(lines)
    return FINE, f"{count} web packages: nothing is known against them"


def _run(command: list[str], folder: Path) -> str:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def main() -> int:
    """Ask both lists and say what they know."""
    pip_audit = [sys.executable, "-m", "pip_audit", "--format=json", "--progress-spinner=off", "--skip-editable"]
    answers = [python_packages(_run(pip_audit, _ROOT) if find_spec("pip_audit") else "")]
    npm = shutil.which("npm")
    answers.append(web_packages(_run([npm, "audit", "--json"], _ROOT / "web") if npm else ""))
    for _, text in answers:
        print(text)
    codes = [code for code, _ in answers]
    return FOUND if FOUND in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
