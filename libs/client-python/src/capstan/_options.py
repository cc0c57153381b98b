"""What can be said about a single call."""

from __future__ import annotations

from collections.abc import Mapping

from typing_extensions import TypedDict


class CallOptions(TypedDict, total=False):
    """Keyword arguments of every method, over what the client was made with."""

    timeout: float
    """Seconds for one attempt."""
    max_retries: int
    """Further attempts after the first; 0: none."""
    idempotency_key: str
    """For a POST: a repetition with this key gets the first answer and is not charged again."""
    max_credits: int
    """The most the call may cost; a higher price is refused."""
    extra_headers: Mapping[str, str]
    """Headers to send beside those of the client."""
