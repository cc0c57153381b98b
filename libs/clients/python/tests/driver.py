"""
Executes calls: a line of JSON in, a line of JSON out.

The behavior suite of the clients (test/clients) starts it; with `--async` it drives the asynchronous client.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from capstan import AsyncCapstan, Capstan
from driver_outcome import outcome_of, seen_of, told_of

Line = dict[str, Any]


def client_options(line: Line, slept_ms: list[float]) -> dict[str, Any]:
    given = dict(line.get("client", {}))
    os.environ.update(given.pop("env", {}))
    options: dict[str, Any] = {}
    for name, value in given.items():
        if name == "stream_idle_ms":
            options["_quiet_seconds"] = value / 1000
        elif value is not None:
            options |= in_seconds(name, value)
    return options


def in_seconds(name: str, value: Any) -> dict[str, Any]:
    """`timeout_ms` and similar options are in seconds here."""
    if name.endswith("_ms"):
        return {name.removesuffix("_ms"): value / 1000}
    return {"extra_headers" if name == "headers" else name: value}


def method_of(client: Any, line: Line) -> Callable[[], Any]:
    call, arguments = line["call"], dict(line.get("args") or {})
    options = dict(line.get("options") or {})
    options.pop("cancel_after_ms", None)
    target = client
    for name in call.split("."):
        target = getattr(target, name)
    if call == "request":
        arguments = {"method": "GET", "path": "/", **arguments}
    keywords: dict[str, Any] = {
        ("from_" if name == "from" else name): value for name, value in arguments.items()
    }
    for name, value in options.items():
        keywords |= in_seconds(name, value)
    return lambda: target(**keywords)


def run_sync(line: Line, slept_ms: list[float]) -> Line:
    def sleep(seconds: float) -> None:
        slept_ms.append(seconds * 1000)
        time.sleep(0.001)

    items: list[Any] = []
    after_ms = (line.get("options") or {}).get("cancel_after_ms")
    if after_ms is not None:
        # Like Ctrl-C.
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, after_ms / 1000)
    try:
        with Capstan(**client_options(line, slept_ms), _sleep=sleep) as client:
            result = method_of(client, line)()
            if "collect" in line:
                most = line["collect"]
                for item in result if most > 0 else ():
                    items.append(item)
                    if len(items) >= most:
                        break
                return {"ok": True, "items": seen_of(items)}
            return {"ok": True, **outcome_of(result)}
    except (Exception, KeyboardInterrupt) as error:
        return {"ok": False, "error": told_of(error), "items": seen_of(items)}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


async def run_async(line: Line, slept_ms: list[float]) -> Line:
    async def sleep(seconds: float) -> None:
        slept_ms.append(seconds * 1000)
        await asyncio.sleep(0.001)

    items: list[Any] = []

    async def work() -> Line:
        async with AsyncCapstan(**client_options(line, slept_ms), _sleep=sleep) as client:
            result = method_of(client, line)()
            if "collect" in line:
                most = line["collect"]
                if most > 0:
                    async for item in result:
                        items.append(item)
                        if len(items) >= most:
                            break
                if hasattr(result, "aclose"):
                    await result.aclose()
                return {"ok": True, "items": seen_of(items)}
            return {"ok": True, **outcome_of(await result)}

    task = asyncio.ensure_future(work())
    after_ms = (line.get("options") or {}).get("cancel_after_ms")
    if after_ms is not None:
        asyncio.get_running_loop().call_later(after_ms / 1000, task.cancel)
    try:
        return await task
    except (Exception, asyncio.CancelledError) as error:
        return {"ok": False, "error": told_of(error), "items": seen_of(items)}


def main() -> None:
    is_async = "--async" in sys.argv[1:]
    for text in sys.stdin:
        if not text.strip():
            continue
        line: Line = json.loads(text)
        slept_ms: list[float] = []
        if is_async:
            outcome = asyncio.run(run_async(line, slept_ms))
        else:
            outcome = run_sync(line, slept_ms)
        for name in ("CAPSTAN_API_KEY", "CAPSTAN_BASE_URL"):
            os.environ.pop(name, None)
        print(json.dumps({"id": line["id"], **outcome, "slept_ms": slept_ms}), flush=True)


if __name__ == "__main__":
    main()
