"""Rounding is exactly Python's, down to the sign of zero."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.games.pas_vu_pas_pris.hall.space.rounding import rounded


@pytest.mark.parametrize("digits", [2, 4, 6])
@given(value=st.floats(-1e5, 1e5) | st.integers(-(10**7), 10**7).map(lambda tenths: tenths / 2000.0))
def test_rounding_is_pythons(digits: int, value: float) -> None:
    expected = round(value, digits)
    found = rounded(value, digits)
    assert (found, math.copysign(1.0, found)) == (expected, math.copysign(1.0, expected))
