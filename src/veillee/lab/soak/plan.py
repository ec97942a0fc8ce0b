"""What a soak does."""

import argparse
from typing import Final

import msgspec

_QUIET_PART: Final = 0.25
"""The first and the last part of the night are quiet: their figures can be compared."""


class Plan(msgspec.Struct, frozen=True):
    """How long, how many, how rough."""

    minutes: float = 60.0
    tables: int = 200
    evenings: int = 20
    seed: int = 1
    kill_seconds: float = 60.0
    """Seconds between two ends of the server in the rough part, about."""
    cut_seconds: float = 2.0
    """Seconds between two cut lines in the rough part, about."""
    think_seconds: float = 4.0
    """How long a person thinks, about."""

    @property
    def seconds(self) -> float:
        return self.minutes * 60

    def is_rough(self, elapsed: float) -> bool:
        """Tell whether things break at this time of the night."""
        return _QUIET_PART * self.seconds <= elapsed < (1 - _QUIET_PART) * self.seconds


def read_plan(arguments: list[str]) -> Plan:
    """Return the plan that the command line asks for."""
    parser = argparse.ArgumentParser(prog="veillee.lab.soak", description=__doc__)
    for field in msgspec.structs.fields(Plan):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=field.type, default=field.default)
    return msgspec.convert(vars(parser.parse_args(arguments)), Plan)
