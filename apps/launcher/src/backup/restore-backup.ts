import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate } from '@capstan/platform-core';
import type { ObjectStorage } from '@capstan/platform-storage';
import { openWorkspaceBackup } from '@capstan/workspaces';
import { Client } from 'pg';
import type { DataSource, MigrationInterface } from 'typeorm';
import { probeStorage } from '../probe-storage.js';
import { readArchive } from './archive.js';
import { withBackupLock } from './backup-lock.js';
import { BackupError } from './backup.error.js';
import { Draft } from './draft.js';
import {
  analyze,
  begin,
  commit,
  dropEverything,
  emptyTables,
  hasProcesses,
  hasTables,
  setSequence,
  writeRows,
} from './dump.sql.js';
import type { Manifest } from './manifest.js';
import { OBJECTS, deleteObjects, restoreObject } from './objects.js';

/** The target of a restore. */
export interface RestoreOptions {
  file: string;
  databaseUrl: string;
  /** Absolute. */
  dataDir: string;
  storage: ObjectStorage;
  passphrase: string | undefined;
  /** Replaces existing data. */
  isForced: boolean;
  /** Makes a data source with all migrations of this version, not initialized. */
  dataSourceOf: (url: string) => DataSource;
  gitPath?: string | undefined;
}

/** Restores a backup. The archive, its migrations and the storage are checked before anything is changed. @throws BackupError. */
export const restoreBackup = (options: RestoreOptions): Promise<Manifest> =>
  withBackupLock(options.databaseUrl, async () => {
    const draft = await Draft.open(options.dataDir, 'restore');
    try {
      return await restoreFrom(draft, options);
    } finally {
      await draft.close();
    }
  });

async function restoreFrom(draft: Draft, options: RestoreOptions): Promise<Manifest> {
  const manifest = await readArchive(options.file, draft, options.passphrase);
  const dataSource = await options.dataSourceOf(options.databaseUrl).initialize();
  try {
    const migrations = migrationsOf(manifest, dataSource);
    await assertStorageWorks(options.storage);
    await prepareTarget(options);
    Object.assign(dataSource, { migrations });
    await restoreDatabase(dataSource, options, manifest, draft);
    await restoreFiles(dataSource, options, manifest, draft);
  } finally {
    await dataSource.destroy();
  }
  return manifest;
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'capstan-restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function prepareTarget({ databaseUrl, dataDir, storage, isForced }: RestoreOptions): Promise<void> {
  const workspaces = join(dataDir, 'workspaces');
  await connected(databaseUrl, async (client) => {
    if (await hasProcesses(client)) {
      throw new BackupError(
        'Capstan runs on this database, or ended less than half a minute ago. Stop all of its processes first.',
      );
    }
    const sites = await readdir(workspaces).catch(() => []);
    const isEmpty = !(await hasTables(client)) && sites.length === 0;
    if (!isEmpty && !isForced) {
      throw new BackupError(
        'The database or DATA_DIR is not empty. Restore into an empty one, or replace what is there with --force.',
      );
    }
    if (!isEmpty) await dropEverything(client);
  });
  if (isForced) await deleteObjects(storage);
  await rm(workspaces, { recursive: true, force: true });
}

/** Returns those of this version that the backup had. @throws BackupError if it had others. */
function migrationsOf({ migrations }: Manifest, { migrations: all }: DataSource): MigrationInterface[] {
  const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;
  const known = new Set(all.map(nameOf));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer version, or of plugins that are missing here: unknown migrations ${unknown.join(', ')}.`,
    );
  }
  const done = new Set(migrations);
  return all.filter((migration) => done.has(nameOf(migration)));
}

async function assertStorageWorks(storage: ObjectStorage): Promise<void> {
  const fault = await probeStorage(storage);
  if (fault) {
    throw new BackupError(
      `The storage for files cannot be used: ${fault.reason}. Nothing was changed. \`npm run doctor\` checks the storage.`,
    );
  }
}

/**
 * Creates the tables as they were when the backup was made, fills them, and migrates them to this version.
 * @param dataSource with the migrations of the backup.
 */
async function restoreDatabase(
  dataSource: DataSource,
  { databaseUrl }: RestoreOptions,
  { tables, sequences }: Manifest,
  draft: Draft,
): Promise<void> {
  await dataSource.runMigrations({ transaction: 'each' });
  await connected(databaseUrl, async (client) => {
    await begin(client);
    await emptyTables(
      client,
      tables.map(({ name }) => name),
    );
    for (const table of tables) {
      await pipeline(draft.read(table.path), createGunzip(), writeRows(client, table));
    }
    for (const { name, value } of sequences) await setSequence(client, name, value);
    await commit(client);
    await analyze(client);
  });
  await migrate(dataSource);
}

async function restoreFiles(
  dataSource: DataSource,
  options: RestoreOptions,
  { entries }: Manifest,
  draft: Draft,
): Promise<void> {
  const workspaces = openWorkspaceBackup({ ...options, dataSource, scratch: draft.folder });
  await workspaces.forgetStored();
  for (const { path } of entries) {
    if (path.startsWith('workspaces/')) {
      await draft.withFile(path, (file) => workspaces.restore(basename(path, '.bundle'), file));
    }
    if (path.startsWith(OBJECTS)) await restoreObject(options.storage, draft, path);
  }
}
