"""
The language between the core and the twins.

The core never waits, sends or reads: it is made of generators that say what they want (an effect)
and are told what came of it. `Capstan` carries effects out with threads blocked, `AsyncCapstan` with
`await`; all that is decided is decided here once.
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
    """Send it and read the whole answer. Reply: `HttpAnswer` or `Fault`."""

    request: HttpRequest


@dataclass(frozen=True)
class Open:
    """Send it and leave the answer open. Reply: `OpenAnswer` or `Fault`."""

    request: HttpRequest


@dataclass(frozen=True)
class Read:
    """Next bytes of the open answer. Reply: `bytes` (empty at its end) or `Fault`."""


@dataclass(frozen=True)
class Close:
    """Hang up on the open answer. Reply: None."""


@dataclass(frozen=True)
class Sleep:
    """Reply: None, after so many seconds."""

    seconds: float


@dataclass(frozen=True)
class Emit:
    """Hand an item to who iterates. Reply: None, when the next one is asked for."""

    item: Any


@dataclass(frozen=True)
class OpenAnswer:
    """Head of an answer whose body is still coming."""

    status: int
    headers: httpx2.Headers


@dataclass(frozen=True)
class Tell:
    """Call back with something that happened. Reply: None."""

    listener: Callable[[Any], object]
    event: Any


Effect = Send | Open | Read | Close | Sleep | Tell
Reply = HttpAnswer | OpenAnswer | Fault | bytes | None

Flow = Generator[Effect, Reply, R]
"""Something that is under way and will have a result."""

EmittingFlow = Generator[Effect | Emit, Reply, None]
"""Something that hands out items while it is under way."""


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


def tell(listener: Callable[[Any], object], event: Any) -> Flow[None]:
    yield Tell(listener, event)
