"""Compile groups of Python files in this folder with mypyc, in place; called by tools/compiled.py.

python tools/extensions.py CONFIG LEVEL '[[["veillee/core/rng.py"], "veillee_shared"]]'
"""

import json
import os
import sys
import sysconfig
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import shims


def size(module: Extension) -> int:
    """Return how much C a module is made of."""
    return sum(os.path.getsize(source) for source in module.sources)


def main() -> None:
    config, level, given = sys.argv[1:]
    groups: list[tuple[list[str], str | None]] = [(files, name) for files, name in json.loads(given)]
    apart = len(groups) > 1
    modules = mypycify(
        ["--strict", "--config-file", config, *(file for files, _ in groups for file in files)],
        separate=groups if apart else False,
        opt_level=level,
        debug_level="0",
    )
    libraries = [module for module in modules if not shims.is_shim(module)]
    merged = shims.merge([module for module in modules if shims.is_shim(module)], Path("build")) if apart else []
    setup(
        name="veillee_compiled",
        packages=[],
        # Two are compiled at a time: with the longest first, both cores end together.
        ext_modules=sorted(
            [*libraries, *(library for library, _ in merged)] if apart else modules, key=size, reverse=True
        ),
        script_args=["-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )
    shims.spread(merged, sysconfig.get_config_var("EXT_SUFFIX"))


if __name__ == "__main__":
    main()
