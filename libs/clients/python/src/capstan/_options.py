"""Options of a single call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast


class CallOptions(TypedDict, total=False):
    """Keyword arguments of every method that override the client's options."""

    timeout: float
    """Seconds for one attempt."""
    max_retries: int
    """Further attempts after the first; 0: none."""
    idempotency_key: str
    """Identifies the call: a repeat with this key gets the first answer and is not charged again. Generated for a POST."""
    max_credits: int
    """Maximum price of the call; a higher price is rejected."""
    extra_headers: Mapping[str, str | None]
    """Headers in addition to those of the client; None removes one."""


OPTION_NAMES = frozenset(CallOptions.__annotations__)


def call_options_of(arguments: Mapping[str, object]) -> CallOptions:
    """The options among the keyword arguments of a call."""
    return cast(CallOptions, {k: v for k, v in arguments.items() if k in OPTION_NAMES})


def fields_of(arguments: Mapping[str, object]) -> dict[str, object]:
    """The keyword arguments that go to the service."""
    return {k: v for k, v in arguments.items() if k not in OPTION_NAMES}


def without_purchase(options: CallOptions) -> CallOptions:
    """For calls that follow a paid one: its idempotency key and price limit do not apply to them."""
    own = ("idempotency_key", "max_credits")
    return cast(CallOptions, {k: v for k, v in options.items() if k not in own})
