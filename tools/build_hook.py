"""Build hook: wheels carry the built page, and the rules compiled by mypyc where there is a compiler."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Compile a copy of the sources and add the extension modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._add_page(build_data)
        from tools.compiled import compile_tree

        target = Path(self.root) / ".build" / "wheel"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(Path(self.root) / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        if not compile_tree(target):
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in target.rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))

    def _add_page(self, build_data: dict[str, Any]) -> None:
        """Build the page, or take one that was built elsewhere; the server finds it beside itself."""
        web = Path(self.root) / "web"
        dist = web / "dist"
        npm = shutil.which("npm")
        if npm is not None:
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
            subprocess.run([npm, "run", "build"], cwd=web, check=True)
        if (dist / "index.html").exists():
            build_data["force_include"][str(dist)] = "veillee/web"
        else:
            self.app.display_warning("neither npm nor a built page: this wheel's server will only speak its API")
