"""The machine that this process runs on."""

import os
import shutil
from pathlib import Path
from typing import Final

from veillee.server.web.metrics import PrometheusMetrics


class ThisMachine:
    """Its load and its disk, and what this process has refused."""

    def __init__(self, folder: Path, metrics: PrometheusMetrics) -> None:
        self._folder: Final = folder
        self._metrics: Final = metrics

    def load(self) -> list[float]:
        try:
            return [round(each, 2) for each in os.getloadavg()]
        except (AttributeError, OSError):  # Windows has none
            return []

    def cores(self) -> int:
        return os.cpu_count() or 1

    def disk(self) -> tuple[int, int]:
        try:
            usage = shutil.disk_usage(self._folder)
        except OSError:
            return 0, 0
        return usage.free, usage.total

    def refusals(self) -> dict[str, int]:
        return dict(self._metrics.refusals)
