"""The asynchronous transport. Only executes effects; the logic is in the core."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import anyio
import httpx2
from capstan._connection import TOO_LARGE, AnswerBody, built, fault_of, is_announced_too_large
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


class AsyncTransport:
    """Executes the core's effects with `await`."""

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
    """Executes the effects of one flow, and holds its open response."""

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
            case Notify(listener, event):
                result = listener(event)
                if inspect.isawaitable(result):
                    await result
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
