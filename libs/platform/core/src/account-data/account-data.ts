import type { Readable } from 'node:stream';
import type { Queryable } from '../database/queryable.js';

/** Name of the property in which a provider has its {@link AccountData}. */
export const ACCOUNT_DATA = Symbol('account-data');

/** A table with rows of accounts. All values are constants of the code: they are inserted into SQL. */
export interface AccountTable {
  name: string;
  /** SQL condition for the rows of the account `$1`, where `t` is the row. */
  rows: string;
  /** Columns that an export omits: secrets, hashes and contents that it has as files. */
  hidden?: readonly string[];
  /** The rows stay when the account is deleted; `anonymize` removes what is personal. */
  isKept?: boolean;
}

/** A file of an account, for an export. Its content must be read before the next one is asked for. */
export interface AccountFile {
  /** Path in the export, e.g. `sites/<id>.zip`. */
  name: string;
  content: Readable;
}

/** Files of accounts outside of the database. */
export interface AccountFiles {
  read(accountId: string): AsyncIterable<AccountFile>;

  /** Names all files of an account, also while its rows are being deleted. */
  references(transaction: Queryable, accountId: string): Promise<string[]>;

  /** Deletes files by their references; those that do not exist count as deleted. */
  delete(references: readonly string[]): Promise<void>;
}

/** What a feature stores for accounts, so that an account can be exported and deleted. */
export interface AccountData {
  /** E.g. `builds`. */
  readonly feature: string;
  /** Rows are deleted in this order: those that reference others come first. */
  readonly tables: readonly AccountTable[];
  readonly files?: AccountFiles;

  /** Ends what runs for the account, which has been suspended. */
  stopWork?(accountId: string): Promise<void>;

  /**
   * Removes what is personal from rows that stay. Runs before any rows are deleted, and may run again. The
   * transaction has the setting `capstan.deleted_account`, which triggers of append-only tables may allow.
   */
  anonymize?(transaction: Queryable, accountId: string): Promise<void>;
}

/** A provider that declares what a feature stores for accounts. */
export interface AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData;
}

export const isAccountDataOwner = (instance: unknown): instance is AccountDataOwner =>
  typeof instance === 'object' && instance !== null && ACCOUNT_DATA in instance;
