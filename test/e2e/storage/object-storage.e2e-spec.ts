import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  FolderStorage,
  type ObjectStorage,
  S3Storage,
  StorageUnavailableError,
} from '@capstan/platform-storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, findRclone, startS3Server } from '../../harness/s3-server.js';
import { onlyInFullRun } from '../../harness/full-run.js';

const rclone = findRclone('object storage in S3');
let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capstan-objects-'));
  if (rclone !== undefined) s3 = await startS3Server(rclone);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await s3?.close();
});

const STORAGES: readonly (readonly [string, () => ObjectStorage])[] = [
  ['a folder', () => new FolderStorage(join(folder, 'objects'))],
  ...(rclone === undefined ? [] : ([['a bucket', () => new S3Storage(s3.bucket)]] as const)),
];

describe.each(STORAGES)('object storage in %s', (_kind, open) => {
  let storage: ObjectStorage;
  beforeEach(async () => {
    storage = open();
    await storage.deleteAll('');
  });

  const read = async (key: string): Promise<Buffer | undefined> => {
    const found = await storage.get(key);
    if (!found) return undefined;
    const content = await buffer(found.content);
    expect(found.bytes).toBe(content.byteLength);
    return content;
  };
  const keys = async (prefix: string): Promise<string[]> => {
    const found = await Array.fromAsync(storage.list(prefix));
    return found.map(({ key }) => key);
  };

  it('returns what was put', async () => {
    const content = randomBytes(1000);
    await storage.put('audio/one', content);
    expect(await read('audio/one')).toEqual(content);
  });

  it('stores an empty object', async () => {
    await storage.put('audio/empty', new Uint8Array());
    expect(await read('audio/empty')).toEqual(Buffer.alloc(0));
  });

  it('stores a file of several megabytes, and leaves the file', async () => {
    const content = randomBytes(9 * 1024 * 1024 + 7);
    const path = join(folder, 'source');
    await writeFile(path, content);
    await storage.put('audio/large', { path });
    await storage.put('audio/again', { path });
    expect((await read('audio/large'))?.equals(content)).toBe(true);
    expect((await read('audio/again'))?.equals(content)).toBe(true);
  });

  it('replaces an object as a whole', async () => {
    await storage.put('a', Buffer.from('the first content'));
    await storage.put('a', Buffer.from('second'));
    expect(String(await read('a'))).toBe('second');
  });

  it('has no object under a key that was not put or was deleted', async () => {
    expect(await storage.get('nothing/here')).toBeUndefined();
    await storage.put('a', Buffer.from('a'));
    await storage.delete('a');
    await storage.delete('a');
    await storage.delete('nothing/here');
    expect(await storage.get('a')).toBeUndefined();
  });

  it('lists objects by prefix, with size and time', async () => {
    const before = Date.now();
    for (const key of ['audio/a/1', 'audio/a/2', 'audio/ab/1', 'other/1'])
      await storage.put(key, Buffer.from('12345'));
    expect(await keys('audio/a/')).toEqual(['audio/a/1', 'audio/a/2']);
    expect(await keys('')).toEqual(['audio/a/1', 'audio/a/2', 'audio/ab/1', 'other/1']);
    expect(await keys('nothing/')).toEqual([]);
    const [first] = await Array.fromAsync(storage.list('audio/a/'));
    expect(first?.bytes).toBe(5);
    // A server of S3 may report whole seconds.
    expect(first?.modifiedAt.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(first?.modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  onlyInFullRun(() => {
    it('lists and deletes more objects than a page of S3 has', async () => {
      const many = Array.from({ length: 1005 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
      for (let at = 0; at < many.length; at += 50) {
        await Promise.all(many.slice(at, at + 50).map((key) => storage.put(key, Buffer.from('x'))));
      }
      await storage.put('kept', Buffer.from('x'));
      expect(await keys('many/')).toEqual(many);
      expect(await storage.deleteAll('many/')).toBe(1005);
      expect(await keys('')).toEqual(['kept']);
    });
  });

  it('refuses keys that could leave it', async () => {
    for (const key of ['../a', '/a', 'a/../../b', '']) {
      await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow('not a key');
      await expect(async () => storage.get(key)).rejects.toThrow('not a key');
      await expect(async () => storage.delete(key)).rejects.toThrow('not a key');
    }
    await expect(keys('../')).rejects.toThrow('not a prefix');
  });
});

describe('a folder', () => {
  it('has no name of a key whose objects were deleted', async () => {
    const root = join(folder, 'emptied');
    const storage = new FolderStorage(root);
    await storage.put('audio/account/upload', Buffer.from('x'));
    await storage.put('audio/other/upload', Buffer.from('x'));
    await storage.deleteAll('audio/account/');
    expect(await readdir(join(root, 'audio'))).toEqual(['other']);
    await storage.deleteAll('');
    expect(await readdir(root, { recursive: true })).toEqual(['.drafts']);
  });

  it('stores objects while the last one next to them is being deleted', async () => {
    const storage = new FolderStorage(join(folder, 'turns'));
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        await storage.put(`turn/gone-${index}`, Buffer.from('x'));
        await storage.delete(`turn/gone-${index}`);
      }),
    );
    expect(await Array.fromAsync(storage.list(''))).toEqual([]);
  });

  it('fails as unavailable when it cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(new FolderStorage(file).put('a', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
  });
});

describe.skipIf(rclone === undefined)('a bucket', () => {
  it('is refused with wrong credentials, without showing them', async () => {
    const storage = new S3Storage({ ...s3.bucket, secretAccessKey: 'a-wrong-secret' });
    const failure = await storage.put('a', Buffer.from('x')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageUnavailableError);
    expect((failure as StorageUnavailableError).reason).toContain('403');
    expect(JSON.stringify(failure) + String((failure as Error).stack)).not.toMatch(
      /a-wrong-secret|AKIDEXAMPLE/,
    );
  });

  it('must exist', async () => {
    const storage = new S3Storage({ ...s3.bucket, name: 'missing-bucket' });
    await expect(storage.get('a')).rejects.toMatchObject({ reason: expect.stringContaining('NoSuchBucket') });
  });

  it('fails as retryable while its server is down', async () => {
    await s3.stop();
    const failure = await new S3Storage(s3.bucket).get('a').catch((error: unknown) => error);
    await s3.start();
    expect(failure).toMatchObject({ slug: 'storage-unavailable', status: 503, isRetriable: true });
    expect((failure as Error).message).not.toContain('127.0.0.1');
  });
});
