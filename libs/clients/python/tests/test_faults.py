"""Faults outside the clients, and their consequences."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import httpx2
import pytest
from capstan import (
    APITimeoutError,
    AsyncCapstan,
    Capstan,
    CapstanError,
    NotFoundError,
    UnexpectedResponseError,
)
from service import KEY, Service, events, problem, success

FOUND: dict[str, object] = {"results": [], "answer": None, "citations": []}
BUILD = "01999d3e-0000-7000-8000-00000000000b"


def test_errors_go_from_process_to_process() -> None:
    service = Service(problem(404, "not-found", "invalid_request", errors=[{"path": "a"}]))
    with pytest.raises(NotFoundError) as caught:
        service.client().credits()
    copied = pickle.loads(pickle.dumps(caught.value))
    assert type(copied) is NotFoundError
    assert (str(copied), copied.status, copied.errors) == (str(caught.value), 404, [{"path": "a"}])


def test_a_redirect_is_not_followed_by_the_http_client_either() -> None:
    def redirect(request: httpx2.Request) -> httpx2.Response:
        asked.append(request.url.scheme)
        return httpx2.Response(307, headers={"location": "https://capstan.test/v1/credits"})

    asked: list[str] = []
    transport = httpx2.MockTransport(redirect)
    http_client = httpx2.Client(transport=transport, follow_redirects=True)
    with pytest.raises(UnexpectedResponseError, match="API key is not sent"):
        Capstan(KEY, "http://capstan.test", http_client=http_client).credits()
    assert asked == ["http"]


def test_a_problem_that_does_not_say_whether_it_passes() -> None:
    strange = {"is_retriable": None, "retry_after_seconds": -5}
    service = Service(problem(503, "x", "transient", **strange), success(FOUND))
    assert service.client().search(query="tides").status == 200
    assert 0 <= service.slept[0] <= 0.5


def test_what_cannot_be_sent() -> None:
    with pytest.raises(CapstanError, match="cannot be sent"):
        Service().client().search(query="tides", idempotency_key="klucz\u20131")


def test_a_key_in_any_case_makes_a_call_repeatable() -> None:
    service = Service(httpx2.ConnectError("broken"), success(FOUND))
    service.client().search(query="tides", extra_headers={"idempotency-key": "mine"})
    assert [request.headers["idempotency-key"] for request in service.requests] == ["mine", "mine"]


def test_headers_are_those_of_the_call_and_the_key_stays() -> None:
    service = Service(success(FOUND))
    client = service.client(default_headers={"user-agent": "mine", "x-team": "blue"})
    client.search(query="tides", extra_headers={"X-Team": None, "authorization": "Bearer other"})
    headers = service.requests[0].headers
    assert headers.get_list("user-agent") == ["mine"]
    assert headers.get_list("authorization") == [f"Bearer {KEY}"]
    assert "x-team" not in headers


@pytest.mark.parametrize("location", ["http://[", "http://capstan.test:99999999/"])
def test_a_redirect_to_what_is_no_address(location: str) -> None:
    service = Service(httpx2.Response(302, headers={"location": location}))
    with pytest.raises(UnexpectedResponseError, match="redirects"):
        service.client().credits()


async def test_an_answer_in_drops_is_not_waited_for() -> None:
    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            for count in range(200):
                writer.write(f"x-{count}: 1\r\n".encode())
                await writer.drain()
                await asyncio.sleep(0.02)
            writer.write(b"content-length: 2\r\n\r\n{}")
        except ConnectionError:
            pass
        finally:
            writer.close()
            is_over.set()

    is_over = asyncio.Event()
    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with AsyncCapstan(KEY, f"http://127.0.0.1:{port}", 0.2, max_retries=0) as client:
        with pytest.raises(APITimeoutError):
            await client.credits()
    await is_over.wait()
    server.close()


class OpenStreams(BaseHTTPRequestHandler):
    """Streams that send one event and stay open."""

    is_over = Event()

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        self.wfile.write(b'id: 1\nevent: step.started\ndata: {"seq":1}\n\n')
        self.is_over.wait()

    def log_message(self, format: str, *args: object) -> None:
        """Prints nothing."""


def test_streams_do_not_use_up_the_connections() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), OpenStreams) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with Capstan(
            KEY, f"http://127.0.0.1:{server.server_port}", timeout=5, max_retries=0
        ) as client:
            streams = [client.builds.stream(BUILD, max_reconnects=0) for _ in range(120)]
            assert [next(stream).seq for stream in streams] == [1] * 120
        OpenStreams.is_over.set()
        server.shutdown()


def test_no_event_without_an_end_is_kept() -> None:
    def endless() -> Iterator[bytes]:
        while True:
            yield b"a" * 8_388_608

    headers = {"content-type": "text/event-stream"}
    service = Service(httpx2.Response(200, headers=headers, content=endless()))
    with pytest.raises(UnexpectedResponseError, match="64 MiB"):
        list(service.client().builds.stream(BUILD))


def test_a_stream_waits_a_minute_at_most() -> None:
    asks = httpx2.Response(
        200, text="retry: 99999999\n\n", headers={"content-type": "text/event-stream"}
    )
    service = Service(asks, events((1, "build.completed")))
    assert len(list(service.client().builds.stream(BUILD))) == 1
    assert service.slept[0] <= 60
