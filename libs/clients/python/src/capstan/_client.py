"""The synchronous client."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from types import TracebackType
from typing import Any, TypeVar, cast

import httpx2
from capstan._config import (
    DEFAULT_MAX_RETRIES,
    DEFAULT_TIMEOUT,
    QUIET_SECONDS,
    ClientOptions,
    Config,
    make_config,
    varied,
)
from capstan._connection import LIMITS
from capstan._effects import EmittingFlow, Flow
from capstan._exchange import call, exchange
from capstan._methods import Methods
from capstan._operation import Operation
from capstan._options import CallOptions
from capstan._raw_answer import raw_answer
from capstan._raw_client import RawCapstan
from capstan._sync_transport import SyncTransport
from typing_extensions import Self, Unpack

R = TypeVar("R")


class Capstan(Methods):
    """
    The Capstan client: each capability is a method, and long jobs are resources.

    Args:
        api_key: Default: the environment variable CAPSTAN_API_KEY.
        base_url: Default: CAPSTAN_BASE_URL, else `http://127.0.0.1:3000`.
        timeout: Seconds for one attempt.
        max_retries: Further attempts after the first.
        http_client: A custom client, for proxies and certificates, which the caller closes.
        default_headers: Sent with every request; None removes one.

    @raises CapstanError: there is no key, or an argument is invalid.
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        http_client: httpx2.Client | None = None,
        default_headers: Mapping[str, str | None] | None = None,
        *,
        _sleep: Callable[[float], object] = time.sleep,
        _quiet_seconds: float = QUIET_SECONDS,
    ) -> None:
        config = make_config(api_key, base_url, timeout, max_retries, default_headers)
        transport = SyncTransport(http_client or httpx2.Client(limits=LIMITS), _sleep)
        config = replace(config, quiet_seconds=_quiet_seconds)
        self._set_up(config, transport, owns_client=http_client is None)

    def _set_up(self, config: Config, transport: SyncTransport, *, owns_client: bool) -> None:
        self.config = config
        self._transport = transport
        self._owns_client = owns_client
        self._add_resources()

    def with_options(self, **options: Unpack[ClientOptions]) -> Self:
        """Creates a client with these options that shares the connections; close only the first one."""
        return self._with_config(varied(self.config, options))

    def _with_config(self, config: Config) -> Self:
        other = type(self).__new__(type(self))
        other._set_up(config, self._transport, owns_client=False)
        return other

    @property
    def with_raw_response(self) -> RawCapstan:
        """The same methods, returning `RawAnswer`s: status, headers, bytes, and `parse()`."""
        return RawCapstan(self._with_config(replace(self.config, is_raw=True)))

    def call_operation(self, operation: Operation[R], options: CallOptions) -> R:
        if self.config.is_raw:
            answer = self._transport.run(exchange(self.config, operation, options))
            return cast(R, raw_answer(answer, operation.parse))
        return self._transport.run(call(self.config, operation, options))

    def run_flow(self, flow: Flow[R]) -> R:
        return self._transport.run(flow)

    def iterate_flow(self, flow: EmittingFlow) -> Iterator[Any]:
        return self._transport.iterate(flow)

    def close(self) -> None:
        """Closes the connections, unless the HTTP client was passed in."""
        if self._owns_client:
            self._transport.client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(base_url={self.config.base_url!r})"
