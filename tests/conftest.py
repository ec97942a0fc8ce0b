"""Options of the test run.

Property tests try the same examples in every run; `EXPLORE=1 make test` looks for new ones.
"""

import os

# Two processes that share two cores are slower with threads of their own than without.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, database=None)
if not os.environ.get("EXPLORE"):
    settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="rewrite the golden playthroughs")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))
