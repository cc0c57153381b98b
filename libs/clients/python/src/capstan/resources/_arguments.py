"""Keyword arguments of methods: fields of the request, and options of the call."""

from capstan._generated.params import (
    CreateKeyBody,
    CreateWebhookBody,
    ResearchParams,
    RestrictKeyBody,
    RotateKeyBody,
    RotateSecretBody,
    UpdateWebhookBody,
)
from capstan._options import CallOptions


class ResearchArguments(ResearchParams, CallOptions):
    """Of a research run."""


class NewKeyArguments(CreateKeyBody, CallOptions):
    """Of a new key."""


class RestrictKeyArguments(RestrictKeyBody, CallOptions):
    """Of a change to a key."""


class RotateKeyArguments(RotateKeyBody, CallOptions):
    """Of a key that takes the place of another."""


class NewWebhookArguments(CreateWebhookBody, CallOptions):
    """Of a new webhook."""


class UpdateWebhookArguments(UpdateWebhookBody, CallOptions):
    """Of a change to a webhook."""


class RotateSecretArguments(RotateSecretBody, CallOptions):
    """Of a new secret of a webhook."""
