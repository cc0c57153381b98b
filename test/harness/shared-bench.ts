import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from '@capstan/platform-storage';
import { SharedWorkspaces, type Workspaces } from '@capstan/workspaces';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type TestDatabase, createDatabase } from './database.js';

const MB = 1024 * 1024;

/** Storage that all machines share, in a folder; counts what is read. */
export class SharedStorage extends FolderStorage {
  override readonly isShared = true;
  gets: string[] = [];

  override get(key: string): ReturnType<FolderStorage['get']> {
    this.gets.push(key);
    return super.get(key);
  }

  async keys(): Promise<string[]> {
    return (await Array.fromAsync(this.list(''))).map(({ key }) => key);
  }
}

/** One workspace in storage that machines without a common folder share, for each test of a file. */
export class SharedBench {
  database!: TestDatabase;
  storage!: SharedStorage;
  /** Root of the storage. */
  root = '';
  /** Id of the workspace. */
  id = '';
  private readonly machines: SharedWorkspaces[] = [];

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  open(): void {
    this.root = mkdtempSync(join(tmpdir(), 'capstan-shared-'));
    this.storage = new SharedStorage(join(this.root, 'objects'));
    this.id = randomUUID();
  }

  async close(): Promise<void> {
    for (const machine of this.machines.splice(0)) await machine.onApplicationShutdown();
    rmSync(this.root, { recursive: true, force: true });
  }

  newFolder(): string {
    return mkdtempSync(join(this.root, 'machine-'));
  }

  /** A process on a machine of its own. */
  machine({
    dataDir = this.newFolder(),
    cacheBytes = 2000 * MB,
    dataSource = this.dataSource,
    storage = this.storage,
  }: {
    dataDir?: string;
    cacheBytes?: number;
    dataSource?: DataSource;
    storage?: FolderStorage;
  } = {}): SharedWorkspaces {
    const config = { maxBytes: 200 * MB, maxFiles: 2000, gitPath: undefined, cacheBytes };
    const made = new SharedWorkspaces(dataDir, config, dataSource, storage);
    this.machines.push(made);
    return made;
  }

  /** Checks out, writes the files, commits, closes. @returns the commit. */
  async committed(
    workspaces: Workspaces,
    files: Record<string, string>,
    id: string = this.id,
  ): Promise<string> {
    const checkout = await workspaces.checkOut(id, randomUUID());
    for (const [path, content] of Object.entries(files)) await checkout.write(path, content);
    const commit = await checkout.commit('Files');
    await checkout.close();
    if (!commit) throw new Error('Nothing was committed.');
    return commit.id;
  }

  /** The content of a file of a commit. */
  async stored(workspaces: Workspaces, commit: string, path: string): Promise<string | undefined> {
    return (await workspaces.read(this.id, commit, path))?.toString('utf8');
  }

  /** Deletes what the processes of a machine have in their caches. */
  emptyCache(dataDir: string): void {
    for (const path of this.cached(dataDir)) rmSync(join(dataDir, path), { recursive: true });
  }

  /** Names in the caches of the processes of a machine. */
  cached(dataDir: string): string[] {
    return readdirSync(dataDir, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.git'));
  }
}

/** One database for the tests of the file, and a bench for each of them. */
export function useSharedWorkspaces(): SharedBench {
  const bench = new SharedBench();
  beforeAll(async () => {
    bench.database = await createDatabase();
  });
  afterAll(() => bench.database?.drop());
  beforeEach(() => bench.open());
  afterEach(() => bench.close());
  return bench;
}
