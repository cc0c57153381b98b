import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { DataSource } from 'typeorm';
import { ENTRY_COLUMNS, type EntryRow, type SiteEntry, toEntry } from '../entries/site-entry.js';

/** What a collection holds. */
export interface CollectionCount {
  collection: string;
  entries: number;
  lastEntryAt: Date;
}

/** Entries as their owner reads them, whatever the schema of the site is by now. */
@Injectable()
export class OwnedEntries {
  constructor(private readonly dataSource: DataSource) {}

  /** Collections that hold anything, by name. */
  async counts(siteId: string): Promise<CollectionCount[]> {
    return this.dataSource.query<CollectionCount[]>(
      `SELECT collection, count(*) AS entries, max(created_at) AS "lastEntryAt"
       FROM site_entries WHERE site_id = $1 GROUP BY collection ORDER BY collection`,
      [siteId],
    );
  }

  /** Newest first. */
  async page(siteId: string, collection: string, page: PageRequest): Promise<SiteEntry[]> {
    const rows = await this.dataSource.query<EntryRow[]>(
      `SELECT ${ENTRY_COLUMNS} FROM site_entries WHERE site_id = $1 AND collection = $2
         AND ($3::uuid IS NULL OR number < (SELECT number FROM site_entries WHERE site_id = $1 AND id = $3))
       ORDER BY number DESC LIMIT $4`,
      [siteId, collection, page.after ?? null, page.limit],
    );
    return rows.map(toEntry);
  }

  /** In the order of arrival. @param afterNumber of the entry to go on after; 0 from the first. */
  async following(
    siteId: string,
    collection: string,
    { afterNumber, limit }: { afterNumber: number; limit: number },
  ): Promise<SiteEntry[]> {
    const rows = await this.dataSource.query<EntryRow[]>(
      `SELECT ${ENTRY_COLUMNS} FROM site_entries WHERE site_id = $1 AND collection = $2 AND number > $3
       ORDER BY number LIMIT $4`,
      [siteId, collection, afterNumber, limit],
    );
    return rows.map(toEntry);
  }

  /** Names of all fields that entries of a collection have, by name. */
  async fieldNames(siteId: string, collection: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `SELECT DISTINCT jsonb_object_keys(data) AS name FROM site_entries
       WHERE site_id = $1 AND collection = $2 ORDER BY name`,
      [siteId, collection],
    );
    return rows.map(({ name }) => name);
  }
}
