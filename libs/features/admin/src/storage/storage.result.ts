import { ResultField } from '@capstan/platform-http';

/** A group of tables. */
export class TableGroupResult {
  @ResultField({ type: 'string', description: 'What the tables are for' })
  group: string;

  @ResultField({ type: 'integer', description: 'Number of tables' })
  tables: number;

  @ResultField({ type: 'integer', description: 'Bytes on disk, with indexes' })
  bytes: number;
}

/** The database. */
export class DatabaseStorageResult {
  @ResultField({ type: 'integer', description: 'Bytes of the database on disk' })
  bytes: number;

  @ResultField({ of: () => TableGroupResult, list: true, description: 'Largest first' })
  groups: TableGroupResult[];
}

/** Workspaces of sites. */
export class WorkspaceStorageResult {
  @ResultField({ type: 'integer', description: 'Number of workspaces' })
  count: number;

  @ResultField({ type: 'integer', description: 'Bytes below DATA_DIR, as measured after their builds' })
  bytes: number;
}

/** A file of a local model. */
export class ModelFileResult {
  @ResultField({ type: 'string', description: 'File' })
  name: string;

  @ResultField({ type: 'integer', description: 'Bytes' })
  bytes: number;
}

/** What an account stores. */
export class AccountStorageResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account' })
  account_id: string;

  @ResultField({ type: 'string', description: 'Name of the account' })
  name: string;

  @ResultField({ type: 'integer', description: 'All of it' })
  bytes: number;

  @ResultField({ type: 'integer', description: 'Workspaces of its sites' })
  workspace_bytes: number;

  @ResultField({ type: 'integer', description: 'Artifacts, expired ones included until they are deleted' })
  artifact_bytes: number;

  @ResultField({ type: 'integer', description: 'Entries that visitors sent to its sites' })
  entry_bytes: number;
}

/** `data` of GET /v1/admin/storage. */
export class StorageResult {
  @ResultField({
    type: 'string',
    format: 'date-time',
    description: 'When it was measured: up to a minute ago',
  })
  measured_at: string;

  @ResultField({ of: () => DatabaseStorageResult, description: 'The database' })
  database: DatabaseStorageResult;

  @ResultField({ of: () => WorkspaceStorageResult, description: 'Workspaces of sites' })
  workspaces: WorkspaceStorageResult;

  @ResultField({ type: 'integer', description: 'Bytes of all artifacts, which are in the database' })
  artifact_bytes: number;

  @ResultField({ type: 'integer', description: 'Bytes of all entries of sites, which are in the database' })
  entry_bytes: number;

  @ResultField({ of: () => ModelFileResult, list: true, description: 'Files of local models' })
  models: ModelFileResult[];

  @ResultField({ of: () => AccountStorageResult, list: true, description: 'The 20 that store most' })
  accounts: AccountStorageResult[];
}
