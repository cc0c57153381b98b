import type { EntryData } from './read-entry.js';

/** An entry sent by a visitor. */
export interface SiteEntry {
  id: string;
  /** Order of arrival. */
  number: number;
  data: EntryData;
  /** Referral code; null if the collection has none. */
  code: string | null;
  referredBy: string | null;
  /** `new`, `seen`, `done`, or a word of the owner. For the owner, like the note. */
  status: string;
  note: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The entries of a collection, or those of it that were sent with one secret. */
export interface EntryScope {
  siteId: string;
  collection: string;
  /** SHA-256 of the secret of a private space; null: the whole collection. */
  spaceHash: Buffer | null;
}

/** Limits of a collection, all checked under one lock. */
export interface Capacities {
  /** Entries with the same `uniqueValue`, or the sum of their amounts; null: any number. */
  perValue: number | null;
  /** Instead of `perValue`, for the values of an option (`keysOf` has it at the end of the value). */
  byOption?: ReadonlyMap<string, number>;
  countsAmounts: boolean;
  /** Sum of the amounts; null: unlimited. */
  total: number | null;
}

/** The capacity of one value; null: unlimited. */
export const capacityOf = ({ perValue, byOption }: Capacities, value: string): number | null =>
  byOption?.get(value.slice(value.indexOf(' ') + 1)) ?? perValue;

/** A new entry. */
export interface NewEntry {
  data: EntryData;
  uniqueValue: string | null;
  amount: number;
  /** New referral code; null if the collection has none. */
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
  status: string;
  note: string;
  created_at: Date;
  updated_at: Date;
}

export const ENTRY_COLUMNS = 'id, number, data, code, referred_by, status, note, created_at, updated_at';

export const toEntry = (row: EntryRow): SiteEntry => ({
  id: row.id,
  number: row.number,
  data: row.data,
  code: row.code,
  referredBy: row.referred_by,
  status: row.status,
  note: row.note,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export type { EntryRow };
