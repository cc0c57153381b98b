"""Both clients against a stand-in for the service."""

from __future__ import annotations

import json
from datetime import date, datetime, timezone

import httpx2
import pytest
from capstan import (
    NOT_GIVEN,
    APIConnectionError,
    AsyncCapstan,
    Capstan,
    CapstanError,
    JobFailedError,
    RateLimitError,
    UnexpectedResponseError,
    WaitTimeoutError,
)
from service import KEY, REQUEST_ID, Service, events, problem, success

HIT = {"url": "https://example.test/", "title": None, "score": 12345678901234567890, "new": [1]}
FOUND = {"results": [HIT], "answer": None, "citations": []}
BUILD = "01999d3e-0000-7000-8000-00000000000b"


def test_a_call() -> None:
    service = Service(success(FOUND, 1, **{"x-ratelimit-limit": "60"}))
    answer = service.client().search(query="tides", mode="ai", language=NOT_GIVEN)
    assert answer.data.results[0].url == "https://example.test/"
    assert answer.data.results[0].title is None
    assert answer.data.results[0].score == 12345678901234567890
    assert answer.data.model_dump(exclude_unset=True) == FOUND
    assert (answer.credits_used, answer.request_id) == (1, REQUEST_ID)
    assert answer.rate_limit is None
    assert service.body() == {"query": "tides", "mode": "ai"}


def test_models_inside_models() -> None:
    service = Service(success({"capabilities": [{"name": "search", "providers": [{"name": "p"}]}]}))
    [capability] = service.client().capabilities().data.capabilities
    assert capability.name == "search"
    assert capability.providers[0].name == "p"


async def test_a_call_that_is_awaited() -> None:
    service = Service(problem(503, "service-unavailable", "transient"), success(FOUND, 1))
    async with service.async_client() as client:
        answer = await client.search(query="tides")
    assert answer.data.results[0].url == "https://example.test/"
    first, second = (request.headers for request in service.requests)
    assert first["idempotency-key"] == second["idempotency-key"]
    assert second["x-capstan-retry-count"] == "1"
    assert 0.375 <= service.slept[0] <= 0.5


def test_null_and_left_out_differ() -> None:
    created = {"execution_id": BUILD, "company_id": "c", "status": "running", "stream_url": "/s"}
    service = Service(success(created), success(created))
    client = service.client()
    client.builds.create(prompt="A bakery", company_id=None, site_id=None)
    client.builds.create(prompt="A bakery")
    assert service.body(0) == {"prompt": "A bakery", "company_id": None, "site_id": None}
    assert service.body(1) == {"prompt": "A bakery"}


def test_an_error_says_all_and_hides_the_key() -> None:
    limited = problem(
        429, "rate-limited", "transient", retry_after_seconds=90, detail=f"Bearer {KEY}"
    )
    client = Service(limited).client()
    with pytest.raises(RateLimitError) as caught:
        client.credits()
    error = caught.value
    assert (error.slug, error.category, error.retry_after_seconds) == (
        "rate-limited",
        "transient",
        90,
    )
    assert error.alternative_action == "What to do."
    for text in (str(error), repr(error), repr(client), repr(client.config), str(error.detail)):
        assert KEY not in text


def test_a_broken_connection_is_named() -> None:
    service = Service(*(httpx2.ConnectError("refused") for _ in range(3)))
    with pytest.raises(APIConnectionError, match="refused"):
        service.client().credits()
    assert len(service.requests) == 3


async def test_a_key_is_revoked_with_the_keys_it_made() -> None:
    answers = [success({}), success({"revoked_descendants": 2}), success({})]
    service = Service(*answers)
    service.client().keys.revoke("k")
    assert service.client().keys.revoke("k", cascade=True).data.revoked_descendants == 2
    async with service.async_client() as client:
        await client.keys.revoke("k", cascade=True)
    assert [str(request.url.query, "ascii") for request in service.requests] == [
        "",
        "cascade=true",
        "cascade=true",
    ]


