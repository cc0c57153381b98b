"""Messages that the account sent.

The key needs the scope `capability:send_message` or `capabilities`, for the settings `account`.
"""

from __future__ import annotations

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions, call_options_of, fields_of
from capstan._pages import AsyncPages, list_async_pages
from capstan.resources._arguments import ChangeMessageSettingsArguments
from typing_extensions import Unpack

MESSAGE = "/v1/messages/{id}"
SETTINGS = "/v1/messages/settings"


class AsyncMessages:
    """`client.messages` of `AsyncCapstan`: what `send_message` sent."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.MessageResult]:
        """Its content, its status and the attempts to send it."""
        operation = routes.get(path_of(MESSAGE, id=id), models.MessageResult)
        return await self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: str | None = None,
        channel: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.MessageSummaryResult]:
        """Messages of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/messages",
            "messages",
            models.MessageSummaryResult,
            limit=limit,
            after=after,
            status=status,
            channel=channel,
        )
        return list_async_pages(self._caller, route, options)

    async def cancel(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.MessageResult]:
        """Cancels a scheduled message. Raises `ConflictError` if it was sent already."""
        operation = routes.post(path_of(f"{MESSAGE}/cancel", id=id), models.MessageResult)
        return await self._caller.call_operation(operation, options)

    async def settings(
        self, **options: Unpack[CallOptions]
    ) -> Answer[models.MessageSettingsResult]:
        """The recipients to which messages may go, and the secret that signs the channel `webhook`."""
        operation = routes.get(SETTINGS, models.MessageSettingsResult)
        return await self._caller.call_operation(operation, options)

    async def change_settings(
        self, **arguments: Unpack[ChangeMessageSettingsArguments]
    ) -> Answer[models.MessageSettingsResult]:
        """Limits the recipients of all messages; an empty list allows every recipient."""
        operation = routes.patch(SETTINGS, models.MessageSettingsResult, fields_of(arguments))
        return await self._caller.call_operation(operation, call_options_of(arguments))

    async def rotate_secret(
        self, **options: Unpack[CallOptions]
    ) -> Answer[models.MessageSettingsResult]:
        """Replaces the secret that signs messages of the channel `webhook`."""
        operation = routes.post(f"{SETTINGS}/rotate-secret", models.MessageSettingsResult)
        return await self._caller.call_operation(operation, options)
