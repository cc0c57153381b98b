"""Both clients have the same methods with the same parameters, and raw responses of all of them."""

from __future__ import annotations

import inspect

import pytest
from capstan import AsyncCapstan, Capstan

RESOURCES = [
    "builds",
    "research_runs",
    "companies",
    "sites",
    "keys",
    "jobs",
    "messages",
    "inbox",
    "webhooks",
]
# They give no single answer of the service.
WITHOUT_RAW = {"stream", "wait", "create_and_wait", "run_tool", "with_options", "close", "aclose"}
INNER = {"call_operation", "run_flow", "iterate_flow"}


def methods_of(value: object) -> dict[str, list[str]]:
    found = inspect.getmembers(value, callable)
    return {
        name: list(inspect.signature(method).parameters)
        for name, method in found
        if not name.startswith("_") and name not in INNER
    }


def test_clients() -> None:
    one, other = methods_of(Capstan("k")), methods_of(AsyncCapstan("k"))
    one["aclose"] = one.pop("close")
    assert one == other


@pytest.mark.parametrize("name", RESOURCES)
def test_resources(name: str) -> None:
    assert methods_of(getattr(Capstan("k"), name)) == methods_of(getattr(AsyncCapstan("k"), name))


@pytest.mark.parametrize("client", [Capstan("k"), AsyncCapstan("k")])
def test_raw_answers_of_all(client: Capstan | AsyncCapstan) -> None:
    raw = client.with_raw_response
    assert methods_of(client).keys() - WITHOUT_RAW - {"with_raw_response"} == methods_of(raw).keys()
    for name in RESOURCES:
        methods = methods_of(getattr(client, name)).keys()
        assert methods - WITHOUT_RAW == methods_of(getattr(raw, name)).keys()
