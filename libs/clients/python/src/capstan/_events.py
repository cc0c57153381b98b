"""Fields of all build and research events."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from capstan._construct import construct
from capstan._model import Model
from capstan._sse import ServerSentEvent
from capstan._wire import is_object

K = TypeVar("K", covariant=True)
D = TypeVar("D", covariant=True)

UNKNOWN = "unknown"


class EventData(Model):
    """Fields of every event, in addition to those of its kind."""

    seq: int
    """Counts from 1 without gaps."""
    at: str
    """Time of the event, ISO 8601."""


@dataclass(frozen=True)
class JobEvent(Generic[K, D]):
    """`kind` determines the type of `data`; it is `unknown` for kinds of later versions, named by `name`."""

    kind: K
    name: str
    seq: int
    data: D


@dataclass(frozen=True)
class EventKinds:
    """Definition of the stream of one kind of job. The `last` kinds are terminal."""

    data_types: Mapping[str, type[EventData]]
    unknown: type[EventData]
    last: frozenset[str]

    def read(self, event: ServerSentEvent) -> JobEvent[Any, Any] | None:
        """@returns None if it is not an event of a job."""
        try:
            data = json.loads(event.data)
            seq = int(event.id)
        except ValueError:
            return None
        if not is_object(data):
            return None
        data_type = self.data_types.get(event.event, self.unknown)
        kind = event.event if event.event in self.data_types else UNKNOWN
        return JobEvent(kind, event.event, seq, construct(data_type, data))
