"""Signatures of webhooks, by the vectors that the TypeScript client is tested with as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from capstan import WebhookVerificationError, verify_webhook

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[4] / "test/clients/webhook-vectors.json").read_text()
)


@pytest.fixture(autouse=True)
def at_the_time_of_the_vectors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capstan._webhooks.time.time", lambda: VECTORS["now"])


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
@pytest.mark.parametrize("encode", [str, str.encode])
def test_vectors(case: dict[str, Any], encode: Any) -> None:
    def verify() -> Any:
        return verify_webhook(encode(case["payload"]), case["headers"], case["secret"])

    if case["error"] is not None:
        with pytest.raises(WebhookVerificationError, match=case["error"]):
            verify()
        return
    event = verify()
    assert vars(event) == json.loads(case["payload"])


def test_tolerance() -> None:
    old = next(case for case in VECTORS["cases"] if case["error"] == "too old")
    event = verify_webhook(old["payload"], old["headers"], old["secret"], tolerance_seconds=10**6)
    assert event.type == "build.completed"
