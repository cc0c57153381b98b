"""Asynchronous research: start it, follow it, read its report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Literal, overload

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import Caller
from capstan._follow import MAX_RECONNECTS, Follower
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions, call_options_of, fields_of, without_purchase
from capstan._pages import Page, list_pages
from capstan._research_events import ResearchEvent
from capstan._wait import POLL_INTERVAL, WAIT_TIMEOUT, Patience, wait_for_end
from capstan.resources._arguments import ResearchArguments
from capstan.resources._jobs import run_stream, watched_run
from typing_extensions import Unpack

RUN = "/v1/research/{id}"


class ResearchRuns:
    """`client.research_runs`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(self, **arguments: Unpack[ResearchArguments]) -> Answer[models.ResearchRunResult]:
        """Starts a run and returns at once, with the parameters of `client.research`. Charged when it is done."""
        operation = routes.start_research(fields_of(arguments))
        return self._caller.call_operation(operation, call_options_of(arguments))

    def get(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.ResearchRunResult]:
        """The run, and its result once it is completed."""
        operation = routes.get(path_of(RUN, id=id), models.ResearchRunResult)
        return self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.ResearchRunSummaryResult]:
        """Runs of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/research",
            "runs",
            models.ResearchRunSummaryResult,
            limit=limit,
            after=after,
            status=status,
        )
        return list_pages(self._caller, route, options)

    def cancel(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.ResearchRunResult]:
        """Cancels a run; one credit is charged for each search with results."""
        operation = routes.delete(path_of(RUN, id=id), models.ResearchRunResult)
        return self._caller.call_operation(operation, options)

    def stream(
        self,
        id: str,
        *,
        after: int = 0,
        max_reconnects: int = MAX_RECONNECTS,
        **options: Unpack[CallOptions],
    ) -> Iterator[ResearchEvent]:
        """
        Streams events until the run ends, across lost connections.

        Args:
            after: Number of the last received event; the stream starts after it.
            max_reconnects: Attempts in a row without new events before `StreamError`.
        """
        stream = run_stream(id, after, max_reconnects)
        return self._caller.iterate_flow(Follower(self._caller.config, stream, options).flow())

    @overload
    def report(
        self,
        id: str,
        format: Literal["markdown", "html"] = "markdown",
        **options: Unpack[CallOptions],
    ) -> Answer[str]: ...

    @overload
    def report(
        self, id: str, format: Literal["pdf"], **options: Unpack[CallOptions]
    ) -> Answer[bytes]: ...

    def report(
        self, id: str, format: routes.ReportFormat = "markdown", **options: Unpack[CallOptions]
    ) -> Answer[Any]:
        """The report as text, or as the bytes of a PDF."""
        return self._caller.call_operation(routes.research_report(id, format), options)

    def evidence(
        self, id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.ResearchEvidenceResult]:
        """The evidence of each sentence of the report."""
        operation = routes.get(path_of(f"{RUN}/evidence", id=id), models.ResearchEvidenceResult)
        return self._caller.call_operation(operation, options)

    def create_and_wait(
        self,
        *,
        wait_timeout: float = WAIT_TIMEOUT,
        poll_interval: float = POLL_INTERVAL,
        on_event: Callable[[ResearchEvent], object] | None = None,
        **arguments: Unpack[ResearchArguments],
    ) -> Answer[models.ResearchRunResult]:
        """
        Starts a run and waits for its result. `credits_used` is the cost of the run.

        @raises JobFailedError: it failed or was cancelled. WaitTimeoutError: it takes too long.
        """
        created = self.create(**arguments)
        return self.wait(
            created.data.id,
            wait_timeout=wait_timeout,
            poll_interval=poll_interval,
            on_event=on_event,
            **without_purchase(call_options_of(arguments)),
        )

    def wait(
        self,
        id: str,
        *,
        wait_timeout: float = WAIT_TIMEOUT,
        poll_interval: float = POLL_INTERVAL,
        on_event: Callable[[ResearchEvent], object] | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.ResearchRunResult]:
        """
        Waits for the result of a run. `credits_used` is the cost of the run.

        Args:
            wait_timeout: Maximum wait in seconds; the run continues.
            poll_interval: Polling interval in seconds if the stream is unavailable.
            on_event: Called for each event.

        @raises JobFailedError: it failed or was cancelled. WaitTimeoutError: it takes too long.
        """
        patience = Patience(wait_timeout, poll_interval, on_event)
        flow = wait_for_end(self._caller.config, watched_run(id), patience, options)
        ended = self._caller.run_flow(flow)
        return replace(ended, credits_used=ended.data.credits_used)

    def stream_token(
        self, id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.ResearchStreamTokenResult]:
        """A single-use ticket for a browser's `EventSource`, valid for a minute."""
        path = path_of(f"{RUN}/stream-token", id=id)
        operation = routes.post(path, models.ResearchStreamTokenResult)
        return self._caller.call_operation(operation, options)
