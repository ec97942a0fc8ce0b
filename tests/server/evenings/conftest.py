"""A house in memory for every test."""

from collections.abc import AsyncIterator

import pytest

from server.evenings.room import House, open_house


@pytest.fixture
async def house() -> AsyncIterator[House]:
    house = await open_house()
    yield house
    await house.close()
