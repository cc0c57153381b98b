"""Deprecations of routes and capabilities, as announced by the service."""

from __future__ import annotations

import re
import warnings
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx2


@dataclass(frozen=True)
class Deprecation:
    """Deprecation date (RFC 9745) and sunset date (RFC 8594); None if not stated."""

    since: datetime | None
    sunset: datetime | None


def deprecation_of(headers: httpx2.Headers) -> Deprecation | None:
    """@returns None if there is no deprecation. Emits a warning for the operator of the program."""
    if "deprecation" not in headers:
        return None
    deprecation = Deprecation(_since(headers["deprecation"]), _http_date(headers.get("sunset")))
    until = f", and works until {deprecation.sunset:%Y-%m-%d}" if deprecation.sunset else ""
    link = f"; see {headers['link']}" if "link" in headers else ""
    message = f"Capstan: a route or capability that was called is deprecated{until}{link}"
    warnings.warn(message, FutureWarning, stacklevel=2)
    return deprecation


def _since(value: str) -> datetime | None:
    seconds = re.fullmatch(r"@(\d{1,11})", value.strip())
    return datetime.fromtimestamp(int(seconds[1]), timezone.utc) if seconds else None


def _http_date(value: str | None) -> datetime | None:
    try:
        return parsedate_to_datetime(value) if value else None
    except (TypeError, ValueError):
        return None
