"""Tool calls of models, in the formats of their vendors."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from capstan import CapstanError
from service import Service, problem, success

CHAT = {
    "id": "call_1",
    "type": "function",
    "function": {"name": "search", "arguments": '{"query":"tides"}'},
}
RESPONSES = {
    "type": "function_call",
    "call_id": "call_1",
    "name": "search",
    "arguments": '{"query":"tides"}',
}
CLAUDE = {"type": "tool_use", "id": "call_1", "name": "search", "input": {"query": "tides"}}


def as_object(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return SimpleNamespace(**{k: v if k == "input" else as_object(v) for k, v in value.items()})


@pytest.mark.parametrize("is_object", [False, True])
@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (CHAT, {"role": "tool", "tool_call_id": "call_1", "content": '{"n": 1}'}),
        (
            RESPONSES,
            {"type": "function_call_output", "call_id": "call_1", "output": '{"n": 1}'},
        ),
        (
            CLAUDE,
            {
                "type": "tool_result",
                "tool_use_id": "call_1",
                "content": '{"n": 1}',
                "is_error": False,
            },
        ),
    ],
)
async def test_answers(call: dict[str, Any], expected: dict[str, Any], is_object: bool) -> None:
    service = Service(success({"n": 1}), success({"n": 1}))
    given = as_object(call) if is_object else call
    assert service.client().run_tool(given) == expected
    assert await service.async_client().run_tool(given) == expected
    assert service.body() == {"capability": "search", "params": {"query": "tides"}}


def keys_of(service: Service) -> list[str]:
    return [request.headers["idempotency-key"] for request in service.requests]


def test_a_turn_that_is_played_again_is_charged_once_and_other_calls_are_too() -> None:
    service = Service(*[success({}) for _ in range(5)])
    client = service.client()
    client.run_tool(CHAT)
    client.with_options(timeout=5).run_tool(
        {**CHAT, "function": {"name": "search", "arguments": '{ "query": "tides" }'}}
    )
    client.run_tool({**CLAUDE, "input": {"query": "moons"}})
    client.run_tool({**CLAUDE, "id": "call_2"})
    client.run_tool(CLAUDE, conversation_id="c1")
    first, again, *others = keys_of(service)
    assert first == again
    assert len({first, *others}) == 4


async def test_calls_without_an_id_are_new_ones() -> None:
    service = Service(*[success({}) for _ in range(2)])
    client = service.async_client()
    for _ in range(2):
        await client.run_tool({**CLAUDE, "id": None}, conversation_id="c1")
    assert len(set(keys_of(service))) == 2


def test_a_failure_is_for_the_model_to_read() -> None:
    failed = problem(422, "content-blocked", "content_access", retry_after_seconds=7)
    message = Service(failed).client().run_tool(CLAUDE)
    assert message["is_error"] is True
    error = json.loads(message["content"])["error"]
    assert error["category"] == "content_access"
    assert error["retry_after_seconds"] == 7
    assert error["alternative_action"] == "What to do."


@pytest.mark.parametrize("arguments", ['{"query":', "[1]", "null", "[" * 100_000])
def test_malformed_arguments_are_for_the_model_too(arguments: str) -> None:
    service = Service()
    message = service.client().run_tool({**RESPONSES, "arguments": arguments})
    assert json.loads(message["output"])["error"]["category"] == "invalid_request"
    assert service.requests == []


def test_what_is_no_tool_call() -> None:
    with pytest.raises(CapstanError, match="not a tool call"):
        Service().client().run_tool({"type": "text", "text": "hello"})
