"""Windows and gauges."""

import time

import pytest

from veillee.server.web.limits import Gauge, Window


def test_a_window_slides(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    window = Window(3, 20)
    assert [window.allows("a") for _ in range(4)] == [True, True, True, False]
    assert window.allows("b")
    now = 119.9
    assert not window.allows("a")
    now = 120.1
    assert window.allows("a")


def test_a_window_forgets_those_who_went_away(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    window = Window(3, 20)
    for n in range(5000):
        now += 1
        window.allows(str(n))
    assert len(window._calls) < 1100


def test_a_gauge_gives_back() -> None:
    gauge = Gauge(2)
    assert [gauge.enter("a") for _ in range(3)] == [True, True, False]
    gauge.leave("a")
    assert gauge.enter("a")
    gauge.leave("b")
    assert gauge.enter("b")
