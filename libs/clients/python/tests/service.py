"""A stand-in for the service: responds by a function, and records requests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx2
from capstan import AsyncCapstan, Capstan

KEY = "cap_TopSecret"
REQUEST_ID = "01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10"

Answering = Callable[[httpx2.Request], httpx2.Response]


class Service:
    """`requests` are in order; `slept` is how long clients waited, in seconds."""

    def __init__(self, *answers: httpx2.Response | Exception | Answering) -> None:
        self.requests: list[httpx2.Request] = []
        self.slept: list[float] = []
        self._answers = list(answers)

    def _answer(self, request: httpx2.Request) -> httpx2.Response:
        self.requests.append(request)
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer if isinstance(answer, httpx2.Response) else answer(request)

    def client(self, **options: Any) -> Capstan:
        http_client = httpx2.Client(transport=httpx2.MockTransport(self._answer))
        return Capstan(KEY, http_client=http_client, _sleep=self.slept.append, **options)

    def async_client(self, **options: Any) -> AsyncCapstan:
        async def sleep(seconds: float) -> None:
            self.slept.append(seconds)

        http_client = httpx2.AsyncClient(transport=httpx2.MockTransport(self._answer))
        return AsyncCapstan(KEY, http_client=http_client, _sleep=sleep, **options)

    def body(self, index: int = 0) -> Any:
        return json.loads(self.requests[index].content)


def success(data: Any, credits_used: float = 0, **headers: str) -> httpx2.Response:
    envelope = {
        "success": True,
        "data": data,
        "error": None,
        "metadata": {"request_id": REQUEST_ID},
        "credits_used": credits_used,
    }
    return httpx2.Response(200, json=envelope, headers=headers)


def problem(status: int, slug: str, category: str, **fields: Any) -> httpx2.Response:
    error = {
        "type": f"http://capstan.test/errors/{slug}",
        "title": f"Title of {slug}",
        "status": status,
        "detail": "What happened.",
        "is_retriable": category == "transient",
        "alternative_action": "What to do.",
        "error_category": category,
        **fields,
    }
    envelope = {
        "success": False,
        "data": None,
        "error": error,
        "metadata": {"request_id": REQUEST_ID},
        "credits_used": 0,
    }
    return httpx2.Response(status, json=envelope)


def events(*named: tuple[int, str]) -> httpx2.Response:
    text = "".join(
        f'id: {seq}\nevent: {name}\ndata: {{"seq":{seq},"at":"2026-11-22T03:00:00Z"}}\n\n'
        for seq, name in named
    )
    return httpx2.Response(200, text=text, headers={"content-type": "text/event-stream"})
