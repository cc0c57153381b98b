"""Events of builds from `client.builds.stream` (docs/builds.md of the service)."""

from __future__ import annotations

from typing import Any, Literal

from capstan._events import EventData, EventKinds, JobEvent
from capstan._model import Model
from pydantic import Field


class BuildEventData(EventData):
    """Fields of every event of a build."""

    execution_id: str
    """The build."""


class BuildBrief(Model):
    """The interpretation of a prompt."""

    name: str
    kind: str
    audience: str
    features: list[str]
    tone: str
    colours: list[str]
    language: str


class BuildStarted(BuildEventData):
    company_id: str
    site_id: str
    is_new_site: bool
    prompt: str


class BuildQuestion(BuildEventData):
    text: str


class BuildResumed(BuildEventData):
    generation: int


class PhaseChanged(BuildEventData):
    phase: Literal["queued", "planning", "building", "verifying", "publishing"] | str


class PlanCreated(BuildEventData):
    brief: BuildBrief
    steps: list[Any]


class StepStarted(BuildEventData):
    title: str


class StepCompleted(BuildEventData):
    title: str


class StepFailed(BuildEventData):
    title: str


class MessageDelta(BuildEventData):
    text: str


class MessageAccepted(BuildEventData):
    message_id: str
    prompt: str


class MessageApplied(BuildEventData):
    message_id: str
    prompt: str
    applied: bool
    summary: str
    open_points: list[str]


class FileChanged(BuildEventData):
    path: str
    change: Literal["added", "changed", "removed"] | str
    size_bytes: int


class CommitCreated(BuildEventData):
    commit: str
    message: str
    files: Any


class CheckCompleted(BuildEventData):
    commit: str
    passed: bool
    pages: Any
    findings: Any
    skipped: Any
    duration_ms: int


class PreviewReady(BuildEventData):
    preview_url: str
    commit: str


class BuilderChanged(BuildEventData):
    from_: str | None = Field(alias="from")
    to: str | None
    reason: str | None
    explanation: str | None = None
    model: str | None = None


class BuildWarning(BuildEventData):
    code: str
    message: str


class BuildCompleted(BuildEventData):
    preview_url: str | None = None


class BuildStopped(BuildEventData):
    preview_url: str | None = None
    reason: str | None = None


class BuildFailed(BuildEventData):
    reason: str | None = None


BuildEvent = (
    JobEvent[Literal["build.started"], BuildStarted]
    | JobEvent[Literal["build.question"], BuildQuestion]
    | JobEvent[Literal["build.resumed"], BuildResumed]
    | JobEvent[Literal["phase.changed"], PhaseChanged]
    | JobEvent[Literal["plan.created"], PlanCreated]
    | JobEvent[Literal["step.started"], StepStarted]
    | JobEvent[Literal["step.completed"], StepCompleted]
    | JobEvent[Literal["step.failed"], StepFailed]
    | JobEvent[Literal["message.delta"], MessageDelta]
    | JobEvent[Literal["message.accepted"], MessageAccepted]
    | JobEvent[Literal["message.applied"], MessageApplied]
    | JobEvent[Literal["file.changed"], FileChanged]
    | JobEvent[Literal["commit.created"], CommitCreated]
    | JobEvent[Literal["check.completed"], CheckCompleted]
    | JobEvent[Literal["preview.ready"], PreviewReady]
    | JobEvent[Literal["builder.changed"], BuilderChanged]
    | JobEvent[Literal["warning"], BuildWarning]
    | JobEvent[Literal["build.completed"], BuildCompleted]
    | JobEvent[Literal["build.stopped"], BuildStopped]
    | JobEvent[Literal["build.failed"], BuildFailed]
    | JobEvent[
        Literal[
            "tool.started",
            "tool.completed",
            "command.started",
            "command.output",
            "command.completed",
        ],
        BuildEventData,
    ]
    | JobEvent[Literal["unknown"], BuildEventData]
)
"""An event of a build; `kind` is the discriminator."""

BUILD_EVENTS = EventKinds(
    data_types={
        "build.started": BuildStarted,
        "build.question": BuildQuestion,
        "build.resumed": BuildResumed,
        "phase.changed": PhaseChanged,
        "plan.created": PlanCreated,
        "step.started": StepStarted,
        "step.completed": StepCompleted,
        "step.failed": StepFailed,
        "message.delta": MessageDelta,
        "message.accepted": MessageAccepted,
        "message.applied": MessageApplied,
        "file.changed": FileChanged,
        "commit.created": CommitCreated,
        "check.completed": CheckCompleted,
        "preview.ready": PreviewReady,
        "builder.changed": BuilderChanged,
        "warning": BuildWarning,
        "build.completed": BuildCompleted,
        "build.stopped": BuildStopped,
        "build.failed": BuildFailed,
        "tool.started": BuildEventData,
        "tool.completed": BuildEventData,
        "command.started": BuildEventData,
        "command.output": BuildEventData,
        "command.completed": BuildEventData,
    },
    unknown=BuildEventData,
    last=frozenset({"build.completed", "build.stopped", "build.failed"}),
)
