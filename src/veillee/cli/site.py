"""`veillee site`."""

import os
from pathlib import Path

from rich.console import Console

from veillee.cli.mistake import MISTAKES, refuse
from veillee.server.web.site import write_site

_MEGABYTE = 1_000_000


def site(folder: Path, /) -> int:
    """Write a folder that plays without a server, for any host of files.

    Parameters
    ----------
    folder
        Where to write it: a new folder, or a site that was written before.
    """
    console = Console()
    try:
        made = write_site(folder, os.environ.get("VEILLEE_WEB", ""))
    except MISTAKES as error:
        return refuse(console, error)
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / _MEGABYTE
    for line in (
        f"{folder}: {len(files)} files, {size:.1f} MB. Any host of files can serve it, in any folder.",
        f"Who plays loads {made.bytes_to_play() / _MEGABYTE:.1f} MB once. To look at it here:",
        f"python3 -m http.server --bind 127.0.0.1 --directory {folder}",
    ):
        console.print(line, soft_wrap=True, markup=False, highlight=False)
    return 0
