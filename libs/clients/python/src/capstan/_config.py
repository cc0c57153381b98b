"""Configuration of a client: base URL, key, timeouts and retries."""

from __future__ import annotations

import os
import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypedDict
from urllib.parse import urlsplit

from capstan._errors import CapstanError

DEFAULT_BASE_URL = "http://127.0.0.1:3000"
DEFAULT_TIMEOUT = 600.0
DEFAULT_MAX_RETRIES = 2
# The service sends a heartbeat every 15 s; a stream that is silent for this time is broken.
QUIET_SECONDS = 45.0


@dataclass(frozen=True)
class Config:
    """Everything but the connection. Times are in seconds."""

    api_key: str = field(repr=False)
    base_url: str
    timeout: float = DEFAULT_TIMEOUT
    max_retries: int = DEFAULT_MAX_RETRIES
    default_headers: Mapping[str, str | None] = field(
        default_factory=dict[str, "str | None"], repr=False
    )
    is_raw: bool = False
    tool_scope: str = field(default_factory=lambda: str(uuid.uuid4()), repr=False)
    """Replaces the conversation id of tool calls without one."""
    quiet_seconds: float = field(default=QUIET_SECONDS, repr=False)
    clock: Callable[[], float] = field(default=time.monotonic, repr=False)


class ClientOptions(TypedDict, total=False):
    """Options of `with_options`."""

    api_key: str
    base_url: str
    timeout: float
    max_retries: int
    default_headers: Mapping[str, str | None]


def varied(config: Config, options: ClientOptions) -> Config:
    """The configuration with other options, validated like those of a new client."""
    return replace(
        make_config(
            options.get("api_key", config.api_key),
            options.get("base_url", config.base_url),
            options.get("timeout", config.timeout),
            options.get("max_retries", config.max_retries),
            options.get("default_headers", config.default_headers),
        ),
        is_raw=config.is_raw,
        tool_scope=config.tool_scope,
        quiet_seconds=config.quiet_seconds,
        clock=config.clock,
    )


def make_config(
    api_key: str | None,
    base_url: str | None,
    timeout: float,
    max_retries: int,
    default_headers: Mapping[str, str | None] | None,
) -> Config:
    """@raises CapstanError: there is no key, or an option is invalid."""
    return Config(
        api_key=_checked_key(api_key if api_key is not None else os.environ.get("CAPSTAN_API_KEY")),
        base_url=_checked_base_url(
            base_url or os.environ.get("CAPSTAN_BASE_URL") or DEFAULT_BASE_URL
        ),
        timeout=checked_timeout(timeout),
        max_retries=checked_max_retries(max_retries),
        default_headers=dict(default_headers or {}),
    )


def checked_timeout(timeout: float) -> float:
    if not timeout > 0:
        raise CapstanError(f"`timeout` is in seconds and must be greater than 0 (got {timeout!r}).")
    return timeout


def checked_max_retries(max_retries: int) -> int:
    if max_retries < 0:
        raise CapstanError(f"`max_retries` must be 0 or more (got {max_retries!r}).")
    return max_retries


def _checked_key(api_key: str | None) -> str:
    key = (api_key or "").strip()
    if not key:
        raise CapstanError(
            "There is no API key. Pass `api_key`, or set the environment variable CAPSTAN_API_KEY; "
            "`npm run key` of the service creates one."
        )
    # The HTTP library would reject a header with other characters, with the key in its message.
    if not all("!" <= character <= "~" for character in key):
        raise CapstanError(
            "The API key has invalid characters (spaces, line breaks or letters beyond "
            "ASCII). Copy it again; a key is `cap_` followed by 46 letters and digits."
        )
    return key


def _checked_base_url(base_url: str) -> str:
    try:
        parts = urlsplit(base_url.strip())
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
        parts = urlsplit("")
    if not is_good or parts.query or parts.fragment or parts.username or parts.password:
        raise CapstanError(
            "The base URL must be like `https://capstan.example.com`: http or https, a host, optionally "
            "a port and a path, without user, query or fragment. Check `base_url` and "
            "CAPSTAN_BASE_URL."
        )
    # The version belongs to the paths; a base URL that ends with it is accepted.
    return base_url.strip().rstrip("/").removesuffix("/v1")
