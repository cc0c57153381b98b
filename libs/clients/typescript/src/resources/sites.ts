import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type {
  CompanyDataResult,
  DataEntryResult,
  DeletedEntryResult,
  SiteResult,
} from '../generated/named-types.js';

/** The sites of builds, and the entries of their visitors. */
export class Sites {
  constructor(private readonly caller: Caller) {}

  get(siteId: string, options?: RequestOptions): CapstanPromise<Answer<SiteResult>> {
    return this.caller.get(route`/v1/sites/${siteId}`, options);
  }

  /** Of all companies of the account, newest first. */
  list(params?: ListParams, options?: RequestOptions): PagePromise<SiteResult> {
    return this.caller.list('/v1/sites', 'sites', { ...params }, options);
  }

  /** The existing collections of entries. */
  data(siteId: string, options?: RequestOptions): CapstanPromise<Answer<CompanyDataResult>> {
    return this.caller.get(route`/v1/sites/${siteId}/data`, options);
  }

  /** Entries of one collection, newest first. */
  entries(
    siteId: string,
    collection: string,
    params?: ListParams,
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

  deleteEntry(
    siteId: string,
    collection: string,
    entryId: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<DeletedEntryResult>> {
    return this.caller.delete(route`/v1/sites/${siteId}/data/${collection}/${entryId}`, options);
  }
}
