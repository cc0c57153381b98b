import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import { uploadForm } from '../core/upload-form.js';
import type {
  AnnotateEntryBody,
  CompanyDataResult,
  DataEntryResult,
  DeletedEntryResult,
  DocumentEditResult,
  DeletedMemberResult,
  NewImageBody,
  NewMemberBody,
  NewSiteImageResult,
  OwnerLinkDeletedResult,
  OwnerLinkResult,
  OwnerSettingsBody,
  SiteImageListResult,
  SiteMemberListResult,
  SiteMemberResult,
  SiteOwnerResult,
  SiteDocumentResult,
  SiteResult,
} from '../generated/named-types.js';

/** An operation of JSON Patch (RFC 6902). */
export interface PatchOperation {
  op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test';
  /** JSON Pointer. */
  path: string;
  /** JSON Pointer of the source of `move` and `copy`. */
  from?: string;
  value?: unknown;
}

/** Options of an edit. */
export interface EditOptions extends RequestOptions {
  /** The commit of the document that the patch was made for; a later one is answered with 409. */
  baseCommit?: string | undefined;
}

/** Which entries are listed. */
export interface EntryListParams extends ListParams {
  status?: string;
  /** Text in a value or in the note. */
  search?: string;
}

/** The sites of builds, and the entries of their visitors. */
export class Sites {
  constructor(private readonly caller: Caller) {}

  get(siteId: string, options?: RequestOptions): CapstanPromise<Answer<SiteResult>> {
    return this.caller.get(route`/v1/sites/${siteId}`, options);
  }

  /** Lists the sites of all companies of the account, newest first. */
  list(params?: ListParams, options?: RequestOptions): PagePromise<SiteResult> {
    return this.caller.list('/v1/sites', 'sites', { ...params }, options);
  }

  /** The document of a site: everything on its pages follows from it. */
  document(siteId: string, options?: RequestOptions): CapstanPromise<Answer<SiteDocumentResult>> {
    return this.caller.get(route`/v1/sites/${siteId}/document`, options);
  }

  /** Starts a free build that applies a JSON Patch to the document, completely or not at all. */
  editDocument(
    siteId: string,
    patch: readonly PatchOperation[],
    { baseCommit, ...options }: EditOptions = {},
  ): CapstanPromise<Answer<DocumentEditResult>> {
    return this.caller.call({
      ...options,
      method: 'PATCH',
      path: route`/v1/sites/${siteId}/document`,
      query: { base_commit: baseCommit },
      body: patch,
    });
  }

  /** The pictures that the pages show. */
  images(siteId: string, options?: RequestOptions): CapstanPromise<Answer<SiteImageListResult>> {
    return this.caller.get(route`/v1/sites/${siteId}/images`, options);
  }

  /**
   * Uploads a picture and starts a free build that shows it.
   * @param file PNG, JPEG, WebP, AVIF or GIF, at most 15 MB: from `fs.openAsBlob(path)`, a file input or bytes.
   */
  addImage(
    siteId: string,
    file: Blob,
    { alt, slot }: Omit<NewImageBody, 'image_base64' | 'slot'> & Partial<Pick<NewImageBody, 'slot'>>,
    options?: RequestOptions,
  ): CapstanPromise<Answer<NewSiteImageResult>> {
    return this.caller.post(route`/v1/sites/${siteId}/images`, uploadForm(file, { alt, slot }), options);
  }

  /** Starts a free build that removes a picture from all pages. */
  removeImage(
    siteId: string,
    name: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<DocumentEditResult>> {
    return this.caller.delete(route`/v1/sites/${siteId}/images/${name}`, options);
  }

  /** The existing collections of entries. */
  data(siteId: string, options?: RequestOptions): CapstanPromise<Answer<CompanyDataResult>> {
    return this.caller.get(route`/v1/sites/${siteId}/data`, options);
  }

  /** Entries of one collection, newest first. */
  entries(
    siteId: string,
    collection: string,
    params?: EntryListParams,
    options?: RequestOptions,
  ): PagePromise<DataEntryResult> {
    const path = route`/v1/sites/${siteId}/data/${collection}`;
    return this.caller.list(path, 'entries', { ...params }, options);
  }

  /** A whole collection as CSV. */
  exportEntries(
    siteId: string,
    collection: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<string>> {
    const path = route`/v1/sites/${siteId}/data/${collection}/export`;
    return this.caller.call({ ...options, path, responseType: 'text' });
  }

  /** Sets the status and note of the owner; what the visitor sent is not changed. */
  annotateEntry(
    siteId: string,
    collection: string,
    entryId: string,
    body: AnnotateEntryBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<DataEntryResult>> {
    const path = route`/v1/sites/${siteId}/data/${collection}/${entryId}`;
    return this.caller.call({ ...options, method: 'PATCH', path, body });
  }

  deleteEntry(
    siteId: string,
    collection: string,
    entryId: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<DeletedEntryResult>> {
    return this.caller.delete(route`/v1/sites/${siteId}/data/${collection}/${entryId}`, options);
  }

  /** What visitors see as a ZIP file for any web host; its forms keep sending to this service. */
  archive(siteId: string, options?: RequestOptions): CapstanPromise<Answer<Uint8Array>> {
    const path = route`/v1/sites/${siteId}/archive`;
    return this.caller.call({ ...options, path, responseType: 'bytes' });
  }

  ownerSettings(siteId: string, options?: RequestOptions): CapstanPromise<Answer<SiteOwnerResult>> {
    return this.caller.get(route`/v1/sites/${siteId}/owner`, options);
  }

  changeOwnerSettings(
    siteId: string,
    body: OwnerSettingsBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<SiteOwnerResult>> {
    return this.caller.call({ ...options, method: 'PATCH', path: route`/v1/sites/${siteId}/owner`, body });
  }

  /** Creates the secret address of the owner's page; an earlier one ends. */
  renewOwnerLink(siteId: string, options?: RequestOptions): CapstanPromise<Answer<OwnerLinkResult>> {
    return this.caller.post(route`/v1/sites/${siteId}/owner/link`, undefined, options);
  }

  deleteOwnerLink(siteId: string, options?: RequestOptions): CapstanPromise<Answer<OwnerLinkDeletedResult>> {
    return this.caller.delete(route`/v1/sites/${siteId}/owner/link`, options);
  }

  /** Those who can sign in to pages and entries for members. */
  members(siteId: string, options?: RequestOptions): CapstanPromise<Answer<SiteMemberListResult>> {
    return this.caller.get(route`/v1/sites/${siteId}/members`, options);
  }

  addMember(
    siteId: string,
    body: NewMemberBody,
    options?: RequestOptions,
  ): CapstanPromise<Answer<SiteMemberResult>> {
    return this.caller.post(route`/v1/sites/${siteId}/members`, body, options);
  }

  /** Ends the sessions of the member, too. */
  removeMember(
    siteId: string,
    memberId: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<DeletedMemberResult>> {
    return this.caller.delete(route`/v1/sites/${siteId}/members/${memberId}`, options);
  }
}
