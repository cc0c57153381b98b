"""The httpx2 details shared by both transports: requests, timeouts, size limits, errors."""

from __future__ import annotations

import httpx2
from capstan._errors import CapstanError
from capstan._exchange import MAX_ANSWER_BYTES
from capstan._http import Fault, HttpAnswer, HttpRequest

CONNECT_TIMEOUT = 10.0
# In seconds; sockets accept no infinite timeout.
MAX_TIMEOUT = 1e6
TOO_LARGE = Fault("too_large", None)
# 0 would mean not to wait for pending data.
SHORTEST_READ = 0.001
# Each stream holds a connection: with a limit the next call would wait for one to end.
LIMITS = httpx2.Limits(max_connections=None, max_keepalive_connections=100)


def fault_of(error: httpx2.HTTPError) -> Fault:
    is_timeout = isinstance(error, httpx2.TimeoutException)
    return Fault("timeout" if is_timeout else "connection", error)


def timeout_of(request: HttpRequest) -> httpx2.Timeout:
    longest = min(request.timeout, MAX_TIMEOUT)
    return httpx2.Timeout(longest, connect=min(longest, CONNECT_TIMEOUT))


def built(client: httpx2.Client | httpx2.AsyncClient, request: HttpRequest) -> httpx2.Request:
    try:
        return client.build_request(
            request.method,
            request.url,
            headers=request.headers,
            content=request.content,
            timeout=timeout_of(request),
        )
    except (UnicodeError, TypeError, httpx2.InvalidURL) as error:
        raise CapstanError(f"The request cannot be sent: {error}.") from error


def limit_reads(request: httpx2.Request, seconds: float) -> None:
    """For the body of a response that has started."""
    limit = min(max(seconds, SHORTEST_READ), MAX_TIMEOUT)
    request.extensions["timeout"] = {**request.extensions["timeout"], "read": limit}


def is_announced_too_large(response: httpx2.Response) -> bool:
    length = response.headers.get("content-length", "")
    return length.isascii() and length.isdigit() and int(length[:20]) > MAX_ANSWER_BYTES


class AnswerBody:
    """Collects a body up to the size limit."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._size = 0

    def takes(self, chunk: bytes) -> bool:
        """@returns false if this chunk exceeds the limit."""
        self._chunks.append(chunk)
        self._size += len(chunk)
        return self._size <= MAX_ANSWER_BYTES

    def answer(self, response: httpx2.Response) -> HttpAnswer:
        return HttpAnswer(response.status_code, response.headers, b"".join(self._chunks))
