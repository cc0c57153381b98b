"""The result of a successful call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Generic, TypeVar

from capstan._deprecation import Deprecation
from capstan._model import Model

D = TypeVar("D")


class Metadata(Model):
    """Metadata of the answer. Build and account routes have only `request_id`."""

    request_id: str | None = None
    """The id for the receipt, and for support requests."""
    provider_used: str | None = None
    """Provider whose data was used; `merged` if it came from several."""
    providers_tried: list[str] = []
    """Providers attempted, in order."""
    mode_used: str | None = None
    """Mode applied."""
    response_time_ms: float | None = None
    """Wall-clock milliseconds in the service."""


@dataclass(frozen=True)
class RateLimit:
    """The rate limit window of the key. `reset_at` is in Unix seconds."""

    limit: int
    remaining: int
    reset_at: int

    @property
    def resets(self) -> datetime:
        """`reset_at` as a time in UTC."""
        return datetime.fromtimestamp(self.reset_at, timezone.utc)


@dataclass(frozen=True)
class Answer(Generic[D]):
    """The result of a call in `data`, with its cost and metadata."""

    data: D
    credits_used: float
    """Credits charged for this call; 0 for a replay."""
    metadata: Metadata
    request_id: str | None
    is_replay: bool
    """Whether it is the stored answer of an earlier call with this idempotency key, which is free."""
    rate_limit: RateLimit | None
    deprecation: Deprecation | None
    """None unless the route or capability is deprecated, which also causes a `FutureWarning`."""
    status: int
    headers: Mapping[str, str] = field(repr=False)
