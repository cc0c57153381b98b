import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate } from '@capstan/platform-core';
import type { ObjectStorage } from '@capstan/platform-storage';
import { WorkspaceBundles } from '@capstan/workspaces';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { readArchive } from './archive.js';
import { BackupError } from './backup.error.js';
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
import { OBJECTS, restoreObject } from './objects.js';

/** Where a backup is restored. */
export interface RestoreOptions {
  file: string;
  databaseUrl: string;
  /** Absolute. */
  dataDir: string;
  storage: ObjectStorage;
  passphrase: string | undefined;
  /** Replaces what is there. */
  isForced: boolean;
  /** Makes a data source with all migrations of this version, not initialized. */
  dataSourceOf: (url: string) => DataSource;
  gitPath?: string | undefined;
}

/** Restores a backup. The whole archive is checked before anything is changed. @throws BackupError. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { file, dataDir, passphrase } = options;
  const draft = join(dataDir, `restore-${randomBytes(6).toString('hex')}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await readArchive(file, draft, passphrase);
    await prepareTarget(options);
    await restoreDatabase(options, manifest, draft);
    await restoreFiles(options, manifest, draft);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
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
  if (isForced) await storage.deleteAll('');
  await rm(workspaces, { recursive: true, force: true });
}

/** Creates the tables as they were when the backup was made, fills them, and migrates them to this version. */
async function restoreDatabase(
  { databaseUrl, dataSourceOf }: RestoreOptions,
  { migrations, tables, sequences }: Manifest,
  draft: string,
): Promise<void> {
  const dataSource = await dataSourceOf(databaseUrl).initialize();
  try {
    const all = dataSource.migrations;
    const nameOf = ({ name, constructor }: (typeof all)[number]): string => name ?? constructor.name;
    const known = new Set(all.map(nameOf));
    const unknown = migrations.filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new BackupError(
        `The backup is of a newer version, or of plugins that are missing here: unknown migrations ${unknown.join(', ')}.`,
      );
    }
    const done = new Set(migrations);
    Object.assign(dataSource, { migrations: all.filter((migration) => done.has(nameOf(migration))) });
    await dataSource.runMigrations({ transaction: 'each' });
    await connected(databaseUrl, async (client) => {
      await begin(client);
      await emptyTables(
        client,
        tables.map(({ name }) => name),
      );
      for (const table of tables) {
        const source = createReadStream(join(draft, table.path));
        await pipeline(source, createGunzip(), writeRows(client, table));
      }
      for (const { name, value } of sequences) await setSequence(client, name, value);
      await commit(client);
      await analyze(client);
    });
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function restoreFiles(
  { dataDir, gitPath, storage }: RestoreOptions,
  { entries }: Manifest,
  draft: string,
): Promise<void> {
  const bundles = new WorkspaceBundles(dataDir, gitPath);
  for (const { path } of entries) {
    if (path.startsWith('workspaces/')) {
      await bundles.restore(basename(path, '.bundle'), join(draft, path));
    }
    if (path.startsWith(OBJECTS)) await restoreObject(storage, draft, path);
  }
}
