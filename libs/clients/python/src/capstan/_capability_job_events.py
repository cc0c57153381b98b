"""Events of jobs of capabilities from `client.jobs.stream`."""

from __future__ import annotations

from typing import Any, Literal

from capstan._events import EventData, EventKinds, JobEvent


class CapabilityJobEventData(EventData):
    """Fields of every event of a job."""

    job_id: str
    """The job."""


class CapabilityJobStarted(CapabilityJobEventData):
    capability: str


class CapabilityJobResumed(CapabilityJobEventData):
    generation: int


class CapabilityJobProgress(CapabilityJobEventData):
    provider: str
    done: float
    total: float | None
    unit: str


class CapabilityJobCompleted(CapabilityJobEventData):
    provider_used: str | None
    credits_used: int


class CapabilityJobCancelled(CapabilityJobEventData):
    credits_used: int


class CapabilityJobFailed(CapabilityJobEventData):
    error: dict[str, Any]
    credits_used: int


CapabilityJobEvent = (
    JobEvent[Literal["job.started"], CapabilityJobStarted]
    | JobEvent[Literal["job.resumed"], CapabilityJobResumed]
    | JobEvent[Literal["job.progress"], CapabilityJobProgress]
    | JobEvent[Literal["job.completed"], CapabilityJobCompleted]
    | JobEvent[Literal["job.cancelled"], CapabilityJobCancelled]
    | JobEvent[Literal["job.failed"], CapabilityJobFailed]
    | JobEvent[Literal["unknown"], CapabilityJobEventData]
)
"""An event of a job; `kind` is the discriminator."""

CAPABILITY_JOB_EVENTS = EventKinds(
    data_types={
        "job.started": CapabilityJobStarted,
        "job.resumed": CapabilityJobResumed,
        "job.progress": CapabilityJobProgress,
        "job.completed": CapabilityJobCompleted,
        "job.cancelled": CapabilityJobCancelled,
        "job.failed": CapabilityJobFailed,
    },
    unknown=CapabilityJobEventData,
    last=frozenset({"job.completed", "job.cancelled", "job.failed"}),
)
