"""What a successful call returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Generic, TypeVar

from capstan._deprecation import Deprecation
from capstan._model import Model

D = TypeVar("D")


class Metadata(Model):
    """How the answer came about. Build and account routes say `request_id` only."""

    request_id: str | None = None
    """Ask for the receipt, or for support, with it."""
    provider_used: str | None = None
    """Provider whose data was used; `merged` when it came from several."""
    providers_tried: list[str] = []
    """Providers attempted, in order."""
    mode_used: str | None = None
    """Mode applied."""
    response_time_ms: float | None = None
    """Wall-clock milliseconds in the service."""


@dataclass(frozen=True)
class RateLimit:
    """Where the key stands in its minute. `reset_at` is in unix seconds."""

    limit: int
    remaining: int
    reset_at: int

    @property
    def resets(self) -> datetime:
        """`reset_at` as a time in UTC."""
        return datetime.fromtimestamp(self.reset_at, timezone.utc)


@dataclass(frozen=True)
class Answer(Generic[D]):
    """The result of a call in `data`, and beside it what it cost and how it came about."""

    data: D
    credits_used: float
    """What this call cost; 0 for a replay."""
    metadata: Metadata
    request_id: str | None
    is_replay: bool
    """The call had been made before with this idempotency key; it was not charged again."""
    rate_limit: RateLimit | None
    deprecation: Deprecation | None
    """None unless what was called will go; a `FutureWarning` says so as well."""
    status: int
    headers: Mapping[str, str] = field(repr=False)
