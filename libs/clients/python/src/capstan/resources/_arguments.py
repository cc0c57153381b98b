"""Keyword arguments of methods: fields of the service, and options of the call beside them."""

from capstan._generated.params import CreateKeyBody, ResearchParams, RestrictKeyBody, RotateKeyBody
from capstan._options import CallOptions


class ResearchArguments(ResearchParams, CallOptions):
    """Of a run of research."""


class NewKeyArguments(CreateKeyBody, CallOptions):
    """Of a new key."""


class RestrictKeyArguments(RestrictKeyBody, CallOptions):
    """Of a change to a key."""


class RotateKeyArguments(RotateKeyBody, CallOptions):
    """Of a key that takes the place of another."""
