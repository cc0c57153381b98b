"""One call: attempts, delays, and its result or error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar
from urllib.parse import urljoin, urlsplit

from capstan._config import Config
from capstan._effects import Flow, OpenAnswer, send, sleep
from capstan._errors import (
    APIConnectionError,
    APITimeoutError,
    CapstanError,
    UnexpectedResponseError,
)
from capstan._http import Fault, HttpAnswer, HttpRequest
from capstan._operation import Operation
from capstan._options import CallOptions
from capstan._parse import unexpected
from capstan._problem import error_of
from capstan._request import build_request, max_retries_of
from capstan._retry import seconds_until_retry

R = TypeVar("R")
Outcome = TypeVar("Outcome", HttpAnswer | Fault, OpenAnswer | Fault)

MAX_REDIRECTS = 5
MAX_ANSWER_BYTES = 64 * 1024 * 1024


def call(config: Config, operation: Operation[R], options: CallOptions) -> Flow[R]:
    """@raises CapstanError: the error of the last attempt."""
    return operation.parse((yield from exchange(config, operation, options)))


def exchange(config: Config, operation: Operation[Any], options: CallOptions) -> Flow[HttpAnswer]:
    """The unread response of a successful call."""
    first = build_request(config, operation, options)
    max_retries = max_retries_of(config, options)
    retries = 0
    while True:
        request = with_retry_count(first, retries)
        outcome = yield from follow_redirects(request, send)
        if isinstance(outcome, HttpAnswer):
            outcome = replace(outcome, secret=config.api_key)
        if isinstance(outcome, HttpAnswer) and outcome.status < 300:
            return outcome
        seconds = seconds_until_retry(request, outcome, retries) if retries < max_retries else None
        if seconds is None:
            raise failure_of(request, outcome, retries) from cause_of(outcome)
        yield from sleep(seconds)
        retries += 1


def with_retry_count(request: HttpRequest, retries: int) -> HttpRequest:
    return replace(request, headers={**request.headers, "X-Capstan-Retry-Count": str(retries)})


def follow_redirects(
    request: HttpRequest, attempt: Callable[[HttpRequest], Flow[Outcome]]
) -> Flow[Outcome]:
    """Only within the origin: the key must not be sent to another."""
    for _ in range(MAX_REDIRECTS):
        outcome = yield from attempt(request)
        target = None if isinstance(outcome, Fault) else redirect_target(request, outcome)
        if target is None:
            return outcome
        request = replace(request, url=target)
    return (yield from attempt(request))


def redirect_target(request: HttpRequest, answer: HttpAnswer | OpenAnswer) -> str | None:
    location = answer.headers.get("location")
    is_followed = answer.status in (307, 308) or (
        answer.status in (301, 302, 303) and request.method in ("GET", "HEAD")
    )
    if location is None or not is_followed:
        return None
    try:
        target = urljoin(request.url, location)
        return target if origin_of(target) == origin_of(request.url) else None
    except ValueError:
        # The location is not a valid URL.
        return None


def origin_of(url: str) -> tuple[str, str | None, int | None]:
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    return parts.scheme, parts.hostname, parts.port or default


def cause_of(outcome: HttpAnswer | Fault) -> Exception | None:
    return outcome.cause if isinstance(outcome, Fault) else None


def failure_of(request: HttpRequest, outcome: HttpAnswer | Fault, retries: int) -> CapstanError:
    if isinstance(outcome, HttpAnswer):
        if outcome.status < 400:
            return redirected(outcome)
        return error_of(outcome)
    where = f"{request.method} {request.url.split('?')[0]}"
    tried = f" (tried {retries + 1} times)" if retries else ""
    if outcome.kind == "timeout":
        return APITimeoutError(
            f"No response to {where} within {request.timeout:g} s{tried}. Pass a longer "
            "`timeout`, or check the health of the service."
        )
    if outcome.kind == "too_large":
        return UnexpectedResponseError(
            f"The response to {where} is larger than {MAX_ANSWER_BYTES // 1024 // 1024} MiB, which this "
            "client does not read. Request less at a time.",
            status=200,
            content_type=None,
            excerpt="",
        )
    return APIConnectionError(
        f"{where} failed{tried}: {outcome.cause or 'the connection was lost'}. Check that the service "
        "runs and that the base URL is right."
    )


def redirected(answer: HttpAnswer) -> UnexpectedResponseError:
    location = answer.conceal(answer.headers.get("location", "nowhere"))
    return unexpected(
        answer,
        f"It redirects to {location}, where the API key is not sent, or redirects too often",
    )
