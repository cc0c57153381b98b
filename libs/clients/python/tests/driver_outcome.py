"""The outcome of a call for the behavior suite."""

from __future__ import annotations

import base64
from typing import Any

import capstan
from capstan import Answer, AsyncPage, CapstanError, Page
from capstan._events import JobEvent
from pydantic import BaseModel

ERROR_FIELDS = (
    "status type slug title detail category is_retriable retry_after_seconds"
    " alternative_action request_id errors id last_seq question"
).split()


def outcome_of(result: Any) -> dict[str, Any]:
    """A tool call only returns the message for the model."""
    return {"data": result} if isinstance(result, dict) else seen_of(result)


def seen_of(value: Any) -> Any:
    """In its wire format."""
    if isinstance(value, Answer):
        return seen_of_answer(value)
    if isinstance(value, Page | AsyncPage):
        return {**seen_of_answer(value.answer), "items": seen_of(value.items)}
    if isinstance(value, JobEvent):
        data = seen_of(value.data)
        return {"kind": value.kind, "name": value.name, "seq": value.seq, "data": data}
    if isinstance(value, BaseModel):
        return value.model_dump(mode="python", by_alias=True, exclude_unset=True, warnings=False)
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, list):
        return [seen_of(item) for item in value]
    return value


def seen_of_answer(answer: Answer[Any]) -> dict[str, Any]:
    limit = answer.rate_limit
    return {
        "data": seen_of(answer.data),
        "credits_used": answer.credits_used,
        "metadata": seen_of(answer.metadata),
        "request_id": answer.request_id,
        "is_replay": answer.is_replay,
        "rate_limit": limit
        and {"limit": limit.limit, "remaining": limit.remaining, "reset_at": limit.reset_at},
    }


def told_of(error: BaseException) -> dict[str, Any]:
    outcome: dict[str, Any] = {
        "class": type(error).__name__,
        "bases": bases_of(error),
        "message": str(error),
    }
    if isinstance(error, CapstanError):
        outcome |= {name: getattr(error, name) for name in ERROR_FIELDS if hasattr(error, name)}
    if isinstance(error, capstan.JobFailedError | capstan.BuildQuestionError):
        outcome["job"] = seen_of(error.job)
    return outcome


def bases_of(error: BaseException) -> list[str]:
    if not isinstance(error, CapstanError):
        return []
    return [base.__name__ for base in type(error).__mro__[1:] if issubclass(base, CapstanError)]
