import { join } from 'node:path';
import { FolderStorage } from '@capstan/platform-storage';
import { GitWorkspaces, type Workspaces } from '@capstan/workspaces';
import type { DataSource } from 'typeorm';
import { afterAll, describe, expect, it } from 'vitest';
import { createBackup } from '../../../apps/launcher/src/backup/create-backup.js';
import { restoreBackup } from '../../../apps/launcher/src/backup/restore-backup.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { migratingDataSource } from '../../harness/migrations.js';
import { SharedStorage, useSharedWorkspaces } from '../../harness/shared-bench.js';

const CAPS = { maxBytes: 200e6, maxFiles: 2000, gitPath: undefined };
const bench = useSharedWorkspaces();
const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
});

type Kind = 'a folder' | 'a bucket';

/** An installation of this kind, in a new folder. */
interface Installation {
  dataDir: string;
  storage: FolderStorage;
  open(dataSource: DataSource): Workspaces;
}

function installation(kind: Kind): Installation {
  const dataDir = bench.newFolder();
  const folder = join(dataDir, 'objects');
  if (kind === 'a folder') {
    return { dataDir, storage: new FolderStorage(folder), open: () => new GitWorkspaces(dataDir, CAPS) };
  }
  const storage = new SharedStorage(folder);
  return { dataDir, storage, open: (dataSource) => bench.machine({ dataSource, storage }) };
}

describe('a backup of workspaces', () => {
  it('is restored wherever an installation has them, with derived commits', async () => {
    let source = installation('a folder');
    let workspaces = source.open(bench.dataSource);
    let databaseUrl = bench.database.url;
    const commits = [await bench.committed(workspaces, { 'index.html': 'one' })];
    const changes = { without: new Set<string>(), contents: new Map([['index.html', Buffer.from('shown')]]) };
    const derived = await workspaces.derive(bench.id, commits[0] ?? '', changes);
    for (const kind of ['a bucket', 'a bucket', 'a folder'] as const) {
      const file = join(bench.newFolder(), 'a.backup');
      const common = { file, passphrase: undefined, dataSourceOf: migratingDataSource };
      expect((await createBackup({ ...source, ...common, databaseUrl })).workspaces).toBe(1);

      const target = installation(kind);
      const database = await createDatabase({ isEmpty: true });
      databases.push(database);
      await restoreBackup({ ...target, ...common, databaseUrl: database.url, isForced: false });
      const restored = target.open(database.dataSource);
      expect((await restored.log(bench.id, { limit: 9 })).map(({ id }) => id)).toEqual(commits.toReversed());
      expect(await bench.stored(restored, derived, 'index.html')).toBe('shown');
      const keys = (await Array.fromAsync(target.storage.list('workspaces/'))).map(({ key }) => key);
      expect(keys).toHaveLength(kind === 'a bucket' ? 1 : 0);
      commits.push(await bench.committed(restored, { 'index.html': `in ${kind}, ${commits.length}` }));
      [source, workspaces, databaseUrl] = [target, restored, database.url];
    }
  });
});
