"""Companies of builds, and the entries of visitors on their sites."""

from __future__ import annotations

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import Caller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions
from capstan._pages import Page, list_pages
from typing_extensions import Unpack

COMPANY = "/v1/companies/{company_id}"
COLLECTION = f"{COMPANY}/data/{{collection}}"


class Companies:
    """`client.companies`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def create(self, *, name: str, **options: Unpack[CallOptions]) -> Answer[models.CompanyResult]:
        """Creates a company."""
        operation = routes.post("/v1/companies", models.CompanyResult, {"name": name})
        return self._caller.call_operation(operation, options)

    def get(self, company_id: str, **options: Unpack[CallOptions]) -> Answer[models.CompanyResult]:
        """A company of the account."""
        operation = routes.get(path_of(COMPANY, company_id=company_id), models.CompanyResult)
        return self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.CompanyResult]:
        """Companies of the account, newest first, `limit` per page."""
        route = routes.list_route(
            "/v1/companies", "companies", models.CompanyResult, limit=limit, after=after
        )
        return list_pages(self._caller, route, options)

    def data(
        self, company_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.CompanyDataResult]:
        """The existing collections of entries."""
        path = path_of(f"{COMPANY}/data", company_id=company_id)
        return self._caller.call_operation(routes.get(path, models.CompanyDataResult), options)

    def entries(
        self,
        company_id: str,
        collection: str,
        *,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.DataEntryResult]:
        """Entries of a collection, newest first, `limit` per page."""
        route = routes.list_route(
            path_of(COLLECTION, company_id=company_id, collection=collection),
            "entries",
            models.DataEntryResult,
            limit=limit,
            after=after,
        )
        return list_pages(self._caller, route, options)

    def export_entries(
        self, company_id: str, collection: str, **options: Unpack[CallOptions]
    ) -> Answer[str]:
        """All entries of a collection as CSV."""
        path = path_of(f"{COLLECTION}/export", company_id=company_id, collection=collection)
        return self._caller.call_operation(routes.text(path, "text/csv"), options)

    def delete_entry(
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
        return self._caller.call_operation(operation, options)
