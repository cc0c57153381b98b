"""Companies of builds, and the entries of visitors on their sites."""

from __future__ import annotations

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions
from capstan._pages import AsyncPages, list_async_pages
from typing_extensions import Unpack

COMPANY = "/v1/companies/{company_id}"
COLLECTION = f"{COMPANY}/data/{{collection}}"


class AsyncCompanies:
    """`client.companies` of `AsyncCapstan`."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def create(
        self, *, name: str, **options: Unpack[CallOptions]
    ) -> Answer[models.CompanyResult]:
        """Creates a company."""
        operation = routes.post("/v1/companies", models.CompanyResult, {"name": name})
        return await self._caller.call_operation(operation, options)

    async def get(
        self, company_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.CompanyResult]:
        """A company of the account."""
        operation = routes.get(path_of(COMPANY, company_id=company_id), models.CompanyResult)
        return await self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.CompanyResult]:
        """Companies of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/companies", "companies", models.CompanyResult, limit=limit, after=after
        )
        return list_async_pages(self._caller, route, options)

    async def data(
        self, company_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.CompanyDataResult]:
        """The existing collections of entries."""
        path = path_of(f"{COMPANY}/data", company_id=company_id)
        return await self._caller.call_operation(
            routes.get(path, models.CompanyDataResult), options
        )

    def entries(
        self,
        company_id: str,
        collection: str,
        *,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncPages[models.DataEntryResult]:
        """Entries of a collection, newest first, `limit` per page."""
        route = routes.list_route(
            path_of(COLLECTION, company_id=company_id, collection=collection),
            "entries",
            models.DataEntryResult,
            limit=limit,
            after=after,
        )
        return list_async_pages(self._caller, route, options)

    async def export_entries(
        self, company_id: str, collection: str, **options: Unpack[CallOptions]
    ) -> Answer[str]:
        """All entries of a collection as CSV."""
        path = path_of(f"{COLLECTION}/export", company_id=company_id, collection=collection)
        return await self._caller.call_operation(routes.text(path, "text/csv"), options)

    async def delete_entry(
        self, company_id: str, collection: str, entry_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.DeletedEntryResult]:
        """Deletes an entry permanently."""
        path = path_of(
            f"{COLLECTION}/{{entry_id}}",
            company_id=company_id,
            collection=collection,
            entry_id=entry_id,
        )
        operation = routes.delete(path, models.DeletedEntryResult)
        return await self._caller.call_operation(operation, options)
