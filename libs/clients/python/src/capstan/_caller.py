"""The interface of a client for the classes with the methods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from typing import Any, TypeVar

from capstan._config import Config
from capstan._effects import EmittingFlow, Flow
from capstan._operation import Operation
from capstan._options import CallOptions

R = TypeVar("R")


class Caller(ABC):
    """Executes the core's operations synchronously."""

    config: Config

    @abstractmethod
    def call_operation(self, operation: Operation[R], options: CallOptions) -> R:
        """The result of one call."""

    @abstractmethod
    def run_flow(self, flow: Flow[R]) -> R:
        """The result of several calls."""

    @abstractmethod
    def iterate_flow(self, flow: EmittingFlow) -> Iterator[Any]:
        """The events of a stream."""


class AsyncCaller(ABC):
    """Executes the core's operations asynchronously."""

    config: Config

    @abstractmethod
    async def call_operation(self, operation: Operation[R], options: CallOptions) -> R:
        """The result of one call."""

    @abstractmethod
    async def run_flow(self, flow: Flow[R]) -> R:
        """The result of several calls."""

    @abstractmethod
    def iterate_flow(self, flow: EmittingFlow) -> AsyncIterator[Any]:
        """The events of a stream."""
