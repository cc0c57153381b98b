"""The routes of the service as operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from capstan._answer import Answer
from capstan._operation import Operation, given
from capstan._parse import enveloped

D = TypeVar("D")


def capability(path: str, fields: Mapping[str, object], result: type[D]) -> Operation[Answer[D]]:
    """A capability by its own route."""
    return Operation("POST", path, enveloped(result), body=given(fields))


def agent_call(
    name: str, params: Mapping[str, object], results: Mapping[str, type[Any]]
) -> Operation[Answer[Any]]:
    """A capability by its name."""
    body = {"capability": name, "params": given(params)}
    return Operation("POST", "/v1/agent", enveloped(results.get(name, dict)), body=body)
