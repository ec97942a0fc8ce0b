"""Install Python packages into the virtualenv: by uv where it is or can be fetched, else by pip.

    python3 tools/packages.py base                             # what playing needs
    python3 tools/packages.py lean                             # an extra of pyproject.toml
    python3 tools/packages.py compile --folder .build/compiler # beside the virtualenv, for PYTHONPATH
    python3 tools/packages.py base dev --editable              # with the package itself

`NO_UV=1` takes pip alone. Needs the standard library only, and makes the virtualenv where there is none.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
FETCHED_UV = ROOT / ".build" / "uv"
LOG = ROOT / ".build" / "pip.log"
PATIENCE = ("--retries", "1", "--timeout", "20", "--disable-pip-version-check", "--root-user-action", "ignore")
_ITSELF = re.compile(r"veillee\[(.*)\]")


class Unreached(Exception):
    """Packages could not be fetched; the text says what to do."""


def requirements(extra: str) -> list[str]:
    """Return the packages of an extra, those of the extras that it names included; `base` is what all need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = project["dependencies"] if extra == "base" else project["optional-dependencies"][extra]
    found: list[str] = []
    for each in wanted:
        itself = _ITSELF.fullmatch(each)
        found += [one for name in itself[1].split(",") for one in requirements(name)] if itself else [each]
    return found


def python_of(folder: Path) -> str:
    """Return the interpreter of a virtualenv, made where there is none."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=False, symlinks=True)
    return str(python)


def find_uv() -> str | None:
    """Return uv: the machine's, or one fetched into .build; None where it cannot be had."""
    if os.environ.get("NO_UV"):
        return None
    own = FETCHED_UV / "bin" / "uv"
    found = shutil.which("uv") or (str(own) if own.exists() else None)
    if found is None and has_pip(sys.executable):
        print("Fetching uv, which fetches the rest quickly …", flush=True)
        fetch = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-compile",
            *PATIENCE,
            "--root-user-action=ignore",
        ]
        done = subprocess.run([*fetch, "--target", str(FETCHED_UV), "uv"], capture_output=True, check=False)
        found = str(own) if done.returncode == 0 and own.exists() else None
    return found


def has_pip(python: str) -> bool:
    """Tell whether an interpreter has a pip that can install for another one."""
    asked = subprocess.run([python, "-m", "pip", "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"pip (\d+)\.(\d+)", asked.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= (22, 3)


def pip_for(python: str) -> list[str]:
    """Return the command of a pip that installs into a virtualenv: this interpreter's, or the virtualenv's own."""
    if has_pip(sys.executable):
        return [sys.executable, "-m", "pip", "--python", python]
    own = [python, "-m", "pip"]
    if not has_pip(python):
        made = subprocess.run([python, "-m", "ensurepip"], capture_output=True, check=False)
        if made.returncode:
            raise Unreached("This Python can fetch no packages: on Debian and Ubuntu, apt install python3-venv.")
    return own


def install(python: str, arguments: list[str]) -> None:
    """Install by uv, and by pip where uv is missing or does not reach what pip may reach by its own settings."""
    uv = find_uv()
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--python", python, *arguments]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            return
    command = [*pip_for(python), "install", "--quiet", "--no-compile", *PATIENCE, *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_text(done.stdout)
        raise Unreached(
            "The Python packages could not be fetched (.build/pip.log says why). "
            "The first start needs the network, later ones do not: try again."
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("extras", nargs="+")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--editable", action="store_true")
    given = parser.parse_args()
    python = python_of(VENV)
    arguments = ["--target", str(given.folder.resolve())] if given.folder else []
    arguments += [each for extra in given.extras for each in requirements(extra)]
    if given.editable:
        arguments += ["--editable", str(ROOT)]
    try:
        install(python, arguments)
    except Unreached as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
