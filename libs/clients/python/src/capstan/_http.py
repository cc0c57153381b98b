"""Requests and responses as values without a connection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import httpx2


@dataclass(frozen=True)
class HttpRequest:
    """A request in its final form. `timeout` is in seconds and includes the response."""

    method: str
    url: str
    headers: Mapping[str, str] = field(repr=False)
    content: bytes | None
    timeout: float


@dataclass(frozen=True)
class HttpAnswer:
    """A complete response."""

    status: int
    headers: httpx2.Headers
    content: bytes = field(repr=False)
    secret: str = field(default="", repr=False)
    """The API key of the request."""

    def conceal(self, text: str) -> str:
        """Removes the key from error texts: some servers repeat what they received."""
        return text.replace(self.secret, "[API key]") if self.secret else text

    def concealed(self) -> HttpAnswer:
        return replace(self, content=self.conceal(self.text).encode("utf-8", "replace"))

    @property
    def content_type(self) -> str | None:
        """Media type in lower case, without parameters."""
        value = self.headers.get("content-type")
        return value.split(";")[0].strip().lower() if value else None

    @property
    def text(self) -> str:
        return self.content.decode("utf-8", "replace")


@dataclass(frozen=True)
class Fault:
    """A failed attempt. `too_large`: the response exceeds the size limit."""

    kind: Literal["connection", "timeout", "too_large"]
    cause: Exception | None
