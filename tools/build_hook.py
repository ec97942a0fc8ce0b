"""Build hook: wheels carry the built page, what it plays with on its own device, and the compiled rules where they are.

`make wheel` sets VEILLEE_WHEEL to `plain` or `compiled` and has built all of it before.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))


class Release(BuildHookInterface):  # type: ignore[type-arg]
    """Add what a wheel holds beside the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        wanted = os.environ.get("VEILLEE_WHEEL", "")
        self._add_page(build_data, build=not wanted)
        if wanted != "plain":
            self._add_compiled(build_data)

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        """Add the extension modules of the compiled tree, where it is of the present sources."""
        from tools.compiled import BUILD_FILE, is_fresh

        tree = Path(self.root) / ".build" / "compiled"
        if not is_fresh(tree):
            self.app.display_warning("the rules are not compiled: this wheel is plain (make wheel compiles them)")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in [*tree.rglob("*.so"), tree / "veillee" / BUILD_FILE]:
            build_data["force_include"][str(module)] = str(module.relative_to(tree))

    def _add_page(self, build_data: dict[str, Any], build: bool) -> None:
        """Build the page, or take one that was built before or elsewhere; the server finds it beside itself."""
        web = Path(self.root) / "web"
        dist = web / "dist"
        npm = shutil.which("npm")
        if build and npm is not None:
            subprocess.run([npm, "ci", "--omit=dev"], cwd=web, check=True)
            subprocess.run([npm, "run", "build"], cwd=web, check=True)
        if (dist / "index.html").exists():
            build_data["force_include"][str(dist)] = "veillee/web"
            self._add_parts(build_data)
        else:
            self.app.display_warning("neither npm nor a built page: this wheel's server will only speak its API")

    def _add_parts(self, build_data: dict[str, Any]) -> None:
        """Add what plays without a server, where it is of the present sources."""
        from tools.offline.parts import is_fresh

        parts = Path(self.root) / ".build" / "offline"
        if is_fresh(parts):
            build_data["force_include"][str(parts)] = "veillee/web/offline"
        else:
            self.app.display_warning("make offline has not run: this wheel plays only with a server")
