"""What goes out and what comes back, as values without a connection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import httpx2


@dataclass(frozen=True)
class HttpRequest:
    """A request that is ready to be sent. `timeout` is in seconds, answer included."""

    method: str
    url: str
    headers: Mapping[str, str] = field(repr=False)
    content: bytes | None
    timeout: float


@dataclass(frozen=True)
class HttpAnswer:
    """An answer that was read to its end."""

    status: int
    headers: httpx2.Headers
    content: bytes = field(repr=False)
    secret: str = field(default="", repr=False)
    """The key it was asked for with."""

    def conceal(self, text: str) -> str:
        """Some servers repeat what they were sent; nothing that is shown has the key in it."""
        return text.replace(self.secret, "[API key]") if self.secret else text

    def concealed(self) -> HttpAnswer:
        return replace(self, content=self.conceal(self.text).encode("utf-8", "replace"))

    @property
    def content_type(self) -> str | None:
        """Media type in small letters, without parameters."""
        value = self.headers.get("content-type")
        return value.split(";")[0].strip().lower() if value else None

    @property
    def text(self) -> str:
        return self.content.decode("utf-8", "replace")


@dataclass(frozen=True)
class Fault:
    """No answer. `too_large`: there is one, with more bytes than anyone should keep in memory."""

    kind: Literal["connection", "timeout", "too_large"]
    cause: Exception | None