def test_a_patch_is_not_sent_twice() -> None:
    service = Service(httpx2.ReadError("cut"))
    with pytest.raises(APIConnectionError):
        service.client().keys.restrict("k", name="ci")
    assert len(service.requests) == 1


@pytest.mark.parametrize("key", ["", "  ", "cap_\nX", "cap_\u00e4", "two words"])
def test_keys_that_are_none(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAPSTAN_API_KEY", raising=False)
    with pytest.raises(CapstanError, match="key") as caught:
        Capstan(key)
    assert "cap_\n" not in str(caught.value)


@pytest.mark.parametrize(
    "url", ["ftp://x", "capstan.test", "http://", "http://u:p@x", "http://x?y=1"]
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(CapstanError, match="base URL"):
        Capstan("k", base_url=url)


def test_what_will_go_is_told() -> None:
    sunset = "Sat, 15 Jan 2028 00:00:00 GMT"
    answer = success({"lines": []}, deprecation="@1799971200", sunset=sunset)
    client = Service(answer, success({"lines": []})).client()
    with pytest.warns(FutureWarning, match="until 2028-01-15"):
        deprecation = client.usage().deprecation
    assert deprecation is not None
    assert deprecation.since == datetime(2027, 1, 15, tzinfo=timezone.utc)
    assert deprecation.sunset == datetime(2028, 1, 15, tzinfo=timezone.utc)
    assert client.usage().deprecation is None


def test_the_version_may_stand_in_the_address() -> None:
    service = Service(success({"lines": []}))
    service.client().with_options(base_url="http://capstan.test/v1/").usage()
    assert str(service.requests[0].url) == "http://capstan.test/v1/usage"


@pytest.mark.parametrize("id", ["", ".", ".."])
def test_ids_that_would_be_another_route(id: str) -> None:
    with pytest.raises(CapstanError, match="is invalid"):
        Service().client().builds.get(id)


@pytest.mark.parametrize("value", [object(), float("nan"), {1, object()}])
def test_parameters_that_are_no_json(value: object) -> None:
    with pytest.raises(CapstanError, match="JSON"):
        Service().client().agent("later", {"x": value})


def test_dates_and_models_are_written() -> None:
    service = Service(success({"lines": []}), success(FOUND), success({}))
    client = service.client()
    client.usage(from_=date(2026, 11, 1))
    hit = client.search(query="x").data.results[0]
    client.agent("later", {"day": date(2026, 11, 2), "hit": hit, "pair": (1, 2)})
    assert service.requests[0].url.params["from"] == "2026-11-01"
    assert service.body(2)["params"] == {"day": "2026-11-02", "hit": HIT, "pair": [1, 2]}


def test_raw_answers() -> None:
    service = Service(success(FOUND, 1), success({"builds": [{"execution_id": BUILD}]}))
    client = service.client().with_raw_response
    raw = client.search(query="tides")
    assert raw.status == 200
    assert json.loads(raw.content) == raw.json()
    assert raw.parse().data.results[0].url == "https://example.test/"
    assert [build.execution_id for build in client.builds.list().parse()] == [BUILD]


async def test_raw_answers_that_are_awaited() -> None:
    service = Service(success(FOUND, 1), success({"builds": [{"execution_id": BUILD}]}))
    client = service.async_client().with_raw_response
    assert (await client.search(query="tides")).parse().credits_used == 1
    page = (await client.builds.list()).parse()
    assert [build.execution_id async for build in page] == [BUILD]


def test_options_of_a_copy() -> None:
    service = Service(success({"balance": 1}))
    client = service.client()
    other = client.with_options(timeout=5, max_retries=0, default_headers={"x-team": "blue"})
    other.credits(extra_headers={"X-Team": "red"})
    assert service.requests[0].headers["x-team"] == "red"
    assert (client.config.timeout, other.config.timeout) == (600, 5)


def test_pages() -> None:
    service = Service(
        success({"builds": [{"execution_id": "1"}], "next_after": "1"}),
        success({"builds": [{"execution_id": "2"}], "next_after": None}),
    )
    page = service.client().builds.list(limit=1)
    assert page.has_next_page()
    assert [build.execution_id for build in page] == ["1", "2"]
    assert dict(service.requests[1].url.params) == {"limit": "1", "after": "1"}


async def test_pages_that_are_awaited() -> None:
    service = Service(
        success({"builds": [{"execution_id": "1"}], "next_after": "1"}),
        success({"builds": [{"execution_id": "2"}], "next_after": None}),
    )
    found = [build.execution_id async for build in service.async_client().builds.list()]
    assert found == ["1", "2"]


def test_a_stream_that_is_cut() -> None:
    service = Service(
        events((1, "build.started"), (2, "step.started")),
        events((2, "step.started"), (3, "moon.weighed"), (4, "build.completed")),
    )
    seen = [(event.seq, event.kind) for event in service.client().builds.stream(BUILD)]
    assert seen == [
        (1, "build.started"),
        (2, "step.started"),
        (3, "unknown"),
        (4, "build.completed"),
    ]
    assert service.requests[1].headers["last-event-id"] == "2"


async def test_waiting_for_a_build() -> None:
    service = Service(
        events((1, "build.started"), (2, "build.completed")),
        success({"execution_id": BUILD, "status": "completed"}),
    )
    seen: list[str] = []

    async def hear(event: object) -> None:
        seen.append(getattr(event, "name"))

    answer = await service.async_client().builds.wait(BUILD, on_event=hear)
    assert answer.data.status == "completed"
    assert seen == ["build.started", "build.completed"]


def test_waiting_for_a_build_that_fails() -> None:
    service = Service(
        httpx2.Response(204), success({"status": "failed", "failure": "The plan was empty."})
    )
    with pytest.raises(JobFailedError, match="The plan was empty") as caught:
        service.client().builds.wait(BUILD)
    assert caught.value.job.status == "failed"


def test_waiting_no_longer_than_asked() -> None:
    def still_running(_: httpx2.Request) -> httpx2.Response:
        return success({"execution_id": BUILD, "status": "running"})

    service = Service(httpx2.Response(204), *[still_running] * 100_000)
    with pytest.raises(WaitTimeoutError) as caught:
        service.client().builds.wait(BUILD, wait_timeout=0.05)
    assert caught.value.id == BUILD


def test_a_page_of_a_proxy() -> None:
    service = Service(httpx2.Response(200, html="<h1>Sign in</h1>"))
    with pytest.raises(UnexpectedResponseError, match="base URL") as caught:
        service.client().credits()
    assert caught.value.excerpt == "<h1>Sign in</h1>"


def test_the_key_does_not_leave_for_another_origin() -> None:
    away = httpx2.Response(307, headers={"location": "http://elsewhere.test/v1/credits"})
    service = Service(away)
    with pytest.raises(UnexpectedResponseError, match="elsewhere.test"):
        service.client().credits()
    assert len(service.requests) == 1


def test_your_own_http_client_stays_open() -> None:
    http_client = httpx2.Client(transport=httpx2.MockTransport(lambda _: success({})))
    with Capstan("k", http_client=http_client):
        pass
    assert not http_client.is_closed


async def test_its_own_http_client_is_closed() -> None:
    async with AsyncCapstan("k") as client:
        transport = client._transport.client  # pyright: ignore[reportPrivateUsage]
    assert transport.is_closed


def test_a_misspelt_parameter_is_refused() -> None:
    service = Service()
    with pytest.raises(TypeError, match="maxResults"):
        service.client().search(query="tides", maxResults=3)  # type: ignore[call-arg]
    assert service.requests == []
