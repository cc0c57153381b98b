import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ObjectStorage } from '@capstan/platform-storage';
import { type WorkspaceBackup, openWorkspaceBackup } from '@capstan/workspaces';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { entryOf, writeArchive } from './archive.js';
import {
  beginSnapshot,
  commit,
  migrationNames,
  readRows,
  sequenceValues,
  tableColumns,
  tableReferences,
} from './dump.sql.js';
import type { Manifest } from './manifest.js';
import { saveObjects } from './objects.js';
import { inOrderOfReferences } from './table-order.js';

/** What is backed up, and where to. */
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

/** What a backup has. */
export interface BackupSummary {
  rows: number;
  workspaces: number;
  bytes: number;
}

type Database = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Makes a backup of a deployment, also while it runs. The database is read in one snapshot, and the workspaces after it: they
 * then have at least the commits that the rows name. What they have beyond is what a worker leaves that died before it
 * reported a commit, which the next one handles.
 */
export async function createBackup(options: BackupOptions): Promise<BackupSummary> {
  const { dataDir, storage, file, passphrase } = options;
  const draft = join(dataDir, `backup-${randomBytes(6).toString('hex')}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const partial = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const database = await saveDatabase(options.databaseUrl, draft);
    const workspaces = await saveWorkspaces(options, draft);
    const objects = await saveObjects(storage, draft);
    const paths = [...database.tables.map(({ path }) => path), ...workspaces, ...objects];
    const entries = [];
    for (const path of paths) entries.push(await entryOf(draft, path));
    const createdAt = new Date().toISOString();
    const manifest: Manifest = { format: 'capstan-backup', version: 1, createdAt, ...database, entries };
    await writeArchive(partial, draft, manifest, passphrase);
    await rename(partial, file);
    return {
      rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
      workspaces: workspaces.length,
      bytes: (await stat(file)).size,
    };
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
}

async function saveDatabase(url: string, draft: string): Promise<Database> {
  await mkdir(join(draft, 'database'));
  const client = new Client({ connectionString: url, application_name: 'capstan-backup' });
  await client.connect();
  try {
    await beginSnapshot(client);
    const all = new Map((await tableColumns(client)).map((table) => [table.name, table]));
    const order = inOrderOfReferences([...all.keys()], await tableReferences(client));
    const tables: Database['tables'] = [];
    for (const name of order) {
      const table = all.get(name);
      if (!table) continue;
      const path = `database/${name}.copy.gz`;
      const rows = readRows(client, table);
      await pipeline(rows, createGzip(), createWriteStream(join(draft, path), { mode: 0o600 }));
      tables.push({ ...table, path, rows: rows.rowCount });
    }
    const [migrations, sequences] = [await migrationNames(client), await sequenceValues(client)];
    await commit(client);
    return { migrations, tables, sequences };
  } finally {
    await client.end();
  }
}

async function saveWorkspaces(options: BackupOptions, draft: string): Promise<string[]> {
  const dataSource = await options.dataSourceOf(options.databaseUrl).initialize();
  try {
    return await saveBundles(openWorkspaceBackup({ ...options, dataSource }), draft);
  } finally {
    await dataSource.destroy();
  }
}

async function saveBundles(workspaces: WorkspaceBackup, draft: string): Promise<string[]> {
  const paths: string[] = [];
  await mkdir(join(draft, 'workspaces'));
  for (const id of await workspaces.ids()) {
    const path = `workspaces/${id}.bundle`;
    if (await workspaces.save(id, join(draft, path))) paths.push(path);
  }
  return paths;
}
