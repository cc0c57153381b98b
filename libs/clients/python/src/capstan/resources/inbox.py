"""Messages of the channel `inbox`, and notices of the service. The key needs the scope `account`."""

from __future__ import annotations

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import Caller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions
from capstan._pages import Page, list_pages
from typing_extensions import Unpack


class Inbox:
    """`client.inbox`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        unread: bool | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.InboxEntryResult]:
        """Entries, newest first, `limit` per page; with `unread` only those that were not read."""
        route = routes.list_route(
            "/v1/inbox",
            "entries",
            models.InboxEntryResult,
            limit=limit,
            after=after,
            unread=unread,
        )
        return list_pages(self._caller, route, options)

    def mark(
        self, id: str, *, read: bool, **options: Unpack[CallOptions]
    ) -> Answer[models.InboxEntryResult]:
        """Marks an entry as read, or as unread."""
        path = path_of("/v1/inbox/{id}", id=id)
        operation = routes.patch(path, models.InboxEntryResult, {"read": read})
        return self._caller.call_operation(operation, options)
