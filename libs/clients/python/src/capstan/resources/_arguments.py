"""Keyword arguments of methods: fields of the request, and options of the call."""

from typing import Literal

from capstan._generated.params import (
    AnnotateEntryBody,
    ChangeMessageSettingsBody,
    CreateKeyBody,
    CreateWebhookBody,
    OwnerSettingsBody,
    ResearchParams,
    RestrictKeyBody,
    RotateKeyBody,
    RotateSecretBody,
    UpdateWebhookBody,
)
from capstan._options import CallOptions
from typing_extensions import NotRequired


class ResearchArguments(ResearchParams, CallOptions):
    """Of a research run."""


class UploadedSpeechArguments(CallOptions):
    """Of a transcription of an uploaded file."""

    language: NotRequired[str]
    diarize: NotRequired[bool]
    timestamps: NotRequired[Literal["segment", "word"]]
    format: NotRequired[Literal["json", "text", "srt", "vtt"]]
    vocabulary: NotRequired[list[str]]


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


class ChangeMessageSettingsArguments(ChangeMessageSettingsBody, CallOptions):
    """Of a change to the recipients of messages."""


class AnnotateEntryArguments(AnnotateEntryBody, CallOptions):
    """Of the owner's status and note of an entry."""


class OwnerSettingsArguments(OwnerSettingsBody, CallOptions):
    """Of what a site sends by e-mail."""
