import { rename, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ObjectStorage } from '@capstan/platform-storage';
import { type WorkspaceBackup, openWorkspaceBackup } from '@capstan/workspaces';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { writeArchive } from './archive.js';
import { withBackupLock } from './backup-lock.js';
import { checkTarget } from './check-target.js';
import { Draft } from './draft.js';
import {
  beginSnapshot,
  commit,
  migrationNames,
  readRows,
  sequenceValues,
  tableColumns,
  tableReferences,
} from './dump.sql.js';
import type { Manifest, ManifestEntry } from './manifest.js';
import { saveObjects } from './objects.js';
import { inOrderOfReferences } from './table-order.js';

/** Source and destination of a backup. */
export interface BackupOptions {
  databaseUrl: string;
  /** With the workspaces; absolute. */
  dataDir: string;
  /** With the files of capabilities. */
  storage: ObjectStorage;
  /** Absolute; replaced if it exists. */
  file: string;
  passphrase: string | undefined;
  /** Makes a data source with all migrations of this version, not initialized. */
  dataSourceOf: (url: string) => DataSource;
  /** `GIT_PATH`. */
  gitPath?: string | undefined;
}

/** The content of a backup. */
export interface BackupSummary {
  rows: number;
  workspaces: number;
  bytes: number;
}

type Database = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'entries'>;

/**
 * Makes a backup of a deployment, also while it runs. The database is read in one snapshot, and the workspaces after it: they
 * then have at least the commits that the rows name. What they have beyond is what a worker leaves that died before it
 * reported a commit, which the next one handles.
 */
export const createBackup = (options: BackupOptions): Promise<BackupSummary> =>
  withBackupLock(options.databaseUrl, async () => {
    await checkTarget(options.file);
    const draft = await Draft.open(options.dataDir, 'backup');
    try {
      return await writeBackup(options, draft);
    } finally {
      await draft.close();
    }
  });

async function writeBackup(options: BackupOptions, draft: Draft): Promise<BackupSummary> {
  const { storage, file, passphrase } = options;
  const { entries: copies, ...database } = await saveDatabase(options.databaseUrl, draft);
  const workspaces = await saveWorkspaces(options, draft);
  const entries = [...copies, ...workspaces, ...(await saveObjects(storage, draft))];
  const createdAt = new Date().toISOString();
  const manifest: Manifest = { format: 'capstan-backup', version: 1, createdAt, ...database, entries };
  const unfinished = await draft.archiveFor(file);
  await writeArchive(unfinished, draft, manifest, passphrase);
  await rename(unfinished, file);
  return {
    rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
    workspaces: workspaces.length,
    bytes: (await stat(file)).size,
  };
}

async function saveDatabase(url: string, draft: Draft): Promise<Database> {
  const client = new Client({ connectionString: url, application_name: 'capstan-backup' });
  await client.connect();
  try {
    await beginSnapshot(client);
    const all = new Map((await tableColumns(client)).map((table) => [table.name, table]));
    const order = inOrderOfReferences([...all.keys()], await tableReferences(client));
    const tables: Database['tables'] = [];
    const entries: ManifestEntry[] = [];
    for (const name of order) {
      const table = all.get(name);
      if (!table) continue;
      const path = `database/${name}.copy.gz`;
      const rows = readRows(client, table);
      const packed = createGzip();
      const [entry] = await Promise.all([draft.save(path, packed), pipeline(rows, packed)]);
      entries.push(entry);
      tables.push({ ...table, path, rows: rows.rowCount });
    }
    const [migrations, sequences] = [await migrationNames(client), await sequenceValues(client)];
    await commit(client);
    return { migrations, tables, sequences, entries };
  } finally {
    await client.end();
  }
}

async function saveWorkspaces(options: BackupOptions, draft: Draft): Promise<ManifestEntry[]> {
  const dataSource = await options.dataSourceOf(options.databaseUrl).initialize();
  try {
    return await saveBundles(openWorkspaceBackup({ ...options, dataSource, scratch: draft.folder }), draft);
  } finally {
    await dataSource.destroy();
  }
}

async function saveBundles(workspaces: WorkspaceBackup, draft: Draft): Promise<ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  for (const id of await workspaces.ids()) {
    const entry = await draft.saveWritten(`workspaces/${id}.bundle`, (file) => workspaces.save(id, file));
    if (entry) entries.push(entry);
  }
  return entries;
}
