"""Everything that this package raises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class CapstanError(Exception):
    """Root of all errors of this package. The message says what to do; it never has the API key."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Pools of processes carry errors from one to the other; arguments by name would be missed there.
        return _restored, (type(self), self.args), self.__dict__


def _restored(error_type: type[CapstanError], args: tuple[Any, ...]) -> CapstanError:
    error = error_type.__new__(error_type)
    error.args = args
    return error


class APIConnectionError(CapstanError):
    """The service could not be reached, or the connection broke before its answer was whole."""


class APITimeoutError(APIConnectionError):
    """The service did not answer within `timeout`."""


class UnexpectedResponseError(CapstanError):
    """
    The answer is not one of the service: the HTML page of a proxy, or a wrong base URL.

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
    A stream broke and could not be taken up again.

    `last_seq` is the number of the last event that came, 0 without any: `after` of a stream that goes
    on from here.
    """

    def __init__(self, message: str, *, last_seq: int) -> None:
        super().__init__(message)
        self.last_seq = last_seq


class WaitTimeoutError(CapstanError):
    """A wait helper came to its own limit. The job goes on; `id` names it."""

    def __init__(self, message: str, *, id: str) -> None:
        super().__init__(message)
        self.id = id


class JobFailedError(CapstanError):
    """A build or a run ended, but not completed. `job` is its final record, `id` names it."""

    def __init__(self, message: str, *, id: str, job: Any) -> None:
        super().__init__(message)
        self.id = id
        self.job = job


class APIError(CapstanError):
    """
    The service refused the call or could not do it. Failures are free.

    `type` is the address of a page that explains it, `slug` its last part, `category` one of
    `transient`, `invalid_request`, `authentication`, `credits`, `content_access`; `errors` are
    the faults by field: `{path, message}`, or `{loc, msg, type}` on build routes.
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
    """It may work later. All retries were used up, or the wait asked for is too long."""


class RateLimitError(TransientError):
    """Too many requests (429)."""


class InvalidRequestError(APIError):
    """The request can never work as it is: change it."""


class NotFoundError(InvalidRequestError):
    """There is no such thing, or it belongs to someone else (404)."""


class ConflictError(InvalidRequestError):
    """What it is about is not in a state for this (409)."""


class AuthenticationError(APIError):
    """The API key is missing, wrong, expired or revoked."""


class PermissionDeniedError(AuthenticationError):
    """The API key may not do this (403)."""


class CreditsError(APIError):
    """Not enough credits, or more than `max_credits` (402)."""


class ContentAccessError(APIError):
    """The page or file asked for cannot be read: blocked, or behind a CAPTCHA."""
