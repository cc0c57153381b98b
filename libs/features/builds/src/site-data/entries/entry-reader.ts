import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENTRY_COLUMNS, type EntryRow, type EntryScope, type SiteEntry, toEntry } from './site-entry.js';

/** More than a page shows of a collection. */
const MAX_LISTED = 1000;
const MAX_TAKEN = 5000;

const IN_SCOPE = 'site_id = $1 AND collection = $2 AND ($3::bytea IS NULL OR space_hash = $3)';

/** Where somebody stands on a waiting list. */
export interface Standing {
  /** From 1. Whoever brought more others stands before those who brought fewer, and else who came first. */
  position: number;
  referrals: number;
}

/** Entries of a collection, as sites show them. */
@Injectable()
export class EntryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest ones, newest first. */
  async newest({ siteId, collection, spaceHash }: EntryScope): Promise<SiteEntry[]> {
    const rows = await this.dataSource.query<EntryRow[]>(
      `SELECT ${ENTRY_COLUMNS} FROM site_entries WHERE ${IN_SCOPE} ORDER BY number DESC LIMIT ${MAX_LISTED}`,
      [siteId, collection, spaceHash],
    );
    return rows.map(toEntry);
  }

  /** How much of the capacity is taken: entries, or the sum of what they count for. */
  async amount({ siteId, collection, spaceHash }: EntryScope): Promise<number> {
    const [row] = await this.dataSource.query<{ amount: number }[]>(
      `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM site_entries WHERE ${IN_SCOPE}`,
      [siteId, collection, spaceHash],
    );
    return row?.amount ?? 0;
  }

  /** Values of the unique field that no further entry may have, sorted. @param from the least one of interest. */
  async taken(
    { siteId, collection, spaceHash }: EntryScope,
    options: { capacity: number; from: string },
  ): Promise<string[]> {
    const rows = await this.dataSource.query<{ unique_value: string }[]>(
      `SELECT unique_value FROM site_entries
       WHERE ${IN_SCOPE} AND unique_value COLLATE "C" >= $4
       GROUP BY unique_value HAVING count(*) >= $5 ORDER BY unique_value COLLATE "C" LIMIT ${MAX_TAKEN}`,
      [siteId, collection, spaceHash, options.from, options.capacity],
    );
    return rows.map((row) => row.unique_value);
  }

  /** Null for an unknown referral code. */
  async standing({ siteId, collection, spaceHash }: EntryScope, code: string): Promise<Standing | null> {
    const [row] = await this.dataSource.query<Standing[]>(
      `WITH entries AS (SELECT id, number, code, referred_by FROM site_entries WHERE ${IN_SCOPE}),
       standing AS (
         SELECT e.code, row_number() OVER (ORDER BY count(r.id) DESC, e.number) AS position, count(r.id) AS referrals
         FROM entries e LEFT JOIN entries r ON r.referred_by = e.id GROUP BY e.id, e.number, e.code
       )
       SELECT position, referrals FROM standing WHERE code = $4`,
      [siteId, collection, spaceHash, code],
    );
    return row ?? null;
  }
}
