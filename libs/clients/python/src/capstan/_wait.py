"""Waits for the end of a build or run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from capstan._answer import Answer
from capstan._config import Config
from capstan._effects import Emit, Flow, Reply, sleep, notify
from capstan._errors import (
    APIConnectionError,
    APIError,
    BuildQuestionError,
    CapstanError,
    JobFailedError,
    StreamError,
    UnexpectedResponseError,
    WaitTimeoutError,
)
from capstan._exchange import call
from capstan._follow import Follower, Stream
from capstan._operation import Operation
from capstan._options import CallOptions
from capstan._request import timeout_of
from capstan._retry import is_passing

R = TypeVar("R")

WAIT_TIMEOUT = 3600.0
POLL_INTERVAL = 2.0
MAX_FAILED_LOOKS = 10


@dataclass(frozen=True)
class Patience:
    """Maximum wait and polling interval in seconds; callback for events."""

    wait_timeout: float = WAIT_TIMEOUT
    poll_interval: float = POLL_INTERVAL
    on_event: Callable[[Any], object] | None = None


@dataclass(frozen=True)
class WatchedJob(Generic[R]):
    """The job of a wait. `noun` is `build` or `research run`."""

    id: str
    noun: str
    read: Operation[Answer[R]]
    stream: Stream
    state_of: Callable[[R], Literal["running", "done", "failed"]]
    failure_of: Callable[[R], str]
    question_of: Callable[[R], str | None] | None = None
    """The question that the job waits to be answered; None if there is none."""


def wait_for_end(
    config: Config, job: WatchedJob[R], patience: Patience, options: CallOptions
) -> Flow[Answer[R]]:
    """
    Follows the stream to its end, and polls the job if the stream is unavailable.

    @raises WaitTimeoutError, JobFailedError, BuildQuestionError
    """
    wait = Wait(config, job, patience, options)
    try:
        yield from wait.follow()
    except (StreamError, UnexpectedResponseError):
        # Some proxies block streams; polling still works.
        pass
    return (yield from wait.look())


class Wait(Generic[R]):
    """One wait with its deadline."""

    def __init__(
        self, config: Config, job: WatchedJob[R], patience: Patience, options: CallOptions
    ) -> None:
        self._config = config
        self._job = job
        self._patience = patience
        self._options = options
        self._ends = config.clock() + patience.wait_timeout

    def follow(self) -> Flow[None]:
        # A silent connection is detected within the remaining time.
        limit = min(self._config.quiet_seconds, self._left())
        options: CallOptions = {**self._options, "timeout": limit}
        follower = Follower(self._config, self._job.stream, options).flow()
        reply: Reply = None
        while True:
            try:
                effect = follower.send(reply)
            except StopIteration:
                return
            if isinstance(effect, Emit):
                reply = None
                if self._patience.on_event is not None:
                    yield from notify(self._patience.on_event, effect.item)
                if effect.item.kind == "build.question":
                    # A question that was answered is still in the stream.
                    answer = yield from call(self._config, self._job.read, self._look_options())
                    self._raise_if_asked(answer.data)
            else:
                reply = yield effect
                if self._left() < min(limit, self._config.quiet_seconds / 2):
                    return

    def look(self) -> Flow[Answer[R]]:
        failures = 0
        while True:
            try:
                answer = yield from call(self._config, self._job.read, self._look_options())
            except CapstanError as error:
                failures += 1
                if not may_pass(error) or failures >= MAX_FAILED_LOOKS:
                    raise
            else:
                failures = 0
                self._raise_if_asked(answer.data)
                if self._has_ended(answer.data):
                    return answer
            yield from sleep(min(self._patience.poll_interval, self._left()))

    def _raise_if_asked(self, record: R) -> None:
        question = self._job.question_of(record) if self._job.question_of else None
        if question is not None:
            raise BuildQuestionError(
                f"The {self._job.noun} {self._job.id} asks: {question} "
                "Answer with builds.message, and wait again by its id.",
                id=self._job.id,
                question=question,
                job=record,
            )

    def _has_ended(self, record: R) -> bool:
        state = self._job.state_of(record)
        if state == "failed":
            name = f"The {self._job.noun} {self._job.id}"
            raise JobFailedError(
                f"{name} {self._job.failure_of(record)}", id=self._job.id, job=record
            )
        return state == "done"

    def _look_options(self) -> CallOptions:
        timeout = timeout_of(self._config, self._options)
        return {**self._options, "timeout": min(timeout, max(self._left(), 1.0))}

    def _left(self) -> float:
        left = self._ends - self._config.clock()
        if left <= 0:
            raise WaitTimeoutError(
                f"The {self._job.noun} {self._job.id} did not end within "
                f"{self._patience.wait_timeout:g} s. It is still running; wait for it again by its id.",
                id=self._job.id,
            )
        return left


def may_pass(error: CapstanError) -> bool:
    """Whether polling again may succeed."""
    if isinstance(error, APIConnectionError):
        return True
    if isinstance(error, APIError | UnexpectedResponseError):
        return is_passing(error.status, error)
    return False
