"""Sites and apps built from prompts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._build_events import BuildEvent
from capstan._caller import Caller
from capstan._follow import MAX_RECONNECTS, Follower
from capstan._generated import models
from capstan._not_given import NOT_GIVEN, NotGiven
from capstan._operation import path_of
from capstan._options import CallOptions, without_purchase
from capstan._pages import Page, list_pages
from capstan._wait import POLL_INTERVAL, WAIT_TIMEOUT, Patience, wait_for_end
from capstan.resources._jobs import build_stream, watched_build
from typing_extensions import Unpack

BUILD = "/v1/builds/{execution_id}"


class Builds:
    """`client.builds`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(
        self,
        *,
        prompt: str,
        company_id: str | None | NotGiven = NOT_GIVEN,
        site_id: str | None | NotGiven = NOT_GIVEN,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildCreatedResult]:
        """
        Starts a build; costs 1 credit. Follow it with `stream` or `wait`.

        Args:
            prompt: What to build or change, in plain language.
            company_id: A company of the account; default: its default company.
            site_id: A site of the account; None: a new one; omitted: decided by the prompt.
        """
        fields: dict[str, object] = {"prompt": prompt, "company_id": company_id, "site_id": site_id}
        operation = routes.post("/v1/builds", models.BuildCreatedResult, fields)
        return self._caller.call_operation(operation, options)

    def get(self, execution_id: str, **options: Unpack[CallOptions]) -> Answer[models.BuildResult]:
        """State of a build, and its preview once there is one."""
        operation = routes.get(path_of(BUILD, execution_id=execution_id), models.BuildResult)
        return self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.BuildResult]:
        """Builds of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/builds", "builds", models.BuildResult, limit=limit, after=after, status=status
        )
        return list_pages(self._caller, route, options)

    def message(
        self, execution_id: str, *, prompt: str, **options: Unpack[CallOptions]
    ) -> Answer[models.BuildMessageAcceptedResult]:
        """Sends an instruction to a running build, or the answer to its question."""
        path = path_of(f"{BUILD}/message", execution_id=execution_id)
        operation = routes.post(path, models.BuildMessageAcceptedResult, {"prompt": prompt})
        return self._caller.call_operation(operation, options)

    def stop(
        self, execution_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.BuildStoppedResult]:
        """Stops a build; what was committed is kept."""
        path = path_of(f"{BUILD}/stop", execution_id=execution_id)
        operation = routes.post(path, models.BuildStoppedResult)
        return self._caller.call_operation(operation, options)

    def stream(
        self,
        execution_id: str,
        *,
        after: int = 0,
        max_reconnects: int = MAX_RECONNECTS,
        **options: Unpack[CallOptions],
    ) -> Iterator[BuildEvent]:
        """
        Streams events until the build ends, across lost connections.

        Args:
            after: Number of the last received event; the stream starts after it.
            max_reconnects: Attempts in a row without new events before `StreamError`.
        """
        stream = build_stream(execution_id, after, max_reconnects)
        return self._caller.iterate_flow(Follower(self._caller.config, stream, options).flow())

    def create_and_wait(
        self,
        *,
        prompt: str,
        company_id: str | None | NotGiven = NOT_GIVEN,
        site_id: str | None | NotGiven = NOT_GIVEN,
        wait_timeout: float = WAIT_TIMEOUT,
        poll_interval: float = POLL_INTERVAL,
        on_event: Callable[[BuildEvent], object] | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildResult]:
        """
        Starts a build and waits for its end. `credits_used` is the cost of the build.

        @raises JobFailedError: it failed or was stopped. BuildQuestionError: it asks a question.
            WaitTimeoutError: it takes too long.
        """
        created = self.create(prompt=prompt, company_id=company_id, site_id=site_id, **options)
        ended = self.wait(
            created.data.execution_id,
            wait_timeout=wait_timeout,
            poll_interval=poll_interval,
            on_event=on_event,
            **without_purchase(options),
        )
        return replace(ended, credits_used=created.credits_used, is_replay=created.is_replay)

    def wait(
        self,
        execution_id: str,
        *,
        wait_timeout: float = WAIT_TIMEOUT,
        poll_interval: float = POLL_INTERVAL,
        on_event: Callable[[BuildEvent], object] | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.BuildResult]:
        """
        Waits for the end of a build.

        Args:
            wait_timeout: Maximum wait in seconds; the build continues.
            poll_interval: Polling interval in seconds if the stream is unavailable.
            on_event: Called for each event.

        @raises JobFailedError: it failed or was stopped. BuildQuestionError: it asks a question.
            WaitTimeoutError: it takes too long.
        """
        patience = Patience(wait_timeout, poll_interval, on_event)
        job = watched_build(execution_id)
        return self._caller.run_flow(wait_for_end(self._caller.config, job, patience, options))

    def files(
        self, execution_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.BuildFileListResult]:
        """The files of the last commit."""
        path = path_of(f"{BUILD}/files", execution_id=execution_id)
        return self._caller.call_operation(routes.get(path, models.BuildFileListResult), options)

    def file(self, execution_id: str, path: str, **options: Unpack[CallOptions]) -> Answer[bytes]:
        """The content of one file."""
        route = path_of(f"{BUILD}/files/{{path}}", execution_id=execution_id, path=path)
        return self._caller.call_operation(routes.download(route), options)

    def archive(self, execution_id: str, **options: Unpack[CallOptions]) -> Answer[bytes]:
        """The site as a ZIP file, for any web host."""
        path = path_of(f"{BUILD}/archive", execution_id=execution_id)
        return self._caller.call_operation(routes.download(path), options)

    def commits(
        self,
        execution_id: str,
        *,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.BuildCommitResult]:
        """Newest first, `limit` per page."""
        route = routes.list_route(
            path_of(f"{BUILD}/commits", execution_id=execution_id),
            "commits",
            models.BuildCommitResult,
            limit=limit,
            after=after,
        )
        return list_pages(self._caller, route, options)

    def restore(
        self, execution_id: str, *, commit: str, **options: Unpack[CallOptions]
    ) -> Answer[models.BuildRestoredResult]:
        """Restores the files of an earlier commit as a new one."""
        path = path_of(f"{BUILD}/restore", execution_id=execution_id)
        operation = routes.post(path, models.BuildRestoredResult, {"commit": commit})
        return self._caller.call_operation(operation, options)

    def stream_token(
        self, execution_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.BuildStreamTokenResult]:
        """A single-use ticket for a browser's `EventSource`, valid for a minute."""
        path = path_of(f"{BUILD}/stream-token", execution_id=execution_id)
        operation = routes.post(path, models.BuildStreamTokenResult)
        return self._caller.call_operation(operation, options)
