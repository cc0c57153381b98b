"""Verification of webhooks by the Standard Webhooks specification."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from capstan._errors import CapstanError

PREFIX = "whsec_"
VERSION = "v1,"
DEFAULT_TOLERANCE_SECONDS = 300


class WebhookVerificationError(CapstanError):
    """
    A request is not a webhook of the service: its signature, its time or its headers are wrong.

    Answer it with 400.
    """


@dataclass(frozen=True)
class WebhookEvent:
    """An event as webhooks receive it. `id` is the same for every attempt and resend."""

    id: str
    type: str
    timestamp: str
    data: dict[str, Any]


def verify_webhook(
    payload: str | bytes,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance_seconds: int = DEFAULT_TOLERANCE_SECONDS,
) -> WebhookEvent:
    """
    Verifies a webhook and returns its event.

    `payload` is the body exactly as it was received, `secret` the `whsec_…` that was shown when
    the webhook was created. Raises WebhookVerificationError when the request is not one of the
    service, or is older than `tolerance_seconds`.
    """
    given = {name.lower(): value for name, value in headers.items()}
    message_id = _header(given, "webhook-id")
    timestamp = _header(given, "webhook-timestamp")
    signatures = _header(given, "webhook-signature")
    _check_age(timestamp, tolerance_seconds)
    body = payload.encode() if isinstance(payload, str) else payload
    signed = f"{message_id}.{timestamp}.".encode() + body
    if not _is_signed(signed, signatures, secret):
        raise WebhookVerificationError(
            "No signature matches. Check the secret, and pass the body as it was received."
        )
    event = json.loads(body)
    return WebhookEvent(event["id"], event["type"], event["timestamp"], event["data"])


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookVerificationError(f"The header {name} is missing.")
    return value


def _check_age(timestamp: str, tolerance_seconds: int) -> None:
    """An attacker may send a captured request again, but only while it is recent."""
    if not (timestamp.isascii() and timestamp.isdigit()):
        raise WebhookVerificationError("The header webhook-timestamp is not a number.")
    age_seconds = int(time.time()) - int(timestamp)
    if age_seconds > tolerance_seconds:
        raise WebhookVerificationError("The request is too old.")
    if age_seconds < -tolerance_seconds:
        raise WebhookVerificationError("The request is from the future.")


def _is_signed(signed: bytes, signatures: str, secret: str) -> bool:
    """One signature that matches is enough: while a secret is replaced, there is one for each."""
    try:
        key = base64.b64decode(secret.removeprefix(PREFIX), validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if not key:
        raise WebhookVerificationError("The secret is not a webhook secret.")
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    return any(
        hmac.compare_digest(signature.removeprefix(VERSION).encode(), expected)
        for signature in signatures.split(" ")
        if signature.startswith(VERSION)
    )
