"""The sites of builds, and the entries of their visitors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import Caller
from capstan._generated import models
from capstan._operation import path_of
from capstan._options import CallOptions, call_options_of, fields_of
from capstan._pages import Page, list_pages
from capstan._upload_form import FileContent, bytes_of_file
from capstan.resources._arguments import AnnotateEntryArguments, OwnerSettingsArguments
from typing_extensions import Unpack

SITE = "/v1/sites/{site_id}"
DOCUMENT = f"{SITE}/document"
IMAGES = f"{SITE}/images"
COLLECTION = f"{SITE}/data/{{collection}}"


class Sites:
    """`client.sites`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get(self, site_id: str, **options: Unpack[CallOptions]) -> Answer[models.SiteResult]:
        """A site of the account."""
        operation = routes.get(path_of(SITE, site_id=site_id), models.SiteResult)
        return self._caller.call_operation(operation, options)

    def list(
        self,
        *,
        limit: int | None = None,
        after: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.SiteResult]:
        """Sites of all companies of the account, newest first, `limit` per page."""
        route = routes.list_route("/v1/sites", "sites", models.SiteResult, limit=limit, after=after)
        return list_pages(self._caller, route, options)

    def document(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.SiteDocumentResult]:
        """The document of a site: everything on its pages follows from it."""
        path = path_of(DOCUMENT, site_id=site_id)
        operation = routes.get(path, models.SiteDocumentResult)
        return self._caller.call_operation(operation, options)

    def edit_document(
        self,
        site_id: str,
        patch: Sequence[Mapping[str, object]],
        *,
        base_commit: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.DocumentEditResult]:
        """Starts a free build that applies a JSON Patch (RFC 6902), completely or not at all.

        `base_commit` is that of the document that the patch was made for.
        """
        path = path_of(DOCUMENT, site_id=site_id)
        operation = routes.edit_document(path, patch, base_commit)
        return self._caller.call_operation(operation, options)

    def images(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.SiteImageListResult]:
        """The pictures that the pages show."""
        operation = routes.get(path_of(IMAGES, site_id=site_id), models.SiteImageListResult)
        return self._caller.call_operation(operation, options)

    def add_image(
        self,
        site_id: str,
        file: FileContent,
        *,
        alt: str,
        slot: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Answer[models.NewSiteImageResult]:
        """Uploads a picture and starts a free build that shows it.

        `file` is bytes, a path, or an open binary file: PNG, JPEG, WebP, AVIF or GIF of at most 15 MB.
        """
        path = path_of(IMAGES, site_id=site_id)
        operation = routes.site_image(path, bytes_of_file(file), {"alt": alt, "slot": slot})
        return self._caller.call_operation(operation, options)

    def remove_image(
        self, site_id: str, name: str, **options: Unpack[CallOptions]
    ) -> Answer[models.DocumentEditResult]:
        """Starts a free build that removes a picture from all pages."""
        path = path_of(f"{IMAGES}/{{name}}", site_id=site_id, name=name)
        operation = routes.delete(path, models.DocumentEditResult)
        return self._caller.call_operation(operation, options)

    def data(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.CompanyDataResult]:
        """The existing collections of entries."""
        path = path_of(f"{SITE}/data", site_id=site_id)
        return self._caller.call_operation(routes.get(path, models.CompanyDataResult), options)

    def entries(
        self,
        site_id: str,
        collection: str,
        *,
        limit: int | None = None,
        after: str | None = None,
        status: str | None = None,
        search: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Page[models.DataEntryResult]:
        """Entries of a collection, newest first, `limit` per page."""
        route = routes.list_route(
            path_of(COLLECTION, site_id=site_id, collection=collection),
            "entries",
            models.DataEntryResult,
            limit=limit,
            after=after,
            status=status,
            search=search,
        )
        return list_pages(self._caller, route, options)

    def export_entries(
        self, site_id: str, collection: str, **options: Unpack[CallOptions]
    ) -> Answer[str]:
        """All entries of a collection as CSV."""
        path = path_of(f"{COLLECTION}/export", site_id=site_id, collection=collection)
        return self._caller.call_operation(routes.text(path, "text/csv"), options)

    def delete_entry(
        self, site_id: str, collection: str, entry_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.DeletedEntryResult]:
        """Deletes an entry permanently."""
        path = path_of(
            f"{COLLECTION}/{{entry_id}}",
            site_id=site_id,
            collection=collection,
            entry_id=entry_id,
        )
        operation = routes.delete(path, models.DeletedEntryResult)
        return self._caller.call_operation(operation, options)

    def annotate_entry(
        self,
        site_id: str,
        collection: str,
        entry_id: str,
        **arguments: Unpack[AnnotateEntryArguments],
    ) -> Answer[models.DataEntryResult]:
        """Sets the status and note of the owner; what the visitor sent is not changed."""
        path = path_of(
            f"{COLLECTION}/{{entry_id}}",
            site_id=site_id,
            collection=collection,
            entry_id=entry_id,
        )
        operation = routes.patch(path, models.DataEntryResult, fields_of(arguments))
        return self._caller.call_operation(operation, call_options_of(arguments))

    def archive(self, site_id: str, **options: Unpack[CallOptions]) -> Answer[bytes]:
        """What visitors see as a ZIP file for any web host; its forms keep sending here."""
        path = path_of(f"{SITE}/archive", site_id=site_id)
        return self._caller.call_operation(routes.download(path), options)

    def owner_settings(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.SiteOwnerResult]:
        """The link of the owner's page, and what is sent by e-mail."""
        path = path_of(f"{SITE}/owner", site_id=site_id)
        return self._caller.call_operation(routes.get(path, models.SiteOwnerResult), options)

    def change_owner_settings(
        self, site_id: str, **arguments: Unpack[OwnerSettingsArguments]
    ) -> Answer[models.SiteOwnerResult]:
        """Changes what is sent by e-mail."""
        path = path_of(f"{SITE}/owner", site_id=site_id)
        operation = routes.patch(path, models.SiteOwnerResult, fields_of(arguments))
        return self._caller.call_operation(operation, call_options_of(arguments))

    def renew_owner_link(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.OwnerLinkResult]:
        """Creates the secret address of the owner's page; an earlier one ends."""
        path = path_of(f"{SITE}/owner/link", site_id=site_id)
        return self._caller.call_operation(routes.post(path, models.OwnerLinkResult), options)

    def delete_owner_link(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.OwnerLinkDeletedResult]:
        """Closes the owner's page."""
        path = path_of(f"{SITE}/owner/link", site_id=site_id)
        operation = routes.delete(path, models.OwnerLinkDeletedResult)
        return self._caller.call_operation(operation, options)

    def members(
        self, site_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.SiteMemberListResult]:
        """Those who can sign in to pages and entries for members."""
        path = path_of(f"{SITE}/members", site_id=site_id)
        operation = routes.get(path, models.SiteMemberListResult)
        return self._caller.call_operation(operation, options)

    def add_member(
        self, site_id: str, *, email: str, **options: Unpack[CallOptions]
    ) -> Answer[models.SiteMemberResult]:
        """Adds a member, who signs in with a link by e-mail."""
        path = path_of(f"{SITE}/members", site_id=site_id)
        operation = routes.post(path, models.SiteMemberResult, {"email": email})
        return self._caller.call_operation(operation, options)

    def remove_member(
        self, site_id: str, member_id: str, **options: Unpack[CallOptions]
    ) -> Answer[models.DeletedMemberResult]:
        """Removes a member, and ends the sessions of the member."""
        path = path_of(f"{SITE}/members/{{member_id}}", site_id=site_id, member_id=member_id)
        operation = routes.delete(path, models.DeletedMemberResult)
        return self._caller.call_operation(operation, options)
