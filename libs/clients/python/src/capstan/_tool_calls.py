"""Forwards tool calls of language models."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from capstan._config import Config
from capstan._effects import Flow
from capstan._errors import APIConnectionError, APIError, CapstanError, UnexpectedResponseError
from capstan._exchange import call as call_once
from capstan._options import CallOptions
from capstan._routes import agent_call
from pydantic import BaseModel

Vendor = Literal["openai-chat", "openai-responses", "claude"]

EXCERPT_CHARACTERS = 200


@dataclass(frozen=True)
class ToolCall:
    """
    A tool call in a vendor-neutral form. `id` is empty if it has none; `input` is an object, or the
    text that a model wrote.
    """

    vendor: Vendor
    id: str
    name: str
    input: object


class MalformedArguments(Exception):
    """The arguments of a model cannot be parsed."""


def run_tool_call(
    config: Config, call: object, conversation_id: str | None, options: CallOptions
) -> Flow[dict[str, Any]]:
    """
    Returns the message with the result of a call, even if the call failed.

    @raises CapstanError: it is not a tool call, or the client was used incorrectly.
    """
    asked = read_tool_call(call)
    if conversation_id == "":
        raise CapstanError(
            "The `conversation_id` must not be empty. Pass an id of the conversation, or omit it."
        )
    try:
        params = params_of(asked.input)
        own = key_option(conversation_id or config.tool_scope, asked, params)
        operation = agent_call(asked.name, params, {})
        answer = yield from call_once(config, operation, {**own, **options})
    except (APIError, APIConnectionError, UnexpectedResponseError, MalformedArguments) as error:
        return result_message(asked, {"error": tool_error_of(error)}, is_error=True)
    return result_message(asked, answer.data, is_error=False)


def read_tool_call(call: object) -> ToolCall:
    """Of OpenAI (Chat Completions, Responses) or Anthropic: a dict, or an object of their packages."""
    kind = _field(call, "type")
    if kind == "function":
        function = _field(call, "function")
        return ToolCall(
            "openai-chat",
            _text(call, "id"),
            _text(function, "name"),
            _field(function, "arguments"),
        )
    name = _text(call, "name")
    if kind == "function_call":
        call_id = _text(call, "call_id")
        return ToolCall("openai-responses", call_id, name, _field(call, "arguments"))
    if kind == "tool_use":
        return ToolCall("claude", _text(call, "id"), name, _field(call, "input"))
    raise CapstanError(
        "This is not a tool call. Pass an item of `message.tool_calls` (OpenAI Chat Completions), an output "
        "item of type `function_call` (Responses) or a content block of type `tool_use` (Anthropic)."
    )


def _field(value: object, name: str) -> object:
    if isinstance(value, Mapping):
        return cast("Mapping[str, object]", value).get(name)
    return getattr(value, name, None)


def _text(value: object, name: str) -> str:
    found = _field(value, name)
    return found if isinstance(found, str) else ""


def params_of(input: object) -> dict[str, Any]:
    """@raises MalformedArguments"""
    value = _parsed(input) if isinstance(input, str) else input
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", exclude_unset=True)
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, Any]", value))
    raise MalformedArguments(f"Expected a JSON object (got {str(value)[:EXCERPT_CHARACTERS]})")


def _parsed(text: str) -> object:
    # Some models write no arguments for a tool that needs none.
    if not text.strip():
        return {}
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MalformedArguments(f"{error}: {text[:EXCERPT_CHARACTERS]}") from error


def key_option(conversation: str, call: ToolCall, params: Mapping[str, Any]) -> CallOptions:
    """
    A repeated turn has the same ids and arguments, and is not charged again. Some model
    servers number their calls from 0 in every conversation: without the conversation, a call would get the
    answer of another. A call without an id is always a new one.
    """
    if not call.id:
        return {}
    parts = [conversation, call.id, [call.name, params]]
    return {"idempotency_key": "-".join(["tool", *map(_fingerprint, parts)])}


def _fingerprint(value: object) -> str:
    text = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def result_message(call: ToolCall, content: object, *, is_error: bool) -> dict[str, Any]:
    text = json.dumps(content, ensure_ascii=False, default=str)
    if call.vendor == "openai-chat":
        return {"role": "tool", "tool_call_id": call.id, "content": text}
    if call.vendor == "openai-responses":
        return {"type": "function_call_output", "call_id": call.id, "output": text}
    return {"type": "tool_result", "tool_use_id": call.id, "content": text, "is_error": is_error}


def tool_error_of(error: Exception) -> dict[str, Any]:
    """The error for the model: enough to fix its call, to wait, or to choose another way."""
    if isinstance(error, APIError):
        return _of_problem(error)
    if isinstance(error, MalformedArguments):
        return {
            "category": "invalid_request",
            "title": "Arguments are not a JSON object",
            "detail": str(error),
            "is_retriable": False,
            "alternative_action": "Call the tool again with one JSON object that matches its schema.",
        }
    return {
        "category": "transient",
        "title": "Service unreachable",
        "detail": "The service of this tool did not respond.",
        "is_retriable": True,
        "alternative_action": "Continue without this tool, and try again later.",
    }


def _of_problem(error: APIError) -> dict[str, Any]:
    faults = f" {json.dumps(error.errors, ensure_ascii=False)}" if error.errors else ""
    body = {
        "category": error.category,
        "title": error.title,
        "detail": f"{error.detail or ''}{faults}",
        "is_retriable": error.is_retriable,
        "retry_after_seconds": error.retry_after_seconds,
        "alternative_action": error.alternative_action,
        "request_id": error.request_id,
    }
    return {name: value for name, value in body.items() if value is not None}
