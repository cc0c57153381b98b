"""Sends over a connection, blocking or awaited. All decisions are made elsewhere."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TypeVar

import httpx2
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
    Tell,
)
from capstan._errors import CapstanError
from capstan._exchange import MAX_ANSWER_BYTES
from capstan._http import Fault, HttpAnswer, HttpRequest

R = TypeVar("R")

CONNECT_TIMEOUT = 10.0
# Each stream holds a connection: a limit would let the next call wait for the end of one.
LIMITS = httpx2.Limits(max_connections=None, max_keepalive_connections=100)


def fault_of(error: httpx2.HTTPError) -> Fault:
    is_timeout = isinstance(error, httpx2.TimeoutException)
    return Fault("timeout" if is_timeout else "connection", error)


def timeout_of(request: HttpRequest) -> httpx2.Timeout:
    return httpx2.Timeout(request.timeout, connect=min(request.timeout, CONNECT_TIMEOUT))


def built(client: httpx2.Client | httpx2.AsyncClient, request: HttpRequest) -> httpx2.Request:
    try:
        return client.build_request(
            request.method,
            request.url,
            headers=request.headers,
            content=request.content,
            timeout=timeout_of(request),
        )
    except (UnicodeError, httpx2.InvalidURL) as error:
        raise CapstanError(f"The request cannot be sent: {error}.") from error


class AnswerBody:
    """Collects a body, up to the time and the size that it may have."""

    def __init__(self, request: HttpRequest) -> None:
        self._ends = time.monotonic() + request.timeout
        self._chunks: list[bytes] = []
        self._size = 0

    def add(self, chunk: bytes) -> Fault | None:
        self._chunks.append(chunk)
        self._size += len(chunk)
        if self._size > MAX_ANSWER_BYTES:
            return Fault("too_large", None)
        if time.monotonic() > self._ends:
            return Fault("timeout", None)
        return None

    def answer(self, response: httpx2.Response) -> HttpAnswer:
        return HttpAnswer(response.status_code, response.headers, b"".join(self._chunks))


class SyncTransport:
    """Carries out the core's effects with the thread blocked."""

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

    def send(self, request: HttpRequest) -> httpx2.Response:
        return self.client.send(built(self.client, request), stream=True, follow_redirects=False)


class SyncWork:
    """One flow's effects, and the answer that it holds open."""

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
            case Tell(listener, event):
                listener(event)
                return None

    def _send(self, request: HttpRequest) -> HttpAnswer | Fault:
        body = AnswerBody(request)
        try:
            response = self._transport.send(request)
            try:
                for chunk in response.iter_bytes():
                    fault = body.add(chunk)
                    if fault:
                        return fault
                return body.answer(response)
            finally:
                response.close()
        except httpx2.HTTPError as error:
            return fault_of(error)

    def _open_answer(self, request: HttpRequest) -> OpenAnswer | Fault:
        try:
            self._open = self._transport.send(request)
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


class AsyncTransport:
    """Carries out the core's effects with `await`."""

    def __init__(
        self,
        client: httpx2.AsyncClient,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.client = client
        self.sleep = sleep

    async def run(self, flow: Flow[R]) -> R:
        work = AsyncWork(self)
        try:
            reply: Reply = None
            while True:
                reply = await work.perform(flow.send(reply))
        except StopIteration as end:
            result: R = end.value
            return result
        finally:
            await work.hang_up()

    async def iterate(self, flow: EmittingFlow) -> AsyncIterator[object]:
        work = AsyncWork(self)
        try:
            reply: Reply = None
            while True:
                effect = flow.send(reply)
                if isinstance(effect, Emit):
                    yield effect.item
                    reply = None
                else:
                    reply = await work.perform(effect)
        except StopIteration:
            return
        finally:
            await work.hang_up()

    async def send(self, request: HttpRequest) -> httpx2.Response:
        return await self.client.send(
            built(self.client, request), stream=True, follow_redirects=False
        )


class AsyncWork:
    """One flow's effects, and the answer that it holds open."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
        self._open: httpx2.Response | None = None
        self._chunks: AsyncIterator[bytes] | None = None

    async def perform(self, effect: Effect) -> Reply:
        match effect:
            case Send(request):
                return await self._send(request)
            case Open(request):
                return await self._open_answer(request)
            case Read():
                return await self._read()
            case Close():
                await self.hang_up()
                return None
            case Sleep(seconds):
                await self._transport.sleep(seconds)
                return None
            case Tell(listener, event):
                heard = listener(event)
                if inspect.isawaitable(heard):
                    await heard
                return None

    async def _send(self, request: HttpRequest) -> HttpAnswer | Fault:
        body = AnswerBody(request)
        try:
            response = await self._transport.send(request)
            try:
                async for chunk in response.aiter_bytes():
                    fault = body.add(chunk)
                    if fault:
                        return fault
                return body.answer(response)
            finally:
                await response.aclose()
        except httpx2.HTTPError as error:
            return fault_of(error)

    async def _open_answer(self, request: HttpRequest) -> OpenAnswer | Fault:
        try:
            self._open = await self._transport.send(request)
        except httpx2.HTTPError as error:
            return fault_of(error)
        self._chunks = self._open.aiter_bytes()
        return OpenAnswer(self._open.status_code, self._open.headers)

    async def _read(self) -> bytes | Fault:
        if self._chunks is None:
            return b""
        try:
            return await anext(self._chunks, b"")
        except httpx2.HTTPError as error:
            return fault_of(error)

    async def hang_up(self) -> None:
        if self._open is not None:
            await self._open.aclose()
        self._open = None
        self._chunks = None
