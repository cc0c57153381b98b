import type { EntryData } from './read-entry.js';

/** What a visitor sent. */
export interface SiteEntry {
  id: string;
  /** Order of arrival. */
  number: number;
  data: EntryData;
  /** Referral code; null where the collection has none. */
  code: string | null;
  referredBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Entries that are asked for together: of a collection, or what of it was sent with one secret. */
export interface EntryScope {
  siteId: string;
  collection: string;
  /** SHA-256 of the secret of a private space; null: the whole collection. */
  spaceHash: Buffer | null;
}

/** What a collection may hold; all of it is checked under one lock. */
export interface Capacities {
  /** Entries with the same `uniqueValue`; null: any number. */
  perValue: number | null;
  /** Sum of the amounts; null: without end. */
  total: number | null;
}

/** An entry on its way in. */
export interface NewEntry {
  data: EntryData;
  uniqueValue: string | null;
  amount: number;
  /** New referral code; null where the collection has none. */
  code: string | null;
  /** Referral code with which it was sent. */
  referrer: string | null;
}

interface EntryRow {
  id: string;
  number: number;
  data: EntryData;
  code: string | null;
  referred_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export const ENTRY_COLUMNS = 'id, number, data, code, referred_by, created_at, updated_at';

export const toEntry = (row: EntryRow): SiteEntry => ({
  id: row.id,
  number: row.number,
  data: row.data,
  code: row.code,
  referredBy: row.referred_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export type { EntryRow };
