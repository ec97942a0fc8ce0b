"""The machine-readable wire is the one that the types give, and the server keeps to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from server.services import Server
from veillee.server.web.schema import wire

WIRE = Path(__file__).parents[3] / "web" / "src" / "wire" / "openapi.json"
OPENAPI = schemathesis.openapi.from_path(WIRE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(data=tmp_path_factory.mktemp("data")).start()
    yield server
    server.stop()


def test_every_list_among_the_options_of_a_game_has_an_end() -> None:
    parts = json.loads(WIRE.read_text(encoding="utf-8"))["components"]["schemas"]
    endless: list[str] = []
    seen: set[str] = set()

    def walk(node: Any, place: str) -> None:
        if isinstance(node, list):
            for each in node:
                walk(each, place)
        elif isinstance(node, dict):
            name = str(node.get("$ref", "")).rpartition("/")[2]
            if name and name not in seen:
                seen.add(name)
                walk(parts[name], name)
            if node.get("type") == "array" and "maxItems" not in node:
                endless.append(place)
            for key, value in node.items():
                walk(value, f"{place}.{key}")

    for name in [each for each in parts if each.endswith(".Options")]:
        walk(parts[name], name)
    assert endless == [], "an endless list is sent again with every position of its table"


def test_the_schema_file_is_up_to_date() -> None:
    assert WIRE.read_text(encoding="utf-8") == wire(), "the wire differs from the types: run `make schema`"


@pytest.mark.parametrize("operation", list(OPENAPI.get_all_operations()), ids=lambda each: each.ok().label)
def test_every_operation_keeps_to_its_description(operation: Ok[Any], server: Server) -> None:
    strategy = operation.ok().as_strategy()

    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=strategy)
    def check(case: schemathesis.Case[Any]) -> None:
        answer = case.call(base_url=server.base, headers={"Origin": server.base})
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    check()
