"""Requests from operations."""

from __future__ import annotations

import json
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
from pydantic import BaseModel


def build_request(config: Config, operation: Operation[Any], options: CallOptions) -> HttpRequest:
    """
    The first attempt, with the key under which it may be repeated.

    @raises CapstanError: options or parameters that cannot be sent.
    @raises TypeError: a keyword argument that is neither.
    """
    _refuse_unknown(options)
    headers = {**config.headers(), **operation.headers}
    content: bytes | None = None
    if operation.body is not NOT_GIVEN:
        headers["Content-Type"] = "application/json"
        content = json_bytes(operation.body)
    if operation.method == "POST":
        headers["Idempotency-Key"] = options.get("idempotency_key") or str(uuid.uuid4())
    if "max_credits" in options:
        headers["X-Max-Credits"] = str(options["max_credits"])
    headers = merged(headers, options.get("extra_headers", {}))
    return HttpRequest(
        method=operation.method,
        url=url_of(config, operation),
        headers=headers,
        content=content,
        timeout=checked_timeout(options.get("timeout", config.timeout)),
    )


def _refuse_unknown(options: CallOptions) -> None:
    """A misspelt parameter lands among the options; passing over it would change what is asked for."""
    unknown = sorted(options.keys() - OPTION_NAMES)
    if unknown:
        raise TypeError(
            f"unexpected keyword argument {', '.join(map(repr, unknown))}; a parameter that is newer than "
            "this version goes through `agent(capability, params)`"
        )


def max_retries_of(config: Config, options: CallOptions) -> int:
    return checked_max_retries(options.get("max_retries", config.max_retries))


def url_of(config: Config, operation: Operation[Any]) -> str:
    pairs = [
        (name, query_text(value)) for name, value in operation.query.items() if value is not None
    ]
    return config.base_url + operation.path + (f"?{urlencode(pairs)}" if pairs else "")


def query_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return value.isoformat() if isinstance(value, date | datetime) else str(value)


def merged(headers: Mapping[str, str], over: Mapping[str, str]) -> dict[str, str]:
    """Header names count without regard to case."""
    replaced = {name.lower() for name in over}
    kept = {name: value for name, value in headers.items() if name.lower() not in replaced}
    return {**kept, **over}


def json_bytes(body: object) -> bytes:
    try:
        # Half a surrogate pair is no text in UTF-8, but can be written as an escape.
        return json.dumps(body, default=_plain, allow_nan=False, separators=(",", ":")).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise CapstanError(f"The parameters cannot be written as JSON: {error}.") from error


def _plain(value: object) -> object:
    if isinstance(value, BaseModel):
        return value.model_dump(by_alias=True, exclude_unset=True, warnings=False)
    if isinstance(value, date | datetime):
        return value.isoformat()
    if isinstance(value, Mapping):
        return dict(cast("Mapping[str, object]", value))
    if isinstance(value, tuple | set | frozenset):
        return list(cast("tuple[object, ...]", value))
    raise TypeError(f"{type(value).__name__} has no form in JSON")
