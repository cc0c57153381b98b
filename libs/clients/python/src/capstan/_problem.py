"""Converts responses to errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capstan import _errors
from capstan._errors import APIError, CapstanError
from capstan._http import HttpAnswer
from capstan._parse import envelope_of, json_of, unexpected
from capstan._retry_after import retry_after_header
from capstan._wire import is_array, is_object

BY_STATUS: dict[int, type[APIError]] = {
    401: _errors.AuthenticationError,
    402: _errors.CreditsError,
    403: _errors.PermissionDeniedError,
    404: _errors.NotFoundError,
    408: _errors.TransientError,
    409: _errors.ConflictError,
    429: _errors.RateLimitError,
}

BY_CATEGORY: dict[str, type[APIError]] = {
    "transient": _errors.TransientError,
    "invalid_request": _errors.InvalidRequestError,
    "authentication": _errors.AuthenticationError,
    "credits": _errors.CreditsError,
    "content_access": _errors.ContentAccessError,
}


def may_pass(status: int) -> bool:
    """Whether a failure with this status is transient."""
    return status in (408, 429) or status >= 500


def error_of(answer: HttpAnswer) -> CapstanError:
    """Converts a response with status 400 or above to an error."""
    answer = answer.concealed()
    envelope = envelope_of(answer)
    problem = envelope.get("error") if envelope else None
    if envelope and is_object(problem):
        return _from_problem(answer, problem, envelope)
    if answer.content_type == "application/problem+json":
        _, body = json_of(answer)
        if is_object(body):
            return _from_problem(answer, body, {})
    faults = _build_faults(answer)
    if faults is not None:
        return _from_build_faults(answer, faults)
    return unexpected(answer, "The response is not from the service")


def _from_problem(
    answer: HttpAnswer, problem: dict[str, Any], envelope: dict[str, Any]
) -> APIError:
    type_uri = _text(problem, "type")
    metadata = envelope.get("metadata")
    request_id = _text(metadata, "request_id") if is_object(metadata) else None
    category = _text(problem, "error_category")
    wait = problem.get("retry_after_seconds")
    retriable = problem.get("is_retriable")
    errors = problem.get("errors")
    fields: dict[str, Any] = {
        "status": answer.status,
        "type": type_uri,
        "slug": type_uri.rstrip("/").rsplit("/", 1)[-1] if type_uri else None,
        "title": _text(problem, "title"),
        "detail": _text(problem, "detail"),
        "category": category,
        "is_retriable": retriable if isinstance(retriable, bool) else may_pass(answer.status),
        "retry_after_seconds": (
            wait
            if isinstance(wait, int | float) and wait >= 0
            else retry_after_header(answer.headers)
        ),
        "alternative_action": _text(problem, "alternative_action"),
        "request_id": request_id or answer.headers.get("x-request-id"),
        "errors": errors if is_array(errors) else [],
        "headers": answer.headers,
    }
    return _class_of(category, answer.status)(_message(fields), **fields)


def _class_of(category: str | None, status: int) -> type[APIError]:
    """Selected by category; the status selects a subclass, and replaces a missing category."""
    by_status = BY_STATUS.get(status) or (
        _errors.TransientError if status >= 500 else _errors.InvalidRequestError
    )
    by_category = BY_CATEGORY.get(category or "")
    if by_category is None or issubclass(by_status, by_category):
        return by_status
    return by_category


def _message(fields: Mapping[str, Any]) -> str:
    said = [fields[name] for name in ("title", "detail", "alternative_action") if fields[name]]
    parts = [part if part.endswith((".", "!", "?")) else f"{part}." for part in said]
    if fields["request_id"]:
        parts.append(f"(request {fields['request_id']})")
    return " ".join(parts) or f"The service responded with status {fields['status']}."


def _build_faults(answer: HttpAnswer) -> list[dict[str, Any]] | None:
    """Build routes return `{detail: [{loc, msg, type}]}` without the envelope."""
    _, body = json_of(answer)
    detail = body.get("detail") if is_object(body) else None
    if answer.status != 422 or not is_array(detail):
        return None
    return [item for item in detail if is_object(item)]


def _from_build_faults(answer: HttpAnswer, faults: list[dict[str, Any]]) -> APIError:
    listed = "; ".join(f"{_place(fault)}: {fault.get('msg')}" for fault in faults)
    fields: dict[str, Any] = {
        "status": answer.status,
        "type": None,
        "slug": "invalid-request",
        "title": "Invalid request",
        "detail": listed or None,
        "category": "invalid_request",
        "is_retriable": False,
        "retry_after_seconds": None,
        "alternative_action": "Correct the fields named in `errors` and send the request again.",
        "request_id": answer.headers.get("x-request-id"),
        "errors": faults,
        "headers": answer.headers,
    }
    return _errors.InvalidRequestError(_message(fields), **fields)


def _place(fault: dict[str, Any]) -> str:
    loc = fault.get("loc")
    return ".".join(str(part) for part in loc) if is_array(loc) else "request"


def _text(fields: dict[str, Any], name: str) -> str | None:
    value = fields.get(name)
    return value if isinstance(value, str) else None
