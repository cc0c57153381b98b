"""Parses responses to results."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar, cast

import httpx2
from capstan._answer import Answer, Metadata, RateLimit
from capstan._construct import construct
from capstan._deprecation import deprecation_of
from capstan._errors import UnexpectedResponseError
from capstan._http import HttpAnswer
from capstan._wire import is_object

D = TypeVar("D")

EXCERPT_CHARACTERS = 200
# Python rejects longer integers, and with them the whole response.
MAX_INTEGER_DIGITS = 4300


def enveloped(data_type: type[D]) -> Callable[[HttpAnswer], Answer[D]]:
    """Parses `{success, data, error, metadata, credits_used}`."""

    def parse(answer: HttpAnswer) -> Answer[D]:
        envelope = envelope_of(answer)
        if envelope is None or envelope["success"] is not True:
            raise unexpected(answer, "The response is not from the service")
        data = construct(data_type, envelope.get("data"))
        return make_answer(answer, data, envelope)

    return parse


def bare_json(answer: HttpAnswer) -> Answer[Any]:
    """Parses a document without the envelope."""
    found, value = json_of(answer)
    if not found:
        raise unexpected(answer, "The response is not JSON")
    return make_answer(answer, value, {})


def text_of(media_type: str) -> Callable[[HttpAnswer], Answer[str]]:
    """Parses text without the envelope."""

    def parse(answer: HttpAnswer) -> Answer[str]:
        if answer.content_type != media_type:
            raise unexpected(answer, f"The response is not {media_type}")
        return make_answer(answer, answer.text, {})

    return parse


def bytes_of(answer: HttpAnswer) -> Answer[bytes]:
    """Returns the bytes of a file."""
    return make_answer(answer, answer.content, {})


def anything(answer: HttpAnswer) -> Answer[Any]:
    """`data` of an envelope, else JSON, text or bytes by media type; None for no content."""
    if answer.status == 204 or not answer.content:
        return make_answer(answer, None, {})
    envelope = envelope_of(answer)
    if envelope is not None:
        return enveloped(cast("type[Any]", Any))(answer)
    media_type = answer.content_type or ""
    if media_type == "application/json" or media_type.endswith("+json"):
        return bare_json(answer)
    is_text = media_type.startswith("text/")
    return make_answer(answer, answer.text if is_text else answer.content, {})


def make_answer(answer: HttpAnswer, data: D, envelope: dict[str, Any]) -> Answer[D]:
    headers = answer.headers
    request_id = headers.get("x-request-id")
    described = envelope.get("metadata")
    metadata = construct(Metadata, described if is_object(described) else {})
    if metadata.request_id is None and request_id is not None:
        metadata.request_id = request_id
    is_replay = headers.get("idempotent-replayed", "").lower() == "true"
    credits = _integer(headers, "x-credits-used")
    # The envelope of a replay has the credits of the first answer, which is not charged again.
    credits = credits if is_replay else envelope.get("credits_used", credits)
    return Answer(
        data=data,
        credits_used=credits if isinstance(credits, int | float) else 0,
        metadata=metadata,
        request_id=metadata.request_id,
        is_replay=is_replay,
        rate_limit=rate_limit_of(headers),
        deprecation=deprecation_of(headers),
        status=answer.status,
        headers=headers,
    )


def rate_limit_of(headers: httpx2.Headers) -> RateLimit | None:
    """@returns None unless all three headers are there and are numbers."""
    limit = _integer(headers, "x-ratelimit-limit")
    remaining = _integer(headers, "x-ratelimit-remaining")
    reset_at = _integer(headers, "x-ratelimit-reset")
    if limit is None or remaining is None or reset_at is None:
        return None
    return RateLimit(limit=limit, remaining=remaining, reset_at=reset_at)


def _integer(headers: httpx2.Headers, name: str) -> int | None:
    text = headers.get(name, "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None


def envelope_of(answer: HttpAnswer) -> dict[str, Any] | None:
    """@returns None unless it is an envelope."""
    _, value = json_of(answer)
    if is_object(value) and isinstance(value.get("success"), bool) and "data" in value:
        return value
    return None


def json_of(answer: HttpAnswer) -> tuple[bool, object]:
    """@returns whether it is JSON, and its value."""
    try:
        return True, json.loads(answer.content, parse_int=_parse_integer)
    except (ValueError, RecursionError):
        return False, None


def _parse_integer(digits: str) -> int | float:
    return int(digits) if len(digits) <= MAX_INTEGER_DIGITS else float(digits)


def unexpected(answer: HttpAnswer, what: str) -> UnexpectedResponseError:
    """The error for a response that is not from the service, with what to check."""
    excerpt = " ".join(answer.concealed().text[: 4 * EXCERPT_CHARACTERS].split())[
        :EXCERPT_CHARACTERS
    ]
    content_type = answer.headers.get("content-type")
    shown = f": {excerpt}" if excerpt else " and no body"
    return UnexpectedResponseError(
        f"{what} (status {answer.status}, {content_type or 'no content type'}){shown}\n"
        "Check that the base URL is that of the service, and that no proxy intercepts requests.",
        status=answer.status,
        content_type=content_type,
        excerpt=excerpt,
    )
