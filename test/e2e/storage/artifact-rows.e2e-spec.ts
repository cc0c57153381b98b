import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ArtifactFiles } from '@capstan/platform-artifacts';
import { FolderStorage, StorageUnavailableError } from '@capstan/platform-storage';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const LIMIT = 100;

/** A folder that all machines share, like a bucket, and that fails on request. */
class SharedStorage extends FolderStorage {
  override readonly isShared = true;
  isDown = false;
  losesAnswers = false;

  override async put(...args: Parameters<FolderStorage['put']>): Promise<void> {
    if (this.isDown) throw new StorageUnavailableError('down');
    await super.put(...args);
    if (this.losesAnswers) throw new StorageUnavailableError('the answer was lost');
  }

  override delete(key: string): Promise<void> {
    return this.isDown ? Promise.reject(new StorageUnavailableError('down')) : super.delete(key);
  }

  async keys(): Promise<string[]> {
    return (await Array.fromAsync(this.list(''))).map(({ key }) => key);
  }
}

let folder: string;
let shared: SharedStorage;
let database: TestDatabase;
let dataSource: DataSource;
let files: ArtifactFiles;
let accountId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capstan-artifacts-'));
  database = await createDatabase();
  ({ dataSource } = database);
});
beforeEach(async () => {
  files = new ArtifactFiles(dataSource, new FolderStorage(folder));
  await dataSource.query('TRUNCATE artifacts, artifact_usage');
  accountId = randomUUID();
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const newName = () => ({ tokenHash: randomBytes(32), extension: 'png' });

async function put(
  size: number,
  { lifetimeSeconds = 60, owner = accountId }: { lifetimeSeconds?: number; owner?: string | null } = {},
) {
  const name = newName();
  const file = { bytes: new Uint8Array(size).fill(7), mediaType: 'image/png' as const, lifetimeSeconds };
  const expiresAt = await files.insert(
    name,
    file,
    owner === null ? undefined : { accountId: owner, limitBytes: LIMIT },
  );
  return { name, expiresAt };
}

/** Expires all existing artifacts. */
const expireAll = (): Promise<unknown> =>
  dataSource.query("UPDATE artifacts SET expires_at = now() - interval '1 second'");

const usedBytes = async (): Promise<number> => {
  const [row] = await dataSource.query('SELECT bytes::int FROM artifact_usage WHERE account_id = $1', [
    accountId,
  ]);
  return row.bytes;
};

const count = async (): Promise<number> =>
  (await dataSource.query('SELECT count(*)::int AS n FROM artifacts'))[0].n;

describe('an artifact', () => {
  it('is found by its name, with its content if requested', async () => {
    const { name, expiresAt } = await put(10);
    const found = await files.find(name, { withContent: true });
    expect(found).toEqual({
      mediaType: 'image/png',
      secondsLeft: expect.any(Number),
      bytes: 10,
      content: Buffer.alloc(10, 7),
    });
    expect(found?.secondsLeft).toBeGreaterThan(50);
    expect(found?.secondsLeft).toBeLessThanOrEqual(60);
    expect(expiresAt.getMilliseconds()).toBe(0);
    expect(await files.find(name, { withContent: false })).toMatchObject({ content: null });
    expect(await files.find(newName(), { withContent: true })).toBeUndefined();
  });

  it('is not found once it has expired, even while it is still stored', async () => {
    const { name } = await put(10);
    await expireAll();
    expect(await files.find(name, { withContent: true })).toBeUndefined();
    expect(await count()).toBe(1);
  });
});

describe('the artifact storage of an account', () => {
  it('can be used up to the last byte, and no further', async () => {
    await put(60);
    await put(40);
    await expect(put(1)).rejects.toMatchObject({ name: 'ArtifactStorageFullError' });
    expect([await usedBytes(), await count()]).toEqual([100, 2]);
  });

  it('is separate per account, and unlimited for the service itself', async () => {
    await put(100);
    await put(100, { owner: randomUUID() });
    await put(500, { owner: null });
    expect(await usedBytes()).toBe(100);
  });

  it('is not exceeded by concurrent writes', async () => {
    await put(10);
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => put(30)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await usedBytes()).toBe(100);
  });

  it('is freed when its own artifacts expire, not those of others', async () => {
    await put(100);
    await expireAll();
    await put(50, { owner: randomUUID() });
    await put(80);
    expect([await usedBytes(), await count()]).toEqual([80, 2]);
  });

  it('reports when there will be space: once enough artifacts have expired', async () => {
    await put(50, { lifetimeSeconds: 100 });
    await put(50, { lifetimeSeconds: 1000 });
    const waits = async (size: number): Promise<number | undefined> =>
      put(size).then(
        () => undefined,
        ({ retryAfterSeconds }: { retryAfterSeconds?: number }) => retryAfterSeconds,
      );
    expect(await waits(50)).toBeGreaterThan(90);
    expect(await waits(50)).toBeLessThanOrEqual(100);
    expect(await waits(51)).toBeGreaterThan(990);
  });
});

describe('pruning', () => {
  it('deletes all expired artifacts and updates the usage', async () => {
    for (let n = 0; n < 5; n += 1) await put(1);
    await dataSource.query(
      `INSERT INTO artifacts (token_hash, media_type, content, expires_at, size_bytes)
       SELECT sha256(n::text::bytea), 'image/png', '', now(), 0 FROM generate_series(1, 120) AS n`,
    );
    await dataSource.query(
      `UPDATE artifacts SET expires_at = now() - interval '1 second' WHERE token_hash IN
         (SELECT token_hash FROM artifacts WHERE account_id = $1 LIMIT 3)`,
      [accountId],
    );
    expect(await files.prune()).toBe(123);
    expect([await usedBytes(), await count()]).toEqual([2, 2]);
    expect(await files.prune()).toBe(0);
  });

  it('for one account leaves the artifacts of others', async () => {
    await put(1);
    await put(1, { owner: randomUUID() });
    await expireAll();
    expect(await files.prune(accountId)).toBe(1);
    expect(await count()).toBe(1);
  });
});

describe('artifacts in a storage that all machines share', () => {
  beforeEach(() => {
    shared = new SharedStorage(join(folder, randomUUID()));
    files = new ArtifactFiles(dataSource, shared);
  });

  it('have their contents there, under the hash of the token', async () => {
    const { name } = await put(10);
    expect(await shared.keys()).toEqual([`artifacts/${name.tokenHash.toString('hex')}`]);
    expect(await dataSource.query('SELECT content, size_bytes FROM artifacts')).toEqual([
      { content: null, size_bytes: 10 },
    ]);
    const found = await files.find(name, { withContent: true });
    expect(found).toMatchObject({ bytes: 10, mediaType: 'image/png' });
    expect(await buffer(found?.content as Readable)).toEqual(Buffer.alloc(10, 7));
    expect(await files.find(name, { withContent: false })).toMatchObject({ content: null });
  });

  it('count for the limit of their account', async () => {
    await put(LIMIT);
    await expect(put(1)).rejects.toMatchObject({ name: 'ArtifactStorageFullError' });
    expect(await shared.keys()).toHaveLength(1);
  });

  it('leave no row and no usage once they are pruned if they could not be stored', async () => {
    await put(1);
    shared.isDown = true;
    await expect(put(10)).rejects.toBeInstanceOf(StorageUnavailableError);
    shared.isDown = false;
    await files.prune();
    expect([await usedBytes(), await count()]).toEqual([1, 1]);
  });

  it('leave no object if the answer of the storage was lost', async () => {
    shared.losesAnswers = true;
    await expect(put(10)).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(await shared.keys()).toHaveLength(1);
    await files.prune();
    expect([await shared.keys(), await usedBytes(), await count()]).toEqual([[], 0, 0]);
  });

  it('make room for others at once if they could not be stored', async () => {
    shared.losesAnswers = true;
    await expect(put(LIMIT)).rejects.toBeInstanceOf(StorageUnavailableError);
    shared.losesAnswers = false;
    await put(LIMIT);
    expect([await usedBytes(), await count()]).toEqual([LIMIT, 1]);
  });

  it('are deleted there once they have expired', async () => {
    await put(10);
    await expireAll();
    await put(20);
    expect(await files.prune()).toBe(1);
    expect(await shared.keys()).toHaveLength(1);
    expect([await usedBytes(), await count()]).toEqual([20, 1]);
  });

  it('keep their rows until they could be deleted there', async () => {
    await put(10);
    await expireAll();
    shared.isDown = true;
    await expect(files.prune()).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(await count()).toBe(1);
    shared.isDown = false;
    expect(await files.prune()).toBe(1);
    expect([await shared.keys(), await usedBytes()]).toEqual([[], 0]);
  });
});
