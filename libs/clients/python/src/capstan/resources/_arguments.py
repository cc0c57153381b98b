"""Keyword arguments of methods: fields of the request, and options of the call."""

from capstan._generated.params import CreateKeyBody, ResearchParams, RestrictKeyBody, RotateKeyBody
from capstan._options import CallOptions


class ResearchArguments(ResearchParams, CallOptions):
    """Of a research run."""


class NewKeyArguments(CreateKeyBody, CallOptions):
    """Of a new key."""


class RestrictKeyArguments(RestrictKeyBody, CallOptions):
    """Of a change to a key."""


class RotateKeyArguments(RotateKeyBody, CallOptions):
    """Of the successor of a key."""
