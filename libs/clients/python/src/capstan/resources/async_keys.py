"""API keys of the account."""

from __future__ import annotations

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions, call_options_of, fields_of
from capstan._pages import AsyncPages, list_async_pages
from capstan.resources._arguments import NewKeyArguments, RestrictKeyArguments, RotateKeyArguments
from typing_extensions import Unpack

KEY = "/v1/keys/{id}"


class AsyncKeys:
    """`client.keys` of `AsyncCapstan`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(self, **arguments: Unpack[NewKeyArguments]) -> Answer[models.NewKeyResult]:
        """Creates a key. Its text is returned only once."""
        operation = routes.post("/v1/keys", models.NewKeyResult, fields_of(arguments))
        return await self._caller.call_operation(operation, call_options_of(arguments))

    async def get(self, id: str, **options: Unpack[CallOptions]) -> Answer[models.KeyResult]:
        """The permissions of a key, without its text."""
        operation = routes.get(path_of(KEY, id=id), models.KeyResult)
        return await self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.KeyResult]:
        """Keys of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/keys", "keys", models.KeyResult, limit=limit, after=after, status=status
        )
        return list_async_pages(self._caller, route, options)

    async def restrict(
        self, id: str, **arguments: Unpack[RestrictKeyArguments]
    ) -> Answer[models.KeyResult]:
        """Changes the permissions of a key; omitted fields are unchanged, and None removes a limit."""
        operation = routes.patch(path_of(KEY, id=id), models.KeyResult, fields_of(arguments))
        return await self._caller.call_operation(operation, call_options_of(arguments))

    async def revoke(
        self, id: str, *, cascade: bool | None = None, **options: Unpack[CallOptions]
    ) -> Answer[models.RevokedKeyResult]:
        """Revokes a key at once and permanently; with `cascade` also the keys that it created, recursively."""
        operation = routes.delete(
            path_of(KEY, id=id), models.RevokedKeyResult, {"cascade": cascade}
        )
        return await self._caller.call_operation(operation, options)

    async def rotate(
        self, id: str, **arguments: Unpack[RotateKeyArguments]
    ) -> Answer[models.NewKeyResult]:
        """Creates a successor of a key, which remains valid for `overlap_seconds`."""
        path = path_of(f"{KEY}/rotate", id=id)
        operation = routes.post(path, models.NewKeyResult, fields_of(arguments))
        return await self._caller.call_operation(operation, call_options_of(arguments))
