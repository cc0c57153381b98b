"""Follows a stream across lost connections to its last event: each event once, in order, without gaps."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from capstan._config import Config
from capstan._effects import (
    Effect,
    Emit,
    EmittingFlow,
    Flow,
    OpenAnswer,
    Reply,
    close,
    open_answer,
    read,
    sleep,
)
from capstan._errors import CapstanError, StreamError
from capstan._events import EventKinds
from capstan._exchange import (
    MAX_ANSWER_BYTES,
    failure_of,
    follow_redirects,
    with_retry_count,
)
from capstan._http import Fault, HttpAnswer, HttpRequest
from capstan._operation import Operation
from capstan._options import CallOptions
from capstan._parse import bytes_of, unexpected
from capstan._request import build_request
from capstan._retry import FIRST_SECONDS, seconds_until_retry
from capstan._sse import SseParser

MAX_RECONNECTS = 10

Outcome = HttpAnswer | Fault


@dataclass(frozen=True)
class Stream:
    """The stream and its start position."""

    path: str
    kinds: EventKinds
    after: int = 0
    max_reconnects: int = MAX_RECONNECTS


class Follower:
    """`flow()` emits the events. `last_seq` is the number of the last one."""

    def __init__(self, config: Config, stream: Stream, options: CallOptions) -> None:
        self.last_seq = stream.after
        self._stream = stream
        self._secret = config.api_key
        operation = Operation(
            "GET",
            stream.path,
            bytes_of,
            headers={"Accept": "text/event-stream, application/json;q=0.5"},
        )
        request = build_request(config, operation, options)
        self._request = replace(request, timeout=min(request.timeout, config.quiet_seconds))
        self._first_seconds = FIRST_SECONDS

    def flow(self) -> EmittingFlow:
        """@raises StreamError, and errors that reconnecting would not fix."""
        attempt = 0
        while True:
            before = self.last_seq
            request = with_retry_count(self._with_position(), attempt)
            outcome = yield from self._connection(request)
            if outcome is None:
                return
            if self.last_seq > before:
                attempt = 0
            seconds = seconds_until_retry(request, outcome, attempt, self._first_seconds)
            if seconds is None:
                raise failure_of(request, outcome, 0)
            if attempt >= self._stream.max_reconnects:
                raise self._given_up(failure_of(request, outcome, 0), attempt)
            yield from sleep(seconds)
            attempt += 1

    def _with_position(self) -> HttpRequest:
        if self.last_seq == 0:
            return self._request
        headers = {**self._request.headers, "Last-Event-ID": str(self.last_seq)}
        return replace(self._request, headers=headers)

    def _connection(self, request: HttpRequest) -> Generator[Effect | Emit, Reply, Outcome | None]:
        """@returns why it ended; None after the last event."""
        opened = yield from follow_redirects(request, open_answer)
        if isinstance(opened, Fault):
            return opened
        if opened.status == 204:
            yield from close()
            return None
        if opened.status != 200:
            return (yield from _whole(opened, self._secret))
        if not opened.headers.get("content-type", "").startswith("text/event-stream"):
            raise unexpected(
                (yield from _start_of(opened, self._secret)), "The response is not an event stream"
            )
        return (yield from self._events())

    def _events(self) -> Generator[Effect | Emit, Reply, Outcome | None]:
        parser = SseParser()
        while True:
            chunk = yield from read()
            if isinstance(chunk, Fault):
                return chunk
            if not chunk:
                return Fault("connection", None)
            for raw in parser.push(chunk):
                event = self._stream.kinds.read(raw)
                if event is None or event.seq <= self.last_seq:
                    continue
                self.last_seq = event.seq
                yield Emit(event)
                if event.name in self._stream.kinds.last:
                    yield from close()
                    return None
            if parser.pending_length > MAX_ANSWER_BYTES:
                return Fault("too_large", None)
            if parser.retry_seconds is not None:
                self._first_seconds = parser.retry_seconds

    def _given_up(self, cause: CapstanError, attempts: int) -> StreamError:
        where = f"after event {self.last_seq}" if self.last_seq else "before its first event"
        error = StreamError(
            f"The stream was disconnected {where}, and {attempts} attempts to resume it failed. "
            f"{cause} Its job continues; open it again later with `after`.",
            last_seq=self.last_seq,
        )
        error.__cause__ = cause
        return error


def _whole(opened: OpenAnswer, secret: str) -> Flow[Outcome]:
    """The rest of a response that is not a stream."""
    chunks: list[bytes] = []
    while True:
        chunk = yield from read()
        if isinstance(chunk, Fault):
            return chunk
        chunks.append(chunk)
        if not chunk or sum(map(len, chunks)) > MAX_ANSWER_BYTES:
            yield from close()
            return HttpAnswer(opened.status, opened.headers, b"".join(chunks), secret)


def _start_of(opened: OpenAnswer, secret: str) -> Flow[HttpAnswer]:
    chunk = yield from read()
    yield from close()
    content = chunk if isinstance(chunk, bytes) else b""
    return HttpAnswer(opened.status, opened.headers, content, secret)
