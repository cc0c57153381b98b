import { Injectable } from '@nestjs/common';
import { highestNumberFirst } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';
import { DataSource, MoreThan, type Repository } from 'typeorm';
import type { SiteEntry } from '../entries/site-entry.js';
import { SiteEntryEntity } from '../entries/site-entry.entity.js';
import { type CollectionCount, countCollections, readFieldNames } from './owned-entries.sql.js';

/** Filter of the entries of a collection. */
export interface EntryFilter {
  status?: string | undefined;
  /** Text in a value or in the note. */
  search?: string | undefined;
}

/** Reads entries for their owner, independent of the current schema of the site. */
@Injectable()
export class OwnedEntries {
  constructor(private readonly dataSource: DataSource) {}

  /** Collections that have entries, by name. */
  counts(siteId: string): Promise<CollectionCount[]> {
    return countCollections(this.dataSource, siteId);
  }

  /** Newest first. */
  async page(
    siteId: string,
    collection: string,
    { status, search, ...page }: EntryFilter & PageRequest,
  ): Promise<SiteEntry[]> {
    const query = this.rows.createQueryBuilder('e').where({ siteId, collection }).limit(page.limit);
    if (status !== undefined) query.andWhere('e.status = :status', { status });
    if (search !== undefined) {
      query.andWhere(
        '(e.note ILIKE :like OR EXISTS (SELECT FROM jsonb_each_text(e.data) v WHERE v.value ILIKE :like))',
        {
          like: `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
        },
      );
    }
    const found = await highestNumberFirst(query, page.after, { siteId }).getMany();
    return found.map(toEntry);
  }

  async entry(siteId: string, collection: string, id: string): Promise<SiteEntry | null> {
    const row = await this.rows.findOneBy({ siteId, collection, id });
    return row && toEntry(row);
  }

  /** Oldest first. @param afterNumber of the last entry of the previous batch; 0 for the first. */
  async following(
    siteId: string,
    collection: string,
    { afterNumber, limit }: { afterNumber: number; limit: number },
  ): Promise<SiteEntry[]> {
    const rows = await this.rows.find({
      where: { siteId, collection, number: MoreThan(afterNumber) },
      order: { number: 'ASC' },
      take: limit,
    });
    return rows.map(toEntry);
  }

  /** Names of all fields that occur in entries of a collection, sorted. */
  fieldNames(siteId: string, collection: string): Promise<string[]> {
    return readFieldNames(this.dataSource, siteId, collection);
  }

  private get rows(): Repository<SiteEntryEntity> {
    return this.dataSource.getRepository(SiteEntryEntity);
  }
}

const toEntry = (row: SiteEntryEntity): SiteEntry => ({
  id: row.id,
  number: row.number,
  data: row.data,
  code: row.code,
  referredBy: row.referredBy,
  status: row.status,
  note: row.note,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
