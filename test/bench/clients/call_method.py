"""One call method in Python: reads jobs as JSON lines, writes their durations. Arguments: method, URL, key."""

import asyncio
import json
import math
import sys
import time
import uuid
from collections.abc import Awaitable, Callable

import httpx2
from capstan import AsyncCapstan, Capstan

METHOD, URL, API_KEY = sys.argv[1:4]
PARAMS = {"text": "hello"}


def plain() -> Callable[[], object]:
    """Plain httpx2 with the headers of every client: the baseline."""
    client = httpx2.Client(base_url=URL, headers={"Authorization": f"Bearer {API_KEY}"}, timeout=60)

    def call() -> object:
        response = client.post("/v1/stub", json=PARAMS, headers={"Idempotency-Key": str(uuid.uuid4())})
        return response.json()["data"]

    return call


def by_client() -> Callable[[], object]:
    client = Capstan(api_key=API_KEY, base_url=URL)
    return lambda: client.request("POST", "/v1/stub", body=PARAMS)


def by_async_client() -> Callable[[], Awaitable[object]]:
    client = AsyncCapstan(api_key=API_KEY, base_url=URL)
    return lambda: client.request("POST", "/v1/stub", body=PARAMS)


def percentile(took: list[float], percent: int) -> float:
    ordered = sorted(took)
    return ordered[max(0, math.ceil(percent / 100 * len(ordered)) - 1)]


def report(took: list[float], elapsed: float, cpu: float) -> dict[str, float]:
    return {
        "elapsedMs": elapsed * 1000,
        "cpuMs": cpu * 1000,
        "p50Ms": percentile(took, 50) * 1000,
        "p99Ms": percentile(took, 99) * 1000,
    }


def run(call: Callable[[], object], calls: int) -> dict[str, float]:
    took: list[float] = []
    cpu, began = time.process_time(), time.perf_counter()
    for _ in range(calls):
        start = time.perf_counter()
        call()
        took.append(time.perf_counter() - start)
    return report(took, time.perf_counter() - began, time.process_time() - cpu)


async def run_async(call: Callable[[], Awaitable[object]], calls: int) -> dict[str, float]:
    took: list[float] = []
    cpu, began = time.process_time(), time.perf_counter()
    for _ in range(calls):
        start = time.perf_counter()
        await call()
        took.append(time.perf_counter() - start)
    return report(took, time.perf_counter() - began, time.process_time() - cpu)


def serve(work: Callable[[int], dict[str, float]]) -> None:
    for line in sys.stdin:
        print(json.dumps(work(json.loads(line)["calls"])), flush=True)


if METHOD == "python-async":
    with asyncio.Runner() as runner:
        async_call = runner.run(asyncio.sleep(0, by_async_client()))
        serve(lambda calls: runner.run(run_async(async_call, calls)))
else:
    sync_call = plain() if METHOD == "httpx2" else by_client()
    serve(lambda calls: run(sync_call, calls))
