"""Builds, runs and jobs of capabilities as jobs that can be followed and awaited."""

from __future__ import annotations

from typing import Any, Literal

from capstan._build_events import BUILD_EVENTS
from capstan._capability_job_events import CAPABILITY_JOB_EVENTS
from capstan._follow import MAX_RECONNECTS, Stream
from capstan._generated.models import BuildResult, JobResult, ResearchRunResult
from capstan._operation import path_of
from capstan._research_events import RESEARCH_EVENTS
from capstan._routes import get
from capstan._wait import WatchedJob
from capstan._wire import is_object

State = Literal["running", "done", "failed"]


def build_stream(execution_id: str, after: int = 0, max_reconnects: int = MAX_RECONNECTS) -> Stream:
    path = path_of("/cloud-build/{execution_id}/stream", execution_id=execution_id)
    return Stream(path, BUILD_EVENTS, after, max_reconnects)


def run_stream(id: str, after: int = 0, max_reconnects: int = MAX_RECONNECTS) -> Stream:
    return Stream(
        path_of("/v1/research/{id}/stream", id=id), RESEARCH_EVENTS, after, max_reconnects
    )


def job_stream(id: str, after: int = 0, max_reconnects: int = MAX_RECONNECTS) -> Stream:
    path = path_of("/v1/jobs/{id}/stream", id=id)
    return Stream(path, CAPABILITY_JOB_EVENTS, after, max_reconnects)


def watched_build(execution_id: str) -> WatchedJob[BuildResult]:
    return WatchedJob(
        id=execution_id,
        noun="build",
        read=get(path_of("/v1/builds/{execution_id}", execution_id=execution_id), BuildResult),
        stream=build_stream(execution_id),
        state_of=_state_of_build,
        failure_of=_failure_of_build,
        question_of=_question_of_build,
    )


def watched_run(id: str) -> WatchedJob[ResearchRunResult]:
    return WatchedJob(
        id=id,
        noun="research run",
        read=get(path_of("/v1/research/{id}", id=id), ResearchRunResult),
        stream=run_stream(id),
        state_of=_state_of_run,
        failure_of=_failure_of_run,
    )


def watched_job(id: str) -> WatchedJob[JobResult]:
    return WatchedJob(
        id=id,
        noun="job",
        read=get(path_of("/v1/jobs/{id}", id=id), JobResult),
        stream=job_stream(id),
        state_of=_state_of_run,
        failure_of=_failure_of_run,
    )


def _state_of_build(build: BuildResult) -> State:
    if build.status in ("failed", "stopped"):
        return "failed"
    return "done" if build.status == "completed" else "running"


def _failure_of_build(build: BuildResult) -> str:
    if build.status == "stopped":
        return "was stopped."
    return f"failed: {build.failure or 'no reason given'}"


def _question_of_build(build: BuildResult) -> str | None:
    return build.question


def _state_of_run(run: ResearchRunResult | JobResult) -> State:
    if run.status in ("failed", "cancelled"):
        return "failed"
    return "done" if run.status == "completed" else "running"


def _failure_of_run(run: ResearchRunResult | JobResult) -> str:
    if run.status == "cancelled":
        return "was cancelled."
    failure: Any = run.failure
    detail = failure.get("detail") if is_object(failure) else None
    return f"failed: {detail or 'no reason given'}"
