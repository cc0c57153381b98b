import type { Answer } from '../core/answer.js';
import type { Caller, ListParams } from '../core/caller.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { PagePromise } from '../core/page.js';
import type { RequestOptions } from '../core/request-options.js';
import { route } from '../core/route.js';
import type {
  CompanyDataResult,
  CompanyResult,
  DataEntryResult,
  DeletedEntryResult,
  NewCompanyBody,
} from '../generated/named-types.js';

/** Companies of builds, and the entries of visitors on their sites. */
export class Companies {
  constructor(private readonly caller: Caller) {}

  create(body: NewCompanyBody, options?: RequestOptions): CapstanPromise<Answer<CompanyResult>> {
    return this.caller.post('/v1/companies', body, options);
  }

  get(companyId: string, options?: RequestOptions): CapstanPromise<Answer<CompanyResult>> {
    return this.caller.get(route`/v1/companies/${companyId}`, options);
  }

  /** Newest first. */
  list(params?: ListParams, options?: RequestOptions): PagePromise<CompanyResult> {
    return this.caller.list('/v1/companies', 'companies', { ...params }, options);
  }

  /** The existing collections of entries. */
  data(companyId: string, options?: RequestOptions): CapstanPromise<Answer<CompanyDataResult>> {
    return this.caller.get(route`/v1/companies/${companyId}/data`, options);
  }

  /** Entries of one collection, newest first. */
  entries(
    companyId: string,
    collection: string,
    params?: ListParams,
    options?: RequestOptions,
  ): PagePromise<DataEntryResult> {
    const path = route`/v1/companies/${companyId}/data/${collection}`;
    return this.caller.list(path, 'entries', { ...params }, options);
  }

  /** A whole collection as CSV. */
  exportEntries(
    companyId: string,
    collection: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<string>> {
    const path = route`/v1/companies/${companyId}/data/${collection}/export`;
    return this.caller.call({ ...options, path, responseType: 'text' });
  }

  deleteEntry(
    companyId: string,
    collection: string,
    entryId: string,
    options?: RequestOptions,
  ): CapstanPromise<Answer<DeletedEntryResult>> {
    return this.caller.delete(route`/v1/companies/${companyId}/data/${collection}/${entryId}`, options);
  }
}
