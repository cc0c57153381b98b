"""Webhooks of the account."""

from __future__ import annotations

from typing import Literal

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions, call_options_of, fields_of
from capstan._pages import AsyncPages, list_async_pages
from capstan.resources._arguments import (
    NewWebhookArguments,
    RotateSecretArguments,
    UpdateWebhookArguments,
)
from typing_extensions import Unpack

WEBHOOK = "/v1/webhooks/{id}"
DELIVERY = "/v1/webhooks/{id}/deliveries/{delivery_id}"


class AsyncWebhooks:
    """`client.webhooks` of `AsyncCapstan`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self, **arguments: Unpack[NewWebhookArguments]
    ) -> Answer[models.NewWebhookResult]:
        """A new webhook. Its secret is shown this once; `verify_webhook` needs it."""
        operation = routes.post("/v1/webhooks", models.NewWebhookResult, fields_of(arguments))
        return await self._caller.call_operation(operation, call_options_of(arguments))

    async def get(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.WebhookResult]:
        """Its settings, and whether it fails; never its secret."""
        operation = routes.get(path_of(WEBHOOK, id=id), models.WebhookResult)
        return await self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: Literal["enabled", "disabled"] | None = None,
        event_type: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.WebhookResult]:
        """Your webhooks, newest first, `limit` a page; `event_type` is an event sent to them."""
        route = routes.list_route(
            "/v1/webhooks",
            "webhooks",
            models.WebhookResult,
            limit=limit,
            after=after,
            status=status,
            event_type=event_type,
        )
        return list_async_pages(self._caller, route, options)

    async def update(
        self, id: str, **arguments: Unpack[UpdateWebhookArguments]
    ) -> Answer[models.WebhookResult]:
        """Changes its URL, its event types or its description; disables or enables it."""
        operation = routes.patch(
            path_of(WEBHOOK, id=id), models.WebhookResult, fields_of(arguments)
        )
        return await self._caller.call_operation(operation, call_options_of(arguments))

    async def delete(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.WebhookResult]:
        """Deletes it with its deliveries."""
        operation = routes.delete(path_of(WEBHOOK, id=id), models.WebhookResult)
        return await self._caller.call_operation(operation, options)

    async def rotate_secret(
        self, id: str, **arguments: Unpack[RotateSecretArguments]
    ) -> Answer[models.RotatedWebhookResult]:
        """A new secret; the previous one is used too for `overlap_seconds`."""
        path = path_of(f"{WEBHOOK}/rotate-secret", id=id)
        operation = routes.post(path, models.RotatedWebhookResult, fields_of(arguments))
        return await self._caller.call_operation(operation, call_options_of(arguments))

    async def test(
        self, id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.WebhookDeliveryResult]:
        """Sends `webhook.test`; the answer names the delivery."""
        operation = routes.post(path_of(f"{WEBHOOK}/test", id=id), models.WebhookDeliveryResult)
        return await self._caller.call_operation(operation, options)

    def deliveries(
        self,
        id: str,
        *,
        status: Literal["pending", "delivered", "failed"] | None = None,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.WebhookDeliveryResult]:
        """What was sent or waits, newest first, `limit` a page."""
        route = routes.list_route(
            path_of(f"{WEBHOOK}/deliveries", id=id),
            "deliveries",
            models.WebhookDeliveryResult,
            status=status,
            limit=limit,
            after=after,
        )
        return list_async_pages(self._caller, route, options)

    async def delivery(
        self, id: str, delivery_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.WebhookDeliveryDetailResult]:
        """The request and how each attempt was answered."""
        path = path_of(DELIVERY, id=id, delivery_id=delivery_id)
        operation = routes.get(path, models.WebhookDeliveryDetailResult)
        return await self._caller.call_operation(operation, options)

    async def resend(
        self, id: str, delivery_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.WebhookDeliveryResult]:
        """Sends it again, or makes its next attempt now."""
        path = path_of(f"{DELIVERY}/resend", id=id, delivery_id=delivery_id)
        operation = routes.post(path, models.WebhookDeliveryResult)
        return await self._caller.call_operation(operation, options)
