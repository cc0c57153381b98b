"""An operation of the service as a value: the request, and how to parse the response."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar
from urllib.parse import quote

from capstan._errors import CapstanError
from capstan._http import HttpAnswer
from capstan._not_given import NOT_GIVEN

R = TypeVar("R")


@dataclass(frozen=True)
class Operation(Generic[R]):
    """`parse` creates the result of a successful response, or raises the error for the caller."""

    method: str
    path: str
    parse: Callable[[HttpAnswer], R]
    query: Mapping[str, Any] = field(default_factory=dict[str, Any])
    body: object = NOT_GIVEN
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


def given(fields: Mapping[str, object]) -> dict[str, object]:
    """The parameters that were not omitted."""
    return {name: value for name, value in fields.items() if value is not NOT_GIVEN}


def path_of(template: str, **ids: str) -> str:
    """
    `/v1/builds/{execution_id}` with its parameters; each stays one segment, but `path` may
    have several.

    @raises CapstanError: an id is empty, not a string, or would change the route.
    """
    filled = {
        name: quote(_checked_id(name, value), safe="/" if name == "path" else "")
        for name, value in ids.items()
    }
    return template.format(**filled)


def _checked_id(name: str, value: object) -> str:
    is_file = name == "path"
    segments = value.split("/") if isinstance(value, str) and is_file else [value]
    if not isinstance(value, str) or any(segment in ("", ".", "..") for segment in segments):
        remedy = "one that `files` lists" if is_file else "the id that the service returned"
        raise CapstanError(f"`{name}` is {value!r}, which is invalid. Pass {remedy}.")
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise CapstanError(f"`{name}` cannot be sent: {error}.") from error
    return value
