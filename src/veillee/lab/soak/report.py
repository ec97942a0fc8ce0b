"""What a night was like, as a table."""

import re
import statistics
from collections import Counter
from typing import Final

from veillee.lab.soak.ledger import Ledger, share_ms
from veillee.lab.soak.plan import Plan
from veillee.lab.soak.server_process import Sample, ServerProcess

_PART: Final = 0.2
"""The share of the night, at its beginning and at its end, whose figures are compared."""
_FAILURE: Final = re.compile(r"^Traceback.*\n(?:[ \t].*\n|\n)*(\S.*)", re.MULTILINE)
"""A traceback; what it ends with is the failure."""


def report(plan: Plan, ledger: Ledger, server: ServerProcess) -> list[str]:
    """Return the lines of the report, in Markdown."""
    last = ledger.elapsed()
    parts = ((0.05 * last, (0.05 + _PART) * last), ((1 - _PART) * last, last))
    rows = [("", "beginning", "end")]
    for what, measured in (("command to its answer", ledger.waits), ("of this, the people's own delay", ledger.lags)):
        for share in (0.5, 0.99):
            found = [f"{share_ms(measured, first, until, share):.1f} ms" for first, until in parts]
            rows.append((f"{what}, p{share * 100:.0f}", found[0], found[1]))
    answers = [sum(first <= at < until for at, _ in ledger.waits) / (until - first) for first, until in parts]
    rows.append(("answers a second", f"{answers[0]:.0f}", f"{answers[1]:.0f}"))
    for what, field, unit in (("memory", "memory_kb", "kB"), ("descriptors", "files", ""), ("disk", "disk_kb", "kB")):
        middle = [_middle(server.samples, field, first, until) for first, until in parts]
        rows.append((what, f"{middle[0]:,.0f} {unit}".strip(), f"{middle[1]:,.0f} {unit}".strip()))
    counts = ledger.counts
    done = ", ".join(f"{counts[name]:,} {name}" for name in sorted(counts) if name not in ledger.problems)
    lines = [
        f"{plan.minutes:g} minutes, {plan.tables} tables, {plan.evenings} evenings; {server.ends} ends of the server.",
        f"Seen: {done}; {_disk_an_entry(server, counts['moves checked']):.1f} kB of disk a checked move.",
        "",
        *(f"| {' | '.join(row)} |" for row in (rows[0], ("---", "---:", "---:"), *rows[1:])),
        "",
    ]
    for kind, found in ledger.problems.items():
        lines.append(f"{kind}: {counts[kind]}")
        lines += [f"  {each}" for each in found]
    failures = Counter(_FAILURE.findall(server.text()))
    lines.append(f"tracebacks in the server's log: {failures.total()}")
    lines += [f"  {count} times: {failure}" for failure, count in failures.most_common()]
    return lines


def is_clean(ledger: Ledger) -> bool:
    """Tell whether everything was as promised."""
    return not any(ledger.problems.values())


def _middle(samples: list[Sample], field: str, first: float, until: float) -> float:
    values = [float(getattr(sample, field)) for sample in samples if first <= sample.at < until]
    return statistics.median(values) if values else 0.0


def _disk_an_entry(server: ServerProcess, moves: int) -> float:
    return (server.samples[-1].disk_kb - server.samples[0].disk_kb) / max(1, moves) if server.samples else 0.0
