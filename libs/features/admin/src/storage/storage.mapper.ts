import type { Storage } from './storage.js';
import type { StorageResult } from './storage.result.js';

/** Maps what is stored to its API representation. */
export const toStorageResult = (storage: Storage): StorageResult => ({
  measured_at: storage.measuredAt.toISOString(),
  database: { bytes: storage.databaseBytes, groups: storage.tableGroups },
  workspaces: { count: storage.workspaces, bytes: storage.workspaceBytes },
  artifact_bytes: storage.artifactBytes,
  entry_bytes: storage.entryBytes,
  models: storage.models,
  accounts: storage.accounts.map((account) => ({
    account_id: account.accountId,
    name: account.name,
    bytes: account.bytes,
    workspace_bytes: account.workspaceBytes,
    artifact_bytes: account.artifactBytes,
    entry_bytes: account.entryBytes,
  })),
});
