"""What can be said about a single call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast


class CallOptions(TypedDict, total=False):
    """Keyword arguments of every method, over what the client was made with."""

    timeout: float
    """Seconds for one attempt."""
    max_retries: int
    """Further attempts after the first; 0: none."""
    idempotency_key: str
    """Names the call: a repetition with this key gets the first answer and is not charged again. Made up for a POST."""
    max_credits: int
    """The most the call may cost; a higher price is refused."""
    extra_headers: Mapping[str, str | None]
    """Headers to send beside those of the client; None takes one away."""


OPTION_NAMES = frozenset(CallOptions.__annotations__)


def call_options_of(arguments: Mapping[str, object]) -> CallOptions:
    """The options among the keyword arguments of a call."""
    return cast(CallOptions, {k: v for k, v in arguments.items() if k in OPTION_NAMES})


def fields_of(arguments: Mapping[str, object]) -> dict[str, object]:
    """The keyword arguments that go to the service."""
    return {k: v for k, v in arguments.items() if k not in OPTION_NAMES}


def without_purchase(options: CallOptions) -> CallOptions:
    """For the calls that follow one that costs: its idempotency key and its limit are its own."""
    own = ("idempotency_key", "max_credits")
    return cast(CallOptions, {k: v for k, v in options.items() if k not in own})
