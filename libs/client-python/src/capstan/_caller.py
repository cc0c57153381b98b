"""What the classes with the methods need of a client."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeVar

from capstan._config import Config
from capstan._operation import Operation
from capstan._options import CallOptions

R = TypeVar("R")


class Caller(ABC):
    """Carries out an operation with the thread blocked."""

    _config: Config

    @abstractmethod
    def _call(self, operation: Operation[R], options: CallOptions) -> R: ...


class AsyncCaller(ABC):
    """Carries out an operation that is awaited."""

    _config: Config

    @abstractmethod
    async def _call(self, operation: Operation[R], options: CallOptions) -> R: ...
