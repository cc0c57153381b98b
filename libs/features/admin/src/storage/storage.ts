/** A group of tables. */
export interface TableGroup {
  group: string;
  tables: number;
  /** With indexes. */
  bytes: number;
}

/** What an account stores. */
export interface AccountStorage {
  accountId: string;
  name: string;
  workspaceBytes: number;
  artifactBytes: number;
  entryBytes: number;
  bytes: number;
}

/** Stored sums over all accounts. */
export interface StoredSums {
  workspaces: number;
  workspaceBytes: number;
  artifactBytes: number;
  entryBytes: number;
}

/** A file of a local model. */
export interface ModelFile {
  name: string;
  bytes: number;
}

/** What this installation stores, and where. */
export interface Storage extends StoredSums {
  measuredAt: Date;
  databaseBytes: number;
  tableGroups: TableGroup[];
  models: ModelFile[];
  /** The largest. */
  accounts: AccountStorage[];
}
