/** Requests and ledger entries of each account, and its keys. */
const ROWS_PER_ACCOUNT = 100;
const KEYS_PER_ACCOUNT = 10;

/** Numbers of rows of a filled database. */
export interface Sizes {
  accounts: number;
  keys: number;
  /** Calls, each with a charge: rows of the request log and of the ledger. */
  calls: number;
  /** Documents of the local index. */
  documents: number;
}

/** What a database of this many calls has: hundred calls and ten keys for each account. */
export const sizesOf = (calls: number, documents: number): Sizes => {
  const accounts = calls / ROWS_PER_ACCOUNT;
  return { accounts, keys: accounts * KEYS_PER_ACCOUNT, calls, documents };
};
