"""
Python client of Capstan: one key, every capability.

    from capstan import Capstan

    with Capstan() as client:
        answer = client.search(query="PostgreSQL advisory locks")
        print(answer.data.results[0].url, answer.credits_used)
"""

from capstan._answer import Answer, Metadata, RateLimit
from capstan._deprecation import Deprecation
from capstan._async_client import AsyncCapstan
from capstan._build_events import BuildEvent
from capstan._capability_job_events import CapabilityJobEvent
from capstan._client import Capstan
from capstan._errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    AuthenticationError,
    BuildQuestionError,
    CapstanError,
    ConflictError,
    ContentAccessError,
    CreditsError,
    InvalidRequestError,
    JobFailedError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    StreamError,
    TransientError,
    UnexpectedResponseError,
    WaitTimeoutError,
)
from capstan._not_given import NOT_GIVEN, NotGiven
from capstan._pages import AsyncPage, Page
from capstan._raw_answer import RawAnswer
from capstan._research_events import ResearchEvent
from capstan._version import VERSION as __version__
from capstan._webhooks import WebhookEvent, WebhookVerificationError, verify_webhook

__all__ = [
    "NOT_GIVEN",
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "Answer",
    "AsyncCapstan",
    "AsyncPage",
    "AuthenticationError",
    "BuildEvent",
    "BuildQuestionError",
    "CapabilityJobEvent",
    "Capstan",
    "CapstanError",
    "ConflictError",
    "ContentAccessError",
    "CreditsError",
    "Deprecation",
    "InvalidRequestError",
    "JobFailedError",
    "Metadata",
    "NotFoundError",
    "NotGiven",
    "Page",
    "PermissionDeniedError",
    "RateLimit",
    "RateLimitError",
    "RawAnswer",
    "ResearchEvent",
    "StreamError",
    "TransientError",
    "UnexpectedResponseError",
    "WaitTimeoutError",
    "WebhookEvent",
    "WebhookVerificationError",
    "__version__",
    "verify_webhook",
]
