import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import type { CollectionSpec } from '@capstan/site-document';
import { type OwnedSite, SiteLocator } from '../../site-locator/site-locator.js';
import { SiteEntries } from '../entries/site-entries.js';
import type { SiteEntry } from '../entries/site-entry.js';
import { DataSchemas } from '../schema/data-schemas.js';
import { type EntryNotes, EntryAnnotations } from './entry-notes.js';
import { type EntryFilter, OwnedEntries } from './owned-entries.js';
import type { CollectionCount } from './owned-entries.sql.js';

const COLLECTION_NAME = /^[a-z][a-z0-9_-]{0,39}$/;

/** A collection of a site: its current schema, and its entries. */
export interface OwnedCollection {
  siteId: string;
  name: string;
  /** Null if the site no longer has it. */
  spec: CollectionSpec | null;
  count: CollectionCount | null;
}

/**
 * The data that a site collected, for its owner. Each method throws NotFoundError for resources of other
 * accounts.
 */
@Injectable()
export class OwnerData {
  constructor(
    private readonly sites: SiteLocator,
    private readonly schemas: DataSchemas,
    private readonly owned: OwnedEntries,
    private readonly entries: SiteEntries,
    private readonly annotations: EntryAnnotations,
  ) {}

  /** A site of the account. */
  async site(accountId: string, siteId: string): Promise<OwnedSite> {
    if (!isUuid(siteId)) throw new NotFoundError('The site');
    return this.sites.ofAccount(accountId, siteId);
  }

  /** The first site of a company of the account. */
  async siteOfCompany(accountId: string, companyId: string): Promise<OwnedSite> {
    if (!isUuid(companyId)) throw new NotFoundError('The company');
    return this.sites.ofCompany(accountId, companyId);
  }

  /** Those of the schema first, in its order; then those that only have entries. */
  async collections(site: OwnedSite): Promise<OwnedCollection[]> {
    const [schema, counts] = await Promise.all([
      site.commit === null ? null : this.schemas.of({ siteId: site.siteId, commit: site.commit }),
      this.owned.counts(site.siteId),
    ]);
    const specs = schema?.collections ?? [];
    const countOf = new Map(counts.map((count) => [count.collection, count]));
    const vanished = counts.filter(({ collection }) => !specs.some(({ name }) => name === collection));
    return [
      ...specs.map((spec) => ({ name: spec.name, spec, count: countOf.get(spec.name) ?? null })),
      ...vanished.map((count) => ({ name: count.collection, spec: null, count })),
    ].map((collection) => ({ ...collection, siteId: site.siteId }));
  }

  async collection(site: OwnedSite, name: string): Promise<OwnedCollection> {
    const found = COLLECTION_NAME.test(name)
      ? (await this.collections(site)).find((collection) => collection.name === name)
      : undefined;
    if (!found) throw new NotFoundError('The collection', 'GET …/data lists the existing collections.');
    return found;
  }

  /** Newest first. */
  page({ siteId, name }: OwnedCollection, page: EntryFilter & PageRequest): Promise<SiteEntry[]> {
    return this.owned.page(siteId, name, page);
  }

  /** Sets status and note. @throws NotFoundError. */
  async annotate({ siteId, name }: OwnedCollection, entryId: string, notes: EntryNotes): Promise<SiteEntry> {
    const isThere =
      isUuid(entryId) && (await this.annotations.set({ siteId, collection: name }, entryId, notes));
    const entry = isThere ? await this.owned.entry(siteId, name, entryId) : null;
    if (!entry) throw new NotFoundError('The entry');
    return entry;
  }

  async remove({ siteId, name }: OwnedCollection, entryId: string): Promise<void> {
    const scope = { siteId, collection: name, spaceHash: null };
    if (!isUuid(entryId) || !(await this.entries.remove(scope, entryId)))
      throw new NotFoundError('The entry');
  }
}
