import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type WaitingListPosition,
  readNewestEntries,
  readStanding,
  readTakenValues,
  sumAmounts,
} from './entry-reader.sql.js';
import { type Capacities, type EntryScope, type SiteEntry, capacityOf, toEntry } from './site-entry.js';

/** More than a page shows of a collection. */
const MAX_LISTED = 1000;
const MAX_TAKEN = 5000;

/** Entries of a collection, as sites show them. */
@Injectable()
export class EntryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async newest(scope: EntryScope): Promise<SiteEntry[]> {
    const rows = await readNewestEntries(this.dataSource, scope, MAX_LISTED);
    return rows.map(toEntry);
  }

  /** Used capacity: number of entries, or the sum of their amounts. */
  amount(scope: EntryScope): Promise<number> {
    return sumAmounts(this.dataSource, scope);
  }

  /** Values of the unique field that have reached their capacity, sorted. @param from lower bound. */
  async taken(scope: EntryScope, capacities: Capacities, from: string): Promise<string[]> {
    const { perValue, byOption, countsAmounts } = capacities;
    const capacity = Math.min(perValue ?? Infinity, ...(byOption?.values() ?? []));
    if (capacity === Infinity) return [];
    const found = await readTakenValues(this.dataSource, scope, {
      capacity,
      countsAmounts,
      from,
      limit: MAX_TAKEN,
    });
    return found
      .filter(({ value, used }) => used >= (capacityOf(capacities, value) ?? Infinity))
      .map(({ value }) => value);
  }

  /** Null for an unknown referral code. */
  standing(scope: EntryScope, code: string): Promise<WaitingListPosition | null> {
    return readStanding(this.dataSource, scope, code);
  }
}
