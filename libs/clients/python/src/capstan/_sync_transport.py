"""The synchronous transport. Only executes effects; the logic is in the core."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import httpx2
from capstan._connection import (
    TOO_LARGE,
    AnswerBody,
    built,
    fault_of,
    is_announced_too_large,
    limit_reads,
)
from capstan._effects import (
    Close,
    Effect,
    Emit,
    EmittingFlow,
    Flow,
    Open,
    OpenAnswer,
    Read,
    Reply,
    Send,
    Sleep,
    Notify,
)
from capstan._http import Fault, HttpAnswer, HttpRequest

R = TypeVar("R")


class SyncTransport:
    """Executes the core's effects synchronously."""

    def __init__(
        self, client: httpx2.Client, sleep: Callable[[float], object] = time.sleep
    ) -> None:
        self.client = client
        self.sleep = sleep

    def run(self, flow: Flow[R]) -> R:
        work = SyncWork(self)
        try:
            reply: Reply = None
            while True:
                reply = work.perform(flow.send(reply))
        except StopIteration as end:
            result: R = end.value
            return result
        finally:
            work.hang_up()

    def iterate(self, flow: EmittingFlow) -> Iterator[object]:
        work = SyncWork(self)
        try:
            reply: Reply = None
            while True:
                effect = flow.send(reply)
                if isinstance(effect, Emit):
                    yield effect.item
                    reply = None
                else:
                    reply = work.perform(effect)
        except StopIteration:
            return
        finally:
            work.hang_up()

    def send(self, request: httpx2.Request) -> httpx2.Response:
        return self.client.send(request, stream=True, follow_redirects=False)


class SyncWork:
    """Executes the effects of one flow, and holds its open response."""

    def __init__(self, transport: SyncTransport) -> None:
        self._transport = transport
        self._open: httpx2.Response | None = None
        self._chunks: Iterator[bytes] = iter(())

    def perform(self, effect: Effect) -> Reply:
        match effect:
            case Send(request):
                return self._send(request)
            case Open(request):
                return self._open_answer(request)
            case Read():
                return self._read()
            case Close():
                self.hang_up()
                return None
            case Sleep(seconds):
                self._transport.sleep(seconds)
                return None
            case Notify(listener, event):
                listener(event)
                return None

    def _send(self, request: HttpRequest) -> HttpAnswer | Fault:
        body = AnswerBody()
        ends = time.monotonic() + request.timeout
        sent = built(self._transport.client, request)
        try:
            response = self._transport.send(sent)
            try:
                # The clock is checked only between two reads: none may take longer than the remaining time.
                limit_reads(sent, ends - time.monotonic())
                if is_announced_too_large(response):
                    return TOO_LARGE
                for chunk in response.iter_bytes():
                    if time.monotonic() > ends:
                        return Fault("timeout", None)
                    if not body.takes(chunk):
                        return TOO_LARGE
                return body.answer(response)
            finally:
                response.close()
        except httpx2.HTTPError as error:
            return fault_of(error)

    def _open_answer(self, request: HttpRequest) -> OpenAnswer | Fault:
        self.hang_up()
        try:
            self._open = self._transport.send(built(self._transport.client, request))
        except httpx2.HTTPError as error:
            return fault_of(error)
        self._chunks = self._open.iter_bytes()
        return OpenAnswer(self._open.status_code, self._open.headers)

    def _read(self) -> bytes | Fault:
        try:
            return next(self._chunks, b"")
        except httpx2.HTTPError as error:
            return fault_of(error)

    def hang_up(self) -> None:
        if self._open is not None:
            self._open.close()
        self._open = None
