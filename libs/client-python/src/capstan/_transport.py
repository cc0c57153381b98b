"""Sends over a connection, blocking or awaited. All decisions are made elsewhere."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import TypeVar

import anyio
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
# In seconds; sockets take no number without end.
MAX_TIMEOUT = 1e6
TOO_LARGE = Fault("too_large", None)
# 0 would mean not to wait for what is under way.
SHORTEST_READ = 0.001
# Each stream holds a connection: a limit would let the next call wait for the end of one.
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
    """For the body of an answer that has begun."""
    limit = min(max(seconds, SHORTEST_READ), MAX_TIMEOUT)
    request.extensions["timeout"] = {**request.extensions["timeout"], "read": limit}


def is_announced_too_large(response: httpx2.Response) -> bool:
    length = response.headers.get("content-length", "")
    return length.isascii() and length.isdigit() and int(length[:20]) > MAX_ANSWER_BYTES


class AnswerBody:
    """Collects a body, up to the size that it may have."""

    def __init__(self) -> None:
        self._chunks: list[bytes] = []
        self._size = 0

    def takes(self, chunk: bytes) -> bool:
        """@returns false when it is too large with this."""
        self._chunks.append(chunk)
        self._size += len(chunk)
        return self._size <= MAX_ANSWER_BYTES

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

    def send(self, request: httpx2.Request) -> httpx2.Response:
        return self.client.send(request, stream=True, follow_redirects=False)


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
        body = AnswerBody()
        ends = time.monotonic() + request.timeout
        sent = built(self._transport.client, request)
        try:
            response = self._transport.send(sent)
            try:
                # A blocked thread looks at the clock between two reads only: none may take longer than what is left.
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
        sent = built(self.client, request)
        return await self.client.send(sent, stream=True, follow_redirects=False)


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
        with anyio.move_on_after(request.timeout):
            return await self._whole_answer(request)
        return Fault("timeout", None)

    async def _whole_answer(self, request: HttpRequest) -> HttpAnswer | Fault:
        body = AnswerBody()
        try:
            response = await self._transport.send(request)
            try:
                if is_announced_too_large(response):
                    return TOO_LARGE
                async for chunk in response.aiter_bytes():
                    if not body.takes(chunk):
                        return TOO_LARGE
                return body.answer(response)
            finally:
                await response.aclose()
        except httpx2.HTTPError as error:
            return fault_of(error)

    async def _open_answer(self, request: HttpRequest) -> OpenAnswer | Fault:
        await self.hang_up()
        try:
            with anyio.move_on_after(request.timeout):
                self._open = await self._transport.send(request)
        except httpx2.HTTPError as error:
            return fault_of(error)
        if self._open is None:
            return Fault("timeout", None)
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
