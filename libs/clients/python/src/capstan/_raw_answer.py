"""Raw responses, for callers that need more than the data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

from capstan._http import HttpAnswer
from capstan._parse import json_of, unexpected
from typing_extensions import ParamSpec

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class RawAnswer(Generic[R]):
    """Status, headers and bytes of a success; errors are raised as usual. `parse()` returns the usual result."""

    status: int
    headers: Mapping[str, str] = field(repr=False)
    content: bytes = field(repr=False)
    _answer: HttpAnswer = field(repr=False)
    _parse: Callable[[HttpAnswer], R] = field(repr=False)

    @property
    def text(self) -> str:
        """The body as UTF-8."""
        return self._answer.text

    def json(self) -> Any:
        """The body as JSON. @raises UnexpectedResponseError: it is not JSON."""
        found, value = json_of(self._answer)
        if not found:
            raise unexpected(self._answer, "The response is not JSON")
        return value

    def parse(self) -> R:
        """The usual return value of the method."""
        return self._parse(self._answer)


def raw_answer(answer: HttpAnswer, parse: Callable[[HttpAnswer], R]) -> RawAnswer[R]:
    return RawAnswer(answer.status, answer.headers, answer.content, answer, parse)


def as_raw(method: Callable[P, R]) -> Callable[P, RawAnswer[R]]:
    """The type of a method of a client that is configured for raw responses."""
    return cast("Callable[P, RawAnswer[R]]", method)


def as_async_raw(method: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[RawAnswer[R]]]:
    """The same for asynchronous methods."""
    return cast("Callable[P, Awaitable[RawAnswer[R]]]", method)
