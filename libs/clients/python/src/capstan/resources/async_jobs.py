"""Calls of capabilities that run as jobs, such as `transcribe`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._capability_job_events import CapabilityJobEvent
from capstan._follow import MAX_RECONNECTS, Follower
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions
from capstan._pages import AsyncPages, list_async_pages
from capstan._wait import POLL_INTERVAL, WAIT_TIMEOUT, Patience, wait_for_end
from capstan.resources._jobs import job_stream, watched_job
from typing_extensions import Unpack

JOB = "/v1/jobs/{id}"


class AsyncJobs:
    """`client.jobs` of `AsyncCapstan`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self, capability: str, params: dict[str, object], **options: Unpack[CallOptions]
    ) -> Answer[models.JobResult]:
        """Starts a job and returns at once. Charged if there is a result."""
        return await self._caller.call_operation(routes.start_job(capability, params), options)

    async def get(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.JobResult]:
        """The job, and its result once it is completed."""
        operation = routes.get(path_of(JOB, id=id), models.JobResult)
        return await self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        capability: str | None = None,
        status: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.JobSummaryResult]:
        """Jobs of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/jobs",
            "jobs",
            models.JobSummaryResult,
            limit=limit,
            after=after,
            capability=capability,
            status=status,
        )
        return list_async_pages(self._caller, route, options)

    def items(
        self,
        id: str,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.JobItemResult]:
        """The parts of a job that have ended, e.g. the pages of a crawl, in order."""
        path = path_of(f"{JOB}/items", id=id)
        route = routes.list_route(
            path, "items", models.JobItemResult, limit=limit, after=after, status=status
        )
        return list_async_pages(self._caller, route, options)

    async def cancel(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.JobResult]:
        """Cancels a job; only what its items have delivered is charged."""
        operation = routes.post(path_of(f"{JOB}/cancel", id=id), models.JobResult)
        return await self._caller.call_operation(operation, options)

    def stream(
        self,
        id: str,
        *,
        after: int = 0,
        max_reconnects: int = MAX_RECONNECTS,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[CapabilityJobEvent]:
        """
        Streams events until the job ends, across lost connections.

        Args:
            after: Number of the last received event; the stream starts after it.
            max_reconnects: Attempts in a row without new events before `StreamError`.
        """
        stream = job_stream(id, after, max_reconnects)
        return self._caller.iterate_flow(Follower(self._caller.config, stream, options).flow())

    async def wait(
        self,
        id: str,
        *,
        wait_timeout: float = WAIT_TIMEOUT,
        poll_interval: float = POLL_INTERVAL,
        on_event: Callable[[CapabilityJobEvent], object] | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.JobResult]:
        """
        Waits for the result of a job. `credits_used` is the cost of the job.

        Args:
            wait_timeout: Maximum wait in seconds; the job continues.
            poll_interval: Polling interval in seconds if the stream is unavailable.
            on_event: Called for each event; awaited if it returns an awaitable.

        @raises JobFailedError: it failed or was cancelled. WaitTimeoutError: it takes too long.
        """
        patience = Patience(wait_timeout, poll_interval, on_event)
        flow = wait_for_end(self._caller.config, watched_job(id), patience, options)
        ended = await self._caller.run_flow(flow)
        return replace(ended, credits_used=ended.data.credits_used)

    async def stream_token(
        self, id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.JobStreamTokenResult]:
        """A single-use ticket for a browser's `EventSource`, valid for a minute."""
        operation = routes.post(path_of(f"{JOB}/stream-token", id=id), models.JobStreamTokenResult)
        return await self._caller.call_operation(operation, options)
