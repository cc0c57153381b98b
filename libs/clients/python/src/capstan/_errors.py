"""The errors of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class CapstanError(Exception):
    """Base class of all errors of this package. The message says what to do; it never contains the API key."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Process pools pickle errors, which would lose keyword arguments.
        return _restored, (type(self), self.args), self.__dict__


def _restored(error_type: type[CapstanError], args: tuple[Any, ...]) -> CapstanError:
    error = error_type.__new__(error_type)
    error.args = args
    return error


class APIConnectionError(CapstanError):
    """The service could not be reached, or the connection was lost before its response was complete."""


class APITimeoutError(APIConnectionError):
    """The service did not respond within `timeout`."""


class UnexpectedResponseError(CapstanError):
    """
    The response is not from the service: the HTML page of a proxy, or a wrong base URL.

    `status` is the HTTP status, `content_type` the media type, `excerpt` the first 200 characters.
    """

    def __init__(
        self, message: str, *, status: int, content_type: str | None, excerpt: str
    ) -> None:
        super().__init__(message)
        self.status = status
        self.content_type = content_type
        self.excerpt = excerpt


class StreamError(CapstanError):
    """
    A stream was disconnected and could not be resumed.

    `last_seq` is the number of the last received event, 0 without any: `after` of a stream that
    resumes here.
    """

    def __init__(self, message: str, *, last_seq: int) -> None:
        super().__init__(message)
        self.last_seq = last_seq


class WaitTimeoutError(CapstanError):
    """A wait exceeded its limit. The job continues; `id` identifies it."""

    def __init__(self, message: str, *, id: str) -> None:
        super().__init__(message)
        self.id = id


class BuildQuestionError(CapstanError):
    """
    A build waits for an answer: `builds.message(error.id, prompt=answer)` answers, and
    `builds.wait(error.id)` waits again. The build is charged with the answer.

    `question` is in the language of the prompt, `job` is the current record.
    """

    def __init__(self, message: str, *, id: str, question: str, job: Any) -> None:
        super().__init__(message)
        self.id = id
        self.question = question
        self.job = job


class JobFailedError(CapstanError):
    """A build or a run ended without completing. `job` is its final record, `id` identifies it."""

    def __init__(self, message: str, *, id: str, job: Any) -> None:
        super().__init__(message)
        self.id = id
        self.job = job


class APIError(CapstanError):
    """
    The service rejected or failed the call. Failures are free.

    `type` is the URL of a page that explains it, `slug` its last part, `category` one of
    `transient`, `invalid_request`, `authentication`, `credits`, `content_access`; `errors` are
    the errors by field: `{path, message}`, or `{loc, msg, type}` on build routes.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int,
        type: str | None,
        slug: str | None,
        title: str | None,
        detail: str | None,
        category: str | None,
        is_retriable: bool,
        retry_after_seconds: float | None,
        alternative_action: str | None,
        request_id: str | None,
        errors: Sequence[Mapping[str, Any]],
        headers: Mapping[str, str],
    ) -> None:
        super().__init__(message)
        self.status = status
        self.type = type
        self.slug = slug
        self.title = title
        self.detail = detail
        self.category = category
        self.is_retriable = is_retriable
        self.retry_after_seconds = retry_after_seconds
        self.alternative_action = alternative_action
        self.request_id = request_id
        self.errors = list(errors)
        self.headers = headers


class TransientError(APIError):
    """A transient error. All retries are exhausted, or the requested delay is too long."""


class RateLimitError(TransientError):
    """Too many requests (429)."""


class InvalidRequestError(APIError):
    """The same request will fail again: change it."""


class NotFoundError(InvalidRequestError):
    """The resource does not exist or belongs to another account (404)."""


class ConflictError(InvalidRequestError):
    """The state of the resource does not allow the call (409)."""


class AuthenticationError(APIError):
    """The API key is missing, wrong, expired or revoked."""


class PermissionDeniedError(AuthenticationError):
    """The API key lacks permission (403)."""


class CreditsError(APIError):
    """Not enough credits, or more than `max_credits` (402)."""


class ContentAccessError(APIError):
    """The requested page or file cannot be read: blocked, or behind a CAPTCHA."""
