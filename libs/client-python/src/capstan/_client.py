"""The client whose calls block."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import TracebackType
from typing import TypeVar, cast

import httpx2
from typing_extensions import Self

from capstan._config import DEFAULT_MAX_RETRIES, DEFAULT_TIMEOUT, Config, make_config
from capstan._exchange import call
from capstan._generated.capabilities import Capabilities
from capstan._operation import Operation
from capstan._options import CallOptions
from capstan._transport import SyncTransport

R = TypeVar("R")


class Capstan(Capabilities):
    """
    All capabilities with one key.

    Without arguments it takes its key from CAPSTAN_API_KEY and its address from CAPSTAN_BASE_URL.
    `timeout` is in seconds and for one attempt.
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        http_client: httpx2.Client | None = None,
        default_headers: Mapping[str, str] | None = None,
    ) -> None:
        self._config = make_config(api_key, base_url, timeout, max_retries, default_headers)
        self._owns_client = http_client is None
        self._transport = SyncTransport(http_client or httpx2.Client(follow_redirects=False))

    def _call(self, operation: Operation[R], options: CallOptions) -> R:
        return self._transport.run(call(self._config, operation, options))

    def close(self) -> None:
        """Closes the connections, unless the HTTP client was brought along."""
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
        return f"Capstan(base_url={self._config.base_url!r})"
