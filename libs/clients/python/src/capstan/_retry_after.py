"""The `Retry-After` header."""

from __future__ import annotations

from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx2


def retry_after_header(headers: httpx2.Headers) -> float | None:
    """
    Parses the delay in seconds from a number or a date.

    A date is relative to the server's own `Date`, so that a wrong local clock does no harm.
    """
    text = headers.get("retry-after", "").strip()
    try:
        seconds = float(text)
    except ValueError:
        then = _moment(text)
        if then is None:
            return None
        now = _moment(headers.get("date", "")) or datetime.now(timezone.utc)
        return max(0.0, (then - now).total_seconds())
    return seconds if 0 <= seconds < float("inf") else None


def _moment(text: str) -> datetime | None:
    try:
        moment = parsedate_to_datetime(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
