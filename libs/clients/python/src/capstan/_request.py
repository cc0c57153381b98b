"""Builds requests from operations."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, cast
from urllib.parse import urlencode

from capstan._config import Config, checked_max_retries, checked_timeout
from capstan._errors import CapstanError
from capstan._http import HttpRequest
from capstan._not_given import NOT_GIVEN
from capstan._operation import Operation
from capstan._options import OPTION_NAMES, CallOptions
from capstan._upload_form import UploadForm
from capstan._version import VERSION
from pydantic import BaseModel

# `.` or `..` as a segment: URL parsers resolve it, even if it is escaped.
STEP = re.compile(r"/(\.|%2e){1,2}(?=[/\\?#]|$)", re.IGNORECASE)


def build_request(config: Config, operation: Operation[Any], options: CallOptions) -> HttpRequest:
    """
    The first attempt, with the idempotency key for retries.

    @raises CapstanError: options or parameters that cannot be sent.
    @raises TypeError: an unknown keyword argument.
    """
    _refuse_unknown(options)
    own: dict[str, str] = {}
    content: bytes | None = None
    if operation.body is not NOT_GIVEN:
        own["Content-Type"], content = encoded_body(operation.body)
    key = _idempotency_key(operation.method, options.get("idempotency_key"))
    if key is not None:
        own["Idempotency-Key"] = key
    max_credits = options.get("max_credits")
    if max_credits is not None:
        own["X-Max-Credits"] = str(max_credits)
    return HttpRequest(
        method=operation.method,
        url=url_of(config, operation),
        headers=merged(
            {"Accept": "application/json", "User-Agent": f"capstan-client-python/{VERSION}"},
            config.default_headers,
            operation.headers,
            own,
            options.get("extra_headers") or {},
            # Last, so that no copied header replaces it.
            {"Authorization": f"Bearer {config.api_key}"},
        ),
        content=content,
        timeout=timeout_of(config, options),
    )


def encoded_body(body: object) -> tuple[str, bytes]:
    """Media type and content."""
    if isinstance(body, UploadForm):
        return body.content_type, body.encoded()
    return "application/json", json_bytes(body)


def _refuse_unknown(options: CallOptions) -> None:
    """A misspelled parameter becomes an option; ignoring it would change the request."""
    unknown = sorted(options.keys() - OPTION_NAMES)
    if unknown:
        raise TypeError(
            f"unexpected keyword argument {', '.join(map(repr, unknown))}; a parameter that is newer than "
            "this version can be passed to `agent(capability, params)`"
        )


def _idempotency_key(method: str, given: str | None) -> str | None:
    if given == "":
        raise CapstanError(
            "The `idempotency_key` must not be empty. Pass an id of the call, or omit it."
        )
    if given is None and method == "POST":
        return str(uuid.uuid4())
    return given


def timeout_of(config: Config, options: CallOptions) -> float:
    given = options.get("timeout")
    return config.timeout if given is None else checked_timeout(given)


def max_retries_of(config: Config, options: CallOptions) -> int:
    given = options.get("max_retries")
    return config.max_retries if given is None else checked_max_retries(given)


def url_of(config: Config, operation: Operation[Any]) -> str:
    path = operation.path
    if not path.startswith("/") or path.startswith("//"):
        raise CapstanError(f'A path must start with one "/", such as /v1/credits (got {path!r}).')
    if STEP.search(path):
        raise CapstanError(f'{path!r} resolves elsewhere: it has the segment "." or "..".')
    pairs = [
        (name, query_text(value)) for name, value in operation.query.items() if value is not None
    ]
    query = urlencode(pairs, errors="replace")
    separator = "&" if "?" in path else "?"
    return config.base_url + path + (separator + query if query else "")


def query_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value.isoformat() if isinstance(value, date | datetime) else str(value)


def merged(*layers: Mapping[str, str | None]) -> dict[str, str]:
    """Later ones override earlier ones, ignoring case; None removes a header."""
    headers: dict[str, tuple[str, str | None]] = {}
    for layer in layers:
        headers |= {name.lower(): (name, value) for name, value in layer.items()}
    return {name: value for name, value in headers.values() if value is not None}


def json_bytes(body: object) -> bytes:
    try:
        # A lone surrogate is not valid UTF-8, but can be escaped.
        return json.dumps(body, default=_plain, allow_nan=False, separators=(",", ":")).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise CapstanError(f"The parameters cannot be serialized to JSON: {error}.") from error


def _plain(value: object) -> object:
    if isinstance(value, BaseModel):
        return value.model_dump(by_alias=True, exclude_unset=True, warnings=False)
    if isinstance(value, date | datetime):
        return value.isoformat()
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, object]", value))
    if isinstance(value, tuple | set | frozenset):
        return list(cast("tuple[object, ...]", value))
    raise TypeError(f"{type(value).__name__} has no JSON representation")
