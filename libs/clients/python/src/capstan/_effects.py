"""
The effects that connect the core with both clients.

The core performs no I/O: it consists of generators that yield an effect
and receive its result. `Capstan` executes effects synchronously, `AsyncCapstan` with
`await`; the logic is shared.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx2
from capstan._http import Fault, HttpAnswer, HttpRequest

R = TypeVar("R")


@dataclass(frozen=True)
class Send:
    """Send it and read the complete response. Reply: `HttpAnswer` or `Fault`."""

    request: HttpRequest


@dataclass(frozen=True)
class Open:
    """Send it and keep the response open. Reply: `OpenAnswer` or `Fault`."""

    request: HttpRequest


@dataclass(frozen=True)
class Read:
    """Next bytes of the open response. Reply: `bytes` (empty at its end) or `Fault`."""


@dataclass(frozen=True)
class Close:
    """Close the open response. Reply: None."""


@dataclass(frozen=True)
class Sleep:
    """Reply: None, after this number of seconds."""

    seconds: float


@dataclass(frozen=True)
class Emit:
    """Emit an item to the iterator. Reply: None, when the next one is requested."""

    item: Any


@dataclass(frozen=True)
class OpenAnswer:
    """Head of a response whose body is not read yet."""

    status: int
    headers: httpx2.Headers


@dataclass(frozen=True)
class Notify:
    """Call the callback with an event. Reply: None."""

    listener: Callable[[Any], object]
    event: Any


Effect = Send | Open | Read | Close | Sleep | Notify
Reply = HttpAnswer | OpenAnswer | Fault | bytes | None

Flow = Generator[Effect, Reply, R]
"""A running operation with a result."""

EmittingFlow = Generator[Effect | Emit, Reply, None]
"""A running operation that emits items."""


def send(request: HttpRequest) -> Flow[HttpAnswer | Fault]:
    reply = yield Send(request)
    assert isinstance(reply, HttpAnswer | Fault)
    return reply


def open_answer(request: HttpRequest) -> Flow[OpenAnswer | Fault]:
    reply = yield Open(request)
    assert isinstance(reply, OpenAnswer | Fault)
    return reply


def read() -> Flow[bytes | Fault]:
    reply = yield Read()
    assert isinstance(reply, bytes | Fault)
    return reply


def close() -> Flow[None]:
    yield Close()


def sleep(seconds: float) -> Flow[None]:
    yield Sleep(seconds)


def notify(listener: Callable[[Any], object], event: Any) -> Flow[None]:
    yield Notify(listener, event)
