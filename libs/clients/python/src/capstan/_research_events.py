"""Events of research from `client.research_runs.stream` (docs/research.md of the service)."""

from __future__ import annotations

from typing import Any, Literal

from capstan._events import EventData, EventKinds, JobEvent
from capstan._model import Model


class ResearchEventData(EventData):
    """Fields of every event of a run."""

    run_id: str
    """The run."""


class PlannedFacet(Model):
    """A part of the question, and its search queries."""

    heading: str
    queries: list[str]


class ResearchStarted(ResearchEventData):
    query: str
    depth: str


class ResearchResumed(ResearchEventData):
    generation: int


class ResearchStepStarted(ResearchEventData):
    step: str


class ResearchStepCompleted(ResearchEventData):
    step: str


class ResearchPlanCreated(ResearchEventData):
    title: str
    facets: list[PlannedFacet]


class SearchCompleted(ResearchEventData):
    query: str
    source_type: str
    found: int
    provider: str | None = None
    failure: str | None = None


class SourceFound(ResearchEventData):
    id: int
    url: str
    title: str
    domain: str
    source_type: str
    credibility: Any
    round: int


class SourceFailed(ResearchEventData):
    url: str
    round: int
    reason: str
    of: int | None = None


class GapsFound(ResearchEventData):
    round: int
    open: list[str]


class EntityEnriched(ResearchEventData):
    kind: Literal["person", "company"] | str
    name: str
    providers: list[str]


class ReportWritten(ResearchEventData):
    author: str
    sections: int
    key_findings: int
    conflicts: int
    rejected_sentences: int
    confidence: float


class ResearchWarning(ResearchEventData):
    message: str | None = None
    code: str | None = None
    reason: str | None = None
    capability: str | None = None


class ResearchCompleted(ResearchEventData):
    sources: int
    confidence: float
    credits_used: int
    budget_exhausted: bool


class ResearchCancelled(ResearchEventData):
    searches: int | None = None
    credits_used: int | None = None


class ResearchFailed(ResearchEventData):
    error: dict[str, Any]


ResearchEvent = (
    JobEvent[Literal["research.started"], ResearchStarted]
    | JobEvent[Literal["research.resumed"], ResearchResumed]
    | JobEvent[Literal["step.started"], ResearchStepStarted]
    | JobEvent[Literal["step.completed"], ResearchStepCompleted]
    | JobEvent[Literal["plan.created"], ResearchPlanCreated]
    | JobEvent[Literal["search.completed"], SearchCompleted]
    | JobEvent[Literal["source.found"], SourceFound]
    | JobEvent[Literal["source.failed"], SourceFailed]
    | JobEvent[Literal["gaps.found"], GapsFound]
    | JobEvent[Literal["entity.enriched"], EntityEnriched]
    | JobEvent[Literal["report.written"], ReportWritten]
    | JobEvent[Literal["warning"], ResearchWarning]
    | JobEvent[Literal["research.completed"], ResearchCompleted]
    | JobEvent[Literal["research.failed"], ResearchFailed]
    | JobEvent[Literal["research.cancelled"], ResearchCancelled]
    | JobEvent[Literal["unknown"], ResearchEventData]
)
"""An event of a run; `kind` is the discriminator."""

RESEARCH_EVENTS = EventKinds(
    data_types={
        "research.started": ResearchStarted,
        "research.resumed": ResearchResumed,
        "step.started": ResearchStepStarted,
        "step.completed": ResearchStepCompleted,
        "plan.created": ResearchPlanCreated,
        "search.completed": SearchCompleted,
        "source.found": SourceFound,
        "source.failed": SourceFailed,
        "gaps.found": GapsFound,
        "entity.enriched": EntityEnriched,
        "report.written": ReportWritten,
        "warning": ResearchWarning,
        "research.completed": ResearchCompleted,
        "research.failed": ResearchFailed,
        "research.cancelled": ResearchCancelled,
    },
    unknown=ResearchEventData,
    last=frozenset({"research.completed", "research.cancelled", "research.failed"}),
)
