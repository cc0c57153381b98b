"""Whether to retry, and after which delay."""

from __future__ import annotations

import random

from capstan._errors import APIError, CapstanError
from capstan._http import Fault, HttpAnswer, HttpRequest
from capstan._problem import error_of, may_pass
from capstan._retry_after import retry_after_header

# Longer delays are not awaited: the error is raised at once.
MAX_ASKED_SECONDS = 60.0
FIRST_SECONDS = 0.5
MAX_SECONDS = 8.0

IN_PROGRESS = "idempotency-in-progress"


def backoff_seconds(retries_before: int, first_seconds: float = FIRST_SECONDS) -> float:
    """
    0.5 s, doubled by every retry up to 8 s, with jitter so that clients do not retry at the same time.
    """
    longest = min(max(MAX_SECONDS, first_seconds), MAX_ASKED_SECONDS)
    seconds = min(first_seconds * 2.0 ** min(retries_before, 10), longest)
    return seconds * random.uniform(0.75, 1)


def seconds_until_retry(
    request: HttpRequest,
    outcome: HttpAnswer | Fault,
    retries_before: int,
    first_seconds: float = FIRST_SECONDS,
) -> float | None:
    """@returns None if the outcome is final."""
    backoff = backoff_seconds(retries_before, first_seconds)
    if isinstance(outcome, Fault):
        return backoff if _may_repeat(request, outcome) else None
    error = error_of(outcome)
    # An intermediary responded: whether the service did the work is unknown.
    is_unknown = not isinstance(error, APIError) and not _is_harmless(request)
    if is_unknown or not is_passing(outcome.status, error):
        return None
    asked = _asked_seconds(outcome, error)
    if asked is None:
        return backoff
    return asked if asked <= MAX_ASKED_SECONDS else None


def _may_repeat(request: HttpRequest, fault: Fault) -> bool:
    """The first attempt may have been executed: only idempotent requests are sent again."""
    return _is_harmless(request) and fault.kind != "too_large"


def _is_harmless(request: HttpRequest) -> bool:
    """Whether it can be retried safely."""
    return request.method in ("GET", "HEAD") or any(
        name.lower() == "idempotency-key" for name in request.headers
    )


def is_passing(status: int, error: CapstanError) -> bool:
    """Whether the same request may succeed on a retry."""
    if isinstance(error, APIError):
        if not error.is_retriable:
            return False
        if status == 409:
            return error.slug == IN_PROGRESS
    return may_pass(status)


def _asked_seconds(answer: HttpAnswer, error: CapstanError) -> float | None:
    if isinstance(error, APIError) and error.retry_after_seconds is not None:
        return error.retry_after_seconds
    return retry_after_header(answer.headers)
